/** P324: a centurion with nobody awake against him, who holds nothing that the fallen man can be finished with. */
import { disc, distance, type Hex, minus, nearestDirections, turn, turnBetween } from '../../../../kernel/hex.ts';
import { takeable } from '../advanced/spoils.ts';
import { canStrike, reachesTo } from '../advanced/weapons.ts';
import { isWeapon, occupant } from '../sheet.ts';
import type { Fighter } from '../types.ts';
import type { BookView } from '../view.ts';
import { type Bearing, type CenturionPlan, pickOne } from './bearing.ts';
import { walkAlong } from './chart.ts';
import { needsOf, serves } from './needs.ts';
import { CHART_RADIUS, hasClearWay, pathTo } from './path.ts';

/** P74 From so near a thing can be taken up. */
const GRASP = 1;
/** 29.4.3 Hexsides a man turns who stands; one who moves turns as many as he has gone hexes. */
const STANDING_TURN = 3;

/**
 * P324 Where he goes without a throw: off to the nearest weapon, if he has none in hand or sheath, or to a hex from
 * which what he holds reaches the fallen man, if it is too long where he stands. Null: the chart, as ever.
 */
export function finishPlan(view: BookView, fighter: Fighter, bearing: Bearing): CenturionPlan | null {
  const { enemy } = bearing;
  if (enemy.conscious || enemy.beast !== null) return null;
  if (needsOf(view.tables, fighter).includes('weapon')) return fetchPlan(view, fighter, bearing);
  return isTooNear(view, fighter, enemy) ? backPlan(view, fighter, bearing) : null;
}

/** 29.4.2.5 The two hexes of this phase that bring him nearest to a weapon that lies about; of equals the nearest hexes. */
function fetchPlan(view: BookView, fighter: Fighter, bearing: Bearing): CenturionPlan | null {
  const weapons = takeable(view.state).filter(({ item }) => serves(view.tables, fighter, item, 'weapon'));
  if (weapons.length === 0) return null;
  const far = (hex: Hex) => Math.max(GRASP, Math.min(...weapons.map(({ at }) => distance(at, hex))));
  const to = fewest(openHexes(view, fighter), far, (hex) => distance(hex, fighter.at));
  return to.some((hex) => far(hex) < far(fighter.at)) ? goTo(view, fighter, bearing, to, 'goes for a weapon') : null;
}

/** Whether a weapon of his would strike the man, were he not so near (21.9). */
function isTooNear({ tables }: BookView, fighter: Fighter, enemy: Fighter): boolean {
  const range = distance(fighter.at, enemy.at);
  const reaches = (at: number) => fighter.hands.some((item) => isWeapon(item) && reachesTo(tables, item, at));
  return !reaches(range) && reaches(range + 1);
}

/** 21.9 The nearest hexes from which, when he has turned, he has the man in his front and in reach; of equals those from which he has him straightest ahead. */
function backPlan(view: BookView, fighter: Fighter, bearing: Bearing): CenturionPlan | null {
  const { enemy } = bearing;
  const turning = (hex: Hex) => leastTurn(fighter, hex, enemy.at);
  const strikes = (at: Hex) => {
    const most = turnsAt(fighter, at);
    const by = Math.sign(turning(at)) * Math.min(Math.abs(turning(at)), most);
    return canStrike(view.state, view.tables, { ...fighter, at, facing: turn(fighter.facing, by) }, enemy.at);
  };
  const open = openHexes(view, fighter).filter(strikes);
  const to = fewest(
    open,
    (hex) => distance(hex, fighter.at),
    (hex) => skewOf(fighter, hex, enemy.at),
  );
  return to.length === 0 ? null : goTo(view, fighter, bearing, to, 'gives his weapon room');
}

/** Hexsides from his facing to a man, seen from a hex. */
function leastTurn({ facing }: Fighter, from: Hex, to: Hex): number {
  const turns = nearestDirections(minus(to, from)).map((way) => turnBetween(facing, way));
  return turns.reduce((best, one) => (Math.abs(one) < Math.abs(best) ? one : best));
}

/** How far from straight ahead a man is, seen from a hex: hexsides, and on a midline those to either side of it. */
function skewOf({ facing }: Fighter, from: Hex, to: Hex): number {
  return nearestDirections(minus(to, from)).reduce<number>((sum, way) => sum + Math.abs(turnBetween(facing, way)), 0);
}

/** 20.5, 29.4.3 Hexsides he may turn when he has gone to a hex; in a net none. */
function turnsAt({ at, ensnared }: Fighter, hex: Hex): number {
  return ensnared === null ? distance(at, hex) || STANDING_TURN : 0;
}

/** The hexes of his chart that are free, with a way to them that nobody stands or lies in. */
function openHexes({ state }: BookView, fighter: Fighter): readonly Hex[] {
  return disc(fighter.at, CHART_RADIUS).filter(
    (hex) => occupant(state, hex, fighter) === null && hasClearWay(state, fighter, hex),
  );
}

/** The hexes for which one figure is least, and of those another. */
function fewest(hexes: readonly Hex[], ...by: readonly ((hex: Hex) => number)[]): readonly Hex[] {
  return by.reduce((left, figure) => {
    const least = Math.min(...left.map(figure));
    return left.filter((hex) => figure(hex) === least);
  }, hexes);
}

function goTo(
  view: BookView,
  fighter: Fighter,
  { enemy, lots }: Bearing,
  among: readonly Hex[],
  text: string,
): CenturionPlan {
  const [goal, drawn] = pickOne(view, 'way-round', 'P324', among);
  const way = pathTo(view, fighter, goal);
  const all = [...lots, ...drawn, ...way.lots];
  const turns = turnsAt(fighter, goal);
  const plan = { order: 'move' as const, towards: enemy, turns, kicks: null, text, rolls: [], lots: all };
  return { ...plan, ...walkAlong(fighter, way.path) };
}
