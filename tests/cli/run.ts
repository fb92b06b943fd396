/** The command line without a terminal: the built program as a child process, or what it does in this one. */
import { spawn } from 'node:child_process';
import { vi } from 'vitest';
import { runTyped } from '../../src/cli/program/program.ts';
import { print, report } from '../../src/cli/reported.ts';
import { GAMES } from '../../src/games/index.ts';
import { Shelf } from '../../src/games/shelf.ts';

/** The built program. */
export const PROGRAM = 'dist/harena.js';

/** What came of a run. */
export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the program to its end, with no input and with pipes for output. */
export function run(...args: readonly string[]): Promise<Ran> {
  const child = spawn(process.execPath, [PROGRAM, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const texts = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    texts.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    texts.err += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, ...texts }));
  });
}

/** What `runHere` says its version is. */
const VERSION = '0.0.0-here';

/** Does in this process what the program does: a fraction of the time, for what no process of its own is needed to see. */
export async function runHere(...args: readonly string[]): Promise<Ran> {
  const texts = { out: '', err: '' };
  const spies = [heard('stdout', texts, 'out'), heard('stderr', texts, 'err')];
  const before = process.exitCode;
  process.exitCode = 0;
  try {
    await runTyped(args, { version: VERSION, shelf: new Shelf(GAMES), print });
    return { code: Number(process.exitCode), ...texts };
  } catch (error) {
    return { code: report(error), ...texts };
  } finally {
    process.exitCode = before;
    for (const spy of spies) spy.mockRestore();
  }
}

/** Adds what is written to a stream to a text. */
function heard<T extends string>(stream: 'stdout' | 'stderr', texts: Record<T, string>, name: T) {
  return vi.spyOn(process[stream], 'write').mockImplementation((text) => {
    texts[name] += String(text);
    return true;
  });
}
