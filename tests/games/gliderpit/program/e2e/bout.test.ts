/** A whole bout of four in a real terminal of 80x24, by keys: from afar, closely, to its end. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { playToItsEnd, practiceIn } from '../../../../support/bout-by-keys.ts';

// A machine may be slow, or busy with something else.
vi.setConfig({ testTimeout: 60_000 });

const FOUR = ['--game', 'gliderpit', '--teams', '1 v 1 v 1 v 1', '--floor', '15', '--seed', 'four'];

it('four gliders are seen from afar and closely, and their bout is played to its end', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'harena-'));
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
  rmSync(folder, { recursive: true, force: true });
});
