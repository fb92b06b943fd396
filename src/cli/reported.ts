/** What went wrong, on standard error, and the exit code that tells of it. */
import { spelledOut } from '../safe-text.ts';
import { codeOf } from '../store/disk/fault.ts';
import { FailureError, StoppedError, UsageError } from './errors.ts';

/** Where output can go no further: a pipe that somebody closed is no failure, a lost terminal has hung up. */
const GONE: ReadonlyMap<string | null, number> = new Map([
  ['EPIPE', 0],
  ['EIO', 129],
]);

/** Does something; what it throws is said and becomes the exit code: 2 for bad usage, 1 for a failure. */
export async function reported(act: () => Promise<unknown>): Promise<void> {
  process.stdout.on('error', (error) => {
    const status = GONE.get(codeOf(error));
    if (status !== undefined) process.exit(status);
    throw error;
  });
  try {
    await act();
  } catch (error) {
    process.exitCode = report(error);
  }
}

/** Writes to standard output. Names of others' gladiators and files are in it, which no terminal is to obey. */
export function print(text: string): void {
  process.stdout.write(spelledOut(text));
}

/** Says on standard error what was thrown; the exit code that tells of it. @internal */
export function report(error: unknown): number {
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
