/** The built program as a child process without a terminal, and folders for it. */
import { spawn } from 'node:child_process';

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
