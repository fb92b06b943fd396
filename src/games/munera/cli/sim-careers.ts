/** harena sim --careers: careers by a plain player, counted. */
import { UsageError } from '../../../cli/errors.ts';
import { inAscii } from '../../../cli/in-ascii.ts';
import { seedGiven } from '../../../cli/seed.ts';
import { cutRange } from '../../../cli/sim/batches.ts';
import { doJob, readWorkers } from '../../../cli/sim/workers.ts';
import { figuresOf, type Spread } from '../../../session/spread.ts';
import type { SimGlobals } from '../../commands.ts';
import { GAME_ID } from '../id.ts';
import { type CareersTally, joinCareers, noCareers } from '../session/simulate-careers.ts';
import { workOf } from './jobs.ts';
import { profileIn, readNumber } from './options.ts';

/** What `harena sim` is told of careers. */
export interface CareersSimOptions extends SimGlobals {
  readonly careers?: string;
  readonly player?: string;
  readonly profile?: string;
}

const MOST = 1_000_000;
/** A worker takes as long to begin as so many careers take. */
const CAREERS_A_WORKER = 20;
/** Few enough that keys and progress are not kept waiting. */
const CAREERS_A_BATCH = 4;
const PLAYERS = ['book', 'novice', 'tactician'] as const;

/** Plays them and returns what is to be printed. Throws UsageError, FailureError, and StoppedError where Ctrl-C stops it. */
export async function countCareers(options: CareersSimOptions, text: string): Promise<string> {
  if (options.n !== undefined) throw new UsageError('--careers stands without -n');
  const n = readNumber('--careers', text, MOST);
  const player = PLAYERS.find((one) => one === (options.player ?? 'book'));
  if (player === undefined) throw new UsageError(`--player ${options.player}; legal: ${PLAYERS.join(', ')}`);
  const profile = profileIn(options.profile ?? 'any', '--profile');
  const seed = seedGiven(options.seed);
  const workers = readWorkers(options.workers, n, CAREERS_A_WORKER);
  const means = { workers, ascii: inAscii(options), units: 'careers', total: n };
  let tally = noCareers();
  const work = workOf('careers', { player, profile, seed });
  await doJob(work, cutRange({ from: 0, to: n }, CAREERS_A_BATCH), means, (one) => {
    tally = joinCareers(tally, one);
    return one.careers;
  });
  if (options.json !== true) return textOf(tally, seed);
  const input = { careers: n, seed, player, profile: profile ?? 'each in turn' };
  return `${JSON.stringify({ schema: 'harena/sim-careers/1', game: GAME_ID, input, ...tally }, null, 2)}\n`;
}

const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
const sum = (spread: Spread): number => Object.values(spread).reduce((all, one) => all + one, 0);
const inOrder = (counts: { readonly [word: string]: number }, whole: number): string =>
  Object.entries(counts)
    .toSorted(([, a], [, b]) => b - a)
    .map(([word, times]) => `${word} ${share(times, whole)}`)
    .join(', ');

/** Bouts whose share of deaths is told one by one. */
const NUMBERED = 15;

function textOf(tally: CareersTally, seed: string): string {
  const { careers, freed, bouts, fought, munera, freedom, ends, fates, numbered, fatal } = tally;
  const free = freed === 0 ? '' : `, after ${figuresOf(freedom).mean.toFixed(1)} bouts on the average`;
  const byNumber = Array.from({ length: NUMBERED }, (_, i) => i + 1).flatMap((number) => {
    const times = numbered[number] ?? 0;
    return times === 0 ? [] : [`${number}: ${share(fatal[number] ?? 0, times)}`];
  });
  const lines = [
    `${careers} careers, seed ${seed}`,
    '',
    `freed ${share(freed, careers)}${free}`,
    `${figuresOf(fought).mean.toFixed(2)} bouts in ${figuresOf(munera).mean.toFixed(2)} munera on the average`,
    `careers ended: ${inOrder(ends, careers)}`,
    `bouts came to: ${inOrder(fates, bouts)}`,
    `killed in a bout ${share(sum(fatal), bouts)}; by its number ${byNumber.join(', ')}`,
  ];
  return `${lines.join('\n')}\n`;
}
