/** Bouts that belong to nothing else, as the house sees them. */
import { standInRemark } from '../../../ai/led.ts';
import type { LoneMatches } from '../../../tui/match/practice.ts';
import { settledAir } from '../ask/air-offers.ts';
import { GAME_ID } from '../id.ts';
import { mindsFor } from '../labour/minds.ts';
import type { PitKit } from '../rules/kit.ts';
import { tables } from '../tables.ts';
import { BOUTS } from './match-kind.ts';

/** Bouts that stand alone: others are led at their levels, and nobody is asked for markers of which nothing depends. */
export const GLIDERPIT_ALONE: LoneMatches<PitKit> = {
  ...{ game: GAME_ID, kind: BOUTS, minds: mindsFor },
  standIn: ({ gliders }) => standInRemark(gliders, 'a tactician'),
  standing: (request, state) => (request.kind === 'air' ? settledAir(state, tables(), request.total) : undefined),
};
