/** harena sim: many matches in threads, counted, each event to a journal if one is wanted. */
import type { SimGlobals } from '../../games/commands.ts';
import type { Range } from '../../session/range.ts';
import { type BotRun, lossTeller, refuseBesideBots } from '../bots/fights.ts';
import { inAscii } from '../in-ascii.ts';
import { JournalFile } from '../journal-file.ts';
import { cutRange } from './batches.ts';
import { type CrewWork, doJob, readWorkers } from './workers.ts';

/** What came of a batch of matches; `journal`: its lines, if they were wanted. */
interface Played<T> {
  readonly tally: T;
  readonly journal: string;
}

/** A job of matches: what a worker is told once, which of them it plays at a time, and what comes of these. */
export interface MatchesJob<O extends object, T> {
  readonly orders: O & { readonly seed: string; readonly journal: boolean };
  readonly batch: Range;
  readonly done: Played<T>;
}

/** A worker takes as long to begin as so many matches take. */
const MATCHES_A_WORKER = 500;
/** Few enough that keys and progress are not kept waiting. */
const MATCHES_A_BATCH = 32;

/** How a game's matches are counted. */
export interface MatchesOf<T> {
  readonly n: number;
  /** What its matches are called. */
  readonly units: string;
  /** `journal`: whether its lines are wanted. */
  work(journal: boolean): CrewWork<Range, Played<T>>;
  readonly none: T;
  join(one: T, other: T): T;
  /** Plays them with bots, which need this very thread; null: none plays. */
  readonly byBots: ((run: BotRun) => Promise<T>) | null;
}

/** Plays them all; the same tally and the same journal, whatever the number of workers. Throws UsageError, FailureError, StoppedError. */
export async function countMatches<T extends { readonly bouts: number }>(
  { n, units, work, none, join, byBots }: MatchesOf<T>,
  options: Pick<SimGlobals, 'workers' | 'ascii'> & { readonly journal?: string; readonly botSeconds?: string },
): Promise<T> {
  refuseBesideBots(byBots !== null, options);
  if (byBots !== null) return join(none, await playedByBots(byBots, n, options));
  const workers = readWorkers(options.workers, n, MATCHES_A_WORKER);
  const journal = options.journal === undefined ? null : new JournalFile(options.journal);
  let tally = none;
  const means = { workers, ascii: inAscii(options), units, total: n };
  await doJob(work(journal !== null), cutRange({ from: 0, to: n }, MATCHES_A_BATCH), means, (played) => {
    tally = join(tally, played.tally);
    journal?.write(played.journal);
    return played.tally.bouts;
  }).finally(() => journal?.close());
  return tally;
}

function playedByBots<T>(
  byBots: (run: BotRun) => Promise<T>,
  n: number,
  { journal: path, botSeconds }: { readonly journal?: string; readonly botSeconds?: string },
): Promise<T> {
  const journal = path === undefined ? null : new JournalFile(path);
  const run = { range: { from: 0, to: n }, journal, botSeconds, say: lossTeller() };
  return byBots(run).finally(() => journal?.close());
}
