/** 29.4.2: the Random Movement Chart. */
import type { Lot, Throw } from '../../../../kernel/dice.ts';
import {
  add,
  DIRECTIONS,
  type Direction,
  distance,
  type Hex,
  minus,
  nearestDirections,
  neighbour,
  rotate,
  sameHex,
  turn,
  turnBetween,
} from '../../../../kernel/hex.ts';
import { addModifier, type Modifier, sumModifiers } from '../../../../kernel/modifier.ts';
import { met, needing, type Roll, rollOf } from '../../../../kernel/roll.ts';
import { takeable } from '../advanced/spoils.ts';
import { barrierTo } from '../arena/obstacles.ts';
import { advantageModifiers } from '../basic/facing.ts';
import { action, stridesOf } from '../basic/plot.ts';
import type { Stride } from '../phase.ts';
import type { ChartHex, Tables } from '../tables/types.ts';
import type { ActionCode, Fighter, ItemId } from '../types.ts';
import type { BookView } from '../view.ts';
import { type Bearing, CENTURION_UNIT, type CenturionPlan, pickOne } from './bearing.ts';
import { needsOf, ownFirst, serves } from './needs.ts';
import { CHART_RADIUS, chargePath, pathTo } from './path.ts';

/** C9 He kicks on this or less. */
const KICK_MAX = 10;
/** 29.4.2.3 A result of this or more may be a charge. */
export const CHARGE_FROM = 66;
/** 30.4 What a horse adds to the spirit of its rider. */
const MOUNTED_SPIRIT = 2;
/** 29.4.3.1 Facing away, he turns only on this or less. */
const TURN_AWAY_MAX = 22;
/** 29.4.2.4, 29.4.2.5 Hexes of shift toward a weapon, a shield. */
const SHIFT = { weapon: 2, shield: 1 } as const;

/** 29.4.2 The D66 of the phase on the chart: a charge, a move, or a stand. */
export function moveOnChart(view: BookView, fighter: Fighter, bearing: Bearing, thrown: Throw): CenturionPlan {
  const { hex, label, roll } = readChart(view, fighter, bearing, thrown);
  const { arrow, enemy } = bearing;
  const base = { towards: enemy, kicks: null, rolls: [roll], lots: bearing.lots };
  const charge = label >= CHARGE_FROM && fighter.facing === arrow ? chargePath(view.state, fighter, arrow) : null;
  if (charge !== null) {
    const kick = kickOnWay(view, fighter, bearing, thrown, charge);
    return { ...base, ...chargeAlong(view.tables, charge, kick), rolls: kick === null ? [roll] : [roll, kick.roll] };
  }
  const wanted = add(fighter.at, rotate(hex.offset, arrow));
  const shifted = shift(view, fighter, wanted);
  const way = pathTo(view, fighter, shifted.hex);
  const facesAway = fighter.facing === turn(arrow, 3);
  const rotation = facesAway && label > TURN_AWAY_MAX ? 0 : rotationAt(view.tables, minus(way.goal, fighter.at));
  const lots = [...bearing.lots, ...shifted.lots, ...way.lots];
  const kick = kickOnWay(view, fighter, bearing, thrown, way.path);
  const text = sameHex(way.goal, shifted.hex) ? hex.text : `${hex.text}, but the way is barred`;
  const plan = { ...base, order: 'move' as const, text, turns: rotation, lots };
  if (kick === null) return { ...plan, ...walkAlong(fighter, way.path) };
  const rolls = [roll, kick.roll];
  if (!met(kick.roll)) return { ...plan, ...walkAlong(fighter, way.path), rolls };
  const path = way.path.slice(0, kick.steps);
  const turns = Math.min(rotation, path.length); // F22 no more than he moves
  return { ...plan, ...walkAlong(fighter, path), rolls, turns, text: `${text}, stops to kick`, kicks: kick.item };
}

/** 29.4.2.3, 29.4.2.6 A charge, to its end or to the first thing he stops to kick. */
function chargeAlong(
  tables: Tables,
  path: readonly Hex[],
  kick: Kick | null,
): Pick<CenturionPlan, 'order' | 'strides' | 'path' | 'turns' | 'kicks' | 'text'> {
  const strides = stridesOf(tables, [action('C')]);
  const charge = { order: 'charge', turns: 0 } as const;
  if (kick === null || !met(kick.roll)) return { ...charge, strides, path, kicks: null, text: 'charges' };
  const cut = { strides: strides.slice(0, kick.steps), path: path.slice(0, kick.steps) };
  return { ...charge, ...cut, kicks: kick.item, text: 'charges, stops to kick' };
}

