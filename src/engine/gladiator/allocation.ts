/** 9.3: what may be spent, and how it may be divided. */
import { addModifier, type Modifier, sumModifiers } from '../kernel/modifier.ts';
import type { DecisionRules } from '../kernel/request.ts';
import { type PhaseContext, turnoutOf } from './phase.ts';
import { STUMBLING_CF } from './posture.ts';
import { currentCf } from './sheet.ts';
import type { Tables } from './table-types.ts';
import {
  type Allocation,
  AREA_NAMES,
  AREAS,
  type ByArea,
  type Fighter,
  type GladiatorDecisions,
  type Pool,
  type State,
} from './types.ts';

/** 9.3.2 */
export const AREA_CF_MAX = 8;
/** 9.4.2 */
const ATTACKS_MAX = 5;

/** 9.3.1 Everything that makes a man's pool: his positional advantage (P33), and last the half of the prone (16.3, P37). */
export function poolModifiers(tables: Tables, fighter: Fighter, advantage: readonly Modifier[]): readonly Modifier[] {
  const list: Modifier[] = [];
  addModifier(list, currentCf(tables, fighter), 'current CF', '9.3.1');
  addModifier(list, -fighter.stun.amount, 'stun', '11.2');
  if (fighter.stumbling) list.push(STUMBLING_CF);
  list.push(...advantage);
  const sum = sumModifiers(list);
  if (fighter.posture === 'prone') addModifier(list, Math.floor(sum / 2) - sum, 'prone: half', '16.3');
  return list;
}

/**
 * 9.3.1 A man's pool. One below 1 CF has only what position gives him, for attack alone (10.3.4); a
 * kneeling man, or one who has just taken up his weapon, attacks at half for each (14.3, 13.4.2).
 */
export function poolOf(ctx: PhaseContext, fighter: Fighter, modifiers: readonly Modifier[], mayAttack: boolean): Pool {
  const sum = Math.max(0, sumModifiers(modifiers));
  const weak = currentCf(ctx.tables, fighter) < 1;
  const halvings = (fighter.posture === 'kneeling' ? 1 : 0) + (turnoutOf(ctx, fighter).rearmed ? 1 : 0);
  return {
    total: sum,
    mayAttack: mayAttack && sum >= 1,
    mayDefend: !weak,
    halvings,
  };
}

/** CF that an allocation's attacks cost, before they are halved (P36). */
export function attackCost(allocation: Allocation, halvings: number): number {
  let cf = 0;
  for (const attack of allocation.attacks) cf += attack.cf;
  return cf * 2 ** halvings;
}

export function defenceCost(allocation: Allocation): number {
  let cf = 0;
  for (const area of AREAS) cf += allocation.defence[area];
  return cf;
}

/** 9.3.2, 9.3.3, P37 Why an allocation is against the rules, or null. */
export function allocationFault(pool: Pool, allocation: Allocation): string | null {
  const { attacks, defence } = allocation;
  if (attacks.length > 0 && !pool.mayAttack) return 'you may not attack this phase (9.1, 10.3.4, 16.3)';
  if (attacks.length > ATTACKS_MAX) return `at most ${ATTACKS_MAX} attacks a phase (9.4.2)`;
  for (const [i, { area, cf }] of attacks.entries()) {
    if (!Number.isInteger(cf) || cf < 1 || cf > AREA_CF_MAX) return `an attack takes 1 to ${AREA_CF_MAX} CF (9.3.2)`;
    if (attacks.findIndex((other) => other.area === area) !== i)
      return `only one attack on the ${AREA_NAMES[area]} (P37)`;
  }
  if (AREAS.some((area) => !Number.isInteger(defence[area]) || defence[area] < 0))
    return 'the defence of an area takes 0 or more whole CF (9.3.3)';
  const spent = attackCost(allocation, pool.halvings);
  const defended = defenceCost(allocation);
  if (defended > 0 && !pool.mayDefend) return 'below 1 CF, what position gives is for attack alone (10.3.4.1)';
  if (spent + defended > pool.total) return `that takes ${spent + defended} CF of the ${pool.total} you have (9.3.1)`;
  return null;
}

export const NO_DEFENCE: Readonly<ByArea<number>> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };

/** A legal allocation at random: each CF goes to a random use until none is left or none fits. */
function sampleAllocation(pool: Pool, pick: (n: number) => number): Allocation {
  const cf: ByArea<number> = { ...NO_DEFENCE };
  const defence: ByArea<number> = { ...NO_DEFENCE };
  const waiting = [...AREAS];
  const order = AREAS.flatMap(() => waiting.splice(pick(waiting.length), 1));
  const unit = 2 ** pool.halvings;
  let left = pool.total - pick(2) * pick(3);
  for (let tries = 0; left > 0 && tries < 200; tries++) {
    const area = AREAS[pick(AREAS.length)] ?? 1;
    if (pool.mayAttack && left >= unit && cf[area] < AREA_CF_MAX && (pick(2) === 0 || !pool.mayDefend)) {
      cf[area] += 1;
      left -= unit;
    } else if (pool.mayDefend) {
      defence[area] += 1;
      left -= 1;
    }
  }
  return { attacks: order.filter((area) => cf[area] > 0).map((area) => ({ area, cf: cf[area] })), defence };
}

export const allocateDecision: DecisionRules<State, Tables, GladiatorDecisions['allocate']['ask'], Allocation> = {
  check: (_state, _tables, ask, allocation) => allocationFault(ask.pool, allocation),
  list: () => null,
  sample: (_state, _tables, ask, pick) => sampleAllocation(ask.pool, pick),
};
