/** 21.2 Ways of a gladiator: where it can stand and how it can look there, and from where it has somebody before it. */
import { type Direction, distance, type Hex, neighbour, sameHex, turn } from '../../../../kernel/hex.ts';
import type { Operation } from '../acts.ts';
import { bearingOf, HEXES, isFront, isGate } from '../geometry.ts';
import { animalOf, enemyHexes, fighterOf, hexOf, isHampered, isTaken } from '../roster.ts';
import type { Fighter, State } from '../types.ts';

/** Somewhere to stand and look, and the operations that lead there. */
export interface Footing {
  readonly hex: Hex;
  readonly facing: Direction;
  readonly cost: number;
  readonly before: Footing | null;
  readonly by: Operation | null;
}

const TURNS = [-1, 1, -2, 2] as const;
const AFTER = [0, -1, 1] as const;
const WAYS = [0, 1, 2, 3, 4, 5] as const;
const WIDTH = 16;

const placeOf = ({ q, r }: Hex): number => (r + 8) * WIDTH + q + 8;
const keyOf = (hex: Hex, facing: Direction): number => placeOf(hex) * 6 + facing;

/** Hexes that a gladiator may step into. */
function openPlaces(state: Readonly<State>): ReadonlySet<number> {
  return new Set(HEXES.filter((hex) => !isTaken(state, hex) && !(state.gated && isGate(hex))).map(placeOf));
}

/** 3.3 Every way to stand within so many operations, the nearest first; who is Trapped or Face-down turns once at most. */
export function standsOf(state: Readonly<State>, fighter: Fighter, budget: number): readonly Footing[] {
  const start: Footing = { hex: fighter.hex, facing: fighter.facing, cost: 0, before: null, by: null };
  const hampered = isHampered(fighter);
  const most = hampered ? Math.min(budget, fighter.turned ? 0 : 1) : budget;
  const open = openPlaces(state);
  const found = new Map([[keyOf(start.hex, start.facing), start]]);
  const all = [start];
  const come = (from: Footing, hex: Hex, facing: Direction, by: Operation): void => {
    const key = keyOf(hex, facing);
    if (found.has(key)) return;
    const stand: Footing = { hex, facing, cost: from.cost + 1, before: from, by };
    found.set(key, stand);
    all.push(stand);
  };
  for (let at = 0; at < all.length; at++) {
    const from = all[at];
    if (from === undefined || from.cost >= most) break;
    for (const by of TURNS)
      if (!hampered || Math.abs(by) === 1) come(from, from.hex, turn(from.facing, by), { do: 'turn', by });
    if (hampered) continue;
    for (const way of WAYS) {
      const hex = neighbour(from.hex, way);
      if (!open.has(placeOf(hex))) continue;
      for (const by of AFTER) come(from, hex, turn(from.facing, by), { do: 'step', way, turn: by });
    }
  }
  return all;
}

/** The operations that lead to a stand, the first first. */
export function waysTo(stand: Footing): readonly Operation[] {
  const ops: Operation[] = [];
  for (let at: Footing | null = stand; at?.by != null; at = at.before) ops.unshift(at.by);
  return ops;
}

/** Whether somebody stands directly before a stand. */
const faces = ({ hex, facing }: Pick<Footing, 'hex' | 'facing'>, target: Hex): boolean =>
  sameHex(neighbour(hex, facing), target);

/** Whether a hex lies behind a gladiator; animals have no back. */
export function isBehind(state: Readonly<State>, target: string, hex: Hex): boolean {
  if (animalOf(state, target) !== null) return false;
  const { hex: at, facing } = fighterOf(state, target);
  return !isFront(bearingOf(at, facing, hex));
}

/** Enemies beside a stand who see its back. */
function backers(state: Readonly<State>, fighter: Fighter, { hex, facing }: Footing): number {
  return enemyHexes(state, fighter).filter(
    (other) => distance(other, hex) === 1 && !isFront(bearingOf(hex, facing, other)),
  ).length;
}

/** 21.2 Where somebody has a target directly in front, the best first. */
export function spotsAmong(
  state: Readonly<State>,
  fighter: Fighter,
  stands: readonly Footing[],
  target: string,
): readonly Footing[] {
  const at = hexOf(state, target);
  const ranked = stands
    .filter((stand) => faces(stand, at))
    .map((stand) => ({
      stand,
      rank: [
        isBehind(state, target, stand.hex) ? 1 : 0,
        backers(state, fighter, stand),
        ...[stand.cost, stand.hex.r, stand.hex.q, stand.facing],
      ],
    }));
  return ranked.toSorted((a, b) => compared(a.rank, b.rank)).map(({ stand }) => stand);
}

/** Which of two lists of numbers is less: by the first that differ. */
export function compared(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, i) => value !== other[i]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

const FAR = 99;
const EVERYWHERE = 60;

/** 21.2 The fewest operations after which a target lies directly in front; 99: never. @internal */
export function approachTo(state: Readonly<State>, fighter: Fighter, target: string): number {
  const at = hexOf(state, target);
  return standsOf(state, fighter, EVERYWHERE).find((stand) => faces(stand, at))?.cost ?? FAR;
}

/** 21.2 The same of the target that is nearest so. */
export function nearestApproach(state: Readonly<State>, fighter: Fighter, targets: readonly string[]): number {
  const hexes = targets.map((target) => hexOf(state, target));
  const stands = standsOf(state, fighter, EVERYWHERE);
  return stands.find((stand) => hexes.some((hex) => faces(stand, hex)))?.cost ?? FAR;
}
