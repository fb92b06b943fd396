/** 5.2.6, 9.3-9.4.2, 26.3: what men who fight spend, and when their blows fall. */
import { asking } from '../../../../kernel/rule.ts';
import { resolveSand } from '../advanced/sand-kick.ts';
import { besetOf } from '../advanced/surrounded.ts';
import { hasTalent } from '../advanced/talents.ts';
import { halveLow } from '../arena/halved.ts';
import { allocateBeast } from '../beasts/combat.ts';
import { horseOf, isHorse } from '../beasts/mounts.ts';
import { bookOf } from '../beasts/setup.ts';
import { rangeBetween } from '../bodies.ts';
import { allocateCenturion, type BookAllocation } from '../centurion/combat.ts';
import type { Slot } from '../events.ts';
import {
  type Combatant,
  combatantOf,
  type GladiatorRule,
  LAST_ROUND,
  type PhaseContext,
  type PlannedAttack,
  turnoutOf,
} from '../phase.ts';
import { armOf, edgeOf, isWeaponless, markAt } from '../pool.ts';
import { isActive, isWeapon } from '../sheet.ts';
import { allocateAnimal } from '../springsteen/combat.ts';
import type { Attack, Fighter, FighterId, GladiatorDecisions, Pool, Weapon } from '../types.ts';
import { type BookView, viewOf } from '../view.ts';
import { attackCost, defenceCost, NO_DEFENCE } from './allocation.ts';
import { byOrder, playRounds } from './attack.ts';
import { type Engaged, isBehind, type Positioned, resolveEngagement } from './engagement.ts';

/** 30.6.6.2 What a ridden horse that has gone so many hexes defends each area with. */
export const horseDefence = (hexes: number): number => 2 * hexes;

const resolveAsking = asking<GladiatorDecisions>();

/** 5.2.6 The combat step: who meets whom, how all divide their CF at once, and the rounds of blows. */
export function* resolveCombat(ctx: PhaseContext): GladiatorRule {
  yield* resolveSand(ctx);
  const engaged = yield* resolveEngagement(ctx);
  yield* resolveExchange(ctx, engaged);
}

/** 9.3-9.6 Of men who fight: all divide their CF at once, and the rounds of blows. */
export function* resolveExchange(ctx: PhaseContext, engaged: readonly Positioned[]): GladiatorRule {
  if (engaged.length === 0) return;
  const allocations = yield* resolveAllocations(ctx, engaged);
  reveal(ctx, engaged, allocations);
  yield* playRounds(ctx);
}

/** Whether there is anything for this man to allocate. */
function hasSay({ fighter, pool, foes }: Engaged, all: readonly Engaged[]): boolean {
  if (!isActive(fighter)) return false;
  if (pool.mayAttack) return true;
  const threatens = (foe: Engaged) =>
    foes.includes(foe.fighter) && foe.pool.marks.some((mark) => mark.fighter === fighter.id);
  return pool.total > 0 && pool.mayDefend && all.some(threatens);
}

/** 9.3 The seats allocate in secret, then the centurions by dice (29.7). */
function* resolveAllocations(
  ctx: PhaseContext,
  engaged: readonly Positioned[],
): GladiatorRule<readonly BookAllocation[]> {
  const saying = engaged.filter((one) => hasSay(one, engaged));
  const asked = saying.filter(({ fighter }) => fighter.by === 'seat');
  const answers = yield* resolveAsking<'allocate'>(
    asked.map((one) => ({
      kind: 'allocate',
      seat: one.fighter.seat ?? 0,
      cite: '9.3',
      ...besetOf(one),
      target: nearestFoe(one),
      pool: one.pool,
      positions: engaged.flatMap(({ positions }) => positions),
    })),
  );
  return engaged.map((one): BookAllocation => {
    const answer = answers[asked.indexOf(one)];
    if (answer !== undefined) {
      return { allocation: answer, spentOnAttack: attackCost(one.pool, answer), rolls: [], lots: [] };
    }
    if (!saying.includes(one)) return EMPTY;
    const view = { state: viewOf(ctx.state), tables: ctx.tables, dice: ctx.dice };
    return allocateByBook(view, one);
  });
}

/** 28.7.3, 29.7, P187 What the book has a fighter do. */
export function allocateByBook(view: BookView, { fighter, foes, pool }: Engaged): BookAllocation {
  if (fighter.beast === null) return allocateCenturion(view, fighter, foes, pool);
  const his = bookOf(view.state.rules, fighter.beast) === 'springsteen';
  return his ? allocateAnimal(view, fighter, pool) : allocateBeast(view, fighter, pool);
}

/** Whom he fights first of all: the nearest he can strike, or else the nearest. */
function nearestFoe({ fighter, foes, pool }: Engaged): FighterId {
  return pool.marks[0]?.fighter ?? foes[0]?.id ?? fighter.id;
}

/** 9.4.1, 9.4.2 All show what they wrote; it counts for performance; each attack gets its round. */
export function reveal(ctx: PhaseContext, engaged: readonly Engaged[], allocations: readonly BookAllocation[]): void {
  ctx.combatants = engaged.map((one, i): Combatant => {
    const { fighter, pool } = one;
    const { allocation, spentOnAttack, rolls, lots } = allocations[i] ?? EMPTY;
    fighter.attackTotal += spentOnAttack; // P57 CF count at the reveal
    fighter.defenceTotal += defenceCost(pool, allocation);
    if (pool.total > 0 || pool.mayAttack) {
      const sums = { modifiers: pool.modifiers, total: pool.total, spentOnAttack, allocation };
      const event = { fighter: fighter.id, target: nearestFoe(one), ...sums };
      ctx.emit({ kind: 'allocated', cite: '9.4.1', ...event, rolls, lots });
    }
    const made = allocation.attacks.flatMap((attack) => aimed(ctx, one, attack));
    const special = allocation.special ?? null;
    const attacks = sequence(ctx, engaged, one, made);
    return { fighter, attacks, defence: { ...allocation.defence }, special, owed: 0, fumbled: false, fatal: false };
  });
  ctx.combatants = [...ctx.combatants, ...engaged.flatMap((one) => horseCombatant(ctx, one.fighter))];
  for (const one of engaged) markUnanswered(ctx, one);
  emitSlots(ctx);
}

