/** 16.2 The tactician: every stand in reach and every attack from there, weighed one turn ahead. */
import type { Pick } from '../../../ai/tactics.ts';
import { distance, type Hex, neighbour } from '../../../kernel/hex.ts';
import { sumModifiers } from '../../../kernel/modifier.ts';
import type { Request } from '../../../kernel/request.ts';
import type { Act, Attack, Shed } from '../rules/acts.ts';
import { whirlEnd } from '../rules/blows/whirl.ts';
import { SHED_MODIFIER, SHEDS } from '../rules/book/chart.ts';
import { rearming } from '../rules/book/rearm.ts';
import { armOf, armsOf } from '../rules/gear.ts';
import { lineTo, quadrantOf } from '../rules/geometry.ts';
import type { MuneraDecisions } from '../rules/kit.ts';
import { actFault, attackCost, attackFault } from '../rules/legal.ts';
import { pointsLeft } from '../rules/points.ts';
import { type Footing, reachOf, standingAt, wayTo } from '../rules/reach.ts';
import { fighterOf, isFree, isWorn, nearestTo, turnOf } from '../rules/roster.ts';
import { apModifiers } from '../rules/scores.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { Fighter, State } from '../rules/types.ts';
import { strikeWorth } from './strike-worth.ts';

/** An Action Point that is spent, and a turn that tires. */
const AP_COSTS = 0.5;
const TIRING = 7;
const TIRING_COSTS = 6;
/** What is no better than ending the turn by more than this is not done. */
const LEAST_GAIN = 1e-9;

/** Where to go, what to do there, and what all of it is worth. */
export interface Plan {
  readonly stand: Footing;
  readonly how: Attack | null;
  readonly cost: number;
  /** What the blow is worth, what the place is, and the price of Action Points and of a tiring turn; the sum is `worth`. */
  readonly parts: { readonly blow: number; readonly place: number; readonly price: number };
  readonly worth: number;
}

/** What a tactician answers. 16 (d) It throws away a shield as the book does, and never lets go. */
export function tacticianAnswer(
  state: Readonly<State>,
  tables: Tables,
  request: Request<MuneraDecisions>,
  pick: Pick,
): Act | Shed | 'throw' {
  switch (request.kind) {
    case 'grapple':
      return 'throw';
    case 'shed':
      return throwsShield(state, tables, request.fighter) && pick(6) + 1 >= SHEDS ? 'shield' : 'none';
    case 'act':
      return tacticianAct(state, tables, request.fighter);
  }
}

/** 16 (d) Whether the book would throw a die for its large shield. */
function throwsShield(state: Readonly<State>, tables: Tables, id: string): boolean {
  const fighter = fighterOf(state, id);
  const modifier = sumModifiers(apModifiers(fighter, tables));
  return fighter.shield === 'large' && isWorn(fighter) && modifier <= SHED_MODIFIER;
}

/** 16, 16.2 What a tactician does next in its turn. It is legal. */
export function tacticianAct(state: Readonly<State>, tables: Tables, id: string): Act {
  const fighter = fighterOf(state, id);
  if (actFault(state, tables, id, { do: 'cut' }) === null) return { do: 'cut' };
  const armed = rearming({ state, tables }, fighter);
  if (armed !== null) return armed;
  const foe = nearestTo(state, fighter);
  if (foe === null) return { do: 'end' };
  const best = bestPlan(state, tables, fighter, foe);
  if (best === null) return { do: 'end' };
  const [step] = wayTo(best.stand);
  if (step !== undefined) return step;
  return best.how === null ? { do: 'end' } : { do: 'attack', ...best.how };
}

/** The best plan if it is better than to end here; of equals the cheapest, then the first. */
function bestPlan(state: Readonly<State>, tables: Tables, fighter: Fighter, foe: Fighter): Plan | null {
  let best: Plan | null = null;
  for (const plan of plansOf(state, tables, fighter, foe))
    if (best === null || plan.worth > best.worth || (plan.worth === best.worth && plan.cost < best.cost)) best = plan;
  const here = placeWorth(state, fighter, foe, fighter.hex);
  return best !== null && best.worth > here + LEAST_GAIN ? best : null;
}

