/** What the command line takes of Gladiatori, and what it makes of it. */
import { UsageError } from '../../../cli/errors.ts';
import { ledOption, readTeamLeads } from '../../../cli/led-option.ts';
import type { Seat } from '../../../kernel/request.ts';
import type { OptionSpec } from '../../commands.ts';
import { GLADIATORI_LEVELS, type GladiatoriSetup } from '../rules/setup-types.ts';
import { setupFault } from '../rules/sheets.ts';
import { CHARACTERS, type Character, ITEM_METHODS, RULE_LEVELS, SPECIES, type Species } from '../rules/words.ts';
import { ALL_MODES, ledAt, type MatchChoices, matchSetup } from '../session/line-up.ts';
import { tables } from '../tables.ts';

/** Who meets whom, still in words. */
export interface GladiatoriMatchOptions {
  readonly mode?: string;
  readonly own?: string;
  readonly others?: string;
  readonly led?: string;
  readonly botSeconds?: string;
  readonly animals?: string;
  readonly count?: string;
  readonly items?: string;
  readonly level?: string;
  readonly freePlacement?: true;
  readonly handicap?: true;
  readonly lastStands?: true;
  readonly everyInstant?: true;
  readonly hoplomachusGuard?: string;
}

const LEADS = ['book', ...GLADIATORI_LEVELS] as const;
const PLURALS: { readonly [word: string]: Species } = { dogs: 'dog', wolves: 'wolf', lions: 'lion', bears: 'bear' };

/** Options of every command that makes a match. */
export const MATCH_OPTIONS: readonly OptionSpec[] = [
  { flags: '--mode <mode>', about: ALL_MODES.join('; '), standing: 'a duel' },
  { flags: '--own <character>', about: CHARACTERS.join(', '), standing: 'secutor' },
  { flags: '--others <character>', about: `the others: drawn, ${CHARACTERS.join(', ')}`, standing: 'drawn' },
  ledOption(LEADS),
  { flags: '--animals <animals>', about: `none, ${Object.keys(PLURALS).join(', ')}`, standing: 'none' },
  { flags: '--count <count>', about: 'how many animals: even, random', standing: 'even' },
  { flags: '--items <method>', about: ITEM_METHODS.join(', '), standing: 'quick' },
  { flags: '--level <level>', about: `rules: ${RULE_LEVELS.join(', ')}`, standing: 'normal' },
  { flags: '--free-placement', about: 'everybody begins anywhere three hexes from all opponents' },
  { flags: '--handicap', about: 'one against two has 70 coins and 30 VP' },
  { flags: '--last-stands', about: 'the last one alive wins, whatever the VP' },
  { flags: '--every-instant', about: 'you are asked at every moment at which a Power can be used' },
  { flags: '--hoplomachus-guard <guard>', about: 'Guard of a Hoplomachus: 4, 5', standing: '4' },
];

/** One of a closed list. Throws UsageError. */
export function oneIn<W extends string>(option: string, word: string, legal: readonly W[]): W {
  const found = legal.find((one) => one === word);
  if (found === undefined) throw new UsageError(`--${option} ${word}; legal: ${legal.join(', ')}`);
  return found;
}

function animalsIn(word: string): Species | null {
  if (word === 'none') return null;
  const found = PLURALS[word] ?? SPECIES.find((one) => one === word);
  if (found === undefined) throw new UsageError(`--animals ${word}; legal: none, ${Object.keys(PLURALS).join(', ')}`);
  return found;
}

/** A character of a command, `more` words beside those. Throws UsageError. */
export const characterIn = (option: string, word: string): Character => oneIn(option, word, CHARACTERS);

/** Who leads a gladiator of the player's where nobody plays. Throws UsageError. */
export const playerIn = (word: string): (typeof LEADS)[number] => oneIn('player', word, LEADS);

function choicesIn(options: GladiatoriMatchOptions): MatchChoices {
  return {
    ...{ name: 'Felix', build: null, led: 'book' },
    mode: oneIn('mode', options.mode ?? 'a duel', ALL_MODES),
    own: characterIn('own', options.own ?? 'secutor'),
    other: oneIn('others', options.others ?? 'drawn', ['drawn', ...CHARACTERS]),
    animals: animalsIn(options.animals ?? 'none'),
    count: oneIn('count', options.count ?? 'even', ['even', 'random']),
    items: oneIn('items', options.items ?? 'quick', ITEM_METHODS),
    level: oneIn('level', options.level ?? 'normal', RULE_LEVELS),
    freePlacement: options.freePlacement === true,
    handicap: options.handicap === true,
    lastStands: options.lastStands === true,
    everyInstant: options.everyInstant === true,
    hoplomachusGuard: oneIn('hoplomachus-guard', options.hoplomachusGuard ?? '4', ['4', '5']) === '5' ? 5 : 4,
  };
}

/** The match that options ask for; `seat`: who leads the first gladiator; null: the program. Throws UsageError. */
export function readGame(options: GladiatoriMatchOptions, seat: Seat | null, seed: string): GladiatoriSetup {
  const setup = matchSetup(choicesIn(options), seed);
  const ledBy = readTeamLeads(options.led, LEADS);
  const fighters = setup.fighters.map((one, i) => {
    const led = { ...one, seat: i === 0 ? seat : null };
    return led.seat === null ? ledAt(ledBy(one.team), led, i) : led;
  });
  const made = { ...setup, fighters };
  const fault = setupFault(tables(), made);
  if (fault !== null) throw new UsageError(fault);
  return made;
}

/** A whole number within bounds. Throws UsageError. */
export function readCount(option: string, text: string, least: number, most: number): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < least || count > most)
    throw new UsageError(`${option} ${text}: expected a whole number from ${least} to ${most}`);
  return count;
}
