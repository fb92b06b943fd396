/** 29.4.2.1, P5, P6: whom a centurion acts on, and the form his decisions take. */

import type { Lot } from '../../../../kernel/dice.ts';
import type { Diced } from '../../../../kernel/event.ts';
import { type Direction, type Hex, minus, nearestDirections, turnBetween } from '../../../../kernel/hex.ts';
import { canReach } from '../advanced/weapons.ts';
import { nearestHex, rangeBetween } from '../bodies.ts';
import type { CenturionOrder } from '../events.ts';
import type { Ride, Stride } from '../phase.ts';
import { enemiesOf } from '../sheet.ts';
import type { Fighter, ItemId, NetPlot } from '../types.ts';
import type { BookView } from '../view.ts';

/** 29.4.1.3, 29.4.2.2 Hexes of range, or stun factors, that count as one. */
export const CENTURION_UNIT = 3;

/** What a centurion was found to do. */
export interface CenturionPlan extends Diced {
  readonly order: CenturionOrder;
  readonly towards: Fighter | null;
  readonly strides: readonly Stride[];
  readonly path: readonly Hex[];
  /** 29.4.3 Hexsides he may turn after moving. */
  readonly turns: number;
  readonly kicks: ItemId | null;
  /** 29.6.2 The net attack he makes; none: his net stays ready. */
  readonly net?: NetPlot;
  /** 30.4 His way on horseback; none: he is on foot. */
  readonly ride?: Ride;
  readonly text: string;
}

/** The enemy a centurion acts on, his range, and the way to him (P5, P6). */
export interface Bearing {
  readonly enemy: Fighter;
  readonly range: number;
  readonly arrow: Direction;
  readonly lots: readonly Lot[];
}

/** 29.4.2.1 The closest opponent, and the direction to him. */
export function bearingOf(view: BookView, fighter: Fighter): Bearing {
  const [enemy, lots] = closestOf(view, fighter, enemiesOf(view.state, fighter));
  const way = directionTo(view, fighter, nearestHex(enemy, fighter.at));
  return { enemy, range: rangeBetween(fighter, enemy), arrow: way.arrow, lots: [...lots, ...way.lots] };
}

/** P5 The closest of some opponents; of equals one in his front, of the least turn, who struck at him last, or any. */
export function closestOf(
  view: BookView,
  fighter: Fighter,
  among: readonly Fighter[],
): readonly [Fighter, readonly Lot[]] {
  const [only] = among;
  if (among.length === 1 && only !== undefined) return [only, []];
  const range = Math.min(...among.map((one) => rangeBetween(fighter, one)));
  const close = among.filter((one) => rangeBetween(fighter, one) === range);
  const inFront = close.filter((one) => canReach(view.state, view.tables, fighter, one));
  const nearest = leastTurn(fighter, inFront.length > 0 ? inFront : close);
  const striker = nearest.filter(({ id }) => id === fighter.lastStruckBy);
  return pickOne(view, 'closest', 'P5', striker.length > 0 ? striker : nearest);
}

function leastTurn(fighter: Fighter, enemies: readonly Fighter[]): readonly Fighter[] {
  const turning = (enemy: Fighter) => Math.min(...turnsTo(fighter, nearestHex(enemy, fighter.at)));
  const least = Math.min(...enemies.map(turning));
  return enemies.filter((enemy) => turning(enemy) === least);
}

const turnsTo = (fighter: Fighter, at: Hex) =>
  nearestDirections(minus(at, fighter.at)).map((way) => Math.abs(turnBetween(fighter.facing, way)));

/** P6 The nearest of the six directions; midway, the one nearer his facing, else at random. */
function directionTo(view: BookView, fighter: Fighter, at: Hex): { arrow: Direction; lots: readonly Lot[] } {
  const ways = nearestDirections(minus(at, fighter.at));
  const turns = turnsTo(fighter, at);
  const least = Math.min(...turns);
  const [arrow, lots] = pickOne(
    view,
    'direction',
    'P6',
    ways.filter((_, i) => turns[i] === least),
  );
  return { arrow, lots };
}

/** Hexsides from his facing toward an arrow, `most` at most; straight behind him, either way round (P4). */
export function turnToward(
  view: BookView,
  fighter: Fighter,
  arrow: Direction,
  most: number,
): { by: number; lots: readonly Lot[] } {
  const wanted = turnBetween(fighter.facing, arrow);
  const by = Math.sign(wanted) * Math.min(Math.abs(wanted), most);
  if (Math.abs(wanted) < 3 || most === 0 || most >= 3) return { by, lots: [] };
  const [way, lots] = pickOne(view, 'turn-way', 'P4', [1, -1]);
  return { by: way * most, lots };
}

/** One of several equal things, at random if there is more than one (P4). */
export function pickOne<T>(view: BookView, name: string, cite: string, among: readonly T[]): [T, readonly Lot[]] {
  const lots = among.length > 1 ? [view.dice.lot(name, cite, among.length)] : [];
  const picked = among[lots[0]?.picked ?? 0];
  if (picked === undefined) throw new Error(`nothing to pick for '${name}'`);
  return [picked, lots];
}

/** A plan to stay where he is. */
export function idle(order: CenturionOrder, text: string, bearing: Bearing | null = null): CenturionPlan {
  const towards = bearing?.enemy ?? null;
  const lots = bearing?.lots ?? [];
  return { order, towards, strides: [], path: [], turns: 0, kicks: null, text, rolls: [], lots };
}
