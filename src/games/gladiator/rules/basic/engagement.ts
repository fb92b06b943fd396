/** 9.1, 9.2, 26.2: who fights whom in this phase, how they turn to each other, and what position gives. */
import { type Direction, type Hex, minus, nearestDirections } from '../../../../kernel/hex.ts';
import { type Modifier, modifier, sumModifiers } from '../../../../kernel/modifier.ts';
import { isFreeToStrike } from '../advanced/ensnared.ts';
import { bearsSand, hasInSand, reachesWithSand } from '../advanced/sand.ts';
import { resolveFacing } from '../advanced/surrounded.ts';
import { armedCf, canReach, FIST_REACH, isInRange, swingsBare } from '../advanced/weapons.ts';
import { hasInSight } from '../arena/sight.ts';
import { horseOf } from '../beasts/mounts.ts';
import { goesOnFours, headOf, hexesOf, nearestHex, rangeBetween } from '../bodies.ts';
import { prestigeModifiers } from '../luck/prestige.ts';
import { type GladiatorRule, type PhaseContext, turnoutOf } from '../phase.ts';
import { markAt } from '../pool.ts';
import { isRidden, isUpright } from '../sheet.ts';
import type { Advantage, Fighter, Pool, State } from '../types.ts';
import { poolModifiers, poolOf, type Reach } from './allocation.ts';
import { advantageModifiers, hasInFront, statusModifiers, THROW_REACH } from './facing.ts';

/** One man who fights in this phase. */
export interface Engaged {
  readonly fighter: Fighter;
  /** His opponents, the nearest first; never empty. */
  readonly foes: readonly Fighter[];
  /** Those who can strike at him (P155). */
  readonly threats: readonly Fighter[];
  readonly pool: Pool;
}

/** The same, with whom he can strike at, and what position gives him over them. */
export interface Positioned extends Engaged {
  readonly positions: readonly Advantage[];
}

/** 26.4 Whether a blow at a man with several opponents comes from one of his three rear hexes (P43, P155). */
export function isBehind(attacker: Fighter, { fighter, threats }: Pick<Engaged, 'fighter' | 'threats'>): boolean {
  if (threats.length < 2 || goesOnFours(fighter) || !isUpright(fighter)) return false;
  return !hasInFront(fighter, headOf(attacker), THROW_REACH);
}

/** A man's part before anybody has turned. */
interface Facing {
  readonly fighter: Fighter;
  readonly foes: readonly Fighter[];
  readonly threats: readonly Fighter[];
  /** The foes he had in his front. */
  readonly seen: ReadonlySet<Fighter>;
  /** 9.1.1 Which way he looked before he turned. */
  readonly looked: Direction;
}

/**
 * 9.1 A pair fights if one of them may attack and has the other in his front (P34, F19). Who has
 * several opponents turns first (26.2); then advantage is fixed; then each upright man with one
 * opponent is turned to put him straight ahead (9.1.1, 9.1.2).
 */
export function* resolveEngagement(ctx: PhaseContext): GladiatorRule<readonly Positioned[]> {
  const facings = facingsOf(ctx);
  for (const { fighter, foes } of facings) rearUp(ctx, fighter, foes);
  for (const one of facings) if (one.foes.length > 1 && !goesOnFours(one.fighter)) yield* resolveFacing(ctx, one);
  const engaged = facings.map((one) => engage(ctx, facings, one));
  for (const one of facings) centre(ctx, one);
  return engaged;
}

/** Who is drawn into a fight, in the order of the fighters. */
function facingsOf(ctx: PhaseContext): readonly Facing[] {
  const men = ctx.state.fighters.filter((one) => one.fate === 'fighting' && !one.aside && !isRidden(one));
  const foes = new Map<Fighter, Fighter[]>();
  for (const [i, one] of men.entries()) {
    for (const other of men.slice(i + 1)) {
      if (one.side === other.side || !isFight(ctx, one, other)) continue;
      foes.set(one, [...(foes.get(one) ?? []), other]);
      foes.set(other, [...(foes.get(other) ?? []), one]);
    }
  }
  return men.flatMap((fighter): Facing[] => {
    const his = foes.get(fighter);
    if (his === undefined) return [];
    const range = (foe: Fighter) => rangeBetween(fighter, foe);
    const seen = new Set(his.filter((foe) => sees(ctx, fighter, foe)));
    const near = [...his].sort((a, b) => range(a) - range(b));
    const threats = near.filter((foe) => isThreat(ctx, foe, fighter));
    return [{ fighter, foes: near, threats, seen, looked: fighter.facing }];
  });
}

