/** Ways to divide CF that are worth a thought: a first attack, what goes with it, and what is left for defence. */
import { sumModifiers } from '../../../../kernel/modifier.ts';
import { guardCost, specialsWith } from '../../rules/advanced/specials.ts';
import { AREA_CF_MAX, allocationFault, NO_DEFENCE } from '../../rules/basic/allocation.ts';
import { unitOf } from '../../rules/pool.ts';
import { fighterOf } from '../../rules/sheet.ts';
import type { Tables } from '../../rules/tables/types.ts';
import {
  type Allocation,
  AREAS,
  type Area,
  type Attack,
  type ByArea,
  type Fighter,
  type FighterId,
  type Mark,
  type Pool,
  SPECIAL_ATTACKS,
  type State,
} from '../../rules/types.ts';
import { leastHalved, plainAllocation, softest } from '../plain-blows.ts';

/** So many of the areas that give way soonest are thought of for the first attack, and all others a little. */
const SOFT = 3;
/** CF of a first attack that leaves more for defence. */
const WEAK_CF = 5;
/** Over how many areas the same CF are spread in attacks all round. */
const ALL_ROUND = [3, 5] as const;

/** What is divided, and by whom. */
interface Dividing {
  readonly tables: Tables;
  readonly fighter: Fighter;
  readonly pool: Pool;
  /** His own areas, those that give way soonest first. */
  readonly own: readonly Area[];
}

/** Whom attacks go to, and with what. */
interface Aim {
  readonly mark: Mark;
  readonly with: Pick<Attack, 'target' | 'arm'>;
  /** The target's areas, those that give way soonest first. */
  readonly areas: readonly Area[];
}

/** So many attacks are thought of before what is plain, and before no attack at all. */
const LIKELIEST = 6;

/** Ways to divide a pool, the likeliest first; each legal. */
export function divisionsWorth(
  state: Readonly<State>,
  tables: Tables,
  id: FighterId,
  pool: Pool,
): readonly Allocation[] {
  const fighter = fighterOf(state, id);
  const dividing = { tables, fighter, pool, own: softest(tables, fighter) };
  const struck = pool.mayAttack ? aimsOf(state, tables, pool).flatMap((aim) => struckAt(dividing, aim)) : [];
  const [likeliest, others] = [struck.slice(0, LIKELIEST), struck.slice(LIKELIEST)];
  const all = [...likeliest, plainAllocation(state, tables, id, pool), ...guarded(dividing, []), ...others];
  const known = new Set<string>();
  return all.filter((one) => {
    const words = JSON.stringify(one);
    if (known.has(words) || allocationFault(pool, one) !== null) return false;
    known.add(words);
    return true;
  });
}

/** Of several opponents so many are thought of. */
const MARKS = 3;

function aimsOf(state: Readonly<State>, tables: Tables, { marks }: Pool): readonly Aim[] {
  return marks.slice(0, MARKS).map((mark, i): Aim => {
    const arm = leastHalved(mark.arms);
    const target = i === 0 ? {} : { target: mark.fighter };
    const areas = softest(tables, fighterOf(state, mark.fighter), mark.areas);
    return { mark, with: { ...target, ...(arm === 0 ? {} : { arm }) }, areas };
  });
}

/**
 * Each first attack with what can go with it, and attacks all round. What is unlike comes first, for whoever looks at
 * the first few alone: the first attacks with a second, then with a guard, then weaker ones with more of it.
 */
function struckAt(dividing: Dividing, aim: Aim): readonly Allocation[] {
  const { pool } = dividing;
  const firsts = firstAttacks(aim);
  const led = (cf: number): readonly Attack[] =>
    firsts.flatMap((first) => attackOf(aim, first, Math.min(cf, unitsOf(pool, aim, first, pool.total))) ?? []);
  const strong = led(AREA_CF_MAX);
  const weak = led(WEAK_CF).filter(({ cf }) => cf === WEAK_CF);
  const paired = strong.map((one) => withSecond(dividing, aim, one));
  const round = ALL_ROUND.map((many) => allRound(pool, aim, many));
  const alone = [...strong, ...weak].map((one) => [one]);
  return [...paired, ...alone, ...round].flatMap((attacks) => guarded(dividing, attacks));
}

