/** 5.2.6, 9.1-9.4.2: who fights, how they turn, what they spend, and when their blows fall. */
import { minus, nearestDirections } from '../kernel/hex.ts';
import { type Modifier, sumModifiers } from '../kernel/modifier.ts';
import { asking } from '../kernel/rule.ts';
import { attackCost, defenceCost, NO_DEFENCE, poolModifiers, poolOf } from './allocation.ts';
import { playRounds } from './attack.ts';
import { allocateCenturion, type BookAllocation } from './centurion-combat.ts';
import { isFreeToStrike } from './ensnared.ts';
import type { Slot } from './events.ts';
import { advantageModifiers, statusModifiers } from './facing.ts';
import {
  type Combatant,
  type GladiatorRule,
  LAST_ROUND,
  type PhaseContext,
  type PlannedAttack,
  turnoutOf,
} from './phase.ts';
import { isActive, isUpright, isWeapon } from './sheet.ts';
import type { Attack, Fighter, GladiatorDecisions, Pool, Weapon } from './types.ts';
import { viewOf } from './view.ts';
import { canStrike, withinReach } from './weapons.ts';

const resolveAsking = asking<GladiatorDecisions>();

/** One man of a pair that fights. */
interface Engaged {
  readonly fighter: Fighter;
  readonly target: Fighter;
  readonly modifiers: readonly Modifier[];
  readonly advantage: readonly Modifier[];
  readonly pool: Pool;
}

/** 5.2.6 The combat step. */
export function* resolveCombat(ctx: PhaseContext): GladiatorRule {
  const pair = engage(ctx);
  if (pair === null) return;
  const allocations = yield* resolveAllocations(ctx, pair);
  reveal(ctx, pair, allocations);
  yield* playRounds(ctx);
}

/**
 * 9.1 A pair fights if one of them may attack and has the other in his front (P34, F19). Advantage
 * is fixed first; then each upright man is turned to put the other before him (9.1.1, 9.1.2).
 */
function engage(ctx: PhaseContext): readonly Engaged[] | null {
  const [a, b] = ctx.state.fighters.filter(({ fate }) => fate === 'fighting');
  if (a === undefined || b === undefined) return null;
  const sees = (one: Fighter, other: Fighter) => isUpright(one) && canStrike(ctx.tables, one, other.at);
  const [aSees, bSees] = [sees(a, b), sees(b, a)];
  const sides = [sideOf(ctx, a, b, aSees), sideOf(ctx, b, a, bSees)] as const;
  if (!(aSees && sides[0].pool.mayAttack) && !(bSees && sides[1].pool.mayAttack)) return null;
  for (const { fighter, target, advantage, pool } of sides) {
    if (!pool.mayAttack) continue;
    const sum = sumModifiers(advantage);
    ctx.emit({
      kind: 'engaged',
      cite: '9.2',
      fighter: fighter.id,
      target: target.id,
      modifiers: advantage,
      advantage: sum,
    });
  }
  centre(ctx, a, b, aSees);
  centre(ctx, b, a, bSees);
  return sides;
}

/** One man's part: he who was turned round has only what the other's posture gives him (F19). */
function sideOf(ctx: PhaseContext, fighter: Fighter, target: Fighter, sees: boolean): Engaged {
  const { tables } = ctx;
  const mayAttack = isUpright(fighter) && isFreeToStrike(ctx.state, fighter) && withinReach(tables, fighter, target.at);
  const found = sees ? advantageModifiers(tables, fighter.at, target) : statusModifiers(tables, target);
  const advantage = mayAttack ? found : [];
  const modifiers = poolModifiers(tables, fighter, advantage, ctx.state.rules, turnoutOf(ctx, fighter).terms);
  return { fighter, target, modifiers, advantage, pool: poolOf(ctx, fighter, target, modifiers, mayAttack) };
}

/** 9.1.1, 9.1.2 Who saw his man turns to have him straight ahead; who did not is turned round to him. */
function centre(ctx: PhaseContext, fighter: Fighter, target: Fighter, saw: boolean): void {
  if (!isUpright(fighter)) return;
  const from = fighter.facing;
  fighter.facing = nearestDirections(minus(target.at, fighter.at))[0] ?? from;
  if (fighter.facing === from) return;
  ctx.emit({
    kind: 'turned',
    cite: saw ? '9.1.2' : '9.1.1',
    fighter: fighter.id,
    from,
    to: fighter.facing,
    why: 'combat',
  });
}

/** Whether there is anything for this man to allocate. */
function hasSay({ fighter, pool }: Engaged, foe: Engaged): boolean {
  return isActive(fighter) && pool.total > 0 && (pool.mayAttack || (pool.mayDefend && foe.pool.mayAttack));
}