/** 35.4.1, P34 Whether one man has the other before him and within reach. */
export function sees(
  { state, tables }: Pick<PhaseContext, 'tables'> & { readonly state: Readonly<State> },
  one: Fighter,
  other: Fighter,
): boolean {
  if (!isUpright(one)) return false;
  const swings = (hex: Hex) => swingsBare(state.rules, tables, one, hex) && hasInSight(state, one, hex, FIST_REACH);
  return canReach(state, tables, one, other) || hexesOf(other).some(swings);
}

/** P34 Whether one man has the other before him, within reach, and CF to attack him with; or kicks sand at him (P315). */
function mayStrike(ctx: PhaseContext, one: Fighter, other: Fighter): boolean {
  if (turnoutOf(ctx, one).items.sandAt === other) return mayKickAt(ctx, one, other);
  return sees(ctx, one, other) && isFreeToStrike(ctx.state, ctx.tables, one) && hasCfFor(ctx, one, other);
}

/** 9.1, P34 Whether two men fight in this phase. */
export function isFight(ctx: PhaseContext, one: Fighter, other: Fighter): boolean {
  return mayStrike(ctx, one, other) || mayStrike(ctx, other, one);
}

/** 23.2, P315 Whether a man has another in the two-hex front of his sand, and CF to kick it with. */
export function mayKickAt(ctx: PhaseContext, one: Fighter, other: Fighter): boolean {
  return hasInSand(ctx.state, ctx.tables, one, other) && bearsSand(ctx.tables, one, other) && hasCfFor(ctx, one, other);
}

/** P155 Whether one could strike at the other, once turned to him (F19); a beast and a rider turn to nobody (28.7.2, 30.4.1). */
function isThreat(ctx: PhaseContext, one: Fighter, other: Fighter): boolean {
  if (goesOnFours(one)) return mayStrike(ctx, one, other);
  const able = isUpright(one) && isFreeToStrike(ctx.state, ctx.tables, one) && reaches(ctx, one, other);
  return able && hasCfFor(ctx, one, other);
}

/** Whether one could strike at the other if he faced him (A7), be it with his bare hand (22.1). */
function reaches({ tables, state: { rules } }: PhaseContext, one: Fighter, other: Fighter): boolean {
  return isInRange(tables, one, other) || hexesOf(other).some((hex) => swingsBare(rules, tables, one, hex));
}

function hasCfFor(ctx: PhaseContext, one: Fighter, other: Fighter): boolean {
  const fame = one.pb > 0 && sees(ctx, one, other) ? fameOf(ctx, one) : [];
  return sumModifiers(modifiersOf(ctx, one, [...advantageModifiers(ctx.tables, headOf(one), other), ...fame])) >= 1;
}

/** 35.4.1, P58 His PB, which counts where he has an opponent in his front. */
function fameOf({ state, tables }: PhaseContext, fighter: Fighter): readonly Modifier[] {
  return prestigeModifiers(fighter, armedCf(state.rules, tables, fighter));
}

/** 35.4.1 Whether he has any of his opponents in his front: as he has turned to several, or as he stood to one (9.1.1). */
function hasFoeInFront(ctx: PhaseContext, { fighter, foes, seen }: Facing): boolean {
  return foes.length > 1 ? foes.some((foe) => sees(ctx, fighter, foe)) : seen.size > 0;
}

function modifiersOf(ctx: PhaseContext, fighter: Fighter, advantage: readonly Modifier[]): readonly Modifier[] {
  return poolModifiers(ctx.tables, fighter, advantage, ctx.state.rules, turnoutOf(ctx, fighter).pool.terms);
}

/** An opponent within reach, and all that position gives against him. */
interface Reached {
  readonly target: Fighter;
  readonly advantage: readonly Modifier[];
  /** 26.5 The advantage goes into one attack rather than into the pool. */
  readonly apart: boolean;
  /** 26.4 No defence counts. */
  readonly past: boolean;
}

