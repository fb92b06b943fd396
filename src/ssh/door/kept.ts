/** A value in memory and in a file: changed at once, written one change after the other, never ahead of a failure. */
import { type Read, readable } from '../../kernel/save.ts';

/** Makes a new value of the old one, or says why not. */
export type Revision<T> = (value: T) => Read<T>;

/** A value with its file. */
export interface Kept<T> {
  /** The value with all changes that were asked for and have not failed. */
  value(): T;
  /**
   * Changes the value if the change has nothing against it, which `answer` says at once; `written`
   * says when it is in the file, or why it is not and was taken back.
   */
  change(change: Revision<T>): { readonly answer: Read<null>; readonly written: Promise<string | null> };
  /** When no change waits any more. */
  settled(): Promise<void>;
}

interface Waiting<T> {
  readonly change: Revision<T>;
  readonly done: (why: string | null) => void;
}

/**
 * A value that is in its file as it stands; `write` writes another, whole or not at all, and returns
 * why it did not. Changes that come while one is written are written together. When a write fails
 * its changes are taken back, and those that came later are weighed anew.
 */
export function kept<T>(first: T, write: (value: T) => Promise<string | null>): Kept<T> {
  let inFile = first;
  let inMind = first;
  let writing: readonly Waiting<T>[] = [];
  let waiting: Waiting<T>[] = [];
  let running: Promise<void> | null = null;

  const weigh = (): void => {
    inMind = inFile;
    for (const { change } of [...writing, ...waiting]) {
      const next = change(inMind);
      if (next.ok) inMind = next.value;
    }
  };
  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      const { value, possible } = settle(inFile, waiting);
      [writing, waiting] = [possible, []];
      const why = possible.length === 0 ? null : await attempt(() => write(value));
      if (why === null) inFile = value;
      for (const { done } of writing) done(why);
      writing = [];
      weigh();
    }
    running = null;
  };
  return {
    value: () => inMind,
    change(change) {
      const next = change(inMind);
      if (!next.ok) return { answer: next, written: Promise.resolve(next.why) };
      inMind = next.value;
      const written = new Promise<string | null>((done) => waiting.push({ change, done }));
      running ??= Promise.resolve().then(run);
      return { answer: readable(null), written };
    },
    settled: async () => {
      while (running !== null) await running;
    },
  };
}

/** The value with all changes that still have nothing against them; the others hear why. */
function settle<T>(
  from: T,
  waiting: readonly Waiting<T>[],
): { readonly value: T; readonly possible: readonly Waiting<T>[] } {
  let value = from;
  const possible = waiting.filter(({ change, done }) => {
    const next = change(value);
    if (next.ok) value = next.value;
    else done(next.why);
    return next.ok;
  });
  return { value, possible };
}

async function attempt(write: () => Promise<string | null>): Promise<string | null> {
  try {
    return await write();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
