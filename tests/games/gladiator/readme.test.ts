/** What README.md counts is what the game has. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SIDE_MAX } from '../../../src/games/gladiator/rules/setup/lineup.ts';
import { MEN_OFFERED } from '../../../src/games/gladiator/screens/making/muster.ts';
import { numberWord } from '../../../src/kernel/words.ts';
import { tables } from '../../../tools/games/gladiator/bout.ts';

interface Table {
  readonly rows: readonly (readonly [string, string, ...unknown[]])[];
}

const readme = readFileSync('README.md', 'utf8');
const rowsOf = (table: string) =>
  (JSON.parse(readFileSync(`data/gladiator/${table}.json`, 'utf8')) as Table).rows.map(([name, cite]) => ({
    name,
    cite,
  }));

test('so many fighting styles in chapter 19, and weapons to strike with', () => {
  const styles = rowsOf('styles').filter(({ cite }) => cite.startsWith('19.'));
  const weapons = tables.armoury.records.filter(({ use }) => use === 'blow');
  expect(readme).toContain(
    `${numberWord(styles.length)} fighting styles, ${numberWord(weapons.length)} weapons and the bow`,
  );
});

test('so many men a side, from the command line and in the team bout', () => {
  const [most, offered] = [numberWord(SIDE_MAX), numberWord(MEN_OFFERED)];
  expect(readme).toContain(`teams of up to ${most} a side on the command line and ${offered} in the team bout`);
});

test("so many beasts, and Springsteen's", () => {
  expect(readme).toContain(`${numberWord(rowsOf('beasts').length)} beasts over two hexes or three`);
  expect(readme).toContain(`Springsteen's ${numberWord(rowsOf('springsteen-animals').length)} by his own book`);
});
