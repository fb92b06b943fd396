/** 8.1, P19: three men or more who would be in one hex. */
import { edgeBeyond } from '../../../../kernel/arena.ts';
import type { Lot } from '../../../../kernel/dice.ts';
import { add, disc, distance, type Hex, sameHex } from '../../../../kernel/hex.ts';
import type { Cite } from '../../../../kernel/modifier.ts';
import type { Roll } from '../../../../kernel/roll.ts';
import { isSolid } from '../arena/obstacles.ts';
import { covers, hexesOf } from '../bodies.ts';
import type { PhaseContext, Turnout } from '../phase.ts';
import { isRidden, occupant } from '../sheet.ts';
import type { Fighter } from '../types.ts';
import { type CollisionEntry, collide, impactOf, throwImpacts } from './collision.ts';

/** One of several in a hex: how he got there, and whether he means to go on through it. */
export interface Claimant extends CollisionEntry {
  readonly passes: boolean;
}

/** Two of them, with what their dice make of it. */
interface Meeting {
  readonly pair: readonly [Claimant, Claimant];
  readonly rolls: readonly [Roll, Roll];
}

/** P14 Two collide for certain unless both are passing through. */
const mustMeet = (a: Claimant, b: Claimant) => !(a.passes && b.passes);

/** P19 Whether more than one pair would collide in a hex, so that it must be found which does. */
export function isPileUp(claimants: readonly Claimant[]): boolean {
  return pairsOf(claimants).filter(([a, b]) => mustMeet(a, b)).length > 1;
}

/**
 * P19 Everyone throws his impact die; the pair of the highest sum collides, and nobody else does. Who
 * came into the hex as well is put back, and so is the winner if another stands there. All who moved
 * have entered the hex.
 */
export function playPileUp(ctx: PhaseContext, at: Hex, claimants: readonly Claimant[]): void {
  const thrown = throwImpacts(ctx, claimants);
  const meetings = pairsOf(claimants).flatMap(([a, b]): Meeting[] => {
    if (!mustMeet(a, b)) return [];
    const mine = impactOf(ctx, at, a, b, thrown(a.turnout.fighter));
    const theirs = impactOf(ctx, at, b, a, thrown(b.turnout.fighter));
    return [{ pair: [a, b], rolls: [mine, theirs] }];
  });
  const force = ({ rolls: [mine, theirs] }: Meeting) => mine.total + theirs.total;
  const most = Math.max(...meetings.map(force));
  const hardest = meetings.filter((one) => force(one) === most);
  const lots = hardest.length > 1 ? [ctx.dice.lot('first-pair', 'P19', hardest.length)] : [];
  const first = hardest[lots[0]?.picked ?? 0];
  if (first === undefined) return;
  const [a, b] = first.pair;
  const fighters = claimants.map(({ turnout }) => turnout.fighter.id);
  const rolls = meetings.flatMap((one) => one.rolls);
  const pair = [a.turnout.fighter.id, b.turnout.fighter.id] as const;
  ctx.emit({ kind: 'piled-up', cite: 'P19', fighters, at, first: pair, rolls, lots });
  for (const one of claimants) {
    if (one === a || one === b || one.from === null) continue;
    one.turnout.stopped = true;
    putBack(ctx, one.turnout);
  }
  collide(ctx, at, a, b, thrown);
  const stays = claimants.some(({ turnout, from }) => from === null && sameHex(turnout.fighter.at, at));
  for (const { turnout, from } of [a, b]) {
    if (stays && from !== null && sameHex(turnout.fighter.at, at)) putBack(ctx, turnout);
  }
}

function pairsOf(claimants: readonly Claimant[]): readonly (readonly [Claimant, Claimant])[] {
  return claimants.flatMap((a, i) => claimants.slice(i + 1).map((b) => [a, b] as const));
}

/** P19 A man goes back on his way to the last hex that is free, for a rider's horse from head to tail; failing all of them, to the nearest that is. */
export function putBack(ctx: PhaseContext, turnout: Turnout, cite: Cite = 'P19'): void {
  const { fighter, start, entered } = turnout;
  const from = fighter.at;
  const fits = (hex: Hex) =>
    hexesOf({ ...fighter, at: hex }).every((one) => occupant(ctx.state, one, fighter) === null);
  const isFree = (hex: Hex) => !sameHex(hex, from) && fits(hex);
  const whole = [start, ...entered.map(({ hex }) => hex)];
  const here = whole.findLastIndex((hex) => sameHex(hex, from));
  const way = here < 0 ? whole : whole.slice(0, here);
  const back = way.findLastIndex(isFree);
  const lots = back < 0 ? leave(ctx, fighter, isFree) : [];
  const to = way[back];
  if (to !== undefined) fighter.at = to;
  turnout.entered = entered.slice(0, Math.max(0, back));
  ctx.emit({ kind: 'put-back', cite, fighter: fighter.id, from, to: fighter.at, lots });
}

/** Moves a man to a free hex on the map as near as can be; of several any. */
function leave(ctx: PhaseContext, fighter: Fighter, isFree: (hex: Hex) => boolean): readonly Lot[] {
  const { at } = fighter;
  const free = disc({ q: 0, r: 0 }, FAR)
    .map((offset) => add(at, offset))
    .filter((hex) => isFree(hex) && edgeBeyond(ctx.state.window, hex) === null && !isSolid(ctx.state, hex));
  const least = Math.min(...free.map((hex) => distance(hex, at)));
  const near = free.filter((hex) => distance(hex, at) === least);
  const lots = near.length > 1 ? [ctx.dice.lot('put-back', 'P19', near.length)] : [];
  fighter.at = near[lots[0]?.picked ?? 0] ?? at;
  return lots;
}

/** Rings enough for more men than an arena holds. */
const FAR = 3;

/**
 * P19 After a tick no two men are at rest in one hex, the horse of a rider counted: the newest arrival is put back. He who has run onto
 * a man stays with him for the verdict (8.3). `isBound`: whether a man goes on in the next tick.
 */
export function thinOut(ctx: PhaseContext, isBound: (turnout: Turnout) => boolean): void {
  const rests = ctx.turnouts
    .filter(({ fighter }) => fighter.fate === 'fighting' && !isRidden(fighter))
    .filter((one) => !isBound(one) && !ranOnto(ctx, one));
  for (const [i, one] of rests.entries()) {
    for (const other of rests.slice(0, i)) {
      if (!areCrowded(one.fighter, other.fighter)) continue;
      putBack(ctx, arrival(other) > arrival(one) ? other : one);
    }
  }
}

/** Whether two share a hex: their own, or one that the horse of a rider covers from head to tail (30.3). */
function areCrowded(one: Fighter, other: Fighter): boolean {
  if (one.mount === null && other.mount === null) return sameHex(one.at, other.at);
  return hexesOf(one).some((hex) => covers(other, hex));
}

const ranOnto = (ctx: PhaseContext, turnout: Turnout) => ctx.runOnto.some(({ by }) => by === turnout);

/** How many hexes a man had gone when he came where he is; 0 where he did not come by himself. */
function arrival({ fighter, entered }: Turnout): number {
  const last = entered.at(-1);
  return last !== undefined && sameHex(last.hex, fighter.at) ? entered.length : 0;
}
