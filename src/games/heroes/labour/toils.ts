/** How this game's errands are done, by their kinds. */
import { toilsOf } from '../../../odds/labour.ts';
import { POOLS } from './dice-luck.ts';
import { THOUGHTS } from './think.ts';

/** Begins an errand of this game; throws where there is none of its kind. */
export const toilFor = toilsOf('Heroes of the Colosseum', POOLS.toils, THOUGHTS);
