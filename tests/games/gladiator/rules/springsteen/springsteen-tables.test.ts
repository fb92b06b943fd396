/** P180: Springsteen's tables, cell by cell as his article has them, and what becomes of one that is spoilt. */
import { describe, expect, it } from 'vitest';
import { gladiatorTables } from '../../../../../src/games/gladiator/data.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import type { AnimalKind } from '../../../../../src/games/gladiator/rules/springsteen/types.ts';
import { AREAS } from '../../../../../src/games/gladiator/rules/types.ts';
import { TableError } from '../../../../../src/kernel/table.ts';
import { tables } from '../../../../../tools/games/gladiator/bout.ts';

const { springsteen } = tables;

/** Table A. */
type Row = readonly [kind: AnimalKind, cunning: number, st: number, ag: number, cf: number, w: number, cn: number];
const ANIMALS: readonly Row[] = [
  ['tiger', 2, 11, 3, 16, 16, 4],
  ['lion', 2, 9, 3, 14, 14, 3],
  ['leopard', 3, 3, 4, 10, 10, 2],
  ['bear', 1, 9, 2, 12, 18, 4],
  ['wolf', 3, 1, 4, 8, 6, 1],
];

/** Table D. */
const WAYS = [
  'back',
  'whirl left',
  'pause',
  'tight circle left',
  'circle left',
  'forward',
  'circle right',
  'tight circle right',
  'pause',
  'whirl right',
  'rush',
];

/** Table E. */
const IMPACTS: readonly (readonly [string, number])[] = [
  ['heavy', 2],
  ['medium', 1],
  ['large-shield', 2],
  ['no-shield', -2],
  ['forward', 2],
  ['sidestep', 1],
  ['rolling', 4],
  ['ensnared', -3],
  ['backward', -1],
  ['kneeling', -2],
  ['recover', -3],
  ['stumbling', -2],
  ['stun', -1],
  ['tiger', 4],
  ['lion', 3],
  ['bear', 3],
  ['leopard', 1],
  ['wolf', 0],
  ['per-hex', 2],
];

/** Table H: what 2-6, 7, 8 .. 14+ come to, head to hind legs. */
const CRITICALS = [
  '--  1   1   V   S      2S     2x    3x     K',
  '--  --  1   1   1      1      ST    2x     K',
  '--  1   1   ST  2x     2x     2x    3x     K',
  '--  --  1   1   ST&AG  ST&AG  1&AG  1&LMP  2x',
  '--  --  1   1   ST     AG     LMP   LMP    2x',
].map((line) => line.split(/\s+/));

describe('P180 his characteristics', () => {
  it.each(ANIMALS)('P180 Table A: %s CUN %i ST %i AG %i CF %i W %i CON %i', (kind, cunning, st, ag, cf, w, cn) => {
    expect(springsteen.animals[kind]).toMatchObject({ cunning, st, ag, cf, w, cn });
  });

  it('P180 all but the wolf fill two hexes', () => {
    expect(ANIMALS.map(([kind]) => springsteen.animals[kind].hexes)).toEqual([2, 2, 2, 2, 1]);
  });
});

describe('P181 how they move', () => {
  it.each([1, 2, 3, 4, 5])('P181 Table C: a red %i is as many hexes', (face) => {
    expect(springsteen.speed.at(face, 0)).toMatchObject({ value: face, table: { cell: String(face) } });
  });

  it('P181 Table C: a red 6 holds', () => {
    expect(springsteen.speed.at(6, 0)).toMatchObject({ value: 0, table: { cell: 'Hold' } });
  });

  it.each(WAYS.map((way, i) => [i + 2, way] as const))('P181 Table D: white %i is %s', (total, way) => {
    expect(springsteen.moves.at(total, 0).value).toBe(way);
  });
});

describe('P185 what they weigh', () => {
  it.each(IMPACTS)('P185 Table E: %s %i', (condition, value) => {
    expect(springsteen.collision.get(condition)?.value).toBe(value);
  });

  it('P185 Table E has no other line', () => {
    expect(springsteen.collision.size).toBe(IMPACTS.length);
  });
});

describe('P187 where they bite', () => {
  it('P187 Table G: 1 to 5 are the areas of that number, a 6 is thrown again', () => {
    expect([1, 2, 3, 4, 5, 6].map((face) => springsteen.locations.at(face, 0).value)).toEqual([...AREAS, 're-roll']);
  });
});

describe('P188 how they bleed', () => {
  const CELLS = AREAS.flatMap((area) =>
    Array.from({ length: 17 }, (_, i) => {
      const total = i + 2;
      return [area, total, CRITICALS[area - 1]?.[Math.max(0, Math.min(8, total - 6))]] as const;
    }),
  );
  it.each(CELLS)('P188 Table H: area %i, %i is %s', (area, total, cell) => {
    const found = springsteen.criticals[area].at(total, 0);
    expect(found).toMatchObject({ value: cell, table: { id: 'springsteen-critical', cell } });
  });
});

describe('P180 a spoilt table is refused, with its place', () => {
  /** What is said where one cell of a table is another. */
  function refused(
    id: Exclude<keyof typeof gladiatorTables, 'weapon-records'>,
    row: number,
    column: number,
    cell: string | number,
  ): string {
    const table = gladiatorTables[id];
    const rows = table.rows.map((cells, i) => cells.map((old, j) => (i === row && j === column ? cell : old)));
    try {
      gladiator.parseTables({ ...gladiatorTables, [id]: { ...table, rows } });
    } catch (error) {
      if (error instanceof TableError) return error.message;
      throw error;
    }
    return 'it was taken';
  }

  it.each([
    ['springsteen-animals', 0, 4, 17, 'row 1: CF 17, expected CUN+ST+AG, 16'],
    ['springsteen-animals', 0, 0, 'puma', 'expected rows tiger, lion, leopard, bear, wolf'],
    ['springsteen-animals', 4, 7, 3, 'row 5, column hexes'],
    ['springsteen-speed', 5, 1, 'Halt', 'row 6, column move'],
    ['springsteen-speed', 0, 0, '0', 'expected rows 1 to 6'],
    ['springsteen-movement', 0, 1, 'sleep', 'row 1, column result'],
    ['springsteen-movement', 10, 0, '13', 'expected rows 2 to 12'],
    ['springsteen-collision', 0, 0, 'fat', 'expected rows heavy, medium'],
    ['springsteen-collision', 4, 1, 'two', 'row 5, column DRM'],
    ['springsteen-location', 5, 1, 'tail', 'row 6, column area'],
    ['springsteen-critical', 0, 9, 'K*', 'row 1, column 14+'],
    ['springsteen-critical', 3, 0, 'arms', 'expected rows head, chest, groin, fore, hind'],
  ] as const)('P180 %s, row %i, cell %i: %s', (id, row, column, cell, why) => {
    expect(refused(id, row, column, cell)).toContain(`table ${id}`);
    expect(refused(id, row, column, cell)).toContain(why);
  });
});