/** 9.3 The seats allocate in secret, then the centurions by dice (29.7). */
function* resolveAllocations(ctx: PhaseContext, pair: readonly Engaged[]): GladiatorRule<readonly BookAllocation[]> {
  const saying = pair.map((one, i) => hasSay(one, pair[1 - i] ?? one));
  const asked = pair.filter(({ fighter }, i) => saying[i] === true && fighter.by === 'seat');
  const answers = yield* resolveAsking<'allocate'>(
    asked.map(({ fighter, target, pool }) => ({
      kind: 'allocate',
      seat: fighter.seat ?? 0,
      cite: '9.3',
      fighter: fighter.id,
      target: target.id,
      pool,
    })),
  );
  return pair.map((one, i): BookAllocation => {
    const answer = answers[asked.indexOf(one)];
    if (answer !== undefined) {
      return { allocation: answer, spentOnAttack: attackCost(one.pool, answer), rolls: [], lots: [] };
    }
    if (saying[i] !== true) return EMPTY;
    const view = { state: viewOf(ctx.state), tables: ctx.tables, dice: ctx.dice };
    return allocateCenturion(view, one.fighter, one.target, one.pool);
  });
}

/** 9.4.1, 9.4.2 Both show what they wrote; it counts for performance; each attack gets its round. */
function reveal(ctx: PhaseContext, pair: readonly Engaged[], allocations: readonly BookAllocation[]): void {
  const slots: Slot[] = [];
  ctx.combatants = pair.map((one, i): Combatant => {
    const { fighter, target, modifiers, pool } = one;
    const { allocation, spentOnAttack, rolls, lots } = allocations[i] ?? EMPTY;
    fighter.attackTotal += spentOnAttack; // P57
    fighter.defenceTotal += defenceCost(allocation);
    if (pool.total > 0) {
      const sums = { modifiers, total: pool.total, spentOnAttack, allocation };
      ctx.emit({ kind: 'allocated', cite: '9.4.1', fighter: fighter.id, target: target.id, ...sums, rolls, lots });
    }
    const made = allocation.attacks.flatMap((attack) => againstKneeling(ctx, fighter, target, attack));
    const attacks = sequence(ctx, one, made);
    slots.push(...attacks.map(({ area, cf, round }) => ({ fighter: fighter.id, area, cf, round })));
    const special = allocation.special ?? null;
    return { fighter, target, attacks, defence: { ...allocation.defence }, special, owed: 0, fumbled: false };
  });
  slots.sort((a, b) => a.round - b.round || b.cf - a.cf || (a.fighter < b.fighter ? -1 : 1));
  if (slots.length > 0) ctx.emit({ kind: 'sequence-set', cite: '9.4.2', slots });
}

const EMPTY: BookAllocation = {
  allocation: { attacks: [], defence: NO_DEFENCE },
  spentOnAttack: 0,
  rolls: [],
  lots: [],
};

/** 14.2 An attack on a kneeling man's legs counts half; halved to nothing it is never made (F18). */
function againstKneeling(ctx: PhaseContext, fighter: Fighter, target: Fighter, attack: Attack): readonly Attack[] {
  if (target.posture !== 'kneeling' || attack.area !== 5) return [attack];
  const cf = { from: attack.cf, to: Math.floor(attack.cf / 2) };
  ctx.emit({ kind: 'attack-halved', cite: '14.2', fighter: fighter.id, area: attack.area, cf });
  return cf.to === 0 ? [] : [{ ...attack, cf: cf.to }];
}

/** 9.4.2, 9.4.4 The rounds of planned attacks, in the order they were written, each shifted by its weapon (P38). */
function sequence(ctx: PhaseContext, { fighter, pool }: Engaged, attacks: readonly Attack[]): PlannedAttack[] {
  const rounds = ctx.tables.sequence[attacks.length - 1] ?? [];
  return attacks.map(({ area, cf, arm = 0, special = null }, i) => {
    const { hand, speed, kind } = special === 'bash' || special === 'sand' ? NO_ARM : (pool.arms[arm] ?? NO_ARM);
    const round = Math.max(0, Math.min(LAST_ROUND, (rounds[i] ?? 0) + speed));
    const weapon = hand === null ? null : heldWeapon(fighter, hand);
    return { area, cf, round, weapon, fist: kind === 'fist', special, waiting: true };
  });
}

/** A shield that bashes, and a foot in the sand: neither uses a weapon. */
const NO_ARM = { hand: null, speed: 0, kind: null } as const;

function heldWeapon({ hands }: Fighter, hand: number): Weapon | null {
  const item = hands[hand];
  return item === undefined || !isWeapon(item) ? null : item;
}
