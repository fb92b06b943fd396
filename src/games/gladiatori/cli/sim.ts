/** harena sim: matches led by the book or at levels, without a screen. */
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
import { type GamesTally, gamesCounter, joinGames, noGames } from '../labour/simulate.ts';
import { botGame } from './bots.ts';
import { workOf } from './jobs.ts';
import { type GladiatoriMatchOptions, readCount, readGame } from './options.ts';
import type { CampaignsSimOptions } from './sim-campaigns.ts';

/** What `harena sim` is told of this game. */
export interface GladiatoriSimOptions extends CampaignsSimOptions, GladiatoriMatchOptions {
  readonly journal?: string;
  readonly ladder?: true;
}

const MOST = 1_000_000;

/** Plays and returns what is to be printed. Throws UsageError, FailureError, and StoppedError where Ctrl-C stops it. */
export async function runGladiatoriSim(options: GladiatoriSimOptions): Promise<string> {
  if (options.ladder === true) return climbed(options);
  if (options.campaigns !== undefined)
    return (await import('./sim-campaigns.ts')).countCampaigns(options, options.campaigns);
  const match = matchIn(options);
  const n = readCount('-n', options.n ?? '1000', 1, MOST);
  const seed = seedGiven(options.seed);
  const { fighters } = readGame(match, null, seed);
  const bots = readTeamBots(options.led, fighters);
  const fights = {
    ...{ game: botGame(), bots, seed, minds: mindsFor, counter: gamesCounter },
    setupFor: (own: string) => readGame(match, null, own),
  };
  const sides = Math.max(2, new Set(fighters.map(({ team }) => team)).size);
  const tally = await countMatches(
    {
      ...{ n, units: 'matches', none: noGames(sides), join: joinGames },
      work: (journal) => workOf('games', { match, seed, journal }),
      byBots: bots.length === 0 ? null : (run) => fightWithBots(fights, run),
    },
    options,
  );
  if (options.json !== true) return textOf(tally, n, seed);
  const document: SimDocument & GamesTally = {
    schema: 'harena/sim/1',
    game: GAME_ID,
    input: { n, seed, ...match },
    ...tally,
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function climbed(options: GladiatoriSimOptions): Promise<string> {
  const work = (seed: string) => workOf('ladder', { seed });
  return runLadder({ game: GAME_ID, units: 'duels', equals: 'two of a character', rungs: RUNGS, work }, options);
}

/** What was asked of who meets whom, and nothing else: threads are told it. */
function matchIn(options: GladiatoriMatchOptions): GladiatoriMatchOptions {
  const { mode = 'a duel', own = 'secutor', others = 'drawn', led = 'book', animals = 'none', ...more } = options;
  const { count = 'even', items = 'quick', level = 'normal', freePlacement, handicap } = more;
  return {
    ...{ mode, own, others, led, animals, count, items, level },
    ...(freePlacement === undefined ? {} : { freePlacement }),
    ...(handicap === undefined ? {} : { handicap }),
  };
}

const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

function textOf(tally: GamesTally, n: number, seed: string): string {
  const { wins, draws, turns, ends, dead, attacks, hits, animals } = tally;
  const { mean, median, most } = figuresOf(turns);
  const lines = [
    `${n} matches, seed ${seed}`,
    '',
    `${wins.map((won, i) => `side ${i + 1} wins ${share(won, n)}`).join(', ')}, drawn ${share(draws, n)}`,
    `turns: ${mean.toFixed(2)} on the average, ${median} in the middle, nine in ten from ${most[0]} to ${most[1]}`,
    `attacks: ${(attacks / n).toFixed(1)} a match, ${share(hits, attacks)} hit; dead: ${(dead / n).toFixed(2)} a match`,
    ...(animals > 0 ? [`animals killed: ${(animals / n).toFixed(1)} a match`] : []),
    `ended: ${Object.entries(ends)
      .map(([how, times]) => `${how} ${share(times, n)}`)
      .join(', ')}`,
  ];
  return `${lines.join('\n')}\n`;
}
