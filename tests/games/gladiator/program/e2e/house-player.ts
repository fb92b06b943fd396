/** Somebody who runs a house by what is on the screen, while the power fails every so often. */
import { nextKeys } from '../../../../../tools/games/gladiator/player.ts';
import { KEYS } from '../../../../../tools/terminal.ts';
import { type Games, titleKeys } from '../../../../support/power.ts';
import { playUnderKills } from '../../../../support/sittings.ts';

const HOUSES: Games = { folder: 'houses', file: 'house.json' };

const UP_ENTER = ['\u001b[A', KEYS.enter] as const;

/** The first two men go: the form is at the first, and the line that sends them is above it. */
const TWO_GO = ['\u001b[C', '\u001b[B', '\u001b[C', '\u001b[A', ...UP_ENTER] as const;

/** What is pressed where a question or a page can be told by its words; the first that fits. */
const ANSWERS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/Whose house is it\?|Change what you like/u, [KEYS.enter]],
  [/^ HARENA {2}The chronicle/u, [KEYS.escape]], // a key for the title that came too late
  [/There is more\.$/mu, ['f']],
  [/That is all for now|on with the games/u, [KEYS.enter]],
  // a page of text, opened by a key that was pressed once too often
  [/^ (?:↑ ↓ lines +)?Esc back/mu, [KEYS.escape]],
  [/at the most can go/u, [KEYS.escape, '2']],
  [/Send [12] of/u, UP_ENTER],
  [/stays and trains/u, TWO_GO],
  [/Settle it/u, UP_ENTER],
  [/That is more than the/u, [KEYS.escape, ...UP_ENTER]],
  [/Lay it/u, UP_ENTER],
  [/Buy him/u, UP_ENTER],
  [/Dealings among|In the school|Who goes to|Whom does|The gate stands open/u, [KEYS.enter]],
  [/The purse is empty|A unique match|Which of these|who is to be guarded/u, [KEYS.enter]],
  [/A sealed bid for|An investor offers/u, ['2']],
];

/** Over: there is nothing to answer any more. */
const OVER = /The agreed months are over|One house is left|Your house is gone|No house is left/u;

/** GLADIATOR's page, to which the title leads where nothing goes on. */
const PAGE_OF_GAME = /What will it be\?/u;

/** The keys for the screen as it is; null once the game is over. */
function houseKeys(screen: string): readonly string[] | null {
  if (/the arena, in a terminal/u.test(screen)) return titleKeys(screen);
  if (PAGE_OF_GAME.test(screen)) return ['u'];
  if (/Go on with a house, or open one/u.test(screen)) return ['1'];
  const answer = ANSWERS.find(([words]) => words.test(screen));
  if (answer !== undefined) return answer[1];
  if (/on whom\?/u.test(screen)) return wager(screen);
  if (/The stock auction/u.test(screen)) return stock(screen);
  if (/How is this match/u.test(screen)) return [/March/u.test(screen) ? '1' : /April/u.test(screen) ? '2' : '3'];
  if (OVER.test(screen)) return null;
  const keys = nextKeys(screen);
  return keys?.[0] === ' ' ? ['F'] : keys;
}

/** One recruit a month while there are few men and there is money. */
function stock(screen: string): readonly string[] {
  const [, denarii, men] = /● +\S+ +(-?\d+) +\d+ +(\d+)/u.exec(screen) ?? [];
  const wanted = Number(men) < 7 && Number(denarii) >= 10 && !/Bought, quality not yet/u.test(screen);
  return [wanted ? '2' : KEYS.enter];
}

/** In May a piece on the first match; else none. */
function wager(screen: string): readonly string[] {
  return /May, year 1/u.test(screen) && !/denari\w+ on |\*\d+:\d/u.test(screen) ? [KEYS.enter] : UP_ENTER;
}

/** Where in a game a screen is, as far as a kill may matter. */
const PLACES = {
  title: /the arena, in a terminal|What will it be\?|Go on with a house/u,
  telling: /There is more\.$|That is all for now/mu,
  auction: /Dealings among|The stock auction/u,
  school: /In the school/u,
  sending: /Who goes to the games/u,
  wagers: /on whom\?/u,
  'how to fight': /How is this match/u,
  'bout over': /on with the games/u,
} as const;
/** A place where the program may be killed. */
export type HousePlace = keyof typeof PLACES | 'bout';

/** Plays the house that Continue leads to, or a new one, while the program is killed every so often. */
export function playHouse(
  folder: string,
  plan: { readonly seed: string; readonly killOnceIn: number; readonly enough: () => boolean },
): Promise<readonly HousePlace[]> {
  return playUnderKills(folder, { ...plan, games: HOUSES, keys: houseKeys, places: PLACES });
}
