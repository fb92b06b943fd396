/** 9.3: what may be spent, and how it may be divided. */
import { addModifier, type Cite, type Modifier, sumModifiers } from '../../../../kernel/modifier.ts';
import type { DecisionRules } from '../../../../kernel/request.ts';
import { bowOf, isArcher } from '../advanced/bow.ts';
import { bearsSand, reachesWithSand, SAND_ARM } from '../advanced/sand.ts';
import {
  guardCost,
  pricedGuard,
  specialAttacksOf,
  specialDefencesOf,
  specialFault,
  specialsWith,
  takesSpecial,
} from '../advanced/specials.ts';
import { hasTalent } from '../advanced/talents.ts';
import { addArmsCf, armedCf, armsOf, isCrowded } from '../advanced/weapons.ts';
import { type Allocation, type Arm, type Attack, type Mark, type Pool, SPECIAL_ATTACKS } from '../allocation-types.ts';
import { AREA_NAMES, AREAS, type Area, type ByArea } from '../area-types.ts';
import { hasBelow } from '../arena/height.ts';
import { BEAST_AREA_NAMES } from '../beasts/types.ts';
import { headOf, rangeBetween } from '../bodies.ts';
import { type PhaseContext, turnoutOf } from '../phase.ts';
import { edgeOf, markAt, unitOf } from '../pool.ts';
import { advancedRules } from '../rule-choices.ts';
import { currentCf } from '../sheet.ts';
import type { Tables } from '../tables/types.ts';
import type { Fighter, GladiatorDecisions, ItemId, RuleChoices, State } from '../types.ts';
import { areasFrom } from './facing.ts';
import { STUMBLING_CF } from './posture.ts';

/** 9.3.2 CF that one attack can have at most. */
export const AREA_CF_MAX = 8;
/** 9.4.2 Attacks that one man can make in a phase at most. */
const ATTACKS_MAX = 5;
/** 28.7.4 CF that a bear has on top while it stands up. */
const REARED_CF = 4;
const ALL_RULES = advancedRules();

/**
 * P33 What a man has to spend on anything: his positional advantage counts, and `spent` comes off last. All
 * chapters are in force unless `rules` says otherwise.
 */
export function availableModifiers(
  tables: Tables,
  fighter: Fighter,
  advantage: readonly Modifier[],
  rules: RuleChoices = ALL_RULES,
  spent: readonly Modifier[] = [],
): readonly Modifier[] {
  const list: Modifier[] = [];
  addModifier(list, currentCf(tables, fighter), 'current CF', '9.3.1');
  addArmsCf(rules, tables, fighter, list);
  addModifier(list, -fighter.stun.amount, 'stun', '11.2');
  if (fighter.stumbling) list.push(STUMBLING_CF);
  addModifier(list, fighter.beast?.reared === true ? REARED_CF : 0, 'reared', '28.7.4');
  list.push(...advantage);
  if (fighter.ensnared?.by === 'arm') halve(list, 'caught by the arm: half', '21.7.1');
  return [...list, ...spent];
}

/** 9.3.1 Everything that makes a man's pool in combat; of an archer it is half, of the prone half, last of all (21.3.2, 16.3, P37). */
export function poolModifiers(...given: Parameters<typeof availableModifiers>): readonly Modifier[] {
  const list = [...availableModifiers(...given)];
  const [tables, fighter] = given;
  const bow = isArcher(tables, fighter) ? bowOf(tables, fighter) : null;
  if (bow !== null) halve(list, `${bow.kind} in hand: half`, '21.3.2');
  if (fighter.posture === 'prone') halve(list, 'prone: half', '16.3');
  return list;
}

function halve(list: Modifier[], why: string, cite: Cite): void {
  const sum = sumModifiers(list);
  addModifier(list, Math.floor(sum / 2) - sum, why, cite);
}

/** An opponent whom a man may strike at, and the advantage over him that is not in the pool (26.5). */
export interface Reach {
  readonly target: Fighter;
  readonly edge: readonly Modifier[];
  readonly past: boolean;
}

/**
 * 9.3.1 A man's pool. One below 1 CF has only what position gives him, for attack alone (10.3.4); a
 * kneeling man, or one who has just drawn his weapon, attacks at half for each (14.3, 21.1.2.1).
 */
