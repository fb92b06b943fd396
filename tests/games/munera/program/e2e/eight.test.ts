/** A whole bout of eight in a real terminal of 80x24, by keys. */
import { expect, it } from 'vitest';
import { playToItsEnd, practiceIn } from '../../../../support/bout-by-keys.ts';
import { dataFolder } from '../../../../support/real-program.ts';

const EIGHT = Array(8).fill('any').join(' v ');

it('eight fighters are in sight, and their bout is played to its end', async () => {
  const folder = dataFolder();
  const args = ['--game', 'munera', '--teams', EIGHT, '--seed', 'eight'];
  const terminal = await practiceIn(folder, args, { columns: 80, rows: 24 });
  const rows = terminal.screen().split('\n').slice(1, 9);
  expect(rows.filter((row) => /\d+\/\d+ f\d+/u.test(row))).toHaveLength(8);
  await playToItsEnd(terminal);
  expect(terminal.screen()).toMatch(/Victory|Defeat/u);
  expect(terminal.screen()).toContain('Kept as replay');
  await terminal.dispose();
});
