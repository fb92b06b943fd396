/** 21.2 Ways of a gladiator: where it can stand and how it can look there, and from where it has somebody before it. */
import { DIRECTIONS, type Direction, distance, type Hex, neighbour, sameHex, turn } from '../../../../kernel/hex.ts';
import type { Operation } from '../acts.ts';
import { bearingOf, GATES, isFront } from '../geometry.ts';
import { animalOf, enemyHexes, fighterOf, hexOf, isHampered, isThere } from '../roster.ts';
import type { Fighter, State } from '../types.ts';
import { facingAtStand, hexAtStand, PLACE_COUNT, placeOf, standOf, type Walk, walkFrom } from './walks.ts';

/** Somewhere to stand and look, and the operations that lead there, the last one first. */
export interface Footing {
  readonly hex: Hex;
  readonly facing: Direction;
  readonly cost: number;
  readonly before: Footing | null;
  readonly by: Operation | null;
}

/** Places that a gladiator may not step into. */
function closedIn({ fighters, animals, gated }: Readonly<State>): Uint8Array {
  const closed = new Uint8Array(PLACE_COUNT);
  for (const fighter of fighters) if (isThere(fighter)) closed[placeOf(fighter.hex)] = 1;
  for (const { hex } of animals) if (hex !== null) closed[placeOf(hex)] = 1;
  if (gated) for (const gate of GATES) closed[placeOf(gate)] = 1;
  return closed;
}

/** 3.3 The walk of somebody within so many operations; who is Trapped or Face-down turns once at most. */
function walkOf(state: Readonly<State>, fighter: Fighter, budget: number, until?: (stand: number) => boolean): Walk {
  const hampered = isHampered(fighter);
  const most = hampered ? Math.min(budget, fighter.turned ? 0 : 1) : budget;
  return walkFrom(standOf(fighter.hex, fighter.facing), closedIn(state), most, hampered, until);
}

const footingAt = (walk: Walk, stand: number, before: Footing | null): Footing => ({
  ...{ hex: hexAtStand(stand), facing: facingAtStand(stand), cost: walk.cost(stand), before, by: walk.by(stand) },
});

/** A stand of a walk with all that lead to it. */
function footingWith(walk: Walk, stand: number): Footing {
  return footingAt(walk, stand, walk.by(stand) === null ? null : footingWith(walk, walk.before(stand)));
}

/** 3.3 Every way to stand within so many operations, the nearest first. */
export function standsOf(state: Readonly<State>, fighter: Fighter, budget: number): readonly Footing[] {
  const walk = walkOf(state, fighter, budget);
  const found = new Map<number, Footing>();
  for (const stand of walk.stands) found.set(stand, footingAt(walk, stand, found.get(walk.before(stand)) ?? null));
  return [...found.values()];
}

/** The operations that lead to a stand, the first first. */
export function waysTo(stand: Footing): readonly Operation[] {
  const ops: Operation[] = [];
  for (let at: Footing | null = stand; at?.by != null; at = at.before) ops.unshift(at.by);
  return ops;
}

/** 3.3 One way to stand, if it can be come to within so many operations; null: it cannot. */
export function footingIn(
  state: Readonly<State>,
  fighter: Fighter,
  budget: number,
  hex: Hex,
  facing: Direction,
): Footing | null {
  const goal = standOf(hex, facing);
  const walk = walkOf(state, fighter, budget, (stand) => stand === goal);
  return walk.stands.at(-1) === goal ? footingWith(walk, goal) : null;
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

/** 21.2 The fewest operations after which one of some targets lies directly in front; 99: never. */
export function nearestApproach(state: Readonly<State>, fighter: Fighter, targets: readonly string[]): number {
  const goals = new Set(
    targets.flatMap((target) =>
      DIRECTIONS.map((facing) => standOf(neighbour(hexOf(state, target), turn(facing, 3)), facing)),
    ),
  );
  const walk = walkOf(state, fighter, EVERYWHERE, (stand) => goals.has(stand));
  const last = walk.stands.at(-1) ?? 0;
  return goals.has(last) ? walk.cost(last) : FAR;
}
