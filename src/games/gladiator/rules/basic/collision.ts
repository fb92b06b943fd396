/** Chapter 8: collisions, impact and pushes. */
import type { Lot, Throw } from '../../../../kernel/dice.ts';
import {
  DIRECTIONS,
  type Direction,
  distance,
  type Hex,
  minus,
  nearestDirections,
  neighbour,
  sameHex,
  turn,
} from '../../../../kernel/hex.ts';
import { addModifier, type Modifier, modifier, sumModifiers } from '../../../../kernel/modifier.ts';
import { type Roll, rollOf } from '../../../../kernel/roll.ts';
import { addHoldGround } from '../advanced/talents.ts';
import { bump } from '../arena/bumping.ts';
import { barrierTo } from '../arena/obstacles.ts';
import type { Barrier } from '../arena/types.ts';
import { hexesGone } from '../hexes-gone.ts';
import { type Thrown, throwTogether } from '../luck/luck.ts';
import { type PhaseContext, type Turnout, turnoutOf } from '../phase.ts';
import { occupant, shieldOf } from '../sheet.ts';
import type { ImpactCondition, Tables } from '../tables/types.ts';
import type { Fighter } from '../types.ts';
import { meetsWall } from './edges.ts';
import { advantageModifiers } from './facing.ts';
import { headingOf, turnToCollide } from './heading.ts';
import { checkStumble, fallProne } from './posture.ts';
import { stunBySeverity } from './stun.ts';

/** One man's way into a collision: the hex he came from, or null when he had not moved there (F5). */
export interface CollisionEntry {
  readonly turnout: Turnout;
  readonly from: Hex | null;
}

/** 8.4 Everything that goes on a man's impact die, but for position (P18), in the order of the table. */
export function impactModifiers(tables: Tables, turnout: Turnout): Modifier[] {
  const { fighter, recovering } = turnout;
  const times = impactTimes(tables, turnout);
  const list: Modifier[] = [];
  for (const [condition, { value, text }] of tables.collision) {
    const caught = condition === 'recover-or-ensnared' && !recovering;
    addModifier(list, value * Number(times[condition]), caught ? 'ensnared' : text, '8.4');
  }
  addModifier(list, fighter.st, 'ST', '8.4');
  addModifier(list, fighter.ag, 'AG', '8.4');
  addHoldGround(list, fighter);
  return list;
}

/** How often each thing counts that can count. */
function impactTimes(tables: Tables, turnout: Turnout): { readonly [C in ImpactCondition]: number | boolean } {
  const { fighter, leapt, rolled, recovering } = turnout;
  const shield = shieldOf(tables, fighter);
  const gone = hexesGone(turnout);
  const [kneeling, ensnared] = [fighter.posture === 'kneeling', fighter.ensnared !== null];
  return {
    heavy: fighter.type === 'heavy',
    medium: fighter.type === 'medium',
    'large-shield': shield !== null && shield.size !== 'small',
    'no-shield': shield === null,
    forward: gone.forward,
    'straight-forward': gone.straightForward + gone.leapt,
    'side-forward': gone.sideForward,
    backward: gone.backward,
    'leap-or-roll': leapt || rolled,
    rolling: rolled,
    'kneeling-or-stumbling': kneeling || fighter.stumbling,
    kneeling,
    stumbling: fighter.stumbling,
    'recover-or-ensnared': recovering || ensnared,
    recovering,
    ensnared,
    stun: fighter.stun.amount,
  };
}

/** P17 One man's positional advantage over the other in the collision hex. */
function impactAdvantage(tables: Tables, at: Hex, mine: CollisionEntry, theirs: CollisionEntry): Modifier {
  const other = theirs.turnout.fighter;
  const stance = { at: mine.from === null ? (theirs.from ?? at) : at, facing: headingOf(theirs.turnout) };
  const value = sumModifiers(advantageModifiers(tables, mine.from ?? at, other, stance));
  return modifier(value, 'positional advantage', '9.2');
}