/** An attack before CF are put on it. */
type First = Pick<Attack, 'area' | 'special'>;

/** Plain ones on the softest areas, and every special one that is open. */
function firstAttacks({ mark, with: { arm }, areas }: Aim): readonly First[] {
  const plain = areas.slice(0, SOFT).map((area): First => ({ area }));
  const specials = specialsWith(mark, arm).flatMap((special): readonly First[] => {
    const area = SPECIAL_ATTACKS[special] ?? areas[0];
    return area !== undefined && areas.includes(area) ? [{ area, special }] : [];
  });
  if (mark.arms[arm ?? 0]?.kind === 'sand') return specials;
  const [first, ...others] = plain;
  return first === undefined ? specials : [first, ...specials, ...others];
}

/** CF in effect that so many of the pool make in such an attack. */
function unitsOf(pool: Pool, aim: Aim, { special }: First, cf: number): number {
  return Math.floor(cf / unitOf(pool, { ...aim.with, ...(special === undefined ? {} : { special }) }));
}

/** The attack with so many CF, and the edge where there is one; null: that is none. */
function attackOf({ mark, with: how }: Aim, first: First, cf: number): Attack | null {
  const edge = sumModifiers(mark.edge) > 0 ? { edge: true as const } : {};
  return cf < 1 ? null : { ...first, cf, ...how, ...edge };
}

/** A second plain attack with what the first leaves. */
function withSecond({ pool }: Dividing, aim: Aim, one: Attack): readonly Attack[] {
  const area = aim.areas.find((other) => other !== one.area);
  const left = pool.total - one.cf * unitOf(pool, one);
  if (area === undefined) return [one];
  const cf = Math.min(AREA_CF_MAX, unitsOf(pool, aim, { area }, left));
  return cf < 1 ? [one] : [one, { area, cf, ...aim.with }];
}

/** The whole pool over several areas, evenly. */
function allRound(pool: Pool, aim: Aim, many: number): readonly Attack[] {
  const areas = aim.areas.slice(0, many);
  const units = unitsOf(pool, aim, { area: AREAS[0] }, pool.total);
  return areas.flatMap((area, i): readonly Attack[] => {
    const attack = attackOf(aim, { area }, Math.min(AREA_CF_MAX, Math.ceil((units - i) / areas.length)));
    if (attack === null) return [];
    const { edge: _, ...plain } = attack;
    return [i === 0 ? attack : plain];
  });
}

/** Attacks with all that is left on defence, plainly, and with a special defence where one is open. */
function guarded({ pool, own }: Dividing, attacks: readonly Attack[]): readonly Allocation[] {
  const spent = attacks.reduce((sum, one) => sum + one.cf * unitOf(pool, one), 0);
  const left = pool.total - spent;
  if (!pool.mayDefend || left <= 0) return attacks.length === 0 ? [] : [{ attacks, defence: NO_DEFENCE }];
  const plain = { attacks, defence: dealt(own, left) };
  const area = own.find((one) => pool.specialDefences.includes(one));
  const after = left - guardCost(pool);
  if (area === undefined || after < 0) return [plain];
  const others = own.filter((one) => one !== area);
  return [plain, { attacks, defence: dealt(others, after), special: area }];
}

/** CF one by one over some areas, round and round. */
function dealt(order: readonly Area[], cf: number): ByArea<number> {
  const defence: ByArea<number> = { ...NO_DEFENCE };
  for (let i = 0; i < cf; i++) defence[order[i % order.length] ?? AREAS[0]] += 1;
  return defence;
}