export function poolOf(
  ctx: PhaseContext,
  fighter: Fighter,
  modifiers: readonly Modifier[],
  reached: readonly Reach[],
): Pool {
  const { tables, state } = ctx;
  const total = Math.max(0, sumModifiers(modifiers));
  const { tookUp, drawn } = turnoutOf(ctx, fighter).items;
  const halvings = [fighter.posture === 'kneeling', drawn].filter(Boolean).length;
  const marks = reached.map((one) => markOf(ctx, fighter, one, total, tookUp)).filter(({ arms }) => arms.length > 0);
  const mayDefend = armedCf(state.rules, tables, fighter) >= 1;
  return {
    total,
    modifiers,
    mayAttack: marks.length > 0,
    mayDefend,
    halvings,
    marks,
    specialDefences: mayDefend ? specialDefencesOf(state, tables, fighter) : [],
    ...pricedGuard(tables),
    ...(hasTalent(fighter, 'FA') ? { fast: true as const } : {}),
    ...(hasTalent(fighter, 'FB') ? { fatalBlow: true as const } : {}),
  };
}

/** What a man can strike another with, or else his sand (P315). */
function waysAt(state: State, tables: Tables, fighter: Fighter, target: Fighter): readonly Arm[] {
  const arms = armsOf(state.rules, tables, fighter, rangeBetween(fighter, target));
  if (arms.length > 0) return arms;
  return reachesWithSand(state, tables, fighter, target) && bearsSand(tables, fighter, target) ? [SAND_ARM] : [];
}

/** What a man can do to one opponent; `tookUp`: the weapon he took up in this phase, which strikes at half (13.4.2). */
function markOf(
  { state, tables }: PhaseContext,
  fighter: Fighter,
  { target, edge, past }: Reach,
  total: number,
  tookUp: ItemId | null,
): Mark {
  const range = rangeBetween(fighter, target);
  const able = total + sumModifiers(edge) >= 1 ? waysAt(state, tables, fighter, target) : [];
  const uphill = hasBelow(state, target, fighter); // 27.8.2.2, 30.6.3, P167 whoever stands higher halves it, once
  const met = uphill ? able.map(halved) : able;
  const arms = met.map((arm) => (holds(fighter, arm, tookUp) ? halved(arm) : arm));
  const open = arms.length > 0 ? specialAttacksOf(state, tables, fighter, target, range) : [];
  const specialAttacks = arms[0]?.kind === 'sand' ? open.filter((name) => name === 'sand') : open;
  const areas = areasFrom(tables, target, headOf(fighter));
  const mark = { fighter: target.id, arms, specialAttacks, areas, edge };
  const halvings = (uphill ? 1 : 0) + (isCrowded(tables, fighter) ? 1 : 0); // P147 on top of the pool's
  return {
    ...mark,
    ...(halvings > 0 ? { halvings } : {}),
    ...(past ? { past } : {}),
    ...(target.beast === null ? {} : { beast: true as const }),
  };
}

/** Whether an arm is an item; a bare hand is none. */
function holds({ hands }: Fighter, { hand }: Arm, item: ItemId | null): boolean {
  return hand !== null && item !== null && hands[hand]?.id === item;
}

/** 13.4.2, 27.8.2.2 A weapon taken up this very phase; a man on a rock above. */
const halved = (arm: Arm): Arm => ({ ...arm, halvings: arm.halvings + 1 });

/** CF that an allocation's attacks cost, before they are halved (P36). */
export function attackCost(pool: Pool, allocation: Allocation): number {
  let cf = 0;
  for (const attack of allocation.attacks) cf += attack.cf * unitOf(pool, attack);
  return cf;
}

/** 9.3.3, 23.3 CF that an allocation spends on defence. */
export function defenceCost(pool: Pick<Pool, 'guardCf'>, allocation: Allocation): number {
  let cf = allocation.special === undefined ? 0 : guardCost(pool);
  for (const area of AREAS) cf += allocation.defence[area];
  return cf;
}