/** 29.4.2.2 The chart hex of a D66 whose tens die is modified (F3). */
export function readChart(
  view: BookView,
  fighter: Fighter,
  bearing: Bearing,
  thrown: Throw,
): { hex: ChartHex; label: number; roll: Roll } {
  const modifiers: Modifier[] = [];
  const put = (value: number, why: string, cite = '29.4.2.2') => addModifier(modifiers, 10 * value, why, cite);
  put(-Math.floor(fighter.stun.amount / CENTURION_UNIT), 'stun');
  const netMan = fighter.style === 'retiarius' || fighter.style === 'laquearius'; // C103 they want distance
  if (!netMan) put(Math.floor(bearing.range / CENTURION_UNIT), 'range');
  put(sumModifiers(advantageModifiers(view.tables, fighter.at, bearing.enemy)), 'positional advantage');
  put(fighter.fs, 'fighting spirit');
  if (fighter.mount !== null) put(MOUNTED_SPIRIT, 'on horseback', '30.4');
  const raw = rollOf('chart', '29.4.2.2', thrown, 'd66', modifiers);
  const ones = thrown.dice.white?.[0] ?? 0;
  const tens = (raw.total - ones) / 10;
  const label = tens > 6 ? CHARGE_FROM : Math.max(1, tens) * 10 + ones;
  const hex = view.tables.chart.get(label);
  if (hex === undefined) throw new Error(`the chart has no ${label}`);
  return { hex, label, roll: { ...raw, table: hex.table, result: hex.text } };
}

/** The rotation number of the chart hex at an offset, which is its distance from the middle (A4). */
function rotationAt(tables: Tables, offset: Hex): number {
  const hexes = distance(offset, { q: 0, r: 0 });
  for (const chartHex of tables.chart.values()) {
    if (distance(chartHex.offset, { q: 0, r: 0 }) === hexes) return chartHex.rotation;
  }
  throw new Error(`no chart hex lies ${hexes} away`);
}

/** A4 Without weapon or shield he bends his way toward one that lies loose. */
function shift(view: BookView, fighter: Fighter, wanted: Hex): { hex: Hex; lots: readonly Lot[] } {
  const lots: Lot[] = [];
  let hex = wanted;
  for (const need of needsOf(view.tables, fighter)) {
    const usable = takeable(view.state).filter(({ item }) => serves(view.tables, fighter, item, need));
    if (usable.length === 0) continue;
    const range = ({ at }: { at: Hex }) => distance(at, fighter.at);
    const least = Math.min(...usable.map(range));
    const [goal, drawn] = pickOne(
      view,
      'nearest-item',
      'F23',
      ownFirst(
        view.tables,
        fighter,
        usable.filter((one) => range(one) === least),
      ),
    );
    lots.push(...drawn);
    for (let step = 0; step < SHIFT[need]; step++) {
      const next = stepToward(view, fighter, hex, goal.at);
      lots.push(...next.lots);
      hex = next.hex;
    }
  }
  return { hex, lots };
}

function stepToward(view: BookView, fighter: Fighter, hex: Hex, goal: Hex): { hex: Hex; lots: readonly Lot[] } {
  if (sameHex(hex, goal)) return { hex, lots: [] };
  const nearer = DIRECTIONS.map((direction) => neighbour(hex, direction)).filter(
    (next) =>
      distance(next, goal) < distance(hex, goal) &&
      distance(next, fighter.at) <= CHART_RADIUS &&
      barrierTo(view.state, hex, next) === null,
  );
  if (nearer.length === 0) return { hex, lots: [] };
  const [next, lots] = pickOne(view, 'shift', 'F23', nearer);
  return { hex: next, lots };
}

const STEP_CODES = ['F', 'SFR', 'SBR', 'B', 'SBL', 'SFL'] as const satisfies readonly ActionCode[];

/** A way as strides; his facing does not change on it (29.4.2.2). */
export function walkAlong(
  fighter: Fighter,
  path: readonly Hex[],
): { path: readonly Hex[]; strides: readonly Stride[] } {
  let at = fighter.at;
  const strides = path.map((hex) => {
    const step = turn(stepDirection(at, hex), -fighter.facing);
    at = hex;
    return { action: action(STEP_CODES[step]), before: 0, after: 0, step, overleapt: false };
  });
  return { path, strides };
}

function stepDirection(from: Hex, to: Hex): Direction {
  const [direction] = nearestDirections(minus(to, from));
  if (direction === undefined) throw new Error('a step needs two hexes');
  return direction;
}

/** 29.4.2.6 A thing on his way, after how many steps he comes to it, and whether he stops to kick it. */
interface Kick {
  readonly item: ItemId;
  readonly steps: number;
  readonly roll: Roll;
}

/** 29.4.2.6 The first item on his way, if he has not stepped backward to it and does not need it (P79, F22). */
function kickOnWay(
  view: BookView,
  fighter: Fighter,
  bearing: Bearing,
  thrown: Throw,
  path: readonly Hex[],
): Kick | null {
  for (const [i, hex] of path.entries()) {
    const back = Math.abs(turnBetween(fighter.facing, stepDirection(path[i - 1] ?? fighter.at, hex))) > 1;
    if (back) return null;
    const here = view.state.loose.filter(({ at }) => sameHex(at, hex));
    const needs = needsOf(view.tables, fighter);
    const found = here.find(({ item }) => !needs.some((need) => serves(view.tables, fighter, item, need)));
    if (found === undefined) continue;
    const modifiers: Modifier[] = [];
    addModifier(modifiers, bearing.range, 'range', '29.4.2.6');
    const sum = rollOf('kick-test', '29.4.2.6', thrown, 'sum', modifiers);
    const roll = needing(sum, '<=', KICK_MAX, (kicks) => (kicks ? 'stops to kick' : 'goes on'));
    return { item: found.item.id, steps: i + 1, roll };
  }
  return null;
}
