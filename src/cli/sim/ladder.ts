/** harena sim --ladder: level against level, as text or a document. */
import type { SimGlobals } from '../../games/commands.ts';
import { derive } from '../../kernel/rng.ts';
import { type Interval, wilson, within } from '../../odds/intervals.ts';
import { joinRungs, type LadderRung, noRung, type RungBatch, type RungTally, rungScore } from '../../session/ladder.ts';
import type { Range } from '../../session/range.ts';
import { UsageError } from '../errors.ts';
import { inAscii } from '../in-ascii.ts';
import { seedGiven } from '../seed.ts';
import { cutRange } from './batches.ts';
import { type CrewWork, doJob, readWorkers } from './workers.ts';

/** What a game's ladder is made of. */
export interface LadderOf {
  /** The id of the game. */
  readonly game: string;
  /** What its matches are called, and its equal fighters. */
  readonly units: string;
  readonly equals: string;
  readonly rungs: readonly LadderRung[];
  work(seed: string): CrewWork<RungBatch, RungTally>;
}

/** The job of a ladder: matches of a rung, by its place. */
export interface LadderJob {
  readonly orders: { readonly seed: string };
  readonly batch: RungBatch;
  readonly done: RungTally;
}

/** Who climbs a ladder, a batch at a time; every rung has dice of its own. */
export function climbing<R extends LadderRung>(
  rungs: readonly R[],
  climb: (rung: R, seed: string, range: Range) => RungTally,
): (orders: LadderJob['orders']) => (batch: RungBatch) => RungTally {
  return ({ seed }) =>
    ({ rung, range }) => {
      const found = rungs[rung];
      if (found === undefined) throw new Error(`there is no rung ${rung}`);
      return climb(found, derive(seed, 'rung', rung), range);
    };
}

/** A worker is worth its beginning for so many matches; a batch is so many. */
const BOUTS_A_WORKER = 20;
const BATCH = 4;

/** Fights -n matches of each rung and returns what is to be printed. Throws UsageError. */
export async function runLadder(
  ladder: LadderOf,
  options: Pick<SimGlobals, 'n' | 'seed' | 'json' | 'workers' | 'ascii'>,
): Promise<string> {
  const { rungs, units } = ladder;
  const bouts = boutsOf(options.n);
  const seed = seedGiven(options.seed);
  const total = bouts * rungs.length;
  const workers = readWorkers(options.workers, total, BOUTS_A_WORKER);
  const { count, at } = cutRange({ from: 0, to: bouts }, BATCH);
  const batches = {
    count: count * rungs.length,
    at: (i: number): RungBatch => ({ rung: Math.floor(i / count), range: at(i % count) }),
  };
  const tallies = rungs.map(noRung);
  const means = { workers, ascii: inAscii(options), units, total };
  await doJob(ladder.work(seed), batches, means, (tally, index) => {
    const { rung } = batches.at(index);
    tallies[rung] = joinRungs(tallies[rung] ?? noRung(), tally);
    return tally.bouts;
  });
  return options.json === true ? documentOf(ladder, seed, bouts, tallies) : ladderText(ladder, seed, tallies);
}

const BOUTS_MAX = 100_000;

function boutsOf(text = '100'): number {
  const bouts = Number(text);
  if (/^\d+$/.test(text) && bouts >= 1 && bouts <= BOUTS_MAX) return bouts;
  throw new UsageError(`-n ${text}: expected a whole number from 1 to ${BOUTS_MAX}`);
}

const intervalOf = (tally: RungTally): Interval => wilson(rungScore(tally), tally.bouts);

const WORD = 10;

function ladderText({ rungs, units, equals }: LadderOf, seed: string, tallies: readonly RungTally[]): string {
  const rows = rungs.map(({ upper, lower }, i) => {
    const tally = tallies[i] ?? noRung();
    const share = ((100 * rungScore(tally)) / Math.max(1, tally.bouts)).toFixed(1).padStart(5);
    return `  ${upper.padEnd(WORD)} against ${lower.padEnd(WORD)} ${share} %  (${within(intervalOf(tally))})`;
  });
  const bouts = tallies[0]?.bouts ?? 0;
  return [
    `The ladder of levels: ${bouts} ${units} a rung between ${equals}, sides swapped, a draw half a win; seed ${seed}`,
    '',
    ...rows,
    '  In brackets: the 95 % confidence interval (Wilson).',
    '',
  ].join('\n');
}

function documentOf(
  { game, rungs: climbed }: LadderOf,
  seed: string,
  n: number,
  tallies: readonly RungTally[],
): string {
  const rungs = climbed.map(({ upper, lower }, i) => {
    const tally = tallies[i] ?? noRung();
    return { upper, lower, ...tally, score: rungScore(tally) / Math.max(1, tally.bouts), ...intervalOf(tally) };
  });
  return `${JSON.stringify({ schema: 'harena/sim-ladder/1', game, input: { n, seed }, rungs }, null, 2)}\n`;
}
