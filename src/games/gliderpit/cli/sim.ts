/** harena sim: bouts led by the pilot's chart or at levels, level against level; without a screen. */
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
import { type FlightsTally, flightsCounter, joinFlights, noFlights } from '../labour/simulate.ts';
import { botGame } from './bots.ts';
import { workOf } from './jobs.ts';
import { type PitMatchOptions, readBout, readNumber, readTeams } from './options.ts';
import type { SeasonsSimOptions } from './sim-seasons.ts';

/** What `harena sim` is told of this game. */
export interface PitSimOptions extends SeasonsSimOptions, PitMatchOptions {
  readonly journal?: string;
  readonly ladder?: true;
}

const MOST = 1_000_000;

/** Plays and returns what is to be printed. Throws UsageError, FailureError, and StoppedError where Ctrl-C stops it. */
export async function runPitSim(options: PitSimOptions): Promise<string> {
  if (options.ladder === true) return climbed(options);
  if (options.seasons !== undefined) return (await import('./sim-seasons.ts')).countSeasons(options, options.seasons);
  const match = matchIn(options);
  const n = readNumber('-n', options.n ?? '1000', 1, MOST);
  const seed = seedGiven(options.seed);
  const bots = readTeamBots(options.led, readBout(match, null, seed).gliders);
  const fights = {
    ...{ game: botGame(), bots, seed, minds: mindsFor, counter: flightsCounter },
    setupFor: (own: string) => readBout(match, null, own),
  };
  const teams = readTeams(match.teams).length;
  const tally = await countMatches(
    {
      ...{ n, units: 'bouts', none: noFlights(teams), join: joinFlights },
      work: (journal) => workOf('flights', { match, seed, journal }),
      byBots: bots.length === 0 ? null : (run) => fightWithBots(fights, run),
    },
    options,
  );
  if (options.json !== true) return textOf(tally, n, seed);
  const document: SimDocument & FlightsTally = {
    schema: 'harena/sim/1',
    game: GAME_ID,
    input: { n, seed, ...match },
    ...tally,
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function climbed(options: PitSimOptions): Promise<string> {
  const work = (seed: string) => workOf('ladder', { seed });
  return runLadder({ game: GAME_ID, units: 'bouts', equals: 'two in one pit', rungs: RUNGS, work }, options);
}

/** What was asked of who meets whom, and nothing else: threads are told it. */
function matchIn({ teams = '1 v 1', led = 'book', floor = '0', ...flags }: PitMatchOptions) {
  const { advanced, randomWeapons, randomChits } = flags;
  return {
    ...{ teams, led, floor },
    ...(advanced === undefined ? {} : { advanced }),
    ...(randomWeapons === undefined ? {} : { randomWeapons }),
    ...(randomChits === undefined ? {} : { randomChits }),
  };
}

const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

function textOf({ wins, draws, turns, outs, credited }: FlightsTally, n: number, seed: string): string {
  const { mean, median, most } = figuresOf(turns);
  const out = Object.values(outs).reduce((sum, one) => sum + one, 0);
  const lines = [
    `${n} bouts, seed ${seed}`,
    '',
    `${wins.map((won, i) => `team ${i + 1} wins ${share(won, n)}`).join(', ')}, drawn ${share(draws, n)}`,
    `turns: ${mean.toFixed(2)} on the average, ${median} in the middle, nine in ten from ${most[0]} to ${most[1]}`,
    `out: ${Object.entries(outs)
      .map(([how, times]) => `${how} ${share(times, out)}`)
      .join(', ')}; in somebody’s attack or ram ${share(credited, out)}`,
  ];
  return `${lines.join('\n')}\n`;
}
