/** harena sim: bouts led by the lanista's chart or at levels, level against level; without a screen. */
import { fightWithBots } from '../../../cli/bots/fights.ts';
import { readTeamBots } from '../../../cli/led-option.ts';
import { seedGiven } from '../../../cli/seed.ts';
import { runLadder } from '../../../cli/sim/ladder.ts';
import { countMatches } from '../../../cli/sim/matches.ts';
import { figuresOf } from '../../../session/spread.ts';
import type { SimDocument } from '../../commands.ts';
import { GAME_ID } from '../id.ts';
import { RUNGS } from '../labour/ladder.ts';
import { mindsFor } from '../labour/minds.ts';
import { type BoutsTally, boutsCounter, joinBouts, noBouts } from '../labour/simulate.ts';
import { botGame } from './bots.ts';
import { workOf } from './jobs.ts';
import { type MuneraMatchOptions, readBout, readNumber, readTeams } from './options.ts';
import type { CareersSimOptions } from './sim-careers.ts';

/** What `harena sim` is told of this game. */
export interface MuneraSimOptions extends CareersSimOptions, MuneraMatchOptions {
  readonly journal?: string;
  readonly ladder?: true;
}

const MOST = 1_000_000;

/** Plays and returns what is to be printed. Throws UsageError, FailureError, and StoppedError where Ctrl-C stops it. */
export async function runMuneraSim(options: MuneraSimOptions): Promise<string> {
  if (options.ladder === true) return climbed(options);
  if (options.careers !== undefined) return (await import('./sim-careers.ts')).countCareers(options, options.careers);
  const match = matchIn(options);
  const { teams, ...asked } = match;
  const n = readNumber('-n', options.n ?? '1000', MOST);
  const seed = seedGiven(options.seed);
  const bots = readTeamBots(options.led, readBout(match, null, seed).fighters);
  const fights = {
    ...{ game: botGame(), bots, seed, minds: mindsFor, counter: boutsCounter },
    setupFor: (own: string) => readBout(match, null, own),
  };
  const tally = await countMatches(
    {
      ...{ n, units: 'bouts', none: noBouts(readTeams(teams).length), join: joinBouts },
      work: (journal) => workOf('bouts', { match, seed, journal }),
      byBots: bots.length === 0 ? null : (run) => fightWithBots(fights, run),
    },
    options,
  );
  if (options.json !== true) return textOf(tally, n, seed);
  return jsonOf(tally, { n, seed, teams, arena: 'fitting', led: 'book', ...asked });
}

/** What was asked of who meets whom, and nothing else: threads are told it. */
function matchIn({ teams = 'murmillo v any', arena, led, endlessArrows }: MuneraMatchOptions) {
  return {
    teams,
    ...(arena === undefined ? {} : { arena }),
    ...(led === undefined ? {} : { led }),
    ...(endlessArrows === undefined ? {} : { endlessArrows }),
  };
}

function climbed(options: MuneraSimOptions): Promise<string> {
  const work = (seed: string) => workOf('ladder', { seed });
  return runLadder({ game: GAME_ID, units: 'bouts', equals: 'two of a profile', rungs: RUNGS, work }, options);
}

function jsonOf(tally: BoutsTally, input: SimDocument['input'] & { readonly [more: string]: unknown }): string {
  const document: SimDocument & BoutsTally = { schema: 'harena/sim/1', game: GAME_ID, input, ...tally };
  return `${JSON.stringify(document, null, 2)}\n`;
}

const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

function textOf({ wins, draws, turns, beaten, spared, out }: BoutsTally, n: number, seed: string): string {
  const { mean, median, most } = figuresOf(turns);
  const lines = [
    `${n} bouts, seed ${seed}`,
    '',
    `${wins.map((won, i) => `team ${i + 1} wins ${share(won, n)}`).join(', ')}, drawn ${share(draws, n)}`,
    `rounds: ${mean.toFixed(2)} on the average, ${median} in the middle, nine in ten from ${most[0]} to ${most[1]}`,
    `of the beaten ${share(spared, out)} were spared`,
    `beaten by ${Object.entries(beaten)
      .toSorted(([, a], [, b]) => b - a)
      .map(([why, times]) => `${why} ${share(times, out)}`)
      .join(', ')}`,
  ];
  return `${lines.join('\n')}\n`;
}
