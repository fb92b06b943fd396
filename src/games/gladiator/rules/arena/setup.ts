/** 27.2: the arena made before the match: its size, its walls, what stands in it. */
import { type ArenaWindow, EDGES, edgeBeyond, fromOffset } from '../../../../kernel/arena.ts';
import { type Dice, type Lot, ONE_DIE, TWO_DICE } from '../../../../kernel/dice.ts';
import { DIRECTIONS, type Hex, neighbour, sameHex } from '../../../../kernel/hex.ts';
import { modifier } from '../../../../kernel/modifier.ts';
import { type Roll, rollOf } from '../../../../kernel/roll.ts';
import { goesOnFours, rangeTo } from '../bodies.ts';
import type { GladiatorContext } from '../phase.ts';
import { occupant } from '../sheet.ts';
import { ARENA_SIZES, type Arena, type ArenaSetup, type ArenaSize, OBSTACLE_KINDS, type Obstacle } from './types.ts';

/** A9 Counters of each kind in the box. */
const COUNTERS_EACH = 3;
const OBSTACLE_POOL = OBSTACLE_KINDS.flatMap((kind) => Array.from({ length: COUNTERS_EACH }, () => kind));
/** A9 The most that can be put down. */
export const OBSTACLES_MAX = OBSTACLE_POOL.length;
/** 27.2.1.2 The size of a fighting pit. */
const PIT: ArenaSize = 5;
/** A9 Hexes about the place of a man that stay clear. */
const CLEAR_AROUND = 1;

/** P25 What a match with beasts or riders is held in where nothing else is said: walls, and nothing between them. */
const ENCLOSED: ArenaSetup = { size: PIT, obstacles: 0 };

/** 4.3, 27.2 Makes the arena, with everybody's place known; nothing where there is only open sand (P168). */
export function prepareArena(ctx: GladiatorContext, given: ArenaSetup | undefined): void {
  const enclosed = ctx.state.fighters.some(goesOnFours);
  const setup = given ?? (enclosed ? ENCLOSED : null);
  if (setup === null) return;
  const { size, rolls } = sizeOf(ctx.dice, setup.size);
  const walls = size === PIT || enclosed ? [...EDGES] : [];
  const agreed = agreedUpon(ctx, setup);
  const count =
    agreed?.length ?? (typeof setup.obstacles === 'number' ? setup.obstacles : rolledCount(ctx.dice, size, rolls));
  const arena = { size, walls, obstacles: [] };
  ctx.state.arena = arena;
  const cite = given === undefined ? 'P25' : '27.2';
  ctx.emit({ kind: 'arena-made', cite, size, walls: [...walls], obstacles: count, rolls });
  if (agreed === null) placeAtRandom(ctx, arena, count);
  else for (const one of agreed) put(ctx, arena, one, []);
}

/** P168 The obstacles of a set-up, but for those where somebody begins; null where it names none. */
function agreedUpon({ state }: GladiatorContext, { obstacles }: ArenaSetup): readonly Obstacle[] | null {
  if (typeof obstacles === 'number' || obstacles === null) return null;
  return obstacles.filter(({ at }) => occupant(state, at) === null);
}

/** 27.2 The size of an arena and how many obstacles stand in it, before any has its place. */
export function rollArena(dice: Dice): {
  readonly size: ArenaSize;
  readonly obstacles: number;
  readonly rolls: readonly Roll[];
} {
  const { size, rolls } = sizeOf(dice, null);
  return { size, obstacles: rolledCount(dice, size, rolls), rolls };
}

/** 27.2.1 The size given, or 2D3 - 1, which runs from 1 to 5 (C96). */
function sizeOf(dice: Dice, given: ArenaSize | null): { readonly size: ArenaSize; readonly rolls: Roll[] } {
  if (given !== null) return { size: given, rolls: [] };
  const thrown = dice.throw('arena-size', TWO_DICE);
  const roll = rollOf('arena-size', '27.2.1', thrown, 'd3', [modifier(-1, 'always', '27.2.1')]);
  const size = ARENA_SIZES.find((one) => one === roll.total) ?? PIT;
  return { size, rolls: [{ ...roll, result: `size ${size}` }] };
}

