/** 4.5, P86, P150: where the men of two sides begin, and which set-ups there are. */
import { describe, expect, test } from 'vitest';
import { headOf, hexesOf, rangeTo } from '../../../../../src/games/gladiator/rules/bodies.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { advancedRules, basicRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { SIDE_MAX, startPlace } from '../../../../../src/games/gladiator/rules/setup/lineup.ts';
import { anyMan, muster } from '../../../../../src/games/gladiator/rules/setup/muster.ts';
import {
  ARENA_COLUMNS,
  ARENA_ROWS,
  type FighterSetup,
  type Setup,
} from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import { isRidden } from '../../../../../src/games/gladiator/rules/sheet.ts';
import { edgeBeyond, toOffset } from '../../../../../src/kernel/arena.ts';
import { distance, minus, nearestDirections, neighbour } from '../../../../../src/kernel/hex.ts';
import { Match } from '../../../../../src/kernel/match.ts';
import { tables } from '../../../../../tools/games/gladiator/bout.ts';

const men = (count: number) => Array.from({ length: count }, () => anyMan('medium'));
const teams = (red: number, blue: number): Setup => ({
  rules: advancedRules(),
  fighters: muster(men(red), men(blue), 'all'),
});
const WINDOW = { column: 0, row: 0, columns: ARENA_COLUMNS, rows: ARENA_ROWS };
const SIZES = Array.from({ length: SIDE_MAX }, (_, i) => i + 1);

/** Where everybody stands as the match begins. */
const begins = (setup: Setup) => Match.start(gladiator, tables, setup, 'lineup').state.fighters;

describe('4.5 several pairs', () => {
  test('4.5 a pair begins where a matched pair always has', () => {
    expect(begins(teams(1, 1)).map(({ at, facing }) => [toOffset(at), facing])).toEqual([
      [{ column: 6, row: 4 }, 0],
      [{ column: 11, row: 6 }, 3],
    ]);
  });

  test.each(SIZES)('4.5 with %i a side each stands five hexes from his opposite number, face to face (P86)', (size) => {
    const fighters = begins(teams(size, size));
    for (let i = 0; i < size; i++) {
      const [red, blue] = [fighters[i], fighters[i + size]];
      if (red === undefined || blue === undefined) throw new Error('a man is missing');
      expect(distance(red.at, blue.at)).toBe(5);
      expect(nearestDirections(minus(blue.at, red.at))).toEqual([red.facing]);
      expect(nearestDirections(minus(red.at, blue.at))).toEqual([blue.facing]);
    }
  });

  test.each(SIZES.flatMap((red) => SIZES.map((blue) => [red, blue] as const)))(
    '4.5 %i against %i all stand on the map, each in a hex of his own (P150)',
    (red, blue) => {
      const pairs = Math.max(red, blue);
      const places = [
        ...men(red).map((_, i) => startPlace(0, i, pairs)),
        ...men(blue).map((_, i) => startPlace(1, i, pairs)),
      ];
      expect(places.filter(({ at }) => edgeBeyond(WINDOW, at) !== null)).toEqual([]);
      expect(new Set(places.map(({ at }) => `${at.q},${at.r}`)).size).toBe(red + blue);
    },
  );

  test('4.5 in a rank the pairs stand four columns apart (P86)', () => {
    const columns = begins(teams(3, 3)).map(({ at }) => toOffset(at).column);
    expect(columns).toEqual([2, 6, 10, 7, 11, 15]);
    expect(begins(teams(2, 2)).map(({ at }) => toOffset(at).column)).toEqual([4, 8, 9, 13]);
  });

  test('4.5 the smaller side stands opposite the first men of the larger (P150)', () => {
    const [a, b, c, d] = begins(teams(3, 1));
    if (a === undefined || d === undefined) throw new Error('four men');
    expect(distance(a.at, d.at)).toBe(5);
    expect([b?.facing, c?.facing]).toEqual([0, 0]);
  });

  test('4.5 nobody begins beside an enemy', () => {
    for (const size of SIZES) {
      const fighters = begins(teams(size, size));
      const ranges = fighters.flatMap((one) =>
        fighters.filter(({ side }) => side !== one.side).map(({ at }) => distance(at, one.at)),
      );
      expect(Math.min(...ranges)).toBeGreaterThanOrEqual(2);
    }
  });
});

