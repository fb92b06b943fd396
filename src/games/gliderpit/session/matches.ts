/** Bouts inside a season, as the house keeps matches of a long game. */
import { type Matches, matchesByEnd } from '../../../session/kept-match.ts';
import { resultOfPit } from '../career/result.ts';
import type { PitResult } from '../career/types.ts';
import { gliderpit } from '../rules/index.ts';
import type { PitKit } from '../rules/kit.ts';

/** A bout, and what it comes to for those in it. */
export interface SeasonBout {
  readonly kit: PitKit;
  readonly result: PitResult;
}

/** Bouts as parts of a season. */
export const SEASON_BOUTS: Matches<SeasonBout> = matchesByEnd(gliderpit, 'bout', resultOfPit);