/** 16.2 Every stand in reach, and every attack on the target from there, as a tactician weighs them. */
export function plansOf(state: Readonly<State>, tables: Tables, fighter: Fighter, foe: Fighter): readonly Plan[] {
  const left = pointsLeft(state, fighter);
  const { spent, stood } = turnOf(state);
  const plans: Plan[] = [];
  const weigh = (stand: Footing, how: Attack | null, cost: number, blow: number, place: number): void => {
    const tires = spent < TIRING && spent + cost >= TIRING ? TIRING_COSTS : 0;
    const worth = blow + place - AP_COSTS * cost - tires;
    plans.push({ stand, how, cost, parts: { blow, place, price: AP_COSTS * cost + tires }, worth });
  };
  for (const stand of reachOf(state, fighter, left, !stood)) {
    const there = standingAt(state, fighter.id, stand);
    const self = fighterOf(there, fighter.id);
    if (stand.cost > 0) weigh(stand, null, stand.cost, 0, placeWorth(there, self, foe, self.hex));
    for (const { how, cost } of strikesFrom(there, tables, self, foe)) {
      const arm = armOf(self, how.with, tables);
      if (arm === null) continue;
      const end = how.whirl ? whirlEnd(self.hex, foe) : self.hex;
      const blow = strikeWorth({ state: there, tables, fighter: self, foe, arm, how });
      weigh(stand, how, stand.cost + cost, blow, placeWorth(there, self, foe, end));
    }
  }
  return plans;
}

/** Legal attacks on the target from where the fighter stands, with what is left: plain, whirled, feinted by hand weapons. */
function strikesFrom(
  state: Readonly<State>,
  tables: Tables,
  fighter: Fighter,
  foe: Fighter,
): readonly { readonly how: Attack; readonly cost: number }[] {
  if (quadrantOf(fighter.hex, fighter.facing, foe.hex) !== 'front') return [];
  const left = pointsLeft(state, fighter);
  return armsOf(fighter).flatMap((way) => {
    const plain: Attack = { foe: foe.id, with: way, feint: false, whirl: false };
    if (attackFault({ state, tables, fighter }, plain) !== null) return [];
    const hand = armOf(fighter, way, tables)?.hand === true;
    const all = hand ? [plain, { ...plain, whirl: true }, { ...plain, feint: true }] : [plain];
    return all.flatMap((how) => {
      const cost = attackCost(state, tables, fighter, how);
      return cost <= left && attackFault({ state, tables, fighter }, how) === null ? [{ how, cost }] : [];
    });
  });
}

/** 16.2 By the quarter in which the target then is. */
const QUARTERS = { front: 0, left: 3, right: 4, rear: 8 } as const;
const WALLED = 5;
const FLANKS = 4;

/** 16.2 What it is worth to end the turn in a hex, with one's own facing. */
export function placeWorth(state: Readonly<State>, fighter: Fighter, foe: Fighter, hex: Hex): number {
  const far = distance(hex, foe.hex);
  const near = far <= 2 ? 1 : far === 3 ? 0.5 : 0;
  const open = QUARTERS[quadrantOf(hex, fighter.facing, foe.hex)] * near;
  const walled = far === 1 && !foe.down && isPinnedAt(state, fighter, foe, hex) ? WALLED : 0;
  const flanks = far <= 2 && quadrantOf(foe.hex, foe.facing, hex) !== 'front' ? FLANKS : 0;
  return -open - walled - rangeCost(fighter, far) + flanks;
}

/** Whether a push by the target would send one nowhere; the hex one stands in now counts as free. */
function isPinnedAt(state: Readonly<State>, fighter: Fighter, foe: Fighter, hex: Hex): boolean {
  const others = { ...state, fighters: state.fighters.filter(({ id }) => id !== fighter.id) };
  return !isFree(others, neighbour(hex, lineTo(foe.hex, hex)));
}

/** How far one is from where one's weapons like it. */
function rangeCost({ darts, arrows, held }: Fighter, far: number): number {
  const holds = (...kinds: readonly string[]): boolean => held.some(({ kind }) => kinds.includes(kind));
  if (darts > 0 || (arrows > 0 && holds('bow'))) return 2 * Math.abs(far - 4);
  const best = holds('long spear', 'trident', 'net')
    ? 2
    : held.every(({ kind }) => kind === 'lasso') && held.length > 0
      ? 3
      : 1;
  return 1.5 * Math.abs(far - best);
}
