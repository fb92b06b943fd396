/** What a try at the challenge of a day came to, as files hold it. */

import * as z from 'zod/mini';
import { RESULT_LETTERS, type ResultLetter } from '../kernel/state.ts';

/** What a try came to for the player. */
export interface Score {
  readonly letter: ResultLetter;
  readonly turns: number;
  /** Wounds on all opponents, and on the player's own. */
  readonly dealt: number;
  readonly taken: number;
  readonly points: number;
}

const count = z.int().check(z.minimum(0));

/** A score in a file. */
export const scoreSchema: z.ZodMiniType<Score> = z.strictObject({
  letter: z.enum(RESULT_LETTERS),
  ...{ turns: count, dealt: count, taken: count, points: count },
});
