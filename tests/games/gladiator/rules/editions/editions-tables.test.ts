/** P260: the tables of other editions, cell by cell as their sheets have them, and what becomes of a spoilt one. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { gladiatorTables } from '../../../../../src/games/gladiator/data.ts';
import { combatResult } from '../../../../../src/games/gladiator/rules/basic/blow.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { EDITIONS, overlaysOf } from '../../../../../src/games/gladiator/rules/tables/edition-types.ts';
import { AREAS, CHARACTERISTICS, GLADIATOR_TYPES } from '../../../../../src/games/gladiator/rules/types.ts';
import { tables } from '../../../../../tools/games/gladiator/bout.ts';

const classic = tables.under(['classic']);
const { 'weapon-records': _, ...printed } = gladiatorTables;
const files: { readonly [id: string]: { readonly rows: readonly (readonly (string | number)[])[] } } = printed;

/** Rows of each table, and a digest of its cells as they were compared with the sheet. */
const DIGESTS: readonly (readonly [id: string, rows: number, digest: string])[] = [
  ['greenwood/special-defences', 5, '7cfc42baff9f'],
  ['classic/armour-heavy', 6, 'a9405b70d119'],
  ['classic/armour-light', 6, 'bcfac2ea6f3b'],
  ['classic/armour-medium', 6, 'f079ca0024b7'],
  ['classic/characteristic-chart', 36, '110c636a9d29'],
  ['classic/collision', 13, '9bce4ea896dc'],
  ['classic/critical', 5, '2d22656b1edc'],
  ['classic/crt', 16, '5e7776ad541c'],
  ['classic/formulas', 26, '5d1d36adc8cf'],
  ['classic/missus', 6, 'f114590db0d5'],
  ['classic/net-drms', 14, '55f889bd1556'],
  ['classic/recovery', 15, '1e46bcfd76ba'],
  ['billings/armour-heavy', 6, '5f3b8fbfc66c'],
  ['billings/armour-light', 6, 'c7691b1b2bf3'],
  ['billings/armour-medium', 6, 'e187c5867231'],
  ['billings/collision', 11, '2d069412f9e4'],
  ['billings/crt', 16, '3d33faa33f45'],
  ['billings/formulas', 26, '52002ef5438b'],
  ['billings/net-drms', 15, '01a7b6b017c4'],
  ['billings/physical-characteristics', 16, 'd006a3b3f698'],
  ['billings/recovery', 15, 'a635659431f6'],
  ['billings/styles', 17, 'c198866cff10'],
  ['billings/throws', 3, 'db4fb5e27121'],
  ['v2/armour-by-type', 9, 'e7ac315f5d29'],
  ['v2/arms', 12, 'e0c71a914cfc'],
  ['v2/formulas', 26, 'b6f11aa7e455'],
  ['v2/gladiator-types', 12, '7ffbe83775c3'],
  ['v2/origin-drms', 5, '8b48c300f22c'],
  ['v2/origins', 5, '051397972c8f'],
  ['v2/ratings-ag', 6, 'b7bb6f18309c'],
  ['v2/ratings-cn', 4, '778fa7722caf'],
  ['v2/ratings-st', 6, '49b4d9ff479b'],
  ['v2/ratings-tr', 5, '1d91a9f865c8'],
  ['v2/ratings-w', 5, '8a2a58143911'],
  ['v2/weapons', 15, 'acefbb327301'],
];