/** 8.4 One man's impact on the other, read from his die. */
export function impactOf(
  { tables }: Pick<PhaseContext, 'tables'>,
  at: Hex,
  mine: CollisionEntry,
  theirs: CollisionEntry,
  thrown: Throw,
): Roll {
  const modifiers = impactModifiers(tables, mine.turnout);
  const { value, why, cite } = impactAdvantage(tables, at, mine, theirs);
  addModifier(modifiers, value, why, cite);
  return rollOf('impact', '8.4', thrown, 'sum', modifiers);
}

/** 8.4 Everybody's impact die. */
export function throwImpacts(ctx: PhaseContext, entries: readonly CollisionEntry[]): Thrown {
  return throwTogether(
    ctx,
    'impact',
    entries.map(({ turnout: { fighter } }) => fighter),
  );
}

/**
 * 8.2-8.4 Two men collide in a hex: both stop; the one of higher impact keeps it, the other is
 * pushed, stunned and checked for stumbling; on a tie both fall back. `thrown`: their dice, where they
 * have thrown them already (P19).
 */
export function collide(
  ctx: PhaseContext,
  at: Hex,
  a: CollisionEntry,
  b: CollisionEntry,
  thrown: Thrown = throwImpacts(ctx, [a, b]),
): void {
  for (const { turnout } of [a, b]) {
    turnout.collided = true;
    turnout.stopped = true;
  }
  const rollA = impactOf(ctx, at, a, b, thrown(a.turnout.fighter));
  const rollB = impactOf(ctx, at, b, a, thrown(b.turnout.fighter));
  const by = Math.abs(rollA.total - rollB.total);
  for (const { turnout } of [a, b]) turnToCollide(ctx, turnout);
  if (by === 0) fallBack(ctx, at, a, b, [rollA, rollB]);
  else {
    const [winner, loser] = rollA.total > rollB.total ? [a, b] : [b, a];
    push(ctx, at, winner, loser, by, [rollA, rollB], [a.turnout.fighter.id, b.turnout.fighter.id]);
  }
}

/**
 * 8.4.2 A tie: each goes back to the hex he came from, facing the collision; who had not moved stays
 * (P21). Where both came from one hex, one of them, at random, goes a hex further back on his way.
 */
function fallBack(ctx: PhaseContext, at: Hex, a: CollisionEntry, b: CollisionEntry, rolls: readonly Roll[]): void {
  const together = a.from !== null && b.from !== null && sameHex(a.from, b.from);
  const able = together ? [a, b].filter(({ turnout, from }) => !sameHex(beforeLast(turnout), from ?? at)) : [];
  const lots = able.length > 1 ? [ctx.dice.lot('falls-back-further', 'P21', able.length)] : [];
  const further = able[lots[0]?.picked ?? 0];
  for (const entry of [a, b]) {
    if (entry.from === null) continue;
    entry.turnout.fighter.at = entry === further ? beforeLast(entry.turnout) : entry.from;
  }
  const fighters = [a.turnout.fighter.id, b.turnout.fighter.id] as const;
  ctx.emit({ kind: 'collided', cite: '8.4.2', fighters, at, winner: null, pushedTo: null, by: 0, rolls, lots });
  for (const { turnout, from } of [a, b]) if (from !== null) faceCollision(ctx, turnout.fighter, at);
  if (ctx.tables.formulas['impact tie'] === 'fall back') return;
  for (const { turnout } of [a, b]) stunBySeverity(ctx, turnout.fighter, 'the collision', 'P267', []);
}

/** The hex a man stood in before the one he left for the collision. */
function beforeLast({ entered, start }: Turnout): Hex {
  return entered.at(-3)?.hex ?? start;
}

function faceCollision(ctx: PhaseContext, fighter: Fighter, at: Hex): void {
  const from = fighter.facing;
  const [to] = nearestDirections(minus(at, fighter.at));
  if (to === undefined || to === from) return;
  fighter.facing = to;
  ctx.emit({ kind: 'turned', cite: '8.4.2', fighter: fighter.id, from, to, why: 'collision' });
}

