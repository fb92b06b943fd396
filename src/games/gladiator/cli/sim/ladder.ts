/** The ladder of levels as sim climbs it. */
import type { LadderOf } from '../../../../cli/sim/ladder.ts';
import { GAME_ID } from '../../id.ts';
import { RUNGS } from '../../labour/ladder.ts';
import { workOf } from './jobs.ts';

/** Level against level between equal men. */
export const MENS_LADDER: LadderOf = {
  ...{ game: GAME_ID, units: 'bouts', equals: 'equal men', rungs: RUNGS },
  work: (seed) => workOf('ladder', { seed }),
};
