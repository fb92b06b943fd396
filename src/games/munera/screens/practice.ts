/** Bouts that belong to nothing else, as the house sees them. */
import { standInRemark } from '../../../ai/led.ts';
import type { LoneMatches } from '../../../tui/match/practice.ts';
import { GAME_ID } from '../id.ts';
import { mindsFor } from '../labour/minds.ts';
import type { MuneraKit } from '../rules/kit.ts';
import { BOUTS } from './match-kind.ts';

/** Bouts that stand alone: others are led at their levels, and the player is asked what to throw away once it is worn. */
export const MUNERA_ALONE: LoneMatches<MuneraKit> = {
  ...{ game: GAME_ID, kind: BOUTS, minds: mindsFor },
  standIn: ({ fighters }) => standInRemark(fighters, 'a tactician'),
  standing: (request) => (request.kind === 'shed' && !request.worn ? 'none' : undefined),
};