/** 9.3.2, 9.3.3, P37 Why an allocation is against the rules, or null. */
export function allocationFault(pool: Pool, allocation: Allocation): string | null {
  const { attacks, defence } = allocation;
  if (attacks.length > 0 && !pool.mayAttack) return 'you may not attack this phase (9.1, 10.3.4, 16.3)';
  if (attacks.length > ATTACKS_MAX) return `at most ${ATTACKS_MAX} attacks a phase (9.4.2)`;
  for (const attack of attacks) {
    const fault = attackFault(pool, attacks, attack);
    if (fault !== null) return fault;
  }
  if (AREAS.some((area) => !Number.isInteger(defence[area]) || defence[area] < 0))
    return 'the defence of an area takes 0 or more whole CF (9.3.3)';
  const special = specialFault(pool, allocation) ?? fatalFault(pool, attacks);
  if (special !== null) return special;
  const spent = attackCost(pool, allocation);
  const defended = defenceCost(pool, allocation);
  if (defended > 0 && !pool.mayDefend) return 'below 1 CF, what position gives is for attack alone (10.3.4.1)';
  if (spent + defended > pool.total) return `that takes ${spent + defended} CF of the ${pool.total} you have (9.3.1)`;
  return null;
}

/** 31.3 FB Why attacks cannot be given up as written, or null (P219). */
function fatalFault({ fatalBlow }: Pool, attacks: readonly Attack[]): string | null {
  const given = attacks.filter(({ fatal }) => fatal === true);
  const [one, ...more] = given;
  if (one === undefined) return null;
  if (fatalBlow !== true) return 'only a man with the talent FB gives up an attack (31.3)';
  if (more.length > 0) return 'one attack a phase is given up (31.3)';
  if (one.special !== undefined) return 'a special attack is not given up (31.3)';
  return one === attacks.at(-1) ? 'an attack must come after the one given up (31.3)' : null;
}

/** Why one attack among others is against the rules, or null. */
function attackFault(pool: Pool, attacks: readonly Attack[], attack: Attack): string | null {
  const mark = markAt(pool, attack);
  if (mark === null) return `'${attack.target}' is nobody he can strike at (26.3.1)`;
  const { area, cf, edge } = attack;
  const least = edgeOf(pool, attack) > 0 ? 0 : 1;
  if (!Number.isInteger(cf) || cf < least || cf > AREA_CF_MAX) return `an attack takes 1 to ${AREA_CF_MAX} CF (9.3.2)`;
  const same = attacks.filter((other) => markAt(pool, other) === mark);
  if (same.find((other) => other.area === area) !== attack) return `only one attack on the ${areaOf(mark, area)} (P37)`;
  if (!mark.areas.includes(area)) return `the ${areaOf(mark, area)} cannot be struck from where he stands (28.7.1)`;
  if (edge === undefined) return null;
  if (mark.edge.length === 0) return 'there is no advantage over him to add (26.5)';
  return same.find((other) => other.edge === true) === attack ? null : 'the advantage goes into one attack (26.5)';
}

/** What an area of an opponent is called. */
const areaOf = ({ beast }: Mark, area: Area) => (beast === true ? BEAST_AREA_NAMES : AREA_NAMES)[area];

/** No CF on the defence of any area. */
export const NO_DEFENCE: Readonly<ByArea<number>> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };

/** A legal allocation at random: each CF goes to a random use until none is left or none fits. */
function sampleAllocation(pool: Pool, pick: (n: number) => number): Allocation {
  const guard = pool.specialDefences[pick(3 * pool.specialDefences.length)] ?? null;
  if (guard === null || pool.total < guardCost(pool)) return sampleSpent(pool, pool.total, pick);
  const rest = sampleSpent(pool, pool.total - guardCost(pool), pick);
  return { ...rest, defence: { ...rest.defence, [guard]: 0 }, special: guard };
}