describe('set-ups of teams', () => {
  const why = (setup: unknown): string => {
    const read = gladiator.schema.setup.safeParse(setup);
    return read.success ? 'taken' : read.error.issues.map(({ message }) => message).join('; ');
  };
  const bent = (bend: (fighters: FighterSetup[]) => readonly FighterSetup[], rules = advancedRules()): unknown => ({
    rules,
    fighters: bend([...teams(2, 2).fighters]),
  });

  test('any number from one to nine a side is taken', () => {
    for (const red of SIZES) for (const blue of SIZES) expect(why(teams(red, blue))).toBe('taken');
  });

  test('ten a side are not', () => {
    const ten = [...teams(9, 9).fighters, { ...teams(1, 1).fighters[0], id: 'S' }];
    expect(why({ rules: advancedRules(), fighters: ten })).not.toBe('taken');
    const uneven = teams(9, 2).fighters.map((one, i) => ({ ...one, side: i === 10 ? 1 : 0 }));
    expect(why({ rules: advancedRules(), fighters: uneven })).toContain('each side wants 1 to 9 men');
  });

  test('a side without a man is refused', () => {
    expect(why(bent((all) => all.map((one) => ({ ...one, side: 0 }))))).toContain('each side wants 1 to 9 men');
    expect(why({ rules: advancedRules(), fighters: teams(1, 1).fighters.slice(0, 1) })).not.toBe('taken');
  });

  test('names go A, B, C .. in order', () => {
    expect(why(bent(([a, b, c, d]) => [a, c, b, d].flatMap((one) => (one === undefined ? [] : [one]))))).toContain(
      'fighters are named A, B, C .. in their order',
    );
    expect(why(bent((all) => all.map((one) => ({ ...one, id: 'A' }))))).toContain('in their order');
  });

  test('A is of the first side', () => {
    expect(why(bent((all) => all.map((one) => ({ ...one, side: one.side === 0 ? 1 : 0 }))))).toContain(
      'A is on side 0',
    );
  });

  test('more than a pair wants chapter 26', () => {
    const fault = 'more than one man a side is of chapter 26, which is not in force';
    expect(why(bent((all) => all, basicRules()))).toContain(fault);
    expect(why(bent((all) => all, advancedRules([19, 20, 21, 22, 23, 24, 25])))).toContain(fault);
    expect(why({ ...teams(1, 1), rules: basicRules() })).toBe('taken');
  });

  test("a man has a seat if, and only if, he is played 'by seat'", () => {
    const seat = /has a seat if, and only if/;
    expect(why(bent((all) => all.map((one) => ({ ...one, seat: null }))))).toMatch(seat);
    expect(why(bent((all) => all.map((one) => ({ ...one, seat: 0 }))))).toMatch(seat);
  });

  test('the sides may come in any order after A, and one seat may lead men of both', () => {
    const mixed = bent((all) => all.map((one, i) => ({ ...one, side: (i % 2) as 0 | 1, by: 'seat', seat: 0 })));
    expect(why(mixed)).toBe('taken');
  });
});

describe('4.5 beasts and riders (P195)', () => {
  const against = (red: number, blue: readonly FighterSetup['kind'][]): Setup => ({
    rules: advancedRules(),
    fighters: muster(men(red), blue.map(anyMan), 'one'),
  });
  const LONG = ['lion', 'wolf', 'elephant', 'eques'] as const;

  test.each(LONG)('4.5 a lone %s has its head five hexes from the man, and the rest behind it', (kind) => {
    const [man, foe] = begins(against(1, [kind]));
    if (man === undefined || foe === undefined) throw new Error('nobody there');
    expect(distance(headOf(foe), man.at)).toBe(5);
    expect(rangeTo(foe, man.at)).toBe(5);
    expect(nearestDirections(minus(man.at, foe.at))).toEqual([foe.facing]);
  });

  test.each(SIZES)(
    '4.5 of %i beasts about a lone man every head is five hexes off where the map has room (P89)',
    (count) => {
      const [man, ...beasts] = begins(against(1, Array<'lion'>(count).fill('lion')));
      if (man === undefined) throw new Error('nobody there');
      const near = beasts.filter((one) => distance(headOf(one), man.at) !== 5);
      expect(near.length).toBeLessThan(count <= 5 ? 1 : 4);
      for (const one of near) {
        const back = { ...one, at: neighbour(one.at, one.facing, -1) };
        expect(hexesOf(back).some((hex) => edgeBeyond(WINDOW, hex) !== null)).toBe(true);
      }
    },
  );

  test.each(SIZES.flatMap((red) => LONG.flatMap((kind) => SIZES.map((blue) => [red, blue, kind] as const))))(
    '4.5 %i men against %i of kind %s: all on the map, no two in one hex',
    (red, blue, kind) => {
      const bodies = begins(against(red, Array<(typeof LONG)[number]>(blue).fill(kind))).filter(
        (one) => !isRidden(one),
      );
      const hexes = bodies.flatMap(hexesOf);
      expect(hexes.filter((hex) => edgeBeyond(WINDOW, hex) !== null)).toEqual([]);
      expect(new Set(hexes.map(({ q, r }) => `${q},${r}`)).size).toBe(hexes.length);
    },
  );
});
