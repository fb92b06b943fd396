/** Parts of a run of careers or of seasons in files, and joined again. */
import * as z from 'zod/mini';
import { type RunPart, wholeOf } from '../../../../cli/sim/parts.ts';
import { type Read, readAs, readable, unreadable } from '../../../../kernel/save.ts';
import type { Range } from '../../../../session/range.ts';
import { DOWNFALLS, MASTERS } from '../../house/house-types.ts';
import type { RuleChoices } from '../../rules/types.ts';
import { type CareerTally, joinCareers } from '../../session/simulate-careers.ts';
import { joinSeasons, type SeasonTally } from '../../session/simulate-houses.ts';

/** What was asked of a run of careers. */
interface CareersInput {
  readonly careers: number;
  readonly rules: RuleChoices;
  readonly seed: string;
}

/** What was asked of a run of seasons. */
interface SeasonsInput {
  readonly months: number;
  readonly seasons: number;
  readonly rules: RuleChoices;
  readonly seed: string;
}

interface ChunkOf<Schema extends string, Input, Tally> {
  readonly schema: Schema;
  readonly ruleset: RunPart['ruleset'];
  readonly input: Input;
  /** Which of them are in it. */
  readonly part: Range;
  readonly tally: Tally;
}

/** A run of careers, or a part of one. */
export type CareersChunk = ChunkOf<'harena/sim-careers-chunk/1', CareersInput, CareerTally>;
/** A run of seasons, or a part of one. */
export type SeasonsChunk = ChunkOf<'harena/sim-lanista-chunk/1', SeasonsInput, SeasonTally>;

const count = z.int().check(z.minimum(0));
const list = z.array(count);
const counts = z.record(z.string(), count);
const letters = z.strictObject({ V: count, S: count, M: count, P: count });
const careerTally = z.strictObject({
  careers: count,
  alive: list,
  wins: list,
  ends: counts,
  killers: counts,
  xp: z.array(z.strictObject({ total: z.int(), fought: count })),
  matches: z.record(z.string(), letters),
});
const houseTally = z.strictObject({
  houses: count,
  won: count,
  out: z.record(z.enum(DOWNFALLS), count),
  months: count,
  champions: count,
  left: z.strictObject({ houses: count, denarii: z.int(), rep: count, men: count }),
  ledger: z.record(z.string(), z.int()),
});
const seasonTally = z.strictObject({
  seasons: count,
  months: count,
  ends: counts,
  by: z.partialRecord(z.enum(MASTERS), houseTally),
  inPlay: list,
  prices: z.record(
    z.string(),
    z.strictObject({ deals: count, cv: z.int(), denarii: z.int(), least: z.int(), most: z.int() }),
  ),
  champions: list,
  events: counts,
  matches: counts,
  ownMatches: count,
  fates: counts,
  wagers: z.strictObject({ won: count, lost: count, off: count }),
});
const head = {
  ruleset: z.strictObject({ id: z.string(), version: z.number() }),
  part: z.strictObject({ from: count, to: count }),
};
const chunkSchema = z.discriminatedUnion('schema', [
  z.strictObject({
    ...head,
    schema: z.literal('harena/sim-careers-chunk/1'),
    input: z.looseObject({ careers: count, seed: z.string() }),
    tally: careerTally,
  }),
  z.strictObject({
    ...head,
    schema: z.literal('harena/sim-lanista-chunk/1'),
    input: z.looseObject({ months: count, seasons: count, seed: z.string() }),
    tally: seasonTally,
  }),
]);

/** Whether something parsed says it is a part of a run of careers or seasons. */
export function isCampaignChunk(json: unknown): boolean {
  const { schema } = Object(json) as { readonly schema?: unknown };
  return schema === 'harena/sim-careers-chunk/1' || schema === 'harena/sim-lanista-chunk/1';
}

/** Something parsed as such a part, or why it is none. */
export function checkCampaignChunk(json: unknown): Read<CareersChunk | SeasonsChunk> {
  const read = readAs(chunkSchema, json, 'it is damaged');
  if (!read.ok) return read;
  const chunk = json as CareersChunk | SeasonsChunk; // as it was written: what has been read has its keys in another order
  const { from, to } = chunk.part;
  const counted = chunk.schema === 'harena/sim-careers-chunk/1' ? chunk.tally.careers : chunk.tally.seasons;
  return from < to && counted === to - from ? readable(chunk) : unreadable('it is damaged: its counts do not add up');
}

/** Such a part and the name of the file it came from. */
interface Named<C> {
  readonly name: string;
  readonly chunk: C;
}

const partOf = <C extends CareersChunk | SeasonsChunk>({ name, chunk }: Named<C>) => {
  const { ruleset, input, part, tally } = chunk;
  return { name, ruleset, input, range: part, tally } as RunPart & {
    readonly input: C['input'];
    readonly tally: C['tally'];
  };
};

/** Parts of one run of careers, in any order, as the run they make. Throws FailureError where they do not. */
export function joinCareersChunks(chunks: readonly Named<CareersChunk>[]): Pick<CareersChunk, 'input' | 'tally'> {
  const [first, ...others] = wholeOf(chunks.map(partOf), ({ input }) => ({ unit: 'career', count: input.careers }));
  return { input: first.input, tally: others.reduce((sum, { tally }) => joinCareers(sum, tally), first.tally) };
}

/** Parts of one run of seasons, in any order, as the run they make. Throws FailureError where they do not. */
export function joinSeasonsChunks(chunks: readonly Named<SeasonsChunk>[]): Pick<SeasonsChunk, 'input' | 'tally'> {
  const [first, ...others] = wholeOf(chunks.map(partOf), ({ input }) => ({ unit: 'season', count: input.seasons }));
  return { input: first.input, tally: others.reduce((sum, { tally }) => joinSeasons(sum, tally), first.tally) };
}
