/** A whole bout of four in a real terminal of 80x24, by keys: from afar, closely, to its end. */
import { expect, it } from 'vitest';
import { playToItsEnd, practiceIn } from '../../../../support/bout-by-keys.ts';
import { dataFolder } from '../../../../support/real-program.ts';

const FOUR = ['--game', 'gliderpit', '--teams', '1 v 1 v 1 v 1', '--floor', '15', '--seed', 'four'];

it('four gliders are seen from afar and closely, and their bout is played to its end', async () => {
  const folder = dataFolder();
  const terminal = await practiceIn(folder, FOUR, { columns: 80, rows: 24 });
  const rows = terminal.screen().split('\n').slice(2, 6);
  expect(rows.filter((row) => /[▸ ][A-Z]#\.\.\./u.test(row))).toHaveLength(4);
  await terminal.press('m');
  await terminal.waitFor('╲');
  await terminal.press('m');
  await playToItsEnd(terminal);
  expect(terminal.screen()).toMatch(/Victory|Defeat/u);
  expect(terminal.screen()).toContain('Kept as replay');
  await terminal.dispose();
});