/** One man's pool; advantage over one of several opponents, or over one he stands behind, is kept apart (26.5, P151). */
function engage(ctx: PhaseContext, facings: readonly Facing[], facing: Facing): Positioned {
  const { fighter, foes, threats } = facing;
  const reached = reachedBy(ctx, facings, facing);
  const position = reached.flatMap(({ advantage, apart }) => (apart ? [] : advantage));
  const fame = fighter.pb > 0 && hasFoeInFront(ctx, facing) ? fameOf(ctx, fighter) : [];
  const pooled = [...position, ...fame];
  const reach = reached.flatMap((one) => reachOf(ctx, fighter, one));
  const pool = poolOf(ctx, fighter, modifiersOf(ctx, fighter, pooled), reach);
  const able = reached.filter(({ target }) => markAt(pool, { target: target.id }) !== null);
  const positions = able.map(({ target, advantage, apart }): Advantage => {
    return { fighter: fighter.id, target: target.id, modifiers: advantage, apart };
  });
  for (const { apart, ...event } of positions) {
    const told = { ...event, advantage: sumModifiers(event.modifiers), ...(apart ? { apart: true as const } : {}) };
    ctx.emit({ kind: 'engaged', cite: apart ? '26.5' : '9.2', ...told });
  }
  return { fighter, foes, threats, pool, positions };
}

/** Whom he can strike at there: the opponent, and the horse under him, with what it gives beyond its rider (30.6.6). */
function reachOf(ctx: PhaseContext, fighter: Fighter, { target, advantage, apart, past }: Reached): readonly Reach[] {
  const man: Reach = { target, edge: apart ? advantage : [], past };
  const horse = horseOf(ctx.state, target);
  if (horse === null) return [man];
  const more =
    sumModifiers(advantageModifiers(ctx.tables, headOf(fighter), horse)) - (apart ? 0 : sumModifiers(advantage));
  const edge = more > 0 ? [modifier(more, 'position over the horse', '30.6.6')] : [];
  return [man, { target: horse, edge, past: false }];
}

/** The opponents he may attack: the one he is about to turn to, or of several those in his front. */
function reachedBy(ctx: PhaseContext, facings: readonly Facing[], { fighter, foes, seen }: Facing): readonly Reached[] {
  if (!isUpright(fighter)) return [];
  const { tables, state } = ctx;
  const still = foes.length > 1 || goesOnFours(fighter);
  const strikes = still ? sees : reaches;
  const kicks = still ? hasInSand : reachesWithSand;
  const free = isFreeToStrike(state, tables, fighter);
  const near = foes.filter((foe) => (free && strikes(ctx, fighter, foe)) || kicks(state, tables, fighter, foe));
  return near.map((target) => {
    const theirs = facings.find((one) => one.fighter === target);
    const faced = seen.has(target) || hasInSand(state, tables, fighter, target);
    const advantage = faced
      ? advantageModifiers(tables, headOf(fighter), target, stanceOf(target, theirs))
      : statusModifiers(tables, target); // F19 turned round: status alone
    const past = theirs !== undefined && isBehind(fighter, theirs);
    return { target, advantage, apart: (near.length > 1 || past) && advantage.length > 0, past };
  });
}

/** 28.7.4 A bear with a man before it goes up on its hind legs. */
function rearUp(ctx: PhaseContext, bear: Fighter, foes: readonly Fighter[]): void {
  const { id, beast } = bear;
  if (beast?.kind !== 'bear' || !foes.some((foe) => mayStrike(ctx, bear, foe))) return;
  beast.reared = true;
  ctx.emit({ kind: 'reared', cite: '28.7.4', fighter: id });
}

/** Where a man stands, and how he looks to whoever gains by it: beset, as he has turned (26.2), else as he stood (9.1.1). */
function stanceOf({ at, facing }: Fighter, theirs: Facing | undefined): { at: Hex; facing: Direction } {
  return { at, facing: theirs === undefined || theirs.threats.length > 1 ? facing : theirs.looked };
}

/** 9.1.1, 9.1.2 Who saw his man turns to have him straight ahead; who did not is turned round to him; a beast and a rider never turn (28.7.2, 30.4.1). */
function centre(ctx: PhaseContext, { fighter, foes: [foe, ...others], seen }: Facing): void {
  if (foe === undefined || others.length > 0 || !isUpright(fighter) || goesOnFours(fighter)) return;
  const from = fighter.facing;
  fighter.facing = nearestDirections(minus(nearestHex(foe, fighter.at), fighter.at))[0] ?? from;
  if (fighter.facing === from) return;
  const cite = seen.has(foe) ? '9.1.2' : '9.1.1';
  ctx.emit({ kind: 'turned', cite, fighter: fighter.id, from, to: fighter.facing, why: 'combat' });
}
