/** harena sim: matches by the book or by levels, careers by a plain player, level against level; without a screen. */
import { readBots } from '../../../cli/ai-option.ts';
import { type BotRun, fightWithBots } from '../../../cli/bots/fights.ts';
import { UsageError } from '../../../cli/errors.ts';
import { inAscii } from '../../../cli/in-ascii.ts';
import { seedGiven } from '../../../cli/seed.ts';
import { cutRange } from '../../../cli/sim/batches.ts';
import { runLadder } from '../../../cli/sim/ladder.ts';
import { countMatches } from '../../../cli/sim/matches.ts';
import { doJob, readWorkers } from '../../../cli/sim/workers.ts';
import { figuresOf } from '../../../session/spread.ts';
import type { SimDocument, SimGlobals } from '../../commands.ts';
import { GAME_ID } from '../id.ts';
import { RUNGS } from '../labour/ladder.ts';
import { mindsFor } from '../labour/minds.ts';
import { SIGNATURES } from '../rules/words.ts';
import { joinMatches, type MatchTally, matchesCounter, noMatches } from '../session/simulate.ts';
import { type CareersTally, joinCareers, noCareers } from '../session/simulate-careers.ts';
import { botGame } from './bots.ts';
import { workOf } from './jobs.ts';
import { type HeroesMatchOptions, readCount, readMatch } from './options.ts';

/** What `harena sim` is told of this game. */
export interface HeroesSimOptions extends SimGlobals, HeroesMatchOptions {
  readonly careers?: string;
  readonly signature?: string;
  readonly journal?: string;
  readonly ladder?: true;
}

const MOST = 1_000_000;
/** A worker takes as long to begin as so many careers take. */
const CAREERS_A_WORKER = 50;
/** Few enough that keys and progress are not kept waiting. */
const CAREERS_A_BATCH = 8;

/** Plays and returns what is to be printed. Throws UsageError, FailureError, and StoppedError where Ctrl-C stops it. */
export function runHeroesSim(options: HeroesSimOptions): Promise<string> {
  if (options.ladder === true) return climbed(options);
  return options.careers === undefined ? matches(options) : careers(options, options.careers);
}

function climbed(options: HeroesSimOptions): Promise<string> {
  const work = (seed: string) => workOf('ladder', { seed });
  return runLadder({ game: GAME_ID, units: 'matches', equals: 'equal gladiators', rungs: RUNGS, work }, options);
}

async function matches(options: HeroesSimOptions): Promise<string> {
  const setup = readMatch(options, null);
  const n = readCount('-n', options.n ?? '1000', MOST);
  const seed = seedGiven(options.seed);
  const work = (journal: boolean) => workOf('matches', { setup, seed, journal });
  const bots = readBots(options, setup);
  const fights = { game: botGame(), bots, seed, setupFor: () => setup, minds: mindsFor, counter: matchesCounter };
  const byBots = bots.length === 0 ? null : (run: BotRun) => fightWithBots(fights, run);
  const tally = await countMatches(
    { n, units: 'matches', work, none: noMatches(), join: joinMatches, byBots },
    options,
  );
  if (options.json !== true) return textOf(tally, n, seed);
  const { red = 'any', blue = 'rolled', locale = 'any', redAi, blueAi } = options;
  const levels = { ...(redAi === undefined ? {} : { redAi }), ...(blueAi === undefined ? {} : { blueAi }) };
  return jsonOf(tally, { n, seed, red, blue, locale, toDeath: options.toDeath === true, ...levels });
}

function jsonOf(tally: MatchTally, input: SimDocument['input'] & { readonly [more: string]: unknown }): string {
  const document: SimDocument & MatchTally = { schema: 'harena/sim/1', game: GAME_ID, input, ...tally };
  return `${JSON.stringify(document, null, 2)}\n`;
}

const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

function textOf(
  { wins: [red = 0, blue = 0], draws, turns, ends, dead, spared, breaks }: MatchTally,
  n: number,
  seed: string,
): string {
  const { mean, median, most } = figuresOf(turns);
  const lines = [
    `${n} matches, seed ${seed}`,
    '',
    `red wins ${share(red, n)}, blue ${share(blue, n)}, drawn ${share(draws, n)}`,
    `rounds: ${mean.toFixed(2)} on the average, ${median} in the middle, nine in ten from ${most[0]} to ${most[1]}`,
    `dead in a match: ${(dead / n).toFixed(3)}; spared: ${(spared / n).toFixed(3)}; with a break: ${share(breaks, n)}`,
    `ended by ${Object.entries(ends)
      .map(([by, times]) => `${by} ${share(times, n)}`)
      .join(', ')}`,
  ];
  return `${lines.join('\n')}\n`;
}

/** R85 Careers of one Star each, every match it may fight, until it is dead or free. */
async function careers(options: HeroesSimOptions, text: string): Promise<string> {
  if (options.n !== undefined) throw new UsageError('--careers stands without -n');
  const n = readCount('--careers', text, MOST);
  const seed = seedGiven(options.seed);
  const signature = SIGNATURES.find((one) => one === (options.signature ?? 'none'));
  if (signature === undefined)
    throw new UsageError(`--signature ${options.signature}; legal: ${SIGNATURES.join(', ')}`);
  const workers = readWorkers(options.workers, n, CAREERS_A_WORKER);
  let tally = noCareers();
  const means = { workers, ascii: inAscii(options), units: 'careers', total: n };
  await doJob(workOf('careers', { signature, seed }), cutRange({ from: 0, to: n }, CAREERS_A_BATCH), means, (one) => {
    tally = joinCareers(tally, one);
    return one.careers;
  });
  if (options.json !== true) return careersText(tally, seed);
  const document = { schema: 'harena/sim-careers/1', game: GAME_ID, input: { careers: n, seed, signature }, ...tally };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function careersText({ careers: n, freed, months, freedom, ends }: CareersTally, seed: string): string {
  const list = Object.entries(ends).map(([why, times]) => `${why} ${share(times, n)}`);
  const free = freed === 0 ? '' : ` (after ${figuresOf(freedom).mean.toFixed(1)} months on the average)`;
  return `${n} careers, seed ${seed}\n\nfreed ${share(freed, n)}${free}; ${figuresOf(months).mean.toFixed(1)} months on the average\n${list.join(', ')}\n`;
}
