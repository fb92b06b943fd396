/** 30.4, 30.5, P98: how a rider moves, and whom he rides down. */
import { ONE_DIE } from '../kernel/dice.ts';
import { type Direction, type Hex, neighbour } from '../kernel/hex.ts';
import { addModifier, type Modifier } from '../kernel/modifier.ts';
import { type Roll, rollOf } from '../kernel/roll.ts';
import { trample } from './attack.ts';
import { isBarred } from './barriers.ts';
import { covers, headOf, hexesOf } from './bodies.ts';
import { bump } from './bumping.ts';
import { type Driven, impactModifiers, pushedTo } from './collision.ts';
import { horseOf } from './mounts.ts';
import { type PhaseContext, type Turnout, turnoutOf } from './phase.ts';
import { checkStumble, fallProne } from './posture.ts';
import { isRidden } from './sheet.ts';
import { stunBySeverity } from './stun.ts';
import type { Fighter } from './types.ts';

/** C48 A rider's impact is his horse's, with so much for every hex. */
const PER_HEX = 2;

interface Stance {
  readonly at: Hex;
  readonly facing: Direction;
}

/** One tick of a ride: the turn that comes before it, or a hex in a direction; he stops where his way is barred. */
export function rideOn(ctx: PhaseContext, turnout: Turnout, tick: number): void {
  const { fighter: rider, ride, stopped } = turnout;
  if (ride === null || stopped || rider.mount === null) return;
  if (tick === 0 && ride.facing !== rider.facing) take(ctx, turnout, { at: rider.at, facing: ride.facing }, false);
  const way = ride.steps[tick];
  if (way === undefined || turnout.stopped) return;
  take(ctx, turnout, { at: neighbour(rider.at, way), facing: rider.facing }, true);
}

function take(ctx: PhaseContext, turnout: Turnout, stance: Stance, step: boolean): void {
  const { fighter: rider } = turnout;
  const fresh = hexesOf({ ...rider, ...stance }).filter((hex) => !covers(rider, hex));
  const men = menIn(ctx, rider, fresh);
  if (men.length > 1 || fresh.some((hex) => isBarred(ctx.state, hex) || longBodyIn(ctx, rider, hex))) {
    turnout.stopped = step;
    return;
  }
  const [man] = men;
  if (man !== undefined) {
    rideDown(ctx, turnout, man, stance);
    return;
  }
  place(ctx, turnout, stance, step);
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
 * dodged and gives way (30.5.1).
 */
function rideDown(ctx: PhaseContext, turnout: Turnout, man: Fighter, stance: Stance): void {
  const { fighter: rider } = turnout;
  const { rolls, by } = rollBoth(ctx, rider, man, turnout.entered.length + 1);
  const before = { at: rider.at, facing: rider.facing };
  const at = man.at;
  Object.assign(rider, stance);
  const { to, lots, against } = pushedTo(ctx, { at: headOf(rider), facing: rider.facing }, man, at);
  if (to === null)
    Object.assign(rider, before); // P20
  else man.at = to;
  const event = { fighters: [rider.id, man.id] as const, at, winner: rider.id, pushedTo: to, by: Math.abs(by), rolls };
  ctx.emit({ kind: 'collided', cite: by > 0 ? '30.5' : '30.5.1', ...event, lots });
  if (by > 0) ridden(ctx, rider, man, by, { noRoom: to === null, against });
}

/** P159 A man who walks into a rider has him upon him; he stays in the hex before. */
export function meetRider(ctx: PhaseContext, man: Fighter, rider: Fighter, at: Hex): void {
  const { rolls, by } = rollBoth(ctx, rider, man, turnoutOf(ctx, rider).entered.length);
  const event = { fighters: [rider.id, man.id] as const, at, winner: rider.id, pushedTo: man.at, by: Math.abs(by) };
  ctx.emit({ kind: 'collided', cite: by > 0 ? '30.5' : '30.5.1', ...event, rolls, lots: [] });
  if (by > 0) ridden(ctx, rider, man, by, { noRoom: false, against: null });
}

/** 30.5 Impact of both; positive: the rider's is higher. Both stop. */
function rollBoth(ctx: PhaseContext, rider: Fighter, man: Fighter, hexes: number) {
  for (const one of [rider, man]) {
    const turnout = turnoutOf(ctx, one);
    turnout.collided = true;
    turnout.stopped = true;
  }
  const charge = horseImpact(ctx, rider, hexes);
  const guard = impactModifiers(ctx.tables, turnoutOf(ctx, man));
  const stand = rollOf('impact', '8.4', ctx.dice.throw('impact', ONE_DIE), 'sum', guard);
  return { rolls: [charge, stand], by: charge.total - stand.total };
}

function horseImpact(ctx: PhaseContext, rider: Fighter, hexes: number): Roll {
  const modifiers: Modifier[] = [];
  const kind = horseOf(ctx.state, rider)?.beast?.kind ?? 'zebra';
  addModifier(modifiers, ctx.tables.beasts[kind].impact, 'horse', '28.6');
  addModifier(modifiers, PER_HEX * hexes, hexes === 1 ? '1 hex' : `${hexes} hexes`, '28.6');
  return rollOf('impact', '30.5', ctx.dice.throw('impact', ONE_DIE), 'sum', modifiers);
}

/** 28.6.1 The man is stunned, may stumble, and is trampled with what he was stunned by. */
function ridden(ctx: PhaseContext, rider: Fighter, man: Fighter, by: number, { noRoom, against }: Driven): void {
  const before = man.stun.amount;
  turnoutOf(ctx, man).beaten = true;
  stunBySeverity(ctx, man, 'the collision', '8.4.3', [{ value: by, why: 'impact won by', cite: '8.4.3' }]);
  if (against !== null) bump(ctx, turnoutOf(ctx, man), against.barrier, against.hex, true);
  if (noRoom) fallProne(ctx, man, 'no-room');
  checkStumble(ctx, man, 'lost the collision', '8.4.4', { inCollision: true });
  const horse = horseOf(ctx.state, rider);
  if (horse !== null && man.fate === 'fighting') trample(ctx, horse, man, Math.max(0, man.stun.amount - before));
}
