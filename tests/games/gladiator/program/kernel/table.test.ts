/** Printed tables: what is wrong with a data file is said with its place and what belongs there. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gladiatorTables } from '../../../../../src/games/gladiator/data.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { asInteger, cellAt } from '../../../../../src/kernel/table/cells.ts';
import { rangeIndex } from '../../../../../src/kernel/table/totals.ts';
import { parseTable, TableError } from '../../../../../src/kernel/table.ts';

const GOOD = {
  id: 'crt',
  title: 'Combat',
  cite: '9.5',
  columns: ['roll', '1', '2'],
  rows: [
    ['8-', 'F', 'P'],
    ['9+', 'H', 3],
  ],
};

/** What is said of a data file that is refused. */
function complaint(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof TableError) return error.message;
    throw error;
  }
  throw new Error('it was not refused');
}
const refused = (json: unknown) => complaint(() => parseTable('crt', json));

describe('a table', () => {
  it('that is as it should be comes back as it is', () => {
    expect(parseTable('crt', GOOD)).toEqual(GOOD);
  });

  it.each<[string, unknown, RegExp]>([
    ['no table at all', undefined, /table crt: .*expected object, received undefined/],
    ['no rows', { ...GOOD, rows: undefined }, /table crt: .*expected array, received undefined.*at rows/s],
    ['an empty head', { ...GOOD, columns: [] }, /table crt: .*>=1 items.*at columns/s],
    ['an empty body', { ...GOOD, rows: [] }, /table crt: .*>=1 items.*at rows/s],
    [
      'a head that is a number',
      { ...GOOD, columns: ['roll', 1, '2'] },
      /expected string, received number.*at columns\[1\]/s,
    ],
    ['a cell that is nothing', { ...GOOD, rows: [['8-', null, 'P']] }, /at rows\[0\]\[1\]/],
    ['a field nobody knows', { ...GOOD, note: 'x' }, /table crt: .*"note"/],
    ['no rule', { ...GOOD, cite: 9.5 }, /expected string, received number.*at cite/s],
  ])('with %s is refused, with the place and what was expected', (_what, json, text) => {
    expect(refused(json)).toMatch(text);
  });

  it('under another name is refused', () => {
    expect(refused({ ...GOOD, id: 'wounds' })).toBe("table crt: its id is 'wounds', expected 'crt'");
  });

  it('with a row too short or too long is refused, with the row counted from 1 and the columns wanted', () => {
    expect(
      refused({
        ...GOOD,
        rows: [
          ['8-', 'F', 'P'],
          ['9+', 'H'],
        ],
      }),
    ).toBe('table crt, row 2: 2 cells, expected 3 (roll, 1, 2)');
    expect(refused({ ...GOOD, rows: [['8-', 'F', 'P', 'P']] })).toBe(
      'table crt, row 1: 4 cells, expected 3 (roll, 1, 2)',
    );
  });
});

describe('a cell', () => {
  const table = parseTable('crt', GOOD);

  it('is read as what it must be', () => {
    expect(cellAt(table, 1, 2).integer()).toBe(3);
    expect(cellAt(table, 0, 1).text()).toBe('F');
    expect(cellAt(table, 0, 2).word(['F', 'P'])).toBe('P');
  });

  it('that is something else is refused with row, column, what stands there and what was expected', () => {
    expect(complaint(() => cellAt(table, 0, 2).integer())).toBe(
      "table crt, row 1, column 2: 'P', expected a whole number",
    );
    expect(complaint(() => cellAt(table, 1, 1).word(['F', 'P']))).toBe(
      "table crt, row 2, column 1: 'H', expected F or P",
    );
    expect(complaint(() => cellAt(table, 1, 2).text())).toBe("table crt, row 2, column 2: '3', expected text");
  });

  it('that is not there is refused too', () => {
    expect(complaint(() => cellAt(table, 5, 1).text())).toBe("table crt, row 6, column 1: 'undefined', expected text");
    expect(complaint(() => cellAt(table, 0, 9).text())).toBe("table crt, row 1, column 9: 'undefined', expected text");
  });

  it('is a whole number only as one', () => {
    expect([asInteger(4), asInteger(-1), asInteger(0)]).toEqual([4, -1, 0]);
    expect([asInteger(1.5), asInteger('4'), asInteger(Number.NaN)]).toEqual([null, null, null]);
  });
});

