/** 29.4.2, A4, 29.5: every path the chart may send a centurion along. */
import { isShield } from '../../../../src/games/gladiator/rules/sheet.ts';
import type { Item } from '../../../../src/games/gladiator/rules/types.ts';
import type { Direction, Hex } from '../../../../src/kernel/hex.ts';
import type { ChartHex } from '../printed-tables.ts';
import { barrierTo } from './arena.ts';
import { gap } from './bodies.ts';
import { type Bout, graspable } from './bout.ts';
import { ahead, disc, range, same, sides, toThe, turned } from './hexes.ts';
import { armed, type Man, numberedBoxes, usableShield } from './man.ts';
import { STYLE_PAGES, weaponPage } from './printed-kit.ts';
import { isArcher, isWeapon } from './weapons.ts';

const SIX: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/**
 * P74 Whether he needs an item: a weapon if he has none, neither in hand nor sheathed; an unbattered shield
 * if his style has one, he has none and a hand free: a two-handed weapon takes both.
 */
export function needs(man: Man, item: Item): boolean {
  const idle = !armed(man) || (isArcher(man) && man.arrows === 0); // 21.3.1
  if (isWeapon(item)) return idle && man.sheath.length === 0 && (item.kind !== 'bow' || man.arrows > 0);
  if (!isShield(item)) return false;
  if (man.style !== null && STYLE_PAGES[man.style].shield === 'none') return false;
  const taken = man.hands.reduce((sum, { kind }) => sum + (weaponPage(kind).bothHands ? 2 : 1), 0);
  return usableShield(man) === null && taken < 2 && item.ticked < numberedBoxes(item.size);
}

/** A4 The places of the needed weapons, or shields, that lie nearest to him. */
function nearestNeeded(bout: Bout, man: Man, what: 'weapon' | 'shield'): readonly Hex[] {
  const wanted = [...graspable(bout).values()].filter(
    ({ item }) => (item.kind === 'shield') === (what === 'shield') && needs(man, item),
  );
  const least = Math.min(...wanted.map(({ at }) => range(man.at, at)));
  return wanted.filter(({ at }) => range(man.at, at) === least).map(({ at }) => at);
}

/** A4, P201 One step of a shift: every nearer hex within the chart that nothing bars, or the same hex. */
function shiftOnce(bout: Bout, from: Hex, to: Hex, centre: Hex): readonly Hex[] {
  if (same(from, to)) return [from];
  const nearer = SIX.map((direction) => ahead(from, direction)).filter((hex) => range(hex, to) < range(from, to));
  const inside = nearer.filter((hex) => range(hex, centre) <= 2 && barrierTo(bout, from, hex) === null);
  return inside.length > 0 ? inside : [from];
}

function shift(bout: Bout, from: readonly Hex[], items: readonly Hex[], steps: number, centre: Hex): readonly Hex[] {
  if (items.length === 0) return from;
  return items.flatMap((item) => {
    let hexes = from;
    for (let i = 0; i < steps; i++) hexes = hexes.flatMap((hex) => shiftOnce(bout, hex, item, centre));
    return hexes;
  });
}

/** A4 Where a chart hex lies. */
export function destinationOf(from: Hex, arrow: Direction, { steps }: ChartHex): Hex {
  let end = from;
  for (const way of steps) end = toThe(way, end, arrow);
  return end;
}

/** 29.4.2.4, 29.4.2.5 Every hex his chart hex may be shifted to. */
export function destinations(bout: Bout, man: Man, arrow: Direction, hex: ChartHex): readonly Hex[] {
  const end = destinationOf(man.at, arrow, hex);
  const armedEnds = shift(bout, [end], nearestNeeded(bout, man, 'weapon'), 2, man.at);
  return shift(bout, armedEnds, nearestNeeded(bout, man, 'shield'), 1, man.at);
}

/**
 * 29.5, F2 The shortest paths to a hex: none through what bars the way; one through a hex held before movement is
 * dropped if there is another.
 */
function pathsTo(bout: Bout, from: Hex, to: Hex, held: readonly Hex[]): readonly (readonly Hex[])[] {
  const open = waysTo(bout, from, to);
  const free = open.filter(([first]) => held.every((one) => first === undefined || !same(first, one)));
  return range(from, to) < 2 || free.length === 0 ? open : free;
}

/** 29.5 The shortest paths to a hex two hexes away at most: none through what bars the way. */
export function waysTo(bout: Bout, from: Hex, to: Hex): readonly (readonly Hex[])[] {
  const far = range(from, to);
  if (far === 0) return [[]];
  if (far === 1) return [[to]].filter((path) => isOpen(bout, from, path));
  const middles = SIX.map((direction) => ahead(from, direction)).filter((hex) => range(hex, to) === 1);
  return middles.map((middle) => [middle, to]).filter((path) => isOpen(bout, from, path));
}

/** Whether two ways go through the same hexes. */
export const samePath = (a: readonly Hex[], b: readonly Hex[]): boolean =>
  a.length === b.length && a.every((hex, i) => same(hex, b[i] ?? hex));

/** A4 Whether nothing bars a path anywhere. */
const isOpen = (bout: Bout, from: Hex, path: readonly Hex[]): boolean =>
  path.every((hex, i) => barrierTo(bout, path[i - 1] ?? from, hex) === null);

/** A4 The paths to a chart hex; to those nearest to it that are open where it, or every way to it, is barred. */
export function routesTo(bout: Bout, from: Hex, to: Hex, held: readonly Hex[]): readonly (readonly Hex[])[] {
  const straight = pathsTo(bout, from, to, held);
  if (straight.length > 0) return straight;
  const others = disc(from, 2).map((hex) => ({ far: range(hex, to), paths: pathsTo(bout, from, hex, held) }));
  const open = others.filter(({ paths }) => paths.length > 0);
  const least = Math.min(...open.map(({ far }) => far));
  return open.filter(({ far }) => far === least).flatMap(({ paths }) => paths);
}

/** P166 Whether a charge is made: nothing bars it, or a figure stands before what does. */
export function mayCharge(bout: Bout, man: Man, path: readonly Hex[]): boolean {
  for (const [i, hex] of path.entries()) {
    if (barrierTo(bout, path[i - 1] ?? man.at, hex) !== null) return false;
    const met = [...bout.men.values()].some((one) => one !== man && one.fate === 'fighting' && gap(hex, one) === 0);
    if (met) return true;
  }
  return true;
}

/** 29.4.2.3 Three hexes along the arrow. */
export function chargePath(from: Hex, arrow: Direction): readonly Hex[] {
  return [1, 2, 3].map((far) => ahead(from, arrow, far));
}

/** P6 The arrow: the nearest direction, on a midline the one nearer his facing. */
export function arrowOf(options: readonly Direction[], facing: Direction): Direction {
  const [first = 0, second = first] = options;
  return sides(facing, first) <= sides(facing, second) ? first : second;
}

/** 13.5, F22 Whether a step from a hex to the next goes backwards for somebody of a facing. */
function isBackward(from: Hex, facing: Direction, to: Hex): boolean {
  return [2, 3, 4].some((by) => same(ahead(from, turned(facing, by)), to));
}

/** 29.4.2.6 Index of the first hex of a path where he may try a kick, or -1. */
export function kickPlace(bout: Bout, man: Man, path: readonly Hex[]): number {
  let from = man.at;
  for (const [i, hex] of path.entries()) {
    if (isBackward(from, man.facing, hex)) return -1;
    const lying = [...bout.loose.values()].filter(({ at }) => same(at, hex));
    if (lying.some(({ item }) => !needs(man, item))) return i;
    from = hex;
  }
  return -1;
}
