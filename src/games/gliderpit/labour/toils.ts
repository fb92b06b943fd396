/** How this game's errands are done, by their kinds. */
import { toilsOf } from '../../../odds/labour.ts';
import { toilForFlight } from './challenge.ts';
import { ATTACKS } from './dice-luck.ts';
import { THOUGHTS } from './think.ts';

/** Begins an errand of this game; throws where there is none of its kind. */
export const gliderpitToil = toilsOf('Glider-Pit Gladiators', { challenge: toilForFlight, ...ATTACKS.toils }, THOUGHTS);
