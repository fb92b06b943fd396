/** Who meets whom in a match: modes, names by the seed, animals, items. */
import { PLAYER_SEAT, programSeat } from '../../../kernel/levels.ts';
import { type Lots, lotsOf, namesDrawn } from '../../../session/meetings.ts';
import type { Build, FighterSetup, GLADIATORI_LEVELS, GladiatoriSetup } from '../rules/setup-types.ts';
import { CHARACTERS, type Character, type ItemMethod, type RuleLevel, type Species } from '../rules/words.ts';

/** How the program leads somebody. */
export type LeadChoice = (typeof GLADIATORI_LEVELS)[number] | 'book';

/** Teams of each gladiator, the player's first; in the last three all stand together against animals. */
const MODES = {
  'a duel': [0, 1],
  'one against two': [0, 1, 1],
  'two against one': [0, 0, 1],
  'two against two': [0, 0, 1, 1],
  'three, each for itself': [0, 1, 2],
  'four, each for itself': [0, 1, 2, 3],
  'alone against animals': [0],
  'two against animals': [0, 0],
  'three against animals': [0, 0, 0],
  'four against animals': [0, 0, 0, 0],
} as const;
/** One of them. */
export type ModeName = keyof typeof MODES;
/** All of them, in the order in which they are offered. */
export const ALL_MODES = Object.keys(MODES) as readonly ModeName[];

/** Whether animals are all there is to fight. */
export const isHunt = (mode: ModeName): boolean => new Set(MODES[mode]).size === 1;

/** What is chosen for a match. */
export interface MatchChoices {
  readonly name: string;
  readonly mode: ModeName;
  readonly own: Character | 'custom';
  /** What a gladiator of one's own making is made of. */
  readonly build: Build | null;
  readonly other: Character | 'drawn';
  readonly led: LeadChoice;
  /** Animals among the gladiators; null: none, or in a hunt dogs. */
  readonly animals: Species | null;
  readonly count: 'even' | 'random';
  readonly items: ItemMethod;
  readonly level: RuleLevel;
  readonly freePlacement: boolean;
  readonly handicap: boolean;
  /** GR-44 The last one alive has won, whatever the VP; absent: not. */
  readonly lastStands?: boolean;
  /** 13 Whether every moment at which a Power can be used is asked about; absent: not. */
  readonly everyInstant?: boolean;
  /** GR-12 The Guard of a Hoplomachus; absent: 4. */
  readonly hoplomachusGuard?: 4 | 5;
  /** 2.2 Cards beyond the limits are for sale to a gladiator of one's own making; absent: not. */
  readonly overlimit?: boolean;
}

const NAMES = [
  ...['Astyanax', 'Bebryx', 'Calendio', 'Danaos', 'Eumolpus', 'Faustus', 'Gallus', 'Hermes', 'Ianuarius', 'Leo'],
  ...['Myrinus', 'Narcissus', 'Odrysus', 'Priscus', 'Rutumanna', 'Serpentius', 'Tetraites', 'Urbicus', 'Xanthus'],
] as const;

/** Shares no factor with 18 or 19: no name comes twice. */
const STRIDE = 7;

/** So many names beside one that is taken; null: none is. */
export const rivalsBeside = (taken: string | null, count: number, lots: Lots): readonly string[] =>
  namesDrawn({ names: NAMES, stride: STRIDE }, taken, count, lots);

/** 2.2 Coins of everybody, and of one against two (GR-79). */
export const COINS = { plain: 55, alone: 70 } as const;
/** GR-79 VP that one against two has beforehand, where it is to be a match. */
const ALONE_VP = 30;

/** Somebody led by the book, or at a level from a seat of the program. */
export const ledAt = (led: LeadChoice | 'bot', one: FighterSetup, place: number): FighterSetup =>
  led === 'book' ? one : { ...one, seat: programSeat(place), level: led };

/** What a gladiator of one's own making has where items are those of the character. */
const OWN_ITEMS = ['gladius', 'parma'] as const;

/** The set-up that choices come to; names and characters that are drawn go by the seed. */
export function matchSetup(choices: MatchChoices, seed: string): GladiatoriSetup {
  const { mode, name, own, build, other, led, level, freePlacement, items, handicap } = choices;
  const teams: readonly number[] = MODES[mode];
  const lots = lotsOf(seed);
  const names = rivalsBeside(name, teams.length - 1, lots);
  const drawn = charactersDrawn(own, teams.length - 1, lots);
  const fighters = teams.map((team, i): FighterSetup => {
    const budget = handicap && isAlone(teams, team) ? COINS.alone : COINS.plain;
    const one = { team, seat: i === 0 ? PLAYER_SEAT : null, budget, items: null };
    if (i === 0 && own === 'custom')
      return { ...one, name, character: own, build, items: items === 'quick' ? [...OWN_ITEMS] : null };
    if (i === 0) return { ...one, name, character: own, build: null };
    const character = team !== 0 && other !== 'drawn' ? other : (drawn[i - 1] ?? 'secutor');
    const fighter = { ...one, name: names[i - 1] ?? '', character, build: null };
    return team === 0 && !isHunt(mode) ? fighter : ledAt(led, fighter, i);
  });
  return {
    ...{ fighters, animals: animalsFor(choices), level },
    options: {
      ...{ freePlacement, bonusDamage: level === 'normal' },
      ...{ lastManStandingWins: choices.lastStands === true, promptEveryInstant: choices.everyInstant === true },
      ...(choices.hoplomachusGuard === 5 ? { hoplomachusGuard: 5 } : {}),
      ...(build !== null && choices.overlimit === true ? { overlimit: true } : {}),
      ...{ singleVp: handicap && teams.some((team) => isAlone(teams, team)) ? ALONE_VP : 0, itemMethod: items },
    },
  };
}

/** Whether somebody stands alone against a pair. */
const isAlone = (teams: readonly number[], team: number): boolean =>
  teams.length === 3 && new Set(teams).size === 2 && teams.filter((one) => one === team).length === 1;

/** Characters that are not the player's, none twice as long as there are others. */
function charactersDrawn(own: Character | 'custom', count: number, { int }: Lots): readonly Character[] {
  const left = CHARACTERS.filter((one) => one !== own);
  const first = int(left.length);
  return Array.from({ length: count }, (_, i) => left[(first + i) % left.length] ?? 'thraex');
}

/** GR-79 Whether in a mode one stands against two. */
export const isUneven = (mode: ModeName): boolean => MODES[mode].some((team) => isAlone(MODES[mode], team));

function animalsFor({ mode, animals, count }: MatchChoices): GladiatoriSetup['animals'] {
  if (animals !== null) return { species: animals, count };
  return isHunt(mode) ? { species: 'dog', count } : null;
}
