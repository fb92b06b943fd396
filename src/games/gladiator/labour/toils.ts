/** How this game's errands are done, by their kinds. */
import { toilsOf } from '../../../odds/labour.ts';
import { toilForChallenge } from './challenge.ts';
import { toilForDiceLuck } from './dice-luck.ts';
import { toilForExchange } from './exchange.ts';
import { toilForLuck } from './luck.ts';
import { THOUGHTS } from './think.ts';
import { toilForTrueOdds } from './true-odds.ts';

const OWN = {
  luck: toilForLuck,
  'dice-luck': toilForDiceLuck,
  exchange: toilForExchange,
  'true-odds': toilForTrueOdds,
  challenge: toilForChallenge,
};

/** Begins an errand of this game; throws where there is none of its kind. */
export const toilFor = toilsOf('GLADIATOR', OWN, THOUGHTS);
