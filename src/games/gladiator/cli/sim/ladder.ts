/** harena sim --ladder: level against level, as text or a document. */
import { UsageError } from '../../../../cli/errors.ts';
import { inAscii } from '../../../../cli/in-ascii.ts';
import { seedGiven } from '../../../../cli/seed.ts';
import { cutRange } from '../../../../cli/sim/batches.ts';
import { doJob, readWorkers } from '../../../../cli/sim/workers.ts';
import { type Interval, wilson } from '../../../../odds/intervals.ts';
import { GAME_ID } from '../../id.ts';
import { joinRungs, noRung, RUNGS, type RungBatch, type RungTally } from '../../labour/ladder.ts';
import { workOf } from './jobs.ts';
import type { SimOptions } from './options.ts';
import { within } from './words.ts';

/** A worker is worth its beginning for so many bouts. */
const BOUTS_A_WORKER = 20;
const BATCH = 4;
const BOUTS_MAX = 100_000;

/** Fights -n bouts of each rung and returns what is to be printed. Throws UsageError. */
export async function runLadder(options: SimOptions): Promise<string> {
  const bouts = boutsOf(options.n);
  const seed = seedGiven(options.seed);
  const total = bouts * RUNGS.length;
  const workers = readWorkers(options.workers, total, BOUTS_A_WORKER);
  const { count, at } = cutRange({ from: 0, to: bouts }, BATCH);
  const batches = {
    count: count * RUNGS.length,
    at: (i: number): RungBatch => ({ rung: Math.floor(i / count), range: at(i % count) }),
  };
  const tallies = RUNGS.map(noRung);
  const means = { workers, ascii: inAscii(options), units: 'bouts', total };
  await doJob(workOf('ladder', { seed }), batches, means, (tally, index) => {
    const { rung } = batches.at(index);
    tallies[rung] = joinRungs(tallies[rung] ?? noRung(), tally);
    return tally.bouts;
  });
  return options.json === true ? documentOf(seed, bouts, tallies) : ladderText(seed, tallies);
}

function boutsOf(text = '100'): number {
  const bouts = Number(text);
  if (/^\d+$/.test(text) && bouts >= 1 && bouts <= BOUTS_MAX) return bouts;
  throw new UsageError(`-n ${text}: expected a whole number from 1 to ${BOUTS_MAX}`);
}

/** What a level wins, a draw being half a win. */
const scoreOf = ({ wins, draws }: Pick<RungTally, 'wins' | 'draws'>): number => wins + draws / 2;
const intervalOf = (tally: RungTally): Interval => wilson(scoreOf(tally), tally.bouts);

const WORD = 10;

function ladderText(seed: string, tallies: readonly RungTally[]): string {
  const rows = RUNGS.map(({ upper, lower }, i) => {
    const tally = tallies[i] ?? noRung();
    const share = ((100 * scoreOf(tally)) / Math.max(1, tally.bouts)).toFixed(1).padStart(5);
    return `  ${upper.padEnd(WORD)} against ${lower.padEnd(WORD)} ${share} %  (${within(intervalOf(tally))})`;
  });
  const bouts = tallies[0]?.bouts ?? 0;
  return [
    `The ladder of levels: ${bouts} bouts a rung between equal men, sides swapped, a draw half a win; seed ${seed}`,
    '',
    ...rows,
    '  In brackets, where the chance lies: 95 times in 100 it does (Wilson).',
    '',
  ].join('\n');
}

function documentOf(seed: string, n: number, tallies: readonly RungTally[]): string {
  const rungs = RUNGS.map(({ upper, lower }, i) => {
    const tally = tallies[i] ?? noRung();
    return { upper, lower, ...tally, score: scoreOf(tally) / Math.max(1, tally.bouts), ...intervalOf(tally) };
  });
  return `${JSON.stringify({ schema: 'harena/sim-ladder/1', game: GAME_ID, input: { n, seed }, rungs }, null, 2)}\n`;
}
