/** The program: what is typed, what is printed, and the exit code. */
import { CommanderError } from 'commander';
import { GAMES } from '../games/index.ts';
import { Shelf } from '../games/shelf.ts';
import { spelledOut } from '../safe-text.ts';
import { codeOf } from '../store/disk/fault.ts';
import { FailureError, StoppedError, UsageError } from './errors.ts';
import { runProgram } from './program/program.ts';

declare const HARENA_VERSION: string;

/** Writes to standard output. Names of others' gladiators and files are in it, which no terminal is to obey. */
function print(text: string): void {
  process.stdout.write(spelledOut(text));
}

/** Where output can go no further: a pipe that somebody closed is no failure, a lost terminal has hung up. */
const GONE: ReadonlyMap<string | null, number> = new Map([
  ['EPIPE', 0],
  ['EIO', 129],
]);

process.stdout.on('error', (error) => {
  const status = GONE.get(codeOf(error));
  if (status !== undefined) process.exit(status);
  throw error;
});

try {
  await runProgram(process.argv.slice(2), { version: HARENA_VERSION, shelf: new Shelf(GAMES), print });
} catch (error) {
  process.exitCode = report(error);
}

/** Says what went wrong, on standard error; returns the exit code: 2 for bad usage, 1 for a failure. */
function report(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof UsageError || error instanceof FailureError || error instanceof StoppedError) {
    process.stderr.write(`harena: ${spelledOut(error.message)}\n`);
    if (error instanceof StoppedError) return 130;
    return error instanceof UsageError ? 2 : 1;
  }
  const gone = GONE.get(codeOf(error));
  if (gone !== undefined) return gone;
  const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`harena: ${spelledOut(told)}\n`);
  return 1;
}
