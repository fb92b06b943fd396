/** How this game's errands are done, by their kinds. */
import { toilsOf } from '../../../odds/labour.ts';
import { toilForBout } from './challenge.ts';
import { ATTACKS } from './dice-luck.ts';
import { THOUGHTS } from './think.ts';

/** Begins an errand of this game; throws where there is none of its kind. */
export const muneraToil = toilsOf('Munera Sine Missione', { challenge: toilForBout, ...ATTACKS.toils }, THOUGHTS);
