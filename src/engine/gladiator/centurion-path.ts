/** 29.5: the way a centurion takes to a hex of his chart, round what stands in the arena (A4). */
import type { Lot } from '../kernel/dice.ts';
import { type Direction, disc, distance, type Hex, neighbour } from '../kernel/hex.ts';
import { pickOne } from './centurion-bearing.ts';
import { barrierTo } from './obstacles.ts';
import { occupant } from './sheet.ts';
import type { Fighter, State } from './types.ts';
import type { BookView } from './view.ts';

/** A4 The chart reaches this far. */
export const CHART_RADIUS = 2;
/** 29.4.2.3 */
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
  const ways = waysTo(view.state, fighter, wanted);
  if (ways.length > 0) return { goal: wanted, ...pickWay(view, ways) };
  const open = disc(fighter.at, CHART_RADIUS).filter((hex) => waysTo(view.state, fighter, hex).length > 0);
  const least = Math.min(...open.map((hex) => distance(hex, wanted)));
  const near = open.filter((hex) => distance(hex, wanted) === least);
  const [goal, lots] = pickOne(view, 'way-round', 'A4', near);
  const way = pickWay(view, waysTo(view.state, fighter, goal));
  return { goal, path: way.path, lots: [...lots, ...way.lots] };
}

type Way = readonly Hex[];

/** Every way to a hex of the chart on which nothing bars him. */
function waysTo(state: Readonly<State>, { at }: Fighter, goal: Hex): readonly Way[] {
  const range = distance(at, goal);
  if (range === 0) return [[]];
  const ways = range === 1 ? [[goal]] : between(at, goal).map((hex) => [hex, goal]);
  return state.arena === null ? ways : ways.filter((way) => isOpen(state, at, way));
}

const between = (from: Hex, to: Hex) =>
  disc(from, 1).filter((hex) => distance(hex, from) === 1 && distance(hex, to) === 1);

function isOpen(state: Readonly<State>, from: Hex, way: Way): boolean {
  return way.every((hex, i) => barrierTo(state, way[i - 1] ?? from, hex) === null);
}

function pickWay(view: BookView, ways: readonly Way[]): { readonly path: Way; readonly lots: readonly Lot[] } {
  const passes = (way: Way) => way.slice(0, -1).some((hex) => occupant(view.state, hex) !== null);
  const clear = PATH_AVOIDS_FIGURES ? ways.filter((way) => !passes(way)) : ways;
  const [path, lots] = pickOne(view, 'path', '29.5', clear.length > 0 ? clear : ways);
  return { path, lots };
}

/**
 * 29.4.2.3 The three hexes of a charge; null where something would stop him before he is upon the first
 * man in his way: he does not run into it by choice (A4, P166).
 */
export function chargePath(state: Readonly<State>, { at }: Fighter, way: Direction): readonly Hex[] | null {
  const path = Array.from({ length: CHARGE_HEXES }, (_, i) => neighbour(at, way, i + 1));
  const first = path.findIndex((hex) => occupant(state, hex) !== null);
  return isOpen(state, at, first < 0 ? path : path.slice(0, first + 1)) ? path : null;
}
