/** Who leads whom in the matches of a familia. */
import { LEVELS, type LeadLevel, PLAYER_SEAT, programSeat } from '../../../kernel/levels.ts';
import type { FighterSetup } from '../rules/types.ts';
import type { Locale } from '../rules/words.ts';

/** Levels that can be chosen in the book's place. */
export const FAMILIA_LEVELS = ['novice', 'adept', 'tactician', 'champion'] as const satisfies readonly LeadLevel[];
type FamiliaLevel = (typeof FAMILIA_LEVELS)[number];

/** Who leads the Grunts of a familia's matches; absent: the book. */
export interface MatchLevels {
  /** Those who fight beside the Stars. */
  readonly allies?: FamiliaLevel | 'player';
  /** 'each': every opponent as follows from the place and its victories. */
  readonly foes?: FamiliaLevel | 'each';
}

/** Who leads a Star in one match, if not the player. */
export const STAR_LEADS = ['book', ...FAMILIA_LEVELS] as const;
/** One of them. */
export type StarLead = (typeof STAR_LEADS)[number];

/** The seat and the level from which somebody of a side is led. */
export function ledBy(side: 0 | 1, by: LeadLevel | 'player'): Pick<FighterSetup, 'seat' | 'level'> {
  if (by === 'player') return { seat: PLAYER_SEAT };
  return by === 'book' ? { seat: null } : { seat: programSeat(side), level: by };
}

/** Places, each with the level of somebody who has won nothing yet. */
const PLACE_LEVELS: { readonly [L in Locale]: LeadLevel } = { fringes: 'novice', heart: 'book', rome: 'adept' };
const HIGHEST: LeadLevel = 'tactician';

/** The level of an opponent where each has one of its own: the schools of Rome teach better, and every victory teaches. */
export function levelOfFoe(locale: Locale, won: number): LeadLevel {
  const at = LEVELS.indexOf(PLACE_LEVELS[locale]) + won;
  return LEVELS[Math.min(at, LEVELS.indexOf(HIGHEST))] ?? HIGHEST;
}
