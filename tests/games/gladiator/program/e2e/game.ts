/** Bouts in the real program, and what is done to its process. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gladiatorTables } from '../../../../../src/games/gladiator/data.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { Match } from '../../../../../src/kernel/match.ts';
import type { Save } from '../../../../../src/kernel/save.ts';
import { type SpawnOptions, Terminal } from '../../../../../tools/terminal.ts';
import { comesTrue } from '../../../../../tools/waiting.ts';
import { kept, PROGRAM, start } from '../../../../support/real-program.ts';

/** Systems with signals, job control and a POSIX shell. */
export const POSIX = process.platform !== 'win32';

/** What the plot prompt says, and nothing else. */
export const PLOT_PROMPT = 'Plot in secret';

/** Starts a bout and waits for its first prompt. */
export async function practice(folder: string, options: SpawnOptions = {}, ...more: readonly string[]) {
  const terminal = start(folder, ['practice', '--rules', 'basic', '--seed', 'e2e', ...more], options);
  await terminal.waitFor(PLOT_PROMPT);
  return terminal;
}

/** Starts the game and goes on with the bout that was left. */
export async function goOn(folder: string, options: SpawnOptions = {}): Promise<Terminal> {
  const terminal = start(folder, [], options);
  await terminal.waitFor('Continue');
  await terminal.press('c');
  return terminal;
}

/** An interactive shell in which `$G` is the program on this data folder. */
export async function shell(folder: string): Promise<Terminal> {
  const env = { PS1: 'ready> ', ENV: undefined, G: `${process.execPath} ${PROGRAM} --data-dir ${folder}` };
  const terminal = kept(Terminal.spawn('/bin/sh', ['-i'], { env }));
  await terminal.waitFor('ready> ');
  return terminal;
}

/** Starts the program as the child of a Node process that leads the session; `code` is what that does with `child`. */
export function startBelow(folder: string, stdio: string, code: string, ...args: readonly string[]): Terminal {
  const wrapper = `
    const { spawn } = require('node:child_process');
    const child = spawn(process.execPath, process.argv.slice(1), { stdio: ${stdio} });
    ${code}`;
  return kept(Terminal.spawn(process.execPath, ['-e', wrapper, '--', PROGRAM, '--data-dir', folder, ...args]));
}

/** The process that plays on a data folder. */
export function playerOf(folder: string): number {
  return (JSON.parse(readFileSync(join(folder, 'lock'), 'utf8')) as { readonly pid: number }).pid;
}

/** Waits until nobody plays on a data folder any more and its lock is given back. */
export async function released(folder: string): Promise<void> {
  const given = await comesTrue(() => !existsSync(join(folder, 'lock')), 120_000);
  if (!given) throw new Error(`the lock of process ${playerOf(folder)} is still there`);
}

/** Presses a key until something is to be seen. */
export async function pressUntil(terminal: Terminal, key: string, seen: string): Promise<void> {
  for (let n = 0; n < 100 && !terminal.screen().includes(seen); n++) await terminal.press(key);
  await terminal.waitFor(seen);
}

const PIECE = 1000;

/**
 * Sends far more than a program can take at once. In pieces: a write that fills the pseudo-terminal
 * blocks this process, which then reads nothing, until the program blocks as well.
 */
export async function flood(terminal: Terminal, text: string): Promise<void> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += PIECE) {
    terminal.send(bytes.subarray(at, at + PIECE));
    await terminal.idle(20);
  }
}

/** Whether the bout of a folder has been noted as seen to its last line: that is a moment after it was drawn. */
export function isSeen(folder: string): boolean {
  const save = JSON.parse(readFileSync(join(folder, 'bout.json'), 'utf8')) as Save;
  const opened = Match.open(gladiator, gladiator.parseTables(gladiatorTables), save);
  return opened.ok && save.seen === opened.value.match.journal.length;
}
