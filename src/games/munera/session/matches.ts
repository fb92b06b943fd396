/** Bouts inside a career, as the house keeps matches of a long game. */
import { type Matches, matchesByEnd } from '../../../session/kept-match.ts';
import { resultOfBout } from '../career/result.ts';
import type { BoutResult } from '../career/types.ts';
import { munera } from '../rules/index.ts';
import type { MuneraKit } from '../rules/kit.ts';

/** A bout, and what it comes to for those in it. */
export interface CareerBout {
  readonly kit: MuneraKit;
  readonly result: BoutResult;
}

/** Bouts as parts of a career. */
export const CAREER_BOUTS: Matches<CareerBout> = matchesByEnd(munera, 'bout', resultOfBout);
