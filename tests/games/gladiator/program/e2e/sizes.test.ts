/** Windows that change their size while a bout is on. */
import { describe, expect, it } from 'vitest';
import { words } from '../../../../../tools/games/gladiator/player.ts';
import { KEYS, type Terminal } from '../../../../../tools/terminal.ts';
import { dataFolder, start } from '../../../../support/real-program.ts';
import { PLOT_PROMPT, POSIX, practice } from './game.ts';

const KEYS_PRESSED = ['d', 's', KEYS.backspace, ']', 'd'] as const;

/** The order those keys write, whole. */
const WRITTEN = / 1 F\(R\)→\S+ \S+ {2}2 /u;

/** The picture that has something on it, once nothing more comes. */
async function drawn(terminal: Terminal, expected: string | RegExp): Promise<readonly string[]> {
  await terminal.waitFor(expected);
  await terminal.idle();
  return words(terminal);
}

/** What a program shows that had this size from the start and was given the same keys. */
async function reference(columns: number, rows: number): Promise<readonly string[]> {
  const terminal = await practice(dataFolder(), { columns, rows });
  await terminal.press(...KEYS_PRESSED);
  const lines = await drawn(terminal, WRITTEN);
  await terminal.dispose();
  return lines;
}

/** Sizes in no order, the same every time, from `least` on. */
function sizes(count: number, least: { readonly columns: number; readonly rows: number }) {
  return Array.from({ length: count }, (_, i) => ({
    columns: least.columns + ((i * 53) % 131),
    rows: least.rows + ((i * 29) % 43),
  }));
}

/** Waits for the picture, whatever frames come before it. */
async function becomes(terminal: Terminal, lines: readonly string[]): Promise<void> {
  await terminal.waitFor(() => words(terminal).every((line, i) => line === lines[i])).catch(() => {});
  expect(words(terminal)).toEqual(lines);
}

describe('a storm of new sizes', () => {
  it('ends with the picture of the last one, and loses no key typed in it', async () => {
    const terminal = await practice(dataFolder());
    const storm = sizes(60, { columns: 80, rows: 24 });
    for (const [i, { columns, rows }] of storm.entries()) {
      terminal.resize(columns, rows);
      if (i % 12 === 6) await terminal.press(KEYS_PRESSED[(i - 6) / 12] ?? '');
    }
    terminal.resize(120, 40);
    await becomes(terminal, await reference(120, 40));
    terminal.resize(80, 24);
    await becomes(terminal, await reference(80, 24));
  });

  it('through sizes too small to play in keeps the draft', async () => {
    const terminal = await practice(dataFolder());
    await terminal.press('d');
    const before = await drawn(terminal, 'One more step if you like');
    for (const { columns, rows } of sizes(60, { columns: 1, rows: 1 })) terminal.resize(columns, rows);
    terminal.resize(80, 24);
    await becomes(terminal, before);
  });
});

describe.runIf(POSIX)('a size that came and went unseen', () => {
  it('leaves no damage, though the program never knew another size', async () => {
    const terminal = await practice(dataFolder());
    const before = terminal.lines();
    terminal.kill('SIGSTOP');
    for (const { columns, rows } of sizes(20, { columns: 20, rows: 5 })) terminal.resize(columns, rows);
    terminal.resize(80, 24);
    terminal.xterm.write('\u001b[H\u001b[J\u001b[5;9Hrubbish');
    terminal.kill('SIGCONT');
    await terminal.waitFor(() => terminal.lines().every((line, i) => line === before[i]));
    await terminal.press('d');
    await terminal.waitFor('1 F');
    expect(terminal.screen()).not.toContain('rubbish');
  });
});

describe('a window that is too small', () => {
  it('says so, with what is needed and what there is, and goes on where it was once it is large enough', async () => {
    const terminal = await practice(dataFolder());
    await terminal.press('d', 's');
    const before = await drawn(terminal, 'The order is complete');
    terminal.resize(79, 24);
    await terminal.waitFor('needs 80 x 24');
    expect(terminal.screen()).toMatch(/HARENA[\s\S]*now 79 x 24[\s\S]*nothing is lost/);
    terminal.resize(80, 23);
    await terminal.waitFor('now 80 x 23');
    terminal.resize(80, 24);
    await becomes(terminal, before);
    await terminal.press(KEYS.backspace, KEYS.backspace);
    await terminal.waitFor('nothing yet');
  });

  it('takes no key but those that leave', async () => {
    const terminal = await practice(dataFolder());
    await terminal.press('d', KEYS.backspace);
    await terminal.waitFor('nothing yet');
    const before = words(terminal);
    terminal.resize(40, 10);
    await terminal.waitFor('needs 80 x 24');
    await terminal.press('d', KEYS.enter);
    terminal.resize(80, 24);
    await becomes(terminal, before);
  });

  it('can be started in, and shows the game when it grows', async () => {
    const folder = dataFolder();
    const terminal = await practice(folder);
    await terminal.dispose();
    const small = start(folder, [], { columns: 30, rows: 8 });
    await small.waitFor('needs 80 x 24');
    small.resize(80, 24);
    await small.waitFor('Continue');
    await small.press('c');
    await small.waitFor(PLOT_PROMPT);
  });
});
