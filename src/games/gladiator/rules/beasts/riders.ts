/** 30.4, 30.5, P98: how a rider moves, and whom he rides down. */
import { type Direction, type Hex, neighbour, sameHex, turn } from '../../../../kernel/hex.ts';
import { isBarred } from '../arena/barriers.ts';
import { trample } from '../basic/attack.ts';
import { type Driven, pushedTo } from '../basic/collision.ts';
import { advantageModifiers } from '../basic/facing.ts';
import { isHearing } from '../basic/hearing.ts';
import { stopShort } from '../basic/stopping.ts';
import { type BeastFighter, covers, headOf, hexesOf, isBeast } from '../bodies.ts';
import { type PhaseContext, type Turnout, turnoutOf } from '../phase.ts';
import { isRidden } from '../sheet.ts';
import type { Fighter } from '../types.ts';
import { knockDown, rollImpacts } from './impact.ts';
import { horseOf } from './mounts.ts';

interface Stance {
  readonly at: Hex;
  readonly facing: Direction;
}

/** One tick of a ride: the turn that comes before it, or a hex in a direction; he stops where his way is barred. */
export function rideOn(ctx: PhaseContext, turnout: Turnout, tick: number): void {
  const { fighter: rider, ride, stopped } = turnout;
  if (ride === null || stopped || rider.mount === null) return;
  if (tick === 0 && ride.facing !== rider.facing) take(ctx, turnout, { at: rider.at, facing: ride.facing }, null);
  const way = ride.steps[tick];
  if (way === undefined || turnout.stopped) return;
  take(ctx, turnout, { at: neighbour(rider.at, way), facing: rider.facing }, way);
}

/** `way`: where he steps to; null: he turns. */
function take(ctx: PhaseContext, turnout: Turnout, stance: Stance, way: Direction | null): void {
  const { fighter: rider } = turnout;
  const fresh = hexesOf({ ...rider, ...stance }).filter((hex) => !covers(rider, hex));
  const men = menIn(ctx, rider, fresh);
  const hearer = men.find((man) => isHearing(ctx, man));
  if (hearer !== undefined) {
    if (way !== null) stopShort(ctx, turnout, hearer, 'P154');
    return;
  }
  if (men.length > 1 || fresh.some((hex) => isBarred(ctx.state, hex) || longBodyIn(ctx, rider, hex))) {
    turnout.stopped = way !== null;
    return;
  }
  const [man] = men;
  if (man !== undefined) {
    rideDown(ctx, turnout, man, stance, way);
    return;
  }
  place(ctx, turnout, stance, way !== null);
}

function place(ctx: PhaseContext, turnout: Turnout, { at, facing }: Stance, step: boolean): void {
  const { fighter: rider } = turnout;
  const from = rider.at;
  rider.at = at;
  rider.facing = facing;
  if (step) turnout.entered = [...turnout.entered, { hex: at, way: 'forward', hazard: false }];
  ctx.emit({ kind: 'rode', cite: '30.4', fighter: rider.id, from, to: at, facing });
}

function longBodyIn(ctx: PhaseContext, rider: Fighter, hex: Hex): boolean {
  const others = ctx.state.fighters.filter((one) => one !== rider && one.fate === 'fighting' && !isRidden(one));
  return others.some((one) => (one.beast !== null || one.mount !== null) && covers(one, hex));
}

function menIn(ctx: PhaseContext, rider: Fighter, hexes: readonly Hex[]): readonly Fighter[] {
  const men = ctx.state.fighters.filter((one) => one !== rider && one.beast === null && one.mount === null);
  return men.filter((man) => man.fate === 'fighting' && hexes.some((hex) => covers(man, hex)));
}

/**
 * 30.5, C48 The rider keeps the place in any case: a man of lower impact is trampled, and any other has
 * dodged and gives way (30.5.1). He goes on the way the horse steps; where it turns, on before its head or
 * away from its tail (P205).
 */
function rideDown(ctx: PhaseContext, turnout: Turnout, man: Fighter, stance: Stance, way: Direction | null): void {
  const { fighter: rider } = turnout;
  const horse = mountOf(ctx, rider);
  const { at } = man;
  const over = advantageModifiers(ctx.tables, at, { ...rider, facing: stance.facing });
  const { rolls, by } = rollImpacts(ctx, { beast: horse, comer: rider, man, moved: turnout.entered.length + 1, over });
  const before = { at: rider.at, facing: rider.facing };
  Object.assign(rider, stance);
  const facing = way ?? (sameHex(headOf(rider), at) ? rider.facing : turn(rider.facing, 3));
  const { to, lots, against } = pushedTo(ctx, { at, facing }, man, at);
  if (to === null)
    Object.assign(rider, before); // P20 no hex to push him to
  else man.at = to;
  const event = { fighters: [rider.id, man.id] as const, at, winner: rider.id, pushedTo: to, by: Math.abs(by), rolls };
  ctx.emit({ kind: 'collided', cite: by > 0 ? '30.5' : '30.5.1', ...event, lots });
  if (by > 0) ridden(ctx, horse, man, by, { noRoom: to === null, against });
}

/**
 * P159 A man who walks into a rider has him upon him; he stays in the hex before, `from`. That he meant to
 * enter the other counts on his impact (P18), and nowhere else.
 */
export function meetRider(ctx: PhaseContext, turnout: Turnout, rider: Fighter, from: Hex): void {
  const { fighter: man } = turnout;
  const { at } = man;
  const horse = mountOf(ctx, rider);
  const over = advantageModifiers(ctx.tables, from, rider);
  const moved = turnoutOf(ctx, rider).entered.length;
  const { rolls, by } = rollImpacts(ctx, { beast: horse, comer: rider, man, moved, over });
  man.at = from;
  turnout.entered = turnout.entered.slice(0, -1);
  const event = { fighters: [rider.id, man.id] as const, at, winner: rider.id, pushedTo: from, by: Math.abs(by) };
  ctx.emit({ kind: 'collided', cite: by > 0 ? '30.5' : '30.5.1', ...event, rolls, lots: [] });
  if (by > 0) ridden(ctx, horse, man, by, { noRoom: false, against: null });
}

/** The horse of one who rides. Throws where he has none: a bug. */
function mountOf({ state }: PhaseContext, rider: Fighter): BeastFighter {
  const horse = horseOf(state, rider);
  if (horse === null || !isBeast(horse)) throw new Error(`${rider.id} rides no horse`);
  return horse;
}

/** 28.6.1 The man is stunned, may stumble, and is trampled with what he was stunned by. */
function ridden(ctx: PhaseContext, horse: BeastFighter, man: Fighter, by: number, driven: Driven): void {
  const stun = knockDown(ctx, man, by, driven);
  if (man.fate === 'fighting') trample(ctx, horse, man, stun);
}
