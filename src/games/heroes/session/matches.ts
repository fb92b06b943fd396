/** Matches inside a career, as the house keeps matches of a long game. */
import { type Matches, matchesByEnd } from '../../../session/kept-match.ts';
import { resultOfMatch } from '../career/result.ts';
import type { MatchResult } from '../career/types.ts';
import { heroes } from '../rules/index.ts';
import type { HeroesKit } from '../rules/kit.ts';

/** A match, and what it comes to for those in it. */
export interface CareerMatch {
  readonly kit: HeroesKit;
  readonly result: MatchResult;
}

/** Matches as parts of a career. */
export const CAREER_MATCHES: Matches<CareerMatch> = matchesByEnd(heroes, 'match', resultOfMatch);