function push(
  ctx: PhaseContext,
  at: Hex,
  winner: CollisionEntry,
  loser: CollisionEntry,
  by: number,
  rolls: readonly Roll[],
  fighters: readonly [string, string],
): void {
  const victor = winner.turnout.fighter;
  const beaten = loser.turnout.fighter;
  victor.at = at;
  beaten.at = at;
  const { to, lots, against } = pushedTo(ctx, victor, beaten, loser.from ?? at);
  beaten.at = to ?? loser.from ?? at;
  loser.turnout.beaten = true;
  ctx.emit({ kind: 'collided', cite: '8.4.1', fighters, at, winner: victor.id, pushedTo: to, by, rolls, lots });
  const modifiers: Modifier[] = [];
  addModifier(modifiers, by, 'impact won by', '8.4.3');
  stunBySeverity(ctx, beaten, 'the collision', '8.4.3', modifiers);
  if (against !== null) bump(ctx, loser.turnout, against.barrier, against.hex, true);
  if (to === null) fallProne(ctx, beaten, 'no-room'); // P20 no hex to push him to
  checkStumble(ctx, beaten, 'lost the collision', '8.4.4', { inCollision: true });
}

/** Where a push ends, and what stopped it on the way. */
interface Pushed {
  readonly to: Hex | null;
  readonly lots: readonly Lot[];
  readonly against: { readonly barrier: Barrier; readonly hex: Hex } | null;
}

/** What a push did to a man besides. */
export interface Driven extends Pick<Pushed, 'against'> {
  readonly noRoom: boolean;
}

/**
 * 8.4.1 The hex a loser is pushed into: before the winner; else a free hex at either side of that. Failing
 * both he is driven against what stands before the winner, back where he came from, or else goes into the
 * free hex nearest to that (P20). Null when every hex is taken.
 */
export function pushedTo(ctx: PhaseContext, winner: Pick<Fighter, 'at' | 'facing'>, loser: Fighter, from: Hex): Pushed {
  const ahead = neighbour(winner.at, winner.facing);
  const lots: Lot[] = [];
  const place = (ways: readonly Direction[]) => openHex(ctx, winner.at, loser, ways, lots);
  const to = place([winner.facing]) ?? place([turn(winner.facing, 1), turn(winner.facing, -1)]);
  if (to !== null) return { to, lots, against: null };
  const barrier = barrierTo(ctx.state, winner.at, ahead);
  const against = barrier === null ? null : { barrier, hex: ahead };
  const back = !sameHex(from, winner.at) && occupant(ctx.state, from, loser) === null;
  if (against !== null && back) return { to: from, lots, against };
  const away = (direction: Direction) => distance(neighbour(winner.at, direction), from);
  for (const range of new Set(DIRECTIONS.map(away).sort((a, b) => a - b))) {
    const near = place(DIRECTIONS.filter((direction) => away(direction) === range));
    if (near !== null) return { to: near, lots, against };
  }
  return { to: null, lots, against };
}

/** A hex that nobody is in and nothing bars, at random among some next to `at`; null where there is none. */
function openHex(ctx: PhaseContext, at: Hex, loser: Fighter, ways: readonly Direction[], lots: Lot[]): Hex | null {
  const hexes = ways.map((way) => neighbour(at, way));
  const isFree = (hex: Hex) => occupant(ctx.state, hex, loser) === null && barrierTo(ctx.state, at, hex) === null;
  for (let free = hexes.filter(isFree); free.length > 0; free = free.filter(isFree)) {
    const lot = free.length > 1 ? ctx.dice.lot('pushed-to', 'P20', free.length) : null;
    const hex = free[lot?.picked ?? 0] ?? at;
    if (lot !== null) lots.push(lot);
    if (!meetsWall(ctx, loser, at, hex)) return hex;
  }
  return null;
}

/** The collision of a man who is where he is with one who comes from a hex. */
export function entryOf(ctx: PhaseContext, fighter: Fighter, from: Hex | null): CollisionEntry {
  return { turnout: turnoutOf(ctx, fighter), from };
}
