/** A whole bout of eight in a real terminal of 80x24, by keys. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { KEYS, Terminal } from '../../../../../tools/terminal.ts';

// A machine may be slow, or busy with something else.
vi.setConfig({ testTimeout: 60_000 });

const EIGHT = Array(8).fill('any').join(' v ');
const MOST_KEYS = 400;

it('eight fighters are in sight, and their bout is played to its end', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'harena-'));
  const args = ['dist/harena.js', '--data-dir', folder, 'practice', '--game', 'munera', '--teams', EIGHT];
  const terminal = Terminal.spawn(process.execPath, [...args, '--seed', 'eight'], { columns: 80, rows: 24 });
  await terminal.waitFor('Enter goes on');
  const rows = terminal.screen().split('\n').slice(1, 9);
  expect(rows.filter((row) => /\d+\/\d+ f\d+/u.test(row))).toHaveLength(8);
  for (let keys = 0; keys < MOST_KEYS && !terminal.screen().includes('Rematch'); keys++) {
    await terminal.press(terminal.screen().includes('f the rest') ? 'f' : KEYS.enter);
    await terminal.idle(10);
  }
  expect(terminal.screen()).toMatch(/Victory|Defeat/u);
  expect(terminal.screen()).toContain('Kept as replay');
  await terminal.dispose();
  rmSync(folder, { recursive: true, force: true });
});