describe('P260 editions', () => {
  test.each(DIGESTS)('P260 %s has the cells that were compared with the sheet', (id, rows, digest) => {
    const table = files[id];
    expect(table?.rows).toHaveLength(rows);
    expect(createHash('sha256').update(JSON.stringify(table?.rows)).digest('hex').slice(0, 12)).toBe(digest);
  });

  test('P260 every file of an edition is compared', () => {
    const own = Object.keys(files).filter((id) => id.includes('/'));
    expect(own.sort()).toEqual(DIGESTS.map(([id]) => id).sort());
  });

  test('P260 whatever lies over the tables, the same are read once, and the Colosseum lies beneath all', () => {
    for (const edition of EDITIONS) {
      const laid = tables.under(overlaysOf({ edition }));
      expect(tables.under(overlaysOf({ edition }))).toBe(laid);
      expect(laid.under([])).toBe(tables);
    }
    expect(tables.under(overlaysOf({}))).toBe(tables);
  });

  test('P260 what an edition does not print stays the same', () => {
    expect(classic.wounds.at(15, 0)).toEqual(tables.wounds.at(15, 0));
    expect(classic.weapons).toEqual(tables.weapons);
    expect(classic.armourDrm).toEqual({ A: -8, B: -6, C: -3 });
    expect(classic.sequence).toEqual(tables.sequence);
  });

  test('P260 a spoilt table of an edition is refused with its place as soon as tables are read', () => {
    const spoil = (id: string, row: number, column: number, cell: string | number) => {
      const rows = files[id]?.rows.map((cells, i) => cells.map((one, k) => (i === row && k === column ? cell : one)));
      return gladiator.parseTables({ ...gladiatorTables, [id]: { ...files[id], rows } });
    };
    const read =
      (...args: Parameters<typeof spoil>) =>
      () =>
        spoil(...args);
    expect(read('classic/crt', 3, 2, 'Z')).toThrow("table classic/crt, row 4, column 1: 'Z'");
    expect(read('classic/formulas', 0, 1, 'green')).toThrow('one throw or each by itself');
    expect(read('classic/formulas', 0, 0, 'colour')).toThrow('expected rows');
    expect(read('classic/recovery', 0, 0, 'opponent-far')).toThrow('opponent-in-hex');
    expect(read('classic/net-drms', 0, 1, 'many')).toThrow('a whole number');
    expect(read('classic/missus', 0, 1, 'sideways')).toThrow('up or down');
  });

  test('10.1 a wound that is neither a number nor a kill is refused with its place', () => {
    const { severity } = gladiatorTables;
    const rows = severity.rows.map((cells, i) => (i === 2 ? [cells[0] ?? '', 'two', cells[2] ?? ''] : cells));
    expect(() => gladiator.parseTables({ ...gladiatorTables, severity: { ...severity, rows } })).toThrow(
      "table severity, row 3, column wound: 'two'",
    );
  });
});

describe('P261 the CRT of 1981', () => {
  test('P261 its columns go from 0 to 5 CF', () => {
    expect([classic.crt.first, classic.crt.last]).toEqual([0, 5]);
  });

  test('P261 it is the Colosseum CRT with no CF, and a hit more of six, one line apart', () => {
    const cell = (dice: number, cf: number) => combatResult(classic, dice, cf).table.cell;
    expect(cell(3, 0)).toBe('M');
    expect([cell(8, 0), cell(11, 0), cell(14, 0), cell(18, 0)]).toEqual(['S', 'S*', 'P*', 'H+2']);
    expect([cell(3, 5), cell(10, 5), cell(18, 5)]).toEqual(['S', 'H', 'H+7']);
    for (let dice = 7; dice <= 17; dice++) {
      for (let cf = 1; cf <= 5; cf++) expect(cell(dice, cf)).toBe(tables.crt.at(dice, cf - 1).table.cell);
    }
  });

  test('P261, 9.5.1.2, 9.5.1.3 CF beyond its columns count on the die', () => {
    const cell = (dice: number, cf: number) => combatResult(classic, dice, cf).table.cell;
    expect(cell(12, -2)).toBe(cell(10, 0));
    expect(cell(10, 8)).toBe(cell(13, 5));
    expect(cell(18, 12)).toBe(cell(18, 5));
    expect(cell(4, -6)).toBe('M');
  });

  test('P261 M counts as F', () => {
    expect(combatResult(classic, 3, 0).value).toEqual({ result: 'F', bonus: 0 });
  });
});

