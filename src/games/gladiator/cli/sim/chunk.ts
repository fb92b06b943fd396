/** A part of a run in a file, and parts joined again to the whole. */
import * as z from 'zod/mini';
import { wholeOf } from '../../../../cli/sim/parts.ts';
import { type Read, readAs, readable, unreadable } from '../../../../kernel/save.ts';
import { digestOf } from '../../../../kernel/state.ts';
import type { Range } from '../../../../session/range.ts';
import { BEAST_KINDS } from '../../rules/beasts/types.ts';
import { gladiator } from '../../rules/index.ts';
import { type BoutTally, joinTallies } from '../../session/tally.ts';
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

function outcomesOf({ wins, draws }: BoutTally): number {
  return wins[0] + wins[1] + draws;
}

/** Chunks of one run, in any order, as the run they make. Throws FailureError where they do not. */
export function joinChunks(chunks: readonly NamedChunk[]): Report {
  const parts = chunks.map(({ name, chunk }) => ({ ...chunk, name, range: chunk.bouts }));
  const [first, ...others] = wholeOf(parts, ({ input }) => ({ unit: 'bout', count: input.n }), unlikeFighters);
  const pairs = first.pairs.map((pair, i) => {
    const more = others.flatMap((other) => other.pairs.slice(i, i + 1));
    return { ...pair, tally: more.reduce((sum, { tally }) => joinTallies(sum, tally), pair.tally) };
  });
  return { input: first.input, pairs };
}

function unlikeFighters(a: Chunk, b: Chunk): string | null {
  if (a.setups !== b.setups) return 'the same words mean other fighters there (another card?)';
  return a.pairs.length === b.pairs.length ? null : `${b.pairs.length} pairings against ${a.pairs.length}`;
}