function sampleSpent(pool: Pool, total: number, pick: (n: number) => number): Allocation {
  const cf: ByArea<number> = { ...NO_DEFENCE };
  const defence: ByArea<number> = { ...NO_DEFENCE };
  const waiting = [...AREAS];
  const order = AREAS.flatMap(() => waiting.splice(pick(waiting.length), 1));
  const mark = pool.marks[pick(pool.marks.length)] ?? null;
  const at = mark === null || mark === pool.marks[0] ? {} : { target: mark.fighter };
  const aim = { ...at, arm: pick(mark?.arms.length ?? 0) };
  if (mark?.arms[aim.arm]?.kind === 'sand') return sampleSand(pool, aim, total, pick);
  const unit = unitOf(pool, aim);
  let left = Math.max(0, total - pick(2) * pick(3));
  for (let tries = 0; left > 0 && tries < 200; tries++) {
    const area = AREAS[pick(AREAS.length)] ?? 1;
    const open = mark?.areas.includes(area) === true;
    if (pool.mayAttack && open && left >= unit && cf[area] < AREA_CF_MAX && (pick(2) === 0 || !pool.mayDefend)) {
      cf[area] += 1;
      left -= unit;
    } else if (pool.mayDefend) {
      defence[area] += 1;
      left -= 1;
    }
  }
  const made = order.filter((area) => cf[area] > 0).map((area) => ({ area, cf: cf[area], ...aim }));
  return { attacks: sampleFatal(pool, sampleSplit(pool, sampleExtras(mark, made, pick), pick), pick), defence };
}

/** P315 Sand, now and then, where nothing else reaches; the rest guards him. */
function sampleSand(
  pool: Pool,
  aim: Pick<Attack, 'target' | 'arm'>,
  total: number,
  pick: (n: number) => number,
): Allocation {
  const sand = { ...aim, area: SPECIAL_ATTACKS.sand ?? 1, special: 'sand' } as const;
  const unit = unitOf(pool, sand);
  const cf = pick(Math.min(AREA_CF_MAX, Math.floor(total / unit)) + 1);
  const defence = pool.mayDefend ? { ...NO_DEFENCE, [sand.area]: total - cf * unit } : NO_DEFENCE;
  return { attacks: cf === 0 ? [] : [{ ...sand, cf }], defence };
}

/** 31.3 FB The first of several attacks is given up, now and then. */
function sampleFatal({ fatalBlow }: Pool, attacks: readonly Attack[], pick: (n: number) => number): readonly Attack[] {
  const [first, ...rest] = attacks;
  if (fatalBlow !== true || first === undefined || rest.length === 0 || first.special !== undefined) return attacks;
  return pick(2) === 0 ? [{ ...first, fatal: true }, ...rest] : attacks;
}

/** 26.3.1 One of some attacks goes to another man, where it costs the same on him, with the edge over him at times. */
function sampleSplit(pool: Pool, attacks: readonly Attack[], pick: (n: number) => number): readonly Attack[] {
  if (pool.marks.length < 2) return attacks;
  const chosen = attacks[pick(2 * attacks.length)];
  const other = pool.marks[pick(pool.marks.length)];
  if (chosen === undefined || other === undefined || markAt(pool, chosen) === other) return attacks;
  const { area, cf, arm = 0 } = chosen;
  const turned: Attack = { area, cf, arm, target: other.fighter };
  const theirs = other.arms[arm]?.kind;
  const open = theirs !== undefined && theirs !== 'sand' && other.areas.includes(area); // 28.7.1 areas within reach
  if (!open || unitOf(pool, turned) !== unitOf(pool, chosen)) return attacks;
  const edged: Attack = other.edge.length > 0 && pick(2) === 0 ? { ...turned, edge: true } : turned;
  return attacks.map((attack) => (attack === chosen ? edged : attack));
}

/** A special attack among the attacks, and the edge on one of them, now and then. */
function sampleExtras(mark: Mark | null, attacks: readonly Attack[], pick: (n: number) => number): readonly Attack[] {
  const open = mark === null ? [] : specialsWith(mark, attacks[0]?.arm);
  const special = open[pick(2 * open.length)] ?? null;
  const edged = mark === null || mark.edge.length === 0 ? null : pick(attacks.length + 1);
  return attacks.map((attack, i) => ({
    ...attack,
    ...(special !== null && takesSpecial(attacks, i, special) ? { special } : {}),
    ...(i === edged ? { edge: true as const } : {}),
  }));
}

/** 9.3 How a man divides his CF between attacks and defence. There are too many ways to list. */
export const allocateDecision: DecisionRules<State, Tables, GladiatorDecisions['allocate']['ask'], Allocation> = {
  check: (_state, _tables, ask, allocation) => allocationFault(ask.pool, allocation),
  list: () => null,
  sample: (_state, _tables, ask, pick) => sampleAllocation(ask.pool, pick),
};