/** 30.6.6.2, C158 A ridden horse defends every area by the hexes it has gone. */
function horseCombatant(ctx: PhaseContext, rider: Fighter): readonly Combatant[] {
  const horse = horseOf(ctx.state, rider);
  if (horse === null) return [];
  const cf = horseDefence(turnoutOf(ctx, rider).entered.length);
  const defence = { 1: cf, 2: cf, 3: cf, 4: cf, 5: cf };
  return [{ fighter: horse, attacks: [], defence, special: null, owed: 0, fumbled: false, fatal: false }];
}

/** 26.3 A man beside one who strikes at others, and not at him, comes before him. */
function markUnanswered(ctx: PhaseContext, { fighter, threats }: Engaged): void {
  const own = combatantOf(ctx, fighter)?.attacks ?? [];
  if (threats.length < 2 || own.length === 0) return; // 26.1, P155 against several who could strike
  for (const { fighter: foe, attacks } of ctx.combatants) {
    if (own.some(({ target }) => target === foe) || rangeBetween(foe, fighter) > 1) continue;
    for (const attack of attacks) if (attack.target === fighter) attack.unanswered = true;
  }
}

function emitSlots(ctx: PhaseContext): void {
  const several = ctx.combatants.filter(({ fighter }) => !isHorse(fighter)).length > 2;
  const all = ctx.combatants.flatMap(({ fighter, attacks }) => attacks.map((attack) => ({ fighter, attack })));
  all.sort((a, b) => byOrder(a.attack, b.attack) || (a.fighter.id < b.fighter.id ? -1 : 1));
  const slots = all.map(({ fighter, attack }): Slot => {
    const { area, cf, round, target, fatal } = attack;
    const first = combatantOf(ctx, fighter)?.attacks[0] === attack;
    return {
      ...{ fighter: fighter.id, area, cf, round },
      ...(several ? { target: target.id } : {}),
      ...(first && hasTalent(fighter, 'FA') ? { fast: true as const } : {}),
      ...(fatal ? { fatal: true as const } : {}),
    };
  });
  if (slots.length > 0) ctx.emit({ kind: 'sequence-set', cite: '9.4.2', slots });
}

const EMPTY: BookAllocation = {
  allocation: { attacks: [], defence: NO_DEFENCE },
  spentOnAttack: 0,
  rolls: [],
  lots: [],
};

/** An attack on its way: whom it goes to, and its CF as it stands. */
interface Aimed extends Attack {
  readonly at: Fighter;
}

/**
 * 26.5 The edge goes in; an attack on the legs of a man on his knees, or below a rock or a horse, counts half
 * (14.2, 27.8.2.1, 30.6.3), and at nothing is never made (F18).
 */
function aimed(ctx: PhaseContext, { fighter, pool }: Engaged, attack: Attack): readonly Aimed[] {
  const mark = markAt(pool, attack);
  const at = ctx.state.fighters.find(({ id }) => id === mark?.fighter);
  if (at === undefined) return [];
  const cf = halveLow(ctx, fighter, at, attack.area, attack.cf + edgeOf(pool, attack));
  return cf === 0 ? [] : [{ ...attack, cf, at }];
}

/** 9.4.2, 9.4.4 The rounds of planned attacks, in the order they were written, each shifted by its weapon (P38). */
function sequence(
  ctx: PhaseContext,
  engaged: readonly Engaged[],
  { fighter, pool }: Engaged,
  attacks: readonly Aimed[],
): PlannedAttack[] {
  const rounds = ctx.tables.sequence[attacks.length - 1] ?? [];
  return attacks.map((attack, i) => {
    const { area, cf, special = null, at } = attack;
    const { hand, speed, kind } = isWeaponless(special) ? NO_ARM : (armOf(pool, attack) ?? NO_ARM);
    const round = roundOf(pool, rounds, i, speed);
    const weapon = hand === null ? null : heldWeapon(fighter, hand);
    const theirs = engaged.find((one) => one.fighter === at);
    const behind = theirs !== undefined && isBehind(fighter, theirs);
    const fist = kind === 'fist';
    const fatal = attack.fatal === true;
    return { target: at, area, cf, round, weapon, fist, special, behind, unanswered: false, fatal, waiting: true };
  });
}

/** 9.4.4, 31.3 The round of an attack: the chart's, shifted by the weapon, the first of a fast man's a round earlier (FA). */
function roundOf({ fast }: Pool, rounds: readonly number[], index: number, speed: number): number {
  const haste = index === 0 && fast === true ? -1 : 0;
  return Math.max(0, Math.min(LAST_ROUND, (rounds[index] ?? 0) + speed + haste));
}

/** A shield that bashes, and a foot in the sand: neither uses a weapon. */
const NO_ARM = { hand: null, speed: 0, kind: null } as const;

function heldWeapon({ hands }: Fighter, hand: number): Weapon | null {
  const item = hands[hand];
  return item === undefined || !isWeapon(item) ? null : item;
}
