/** Matches that belong to nothing else, as the house sees them. */
import { standInRemark } from '../../../ai/led.ts';
import type { LoneMatches } from '../../../tui/match/practice.ts';
import { GAME_ID } from '../id.ts';
import { mindsFor } from '../labour/minds.ts';
import type { HeroesKit } from '../rules/kit.ts';
import { MATCHES } from './match-kind.ts';

/** Matches that stand alone: others are led at their levels. */
export const HEROES_ALONE: LoneMatches<HeroesKit> = {
  ...{ game: GAME_ID, kind: MATCHES, minds: mindsFor },
  standIn: ({ fighters }) => standInRemark(fighters, 'an adept'),
};
