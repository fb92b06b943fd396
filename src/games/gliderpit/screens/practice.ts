/** Bouts that belong to nothing else, as the house sees them. */
import { standInRemark } from '../../../ai/led.ts';
import type { LoneMatches } from '../../../tui/match/practice.ts';
import { GAME_ID } from '../id.ts';
import { mindsFor } from '../labour/minds.ts';
import type { PitKit } from '../rules/kit.ts';
import { BOUTS } from './match-kind.ts';

/** Bouts that stand alone: others are led at their levels. */
export const GLIDERPIT_ALONE: LoneMatches<PitKit> = {
  ...{ game: GAME_ID, kind: BOUTS, minds: mindsFor },
  standIn: ({ gliders }) => standInRemark(gliders, 'a tactician'),
};