describe('P266 the tables of Billings', () => {
  const billings = tables.under(overlaysOf({ edition: 'billings' }));

  test('P266 its CRT goes from 0 to 8 CF', () => {
    const cell = (dice: number, cf: number) => combatResult(billings, dice, cf).table.cell;
    expect([billings.crt.first, billings.crt.last]).toEqual([0, 8]);
    expect([cell(3, 3), cell(6, 0), cell(7, 0), cell(18, 8)]).toEqual(['M', 'M', '--', 'H+10']);
    expect(combatResult(billings, 18, 8).value).toEqual({ result: 'H', bonus: 10 });
    for (let dice = 7; dice <= 18; dice++) {
      for (let cf = 0; cf <= 5; cf++) expect(cell(dice, cf)).toBe(combatResult(classic, dice, cf).table.cell);
    }
  });

  test('P266 what he leaves unaltered is that of 1981, ratings are those of 3.4.1', () => {
    expect(billings.criticals[1].at(13, 0)).toEqual(classic.criticals[1].at(13, 0));
    expect(billings.missus?.at(4, 2)).toEqual(classic.missus?.at(4, 2));
    for (let total = 3; total <= 18; total++) {
      for (const one of CHARACTERISTICS) {
        expect(billings.characteristics[one].at(total, 0).value).toBe(tables.characteristics[one].at(total, 0).value);
      }
    }
    expect(billings.formulas.ratings).toBe('three dice');
  });

  test('P266 his armour and his Retiarius', () => {
    expect(billings.armour.light.map(({ armour, shield }) => [armour[1], shield])).toEqual([
      ['A2', 'large'],
      ['B6', 'small'],
      ['C6', 'small'],
      ['C7', 'large'],
      ['B7', 'small'],
      ['A7', 'small'],
    ]);
    expect(billings.armour.heavy[5]?.armour).toEqual({ 1: 'A', 2: 'C8', 3: 'B8', 4: 'A7', 5: 'A8' });
    expect(billings.styles.retiarius).toMatchObject({ type: 'light', phases: 6 });
    expect({ ...billings.styles.retiarius, type: 'medium' }).toEqual(tables.styles.retiarius);
    expect(billings.throws).toEqual({
      shield: [-2, -1, 0, 0, 0, 0],
      sword: [-2, -1, 0, 0, 0, 0],
      trident: [-3, -2, -1, 0, 0, 0],
    });
  });
});

describe('P261, P265 other tables of 1981', () => {
  test('P261 criticals go from 6 or less to 14 or more', () => {
    const cell = (area: (typeof AREAS)[number], total: number) => classic.criticals[area].at(total, 0).table.cell;
    expect(AREAS.map((area) => cell(area, 2))).toEqual(['--', '--', '--', '--', '--']);
    expect(AREAS.map((area) => cell(area, 10))).toEqual(['H', 'ST', 'AG', 'ST', 'AG']);
    expect(AREAS.map((area) => cell(area, 13))).toEqual(['3xM', '3xM', '3xM', 'SAM', 'SAM']);
    expect(AREAS.map((area) => cell(area, 20))).toEqual(['K', 'K', 'K', '2xM', '2xM']);
  });

  test('P261 complete armour is where the Colosseum has it, partial armour three higher', () => {
    for (const type of GLADIATOR_TYPES) {
      for (const row of classic.armour[type])
        for (const one of Object.values(row.armour)) expect(one).toMatch(/^(--|[ABC][5-8]?)$/);
    }
    expect(classic.armour.heavy.map(({ armour }) => armour[5])).toEqual(['B7', 'B7', 'A8', 'A7', 'A7', 'A7']);
    expect(classic.armour.light.map(({ shield }) => shield)).toEqual([
      'small',
      'small',
      'large',
      'small',
      'small',
      'small',
    ]);
    expect(classic.armour.medium.every(({ shield }) => shield === 'large')).toBe(true);
  });

  test('P265 the chart has 36 men', () => {
    const chart = classic.characteristicChart;
    expect(chart?.size).toBe(36);
    expect(chart?.get(11)?.ratings).toEqual({ tr: 8, st: -2, ag: 4, cn: 4, w: 11 });
    expect(chart?.get(43)?.ratings).toEqual({ tr: 10, st: 3, ag: -2, cn: 4, w: 12 });
    expect(chart?.get(66)?.ratings).toEqual({ tr: 7, st: 5, ag: 1, cn: 4, w: 13 });
    expect(tables.characteristicChart).toBeNull();
  });
});