describe('rows found by a total', () => {
  const index = rangeIndex('crt', ['8-', '9-10', '11', '12+']);

  it.each([
    [-3, 0],
    [8, 0],
    [9, 1],
    [10, 1],
    [11, 2],
    [12, 3],
    [99, 3],
  ])('%i is in row %i', (total, row) => {
    expect(index.rowOf(total)).toBe(row);
  });

  it('take a total beyond the print to the nearest row', () => {
    const closed = rangeIndex('move', ['3-5', '6', '7-9']);
    expect([closed.rowOf(1), closed.rowOf(4), closed.rowOf(9), closed.rowOf(20)]).toEqual([0, 0, 2, 2]);
  });

  it('hold every total in one row, in order', () => {
    fc.assert(
      fc.property(
        fc.nat(9),
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 8 }),
        (start, widths) => {
          let from = start;
          const rows: number[] = [];
          const labels = widths.map((width, row) => {
            for (let i = 0; i < width; i++) rows.push(row);
            const label = width === 1 ? `${from}` : `${from}-${from + width - 1}`;
            from += width;
            return label;
          });
          const { rowOf } = rangeIndex('any', labels);
          expect(rows.map((_, i) => rowOf(start + i))).toEqual(rows);
        },
      ),
    );
  });

  it.each([
    ['a gap', ['8-', '10+'], "table crt, line 2: '10+' does not follow '8-'"],
    ['an overlap', ['8-', '8-9'], "table crt, line 2: '8-9' does not follow '8-'"],
    ['a step back', ['5', '4'], "table crt, line 2: '4' does not follow '5'"],
    ['an open end in the middle', ['8-', '9+', '10'], "table crt, line 3: '10' does not follow '9+'"],
    ['an open start in the middle', ['8', '9-'], "table crt, line 2: '9-' does not follow '8'"],
    ['a word', ['8-', 'nine'], "table crt, line 2: 'nine', expected a number or range"],
    ['a fraction', ['1.5'], "table crt, line 1: '1.5', expected a number or range"],
    ['nothing', ['8-', ''], "table crt, line 2: '', expected a number or range"],
    ['a range that runs backwards', ['9-7', '8+'], "table crt, line 1: '9-7', expected a number or range"],
  ])('with %s are refused', (_what, labels, text) => {
    expect(complaint(() => rangeIndex('crt', labels))).toBe(text);
  });
});

describe('the data files', () => {
  const files: { readonly [id: string]: typeof GOOD } = JSON.parse(JSON.stringify(gladiatorTables));
  const ids = Object.keys(files);

  it.each(ids)('%s is refused where it is missing, renamed, or a row short of a cell', (id) => {
    const { [id]: file, ...others } = files;
    const overlays = (['classic', 'billings', 'greenwood', 'v2'] as const).filter((one) => id.startsWith(`${one}/`));
    const said = (json: unknown) => complaint(() => gladiator.parseTables({ ...others, [id]: json }).under(overlays));
    // What an edition does not have is as below it.
    if (overlays.length === 0) expect(said(undefined)).toContain(`table ${id}: `);
    expect(said({ ...file, id: 'other' })).toBe(`table ${id}: its id is 'other', expected '${id}'`);
    if (id === 'weapon-records') return; // it has records: new-weapon.test.ts spoils them
    const rows = file?.rows.map((row, i) => (i === 0 ? row.slice(1) : row));
    expect(said({ ...file, rows })).toContain(`table ${id}, row 1: `);
  });

  it('with a cell of nonsense are refused with its place', () => {
    const crt = files.crt;
    const rows = crt?.rows.map((row, i) => (i === 2 ? row.map((cell, c) => (c === 4 ? 'Q?' : cell)) : row));
    const said = complaint(() => gladiator.parseTables({ ...files, crt: { ...crt, rows } }));
    expect(said).toBe(`table crt, row 3, column ${crt?.columns[4]}: 'Q?', expected a combat result`);
  });
});
