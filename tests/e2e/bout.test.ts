/** The real program in a real pseudo-terminal: a bout from the first order to the verdict. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { KEYS, Terminal } from '../support/terminal.ts';
import { nextKeys } from './player.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'harena-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function practice(columns: number, rows: number, ...more: readonly string[]): Terminal {
  const args = ['dist/harena.js', 'practice', '--seed', 'e2e', '--data-dir', folder, ...more];
  return Terminal.spawn(process.execPath, args, { columns, rows });
}

/** Plays until the verdict; fails if the screen ever stops answering. */
async function playOut(terminal: Terminal): Promise<number> {
  for (let steps = 0; steps < 400; steps++) {
    const keys = nextKeys(terminal.screen());
    if (keys === null) return steps;
    await terminal.press(...keys);
  }
  throw new Error(`no verdict after 400 steps:\n${terminal.screen()}`);
}

describe('a bout in a terminal', () => {
  it.each([
    [80, 24, []],
    [120, 40, []],
    [80, 24, ['--ascii']],
  ] as const)(
    'is fought to its end with scripted keys at %ix%i %j',
    async (columns, rows, more) => {
      const terminal = practice(columns, rows, ...more);
      try {
        await terminal.waitFor('Enter commits');
        expect(await playOut(terminal)).toBeGreaterThan(3);
        await terminal.waitFor('Kept as replay');
      } finally {
        await terminal.dispose();
      }
    },
    60_000,
  );

  it('is drawn from the top left corner though keys were typed, and echoed, before it started', async () => {
    const terminal = practice(80, 24);
    try {
      for (let i = 0; i < 10; i++) terminal.send(i % 2 === 0 ? ' ' : '\n');
      await terminal.waitFor('Enter commits');
      expect(terminal.lines()[0]).toMatch(/^ HARENA /u);
    } finally {
      await terminal.dispose();
    }
  });

  it('killed in the middle it goes on at the very prompt', async () => {
    const first = practice(80, 24);
    await first.waitFor('Enter commits');
    await first.press('d', KEYS.enter);
    await first.waitFor('Phase 2/8');
    await first.waitFor('nothing yet');
    const before = first.lines().slice(1, 18);
    first.kill('SIGKILL');
    await first.exit;
    await first.dispose();
    const again = Terminal.spawn(process.execPath, ['dist/harena.js', '--data-dir', folder]);
    try {
      await again.waitFor('Continue');
      await again.press(KEYS.enter);
      await again.waitFor('nothing yet');
      expect(again.lines().slice(1, 18)).toEqual(before);
    } finally {
      await again.dispose();
    }
  }, 60_000);
});
