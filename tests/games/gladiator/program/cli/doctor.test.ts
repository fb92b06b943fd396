/** harena doctor on GLADIATOR's tables: those of every edition, of the bout, the career and the house. */
import { describe, expect, test } from 'vitest';
import { runDoctor } from '../../../../../src/cli/commands/doctor.ts';
import { parseCampaignTables } from '../../../../../src/games/gladiator/career/tables.ts';
import { campaignTexts } from '../../../../../src/games/gladiator/data.ts';
import { GLADIATOR } from '../../../../../src/games/gladiator/game.ts';
import { GAMES } from '../../../../../src/games/index.ts';
import { Shelf } from '../../../../../src/games/shelf.ts';
import { tempFolder } from '../../../../store/support.ts';

type TextId = Exclude<keyof typeof campaignTexts, 'weapon-records'>;
type Cells = readonly (readonly (string | number)[])[];

/** What doctor says of the tables with the rows of a file changed. */
async function told(id: TextId, change: (rows: Cells) => Cells): Promise<string> {
  const { [id]: file } = campaignTexts;
  const texts = { ...campaignTexts, [id]: { ...file, rows: change(file.rows) } };
  const game = { ...GLADIATOR, checkTables: () => void parseCampaignTables(texts) };
  const shelf = new Shelf(
    GAMES.filter(({ id: one }) => one === 'gladiator').map((entry) => ({ ...entry, load: async () => game })),
  );
  await shelf.loadAll();
  const { text } = runDoctor({ dataDir: tempFolder(), color: true }, '1.2.3', shelf, false);
  return text.split('\n').find((line) => line.includes('tables')) ?? '';
}

const without = (row: string) => (rows: Cells) => rows.filter(([label]) => label !== row);
const spoilt = (row: number, column: number, cell: string) => (rows: Cells) =>
  rows.map((cells, i) => cells.map((one, j) => (i === row && j === column ? cell : one)));

describe('harena doctor', () => {
  test('finds the tables whole, those of every edition', async () => {
    expect(await told('weapons', (rows) => rows)).toMatch(/^ {2}tables +GLADIATOR: whole$/);
  });

  test.each([
    ['weapons', 'net'],
    ['v2/weapons', 'javelin'],
    ['v2/arms', 'samnite'],
    ['classic/armour-light', '3'],
    ['classic/characteristic-chart', '34'],
    ['billings/throws', 'trident'],
    ['greenwood/special-defences', 'limbs'],
    ['obstacle-collision', 'pushed'],
    ['advantage-status', 'prone'],
    ['experience', 'kill'],
    ['v2/experience', 'kill'],
    ['billings/house-armour-prices', 'B'],
    ['billings/armour-allowance', 'heavy'],
  ] as const)('names %s where it lacks the row of %s', async (id, row) => {
    expect(await told(id, without(row))).toContain(`! tables         GLADIATOR: table ${id}`);
    expect(await told(id, without(row))).toMatch(new RegExp(`there is no row '${row}'|expected rows|rows `, 'u'));
  });

  test.each([
    ['v2/weapons', 2, 3, 'row 3, column Thr'],
    ['v2/weapons', 3, 8, 'row 4, column break'],
    ['classic/crt', 4, 2, 'row 5, column'],
    ['billings/styles', 0, 7, 'row 1, column'],
    ['billings/house-armour-prices', 1, 2, 'row 2, column'],
    ['stock-auction', 2, 1, 'row 3, column'],
  ] as const)('names %s, row and column, where a cell is spoilt', async (id, row, column, where) => {
    expect(await told(id, spoilt(row, column, '?'))).toContain(`GLADIATOR: table ${id}, ${where}`);
  });
});
