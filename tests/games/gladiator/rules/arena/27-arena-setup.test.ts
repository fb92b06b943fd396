/** 27.2: the arena made before the match. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ArenaSetup,
  OBSTACLE_KINDS,
  type Obstacle,
} from '../../../../../src/games/gladiator/rules/arena/types.ts';
import type { EventOf } from '../../../../../src/games/gladiator/rules/events.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { advancedRules, basicRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { NO_RATINGS, type Setup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import type { State } from '../../../../../src/games/gladiator/rules/types.ts';
import { edgeBeyond, fromOffset, hexLabel } from '../../../../../src/kernel/arena.ts';
import { DIRECTIONS, distance, type Hex, neighbour } from '../../../../../src/kernel/hex.ts';
import { Match } from '../../../../../src/kernel/match.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { tables } from '../../../../../tools/games/gladiator/bout.ts';
import { reading } from '../../support/blows.ts';
import { arenaMade, pillar } from '../../support/rules/arenas.ts';
import { BOOK, type Prepared } from '../../support/rules/sheets.ts';

const ROLLED: ArenaSetup = { size: null, obstacles: null };

function made({ events }: Prepared): EventOf<'arena-made'> {
  const [event] = events.filter((one): one is EventOf<'arena-made'> => one.kind === 'arena-made');
  if (event === undefined) throw new Error('no arena was made');
  return event;
}

const obstaclesOf = ({ state }: Prepared): readonly Obstacle[] => state.arena?.obstacles ?? [];

describe('27.2 Arena setup', () => {
  test('4.3 the arena is made between the sheets and the placing of the men', () => {
    const { events } = arenaMade({ size: 3, obstacles: 1 }, [
      ['lot:obstacle', 0],
      ['lot:obstacle-hex', 0],
    ]);
    expect(events.map(({ kind }) => kind)).toEqual([
      'sheet-made',
      'sheet-made',
      'arena-made',
      'obstacle-placed',
      'placed',
      'placed',
    ]);
  });

  test('27.2 a set-up without an arena is open sand: no die is thrown and there are no walls (P168)', () => {
    const { state, events } = arenaMade(undefined);
    expect(state.arena).toBeNull();
    expect(events.some(({ kind }) => kind === 'arena-made')).toBe(false);
  });

  test('27.2 size and obstacles can be agreed upon, and then nothing is rolled', () => {
    const given = { size: 2, obstacles: [pillar(3, 3)] } as const;
    const prepared = arenaMade(given);
    expect(prepared.state.arena).toEqual({ size: 2, walls: [], obstacles: [pillar(3, 3)] });
    expect(made(prepared).rolls).toEqual([]);
  });

  test('27.2 what was agreed upon where somebody begins is left out (P168)', () => {
    const { state } = arenaMade({ size: 2, obstacles: [pillar(3, 3), { kind: 'rock', at: STARTS[1].at }] });
    expect(state.arena?.obstacles).toEqual([pillar(3, 3)]);
  });

  test.each([
    [1, 1, 1],
    [1, 3, 2],
    [2, 4, 2],
    [3, 4, 3],
    [4, 5, 4],
    [6, 5, 5],
  ])('27.2.1 dice of %i and %i make size %i (C96)', (first, second, size) => {
    const prepared = arenaMade({ ...ROLLED, obstacles: 0 }, [['arena-size', first, second]]);
    expect(prepared.state.arena?.size).toBe(size);
    expect(reading(made(prepared), 'arena-size')).toMatchObject({ read: 'd3', total: size, cite: '27.2.1' });
  });

  test.each([1, 2, 3, 4] as const)('27.2.1.2 an arena of size %i has no walls as the match begins', (size) => {
    expect(arenaMade({ size, obstacles: 0 }).state.arena?.walls).toEqual([]);
  });

  test('27.2.1.2 size 5 is a pit: every edge is a wall', () => {
    const prepared = arenaMade({ size: 5, obstacles: 0 });
    expect(prepared.state.arena?.walls).toEqual(['north', 'south', 'west', 'east']);
    expect(made(prepared).walls).toEqual(['north', 'south', 'west', 'east']);
  });

  test.each([
    [6, 1, 5],
    [4, 3, 1],
    [3, 3, 0],
    [1, 5, 0],
  ] as const)('27.2.2 1D6 of %i less size %i puts %i obstacles down', (die, size, count) => {
    const lots = Array.from({ length: count }, (): Scripted[] => [
      ['lot:obstacle', 0],
      ['lot:obstacle-hex', 0],
    ]).flat();
    const prepared = arenaMade({ size, obstacles: null }, [['obstacle-count', die], ...lots]);
    expect(obstaclesOf(prepared)).toHaveLength(count);
    expect(made(prepared).obstacles).toBe(count);
    expect(reading(made(prepared), 'obstacle-count')).toMatchObject({ total: die - size, cite: '27.2.2' });
  });

  test('27.2.2.1 each counter is drawn from the twelve that are left, and its hex from those that will do', () => {
    const { events } = arenaMade({ size: 1, obstacles: 2 }, [
      ['lot:obstacle', 11],
      ['lot:obstacle-hex', 0],
      ['lot:obstacle', 10],
      ['lot:obstacle-hex', 4],
    ]);
    const placed = events.filter((event) => event.kind === 'obstacle-placed');
    expect(placed).toMatchObject([
      { obstacle: 'rock', at: fromOffset(0, 0), lots: [{ of: 12 }, { of: 173 }] },
      { obstacle: 'rock', at: fromOffset(0, 5), lots: [{ of: 11 }, { of: 172 }] },
    ]);
  });

  test('27.2.2.1 a pillar that would shut a corner off goes to another hex (A9)', () => {
    // a1 touches a2 and b1 alone: with both taken it would be shut off.
    const { state } = arenaMade({ size: 1, obstacles: 2 }, [
      ['lot:obstacle', 0],
      ['lot:obstacle-hex', 1],
      ['lot:obstacle', 0],
      ['lot:obstacle-hex', 10],
      ['lot:obstacle-hex', 10],
    ]);
    expect(state.arena?.obstacles.map(({ at }) => hexLabel(state.window, at))).toEqual(['a2', 'b2']);
  });

  test('27.2.2.1 wherever they fall: on the map, apart, clear of the men, three of a kind at most, and nothing shut off', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 0, max: 12 }), (seed, count) => {
        const { arena, window, fighters } = Match.start(gladiator, tables, booked(count), `arena-${seed}`).state;
        const obstacles = arena?.obstacles ?? [];
        expect(obstacles).toHaveLength(count);
        expect(new Set(obstacles.map(({ at }) => hexLabel(window, at))).size).toBe(count);
        expect(obstacles.every(({ at }) => edgeBeyond(window, at) === null)).toBe(true);
        for (const kind of OBSTACLE_KINDS) expect(obstacles.filter((one) => one.kind === kind).length).toBeLessThan(4);
        for (const { at } of STARTS) expect(obstacles.every((one) => distance(one.at, at) > 1)).toBe(true);
        expect(fighters).toHaveLength(2);
        expect(reachable({ window, arena })).toBe(17 * 11 - obstacles.filter(isSolid).length);
      }),
      { numRuns: 40, seed: 27 },
    );
  });
});

const STARTS = [{ at: fromOffset(6, 4) }, { at: fromOffset(11, 6) }] as const;
const isSolid = ({ kind }: Obstacle) => kind === 'pillar' || kind === 'rock';

/** Two men of seats, so that the match waits at its first plot. */
function booked(obstacles: number): Setup {
  const seat = { ...BOOK, by: 'seat' as const, ratings: NO_RATINGS };
  const fighters = [
    { ...seat, id: 'A', side: 0 as const, seat: 0 },
    { ...seat, id: 'B', side: 1 as const, seat: 1 },
  ];
  return { rules: advancedRules(), fighters, arena: { size: 1, obstacles } };
}

