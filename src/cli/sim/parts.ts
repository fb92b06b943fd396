/** Parts of a run, made anywhere: which of them a run is cut into, and whether some of them make one whole. */
import { digestOf } from '../../kernel/state.ts';
import type { Range } from '../../session/range.ts';
import { FailureError, UsageError } from '../errors.ts';

/** A part of a run, with the name of the file it came from. */
export interface RunPart {
  readonly name: string;
  readonly ruleset: { readonly id: string; readonly version: number };
  /** What was asked of the whole run. */
  readonly input: object;
  readonly range: Range;
}

/** What a run is counted by, and how many of it there are. */
interface Whole {
  /** In the singular: 'bout'. */
  readonly unit: string;
  readonly count: number;
}

/** Reads --chunk, as 3/8, as what it means of a whole. Throws UsageError. @internal */
export function readChunk(text: string, { unit, count }: Whole): Range {
  const [, one = '', all = ''] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const [index, of] = [Number(one), Number(all)];
  if (all === '' || index < 1 || index > of)
    throw new UsageError(`--chunk ${text}: expected one part of N, from 1/N to N/N, such as 3/8`);
  if (of > count) throw new UsageError(`--chunk ${text}: ${count} ${unit}s cannot be cut into ${of} parts`);
  return { from: Math.floor(((index - 1) * count) / of), to: Math.floor((index * count) / of) };
}

/** The part of a whole that the options ask for: all of it, where nothing is said. Throws UsageError. */
export function readRange({ chunk, seed }: { readonly chunk?: string; readonly seed?: string }, whole: Whole): Range {
  if (chunk === undefined) return { from: 0, to: whole.count };
  if (seed === undefined) throw new UsageError('--chunk needs --seed: all parts of one run have the same seed');
  return readChunk(chunk, whole);
}

/** Parts in any order in that of the whole they make. Throws FailureError where they make none. */
export function wholeOf<P extends RunPart>(
  parts: readonly P[],
  whole: (first: P) => Whole,
  unlikeBesides: (a: P, b: P) => string | null = () => null,
): readonly [P, ...P[]] {
  const [first, ...others] = [...parts].sort((a, b) => a.range.from - b.range.from);
  if (first === undefined) throw new FailureError('there are no chunks to join');
  for (const other of others) {
    const why = unlike(first, other) ?? unlikeBesides(first, other);
    if (why !== null) throw new FailureError(`${other.name} does not belong to the run of ${first.name}: ${why}`);
  }
  refuseGaps([first, ...others], whole(first));
  return [first, ...others];
}

/** What two parts differ in that parts of one run do not, or null. */
function unlike(a: RunPart, b: RunPart): string | null {
  const differs = (one: unknown, two: unknown) => digestOf({ it: one ?? null }) !== digestOf({ it: two ?? null });
  if (differs(a.ruleset, b.ruleset))
    return `version ${b.ruleset.version} of the rules against version ${a.ruleset.version}`;
  const [mine, yours] = [a.input, b.input] as { readonly [key: string]: unknown }[];
  const key = Object.keys({ ...mine, ...yours }).find((one) => differs(mine?.[one], yours?.[one]));
  return key === undefined ? null : `${key} is ${wordOf(yours?.[key])} there, and here ${wordOf(mine?.[key])}`;
}

const wordOf = (value: unknown): string => (value === undefined ? 'not given' : JSON.stringify(value));

/** Everything once: `parts` stand in their order. */
function refuseGaps(parts: readonly RunPart[], { unit, count }: Whole): void {
  let next = 0;
  let before = '';
  const missing: string[] = [];
  for (const { name, range } of parts) {
    const { from, to } = range;
    if (from < next) throw new FailureError(`${before} and ${name} both have ${unit} ${from}`);
    if (from > next) missing.push(spanOf(next, from));
    [next, before] = [to, name];
  }
  if (next < count) missing.push(spanOf(next, count));
  if (missing.length > 0)
    throw new FailureError(`of ${count} ${unit}s (from 0) these are missing: ${missing.join(', ')}`);
}

const spanOf = (from: number, to: number): string => (to - from === 1 ? String(from) : `${from} to ${to - 1}`);
