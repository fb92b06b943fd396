/** 29.5: the way a centurion takes to a hex of his chart, round what stands in the arena (A4). */
import type { Lot } from '../../../../kernel/dice.ts';
import { type Direction, disc, distance, type Hex, neighbour } from '../../../../kernel/hex.ts';
import { barrierTo } from '../arena/obstacles.ts';
import { occupant } from '../sheet.ts';
import type { Fighter, State } from '../types.ts';
import type { BookView } from '../view.ts';
import { pickOne } from './bearing.ts';

/** A4 The chart reaches this far. */
export const CHART_RADIUS = 2;
/** 29.4.2.3 How many hexes forward a charge takes him. */
const CHARGE_HEXES = 3;
/** F2 Of two equal ways, not the one through a hex a figure stood in. */
const PATH_AVOIDS_FIGURES = true;

/** A way and where it leads, which is not always where he would have gone. */
export interface ChartPath {
  readonly path: readonly Hex[];
  readonly goal: Hex;
  readonly lots: readonly Lot[];
}

/**
 * 29.5 The hexes to a chart hex; of two equal ways one at random, F2 aside. Where it cannot be reached, to
 * the hex of the chart nearest to it that can (A4).
 */
export function pathTo(view: BookView, fighter: Fighter, wanted: Hex): ChartPath {
  const { state } = view;
  if (isReachable(state, fighter, wanted)) return { goal: wanted, ...wayTo(view, fighter, wanted) };
  const open = disc(fighter.at, CHART_RADIUS).filter((hex) => isReachable(state, fighter, hex));
  const least = Math.min(...open.map((hex) => distance(hex, wanted)));
  const near = open.filter((hex) => distance(hex, wanted) === least);
  const [goal, lots] = pickOne(view, 'way-round', 'A4', near);
  const way = wayTo(view, fighter, goal);
  return { goal, path: way.path, lots: [...lots, ...way.lots] };
}

/** Whether there is a way to a hex of the chart on which nothing bars him. */
function isReachable(state: Readonly<State>, { at }: Fighter, goal: Hex): boolean {
  if (state.arena === null) return true;
  const range = distance(at, goal);
  if (range < 2) return range === 0 || barrierTo(state, at, goal) === null;
  return middlesTo(state, at, goal).length > 0;
}

/** The hexes over which he can come to one two hexes away. */
function middlesTo(state: Readonly<State>, at: Hex, goal: Hex): readonly Hex[] {
  const between = disc(at, 1).filter((hex) => distance(hex, at) === 1 && distance(hex, goal) === 1);
  return state.arena === null ? between : between.filter((hex) => isOpen(state, at, [hex, goal]));
}

/** Whether there is such a way on which nobody stands or lies, but for who goes it. */
export function hasClearWay(state: Readonly<State>, fighter: Fighter, goal: Hex): boolean {
  if (!isReachable(state, fighter, goal)) return false;
  if (distance(fighter.at, goal) < 2) return true;
  return middlesTo(state, fighter.at, goal).some((hex) => occupant(state, hex, fighter) === null);
}

function isOpen(state: Readonly<State>, from: Hex, way: readonly Hex[]): boolean {
  return way.every((hex, i) => barrierTo(state, way[i - 1] ?? from, hex) === null);
}

function wayTo(view: BookView, fighter: Fighter, goal: Hex): Omit<ChartPath, 'goal'> {
  const { at } = fighter;
  const range = distance(at, goal);
  if (range < 2) return { path: range === 0 ? [] : [goal], lots: [] };
  const middles = middlesTo(view.state, at, goal);
  const clear = PATH_AVOIDS_FIGURES ? middles.filter((hex) => occupant(view.state, hex, fighter) === null) : middles;
  const [via, lots] = pickOne(view, 'path', '29.5', clear.length > 0 ? clear : middles);
  return { path: [via, goal], lots };
}

/**
 * 29.4.2.3 The three hexes of a charge; null where something would stop him before he is upon the first
 * man in his way: he does not run into it by choice (A4, P166).
 */
export function chargePath(state: Readonly<State>, fighter: Fighter, way: Direction): readonly Hex[] | null {
  const { at } = fighter;
  const path = Array.from({ length: CHARGE_HEXES }, (_, i) => neighbour(at, way, i + 1));
  const first = path.findIndex((hex) => occupant(state, hex, fighter) !== null);
  return isOpen(state, at, first < 0 ? path : path.slice(0, first + 1)) ? path : null;
}