/** Hexes of the map that can be walked to from the first man's. */
function reachable({ window, arena }: Pick<State, 'window' | 'arena'>): number {
  const name = (hex: Hex) => hexLabel(window, hex);
  const barred = new Set(arena?.obstacles.filter(isSolid).map(({ at }) => name(at)));
  const seen = new Set([name(STARTS[0].at)]);
  const waiting: Hex[] = [STARTS[0].at];
  for (let hex = waiting.pop(); hex !== undefined; hex = waiting.pop()) {
    for (const direction of DIRECTIONS) {
      const next = neighbour(hex, direction);
      if (edgeBeyond(window, next) !== null || barred.has(name(next)) || seen.has(name(next))) continue;
      seen.add(name(next));
      waiting.push(next);
    }
  }
  return seen.size;
}

describe('a set-up with an arena', () => {
  const setup = (arena: unknown, rules: unknown = advancedRules()) => ({ ...booked(0), rules, arena });
  const parsed = (json: unknown) => gladiator.schema.setup.safeParse(json);

  test.each([
    { size: null, obstacles: null },
    { size: 5, obstacles: 0 },
    { size: 1, obstacles: [pillar(0, 0)] },
  ])('such as %j is taken', (arena) => {
    expect(parsed(setup(arena)).success).toBe(true);
  });

  test.each([
    ['a size of 6', { size: 6, obstacles: null }],
    ['thirteen obstacles', { size: 1, obstacles: 13 }],
    ['an obstacle off the map', { size: 1, obstacles: [pillar(40, 0)] }],
    ['two obstacles in a hex', { size: 1, obstacles: [pillar(2, 2), pillar(2, 2)] }],
    ['an obstacle of no kind', { size: 1, obstacles: [{ kind: 'well', at: { q: 1, r: 1 } }] }],
  ])('with %s is refused', (_, arena) => {
    expect(parsed(setup(arena)).success).toBe(false);
  });

  test('is refused where chapter 27 is not in force', () => {
    expect(parsed(setup({ size: 1, obstacles: 0 }, basicRules())).success).toBe(false);
    expect(parsed({ ...booked(0), rules: advancedRules([19]) }).success).toBe(false);
  });

  test('is not wanted of a state that was saved before there were arenas', () => {
    const { arena: _, ...old } = Match.start(gladiator, tables, booked(0), 'old').state;
    const read = gladiator.schema.state.safeParse(old);
    expect(read.success && read.data.arena).toBeNull();
  });
});