/** 27.2.2 1D6 less the size, and no fewer than none. */
function rolledCount(dice: Dice, size: ArenaSize, rolls: Roll[]): number {
  const thrown = dice.throw('obstacle-count', ONE_DIE);
  const roll = rollOf('obstacle-count', '27.2.2', thrown, 'sum', [modifier(-size, 'arena size', '27.2.2')]);
  const count = Math.max(0, roll.total);
  rolls.push({ ...roll, result: `${count} obstacles` });
  return count;
}

type Building = Pick<Arena, 'size' | 'walls'> & { readonly obstacles: Obstacle[] };

/** 27.2.2.1, A9 Counters drawn from the box, each to a hex at random, and to another where it would not do. */
function placeAtRandom(ctx: GladiatorContext, arena: Building, count: number): void {
  const pool = [...OBSTACLE_POOL];
  for (let i = 0; i < count; i++) {
    const which = ctx.dice.lot('obstacle', 'A9', pool.length);
    const [kind = 'pillar'] = pool.splice(which.picked, 1);
    const lots = [which];
    const hexes = openHexes(ctx, arena);
    for (;;) {
      const where = ctx.dice.lot('obstacle-hex', 'A9', hexes.length);
      lots.push(where);
      const [at] = hexes.splice(where.picked, 1);
      if (at === undefined) throw new Error('no hex is left for an obstacle');
      if (divides(ctx.state.window, [...arena.obstacles, { kind, at }])) continue;
      put(ctx, arena, { kind, at }, lots);
      break;
    }
  }
}

function put(ctx: GladiatorContext, arena: Building, obstacle: Obstacle, lots: readonly Lot[]): void {
  const { kind, at } = obstacle;
  arena.obstacles.push({ kind, at: { ...at } });
  ctx.emit({ kind: 'obstacle-placed', cite: '27.2.2.1', obstacle: kind, at, lots });
}

/** A9 Every hex of the map with nothing in it, and no man within a hex of it. */
function openHexes({ state }: GladiatorContext, { obstacles }: Building): Hex[] {
  return hexesOf(state.window).filter(
    (hex) =>
      !obstacles.some(({ at }) => sameHex(at, hex)) && state.fighters.every((one) => rangeTo(one, hex) > CLEAR_AROUND),
  );
}

/** The hexes of a map, column by column. */
function hexesOf({ column, row, columns, rows }: ArenaWindow): readonly Hex[] {
  return Array.from({ length: columns * rows }, (_, i) => fromOffset(column + Math.floor(i / rows), row + (i % rows)));
}

/** A9 Whether pillars and rocks shut a part of the map off from the rest. */
function divides(window: ArenaWindow, obstacles: readonly Obstacle[]): boolean {
  const name = ({ q, r }: Hex) => `${q},${r}`;
  const barred = new Set(
    obstacles.filter(({ kind }) => kind === 'pillar' || kind === 'rock').map(({ at }) => name(at)),
  );
  const open = hexesOf(window).filter((hex) => !barred.has(name(hex)));
  const reached = new Set<string>();
  const waiting = open.slice(0, 1);
  for (let hex = waiting.pop(); hex !== undefined; hex = waiting.pop()) {
    if (reached.has(name(hex))) continue;
    reached.add(name(hex));
    for (const direction of DIRECTIONS) {
      const next = neighbour(hex, direction);
      if (edgeBeyond(window, next) === null && !barred.has(name(next))) waiting.push(next);
    }
  }
  return reached.size < open.length;
}

/** Whether the obstacles that a set-up places stand on the map, in hexes of their own. */
export function isLaidOut(window: ArenaWindow, arena: ArenaSetup | undefined): boolean {
  const obstacles = arena?.obstacles;
  if (typeof obstacles !== 'object' || obstacles === null) return true;
  const first = (hex: Hex) => obstacles.findIndex(({ at }) => sameHex(at, hex));
  return obstacles.every(({ at }, i) => edgeBeyond(window, at) === null && first(at) === i);
}
