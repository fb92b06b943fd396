/** A part of a run in a file, and parts joined again to the whole. */
import * as z from 'zod/mini';
import { BEAST_KINDS } from '../../engine/gladiator/beast-types.ts';
import { gladiator } from '../../engine/gladiator/index.ts';
import { type Read, readAs, readable, unreadable } from '../../engine/kernel/save.ts';
import { digestOf } from '../../engine/kernel/state.ts';
import type { Range } from '../../session/simulate.ts';
import { joinTallies, type Tally } from '../../session/tally.ts';
import { FailureError, UsageError } from '../errors.ts';
import type { Input, Plan } from './plan.ts';
import type { PairReport, Report } from './report.ts';

const SCHEMA = 'harena/sim-chunk/1';

/** A part of a run: some bouts of every pairing. */
export interface Chunk {
  readonly schema: typeof SCHEMA;
  readonly ruleset: { readonly id: string; readonly version: number };
  /** The digest of all set-ups: words such as a card's path may mean another man elsewhere. */
  readonly setups: string;
  readonly input: Input;
  readonly bouts: Range;
  readonly pairs: readonly PairReport[];
}

/** A chunk and the name of the file it came from. */
export interface NamedChunk {
  readonly name: string;
  readonly chunk: Chunk;
}

/** Reads --chunk, as 3/8, as the bouts it means. Throws UsageError. */
export function readChunk(text: string, n: number): Range {
  const [, one = '', all = ''] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const [index, of] = [Number(one), Number(all)];
  if (all === '' || index < 1 || index > of)
    throw new UsageError(`--chunk ${text}: expected a part of all, from 1/N to N/N, such as 3/8`);
  if (of > n) throw new UsageError(`--chunk ${text}: ${n} bouts cannot be cut into ${of} parts`);
  return { from: Math.floor(((index - 1) * n) / of), to: Math.floor((index * n) / of) };
}

/** A chunk as its file holds it. */
export function chunkText({ input, pairings }: Plan, bouts: Range, pairs: readonly PairReport[]): string {
  const ruleset = { id: gladiator.id, version: gladiator.version };
  const setups = digestOf(pairings.map(({ setup }) => setup));
  return `${JSON.stringify({ schema: SCHEMA, ruleset, setups, input, bouts, pairs } satisfies Chunk)}\n`;
}

const countSchema = z.int().check(z.minimum(0));
const spreadSchema = z.record(z.string().check(z.regex(/^\d+$/)), countSchema);
const lettersSchema = z.strictObject({ V: countSchema, S: countSchema, M: countSchema, P: countSchema });
const tallySchema = z.strictObject({
  bouts: countSchema,
  wins: z.tuple([countSchema, countSchema]),
  draws: countSchema,
  turns: spreadSchema,
  ends: z.record(z.string(), countSchema),
  results: z.record(z.string(), lettersSchema),
  beasts: z.partialRecord(z.enum(BEAST_KINDS), lettersSchema),
  wounds: z.strictObject({ red: spreadSchema, blue: spreadSchema }),
  blows: spreadSchema,
});
const chunkSchema = z.strictObject({
  schema: z.literal(SCHEMA),
  ruleset: z.strictObject({ id: z.string(), version: z.number() }),
  setups: z.string(),
  input: z.looseObject({ n: countSchema, seed: z.string() }),
  bouts: z.strictObject({ from: countSchema, to: countSchema }),
  pairs: z.array(
    z.strictObject({
      red: z.string(),
      blue: z.string(),
      seed: z.string(),
      roster: z.array(z.strictObject({ id: z.string(), side: z.literal([0, 1]), label: z.string() })),
      tally: tallySchema,
    }),
  ),
});

/** Something parsed as a chunk, or why it is none. */
export function checkChunk(json: unknown): Read<Chunk> {
  if (typeof json !== 'object' || json === null || !('schema' in json) || json.schema !== SCHEMA)
    return unreadable('it is no chunk of a simulation (harena sim --chunk makes them)');
  const read = readAs(chunkSchema, json, 'it is damaged');
  if (!read.ok) return read;
  const chunk = json as Chunk; // as it was written: what has been read has its keys in another order
  const { from, to } = chunk.bouts;
  const whole = chunk.pairs.every(({ tally }) => tally.bouts === to - from && outcomesOf(tally) === tally.bouts);
  return whole && from < to ? readable(chunk) : unreadable('it is damaged: its counts do not add up');
}

function outcomesOf({ wins, draws }: Tally): number {
  return wins[0] + wins[1] + draws;
}

/** Chunks of one run, in any order, as the run they make. Throws FailureError where they do not. */
export function joinChunks(chunks: readonly NamedChunk[]): Report {
  const [first, ...others] = [...chunks].sort((a, b) => a.chunk.bouts.from - b.chunk.bouts.from);
  if (first === undefined) throw new FailureError('there are no chunks to join');
  for (const other of others) refuseUnlike(first, other);
  refuseGaps([first, ...others]);
  const pairs = first.chunk.pairs.map((pair, i) => {
    const more = others.flatMap(({ chunk }) => chunk.pairs.slice(i, i + 1));
    return { ...pair, tally: more.reduce((sum, { tally }) => joinTallies(sum, tally), pair.tally) };
  });
  return { input: first.chunk.input, pairs };
}

function refuseUnlike(first: NamedChunk, other: NamedChunk): void {
  const why = unlike(first.chunk, other.chunk);
  if (why !== null) throw new FailureError(`${other.name} is not of the run of ${first.name}: ${why}`);
}

/** What two chunks differ in that chunks of one run do not, or null. */
function unlike(a: Chunk, b: Chunk): string | null {
  const differs = (one: unknown, two: unknown) => digestOf({ it: one ?? null }) !== digestOf({ it: two ?? null });
  if (differs(a.ruleset, b.ruleset))
    return `version ${b.ruleset.version} of the rules against version ${a.ruleset.version}`;
  const [mine, yours] = [a.input, b.input] as { readonly [key: string]: unknown }[];
  const key = Object.keys({ ...mine, ...yours }).find((one) => differs(mine?.[one], yours?.[one]));
  if (key !== undefined) return `${key} is ${wordOf(yours?.[key])} there, and here ${wordOf(mine?.[key])}`;
  if (a.setups !== b.setups) return 'the same words mean other fighters there (another card?)';
  return a.pairs.length === b.pairs.length ? null : `${b.pairs.length} pairings against ${a.pairs.length}`;
}

const wordOf = (value: unknown): string => (value === undefined ? 'not given' : JSON.stringify(value));

/** Every bout once: `chunks` stand in the order of their bouts. */
function refuseGaps(chunks: readonly NamedChunk[]): void {
  let next = 0;
  let before = '';
  const missing: string[] = [];
  for (const { name, chunk } of chunks) {
    const { from, to } = chunk.bouts;
    if (from < next) throw new FailureError(`${before} and ${name} both have bout ${from}`);
    if (from > next) missing.push(spanOf(next, from));
    [next, before] = [to, name];
  }
  const { n } = chunks[0]?.chunk.input ?? { n: next };
  if (next < n) missing.push(spanOf(next, n));
  if (missing.length > 0) throw new FailureError(`of ${n} bouts (from 0) these are missing: ${missing.join(', ')}`);
}

const spanOf = (from: number, to: number): string => (to - from === 1 ? String(from) : `${from} to ${to - 1}`);
