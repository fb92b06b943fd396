/** harena sim --seasons: first seasons by a plain player, counted. */
import { UsageError } from '../../../cli/errors.ts';
import { countLongGames, partText } from '../../../cli/sim/long-games.ts';
import { wilson, within } from '../../../odds/intervals.ts';
import { added } from '../../../session/counts.ts';
import { figuresOf } from '../../../session/spread.ts';
import type { SimGlobals } from '../../commands.ts';
import { RIVALRIES } from '../career/words.ts';
import { GAME_ID } from '../id.ts';
import { noPitSeasons, type PitSeasonsTally } from '../session/simulate-seasons.ts';
import { workOf } from './jobs.ts';
import { readNumber } from './options.ts';

/** What `harena sim` is told of seasons. */
export interface SeasonsSimOptions extends SimGlobals {
  readonly seasons?: string;
  readonly player?: string;
  readonly rivals?: string;
}

const MOST = 1_000_000;
const PLAYERS = ['book', 'novice', 'tactician'] as const;

/** Plays them and returns what is to be printed. Throws UsageError, FailureError, and StoppedError where Ctrl-C stops it. */
export async function countSeasons(options: SeasonsSimOptions, text: string): Promise<string> {
  const n = readNumber('--seasons', text, 1, MOST);
  const player = oneOf('--player', PLAYERS, options.player ?? 'book');
  const rivals = oneOf('--rivals', RIVALRIES, options.rivals ?? 'green');
  const { tally, seed } = await countLongGames<PitSeasonsTally>(
    {
      ...{ option: '--seasons', units: 'seasons', none: noPitSeasons(), join: added },
      ...{ counted: ({ seasons }) => seasons, work: (own) => workOf('seasons', { player, rivals, seed: own }) },
    },
    n,
    options,
  );
  if (options.json !== true) return textOf(tally, seed, player, rivals);
  const input = { seasons: n, seed, player, rivals };
  return `${JSON.stringify({ schema: 'harena/sim-seasons/1', game: GAME_ID, input, ...tally }, null, 2)}\n`;
}

function oneOf<W extends string>(option: string, words: readonly W[], text: string): W {
  const word = words.find((one) => one === text);
  if (word === undefined) throw new UsageError(`${option} ${text}; legal: ${words.join(', ')}`);
  return word;
}

function textOf(tally: PitSeasonsTally, seed: string, player: string, rivals: string): string {
  const { seasons, wreaths, wrecked, places, laurels, winners, ratings, bouts, won } = tally;
  const mean = (spread: PitSeasonsTally['laurels']): string => figuresOf(spread).mean.toFixed(1);
  const byPlace = [1, 2, 3, 4].map((place) => `${place}: ${partText(places[place] ?? 0, seasons)}`);
  const lines = [
    `${seasons} seasons of a ${player} against ${rivals} rivals, seed ${seed}`,
    '',
    `the wreath ${partText(wreaths, seasons)} (${within(wilson(wreaths, seasons))}); wrecked ${partText(wrecked, seasons)}`,
    `places ${byPlace.join(', ')}`,
    `${mean(laurels)} laurels on the average, whoever won ${mean(winners)}; rated ${mean(ratings)} at the end`,
    `bouts won ${partText(won, bouts)} of ${bouts}`,
  ];
  return `${lines.join('\n')}\n`;
}
