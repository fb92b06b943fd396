/** Matches that belong to nothing else, as the house sees them. */
import type { LoneMatches } from '../../../tui/match/practice.ts';
import { GAME_ID } from '../id.ts';
import { mindsFor } from '../labour/minds.ts';
import type { GladiatoriKit } from '../rules/kit.ts';
import { GLADIATORI_MATCHES } from './match-kind.ts';

/** Matches that stand alone. */
export const GLADIATORI_ALONE: LoneMatches<GladiatoriKit> = {
  game: GAME_ID,
  kind: GLADIATORI_MATCHES,
  minds: mindsFor,
};
