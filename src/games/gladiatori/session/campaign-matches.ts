/** Matches inside a campaign, as the house keeps matches of a long game. */
import { type Matches, matchesByEnd } from '../../../session/kept-match.ts';
import { resultOfMatch } from '../career/result.ts';
import type { MatchResult } from '../career/types.ts';
import { gladiatori } from '../rules/index.ts';
import type { GladiatoriKit } from '../rules/kit.ts';

/** A bout, and what it comes to for those in it. */
export interface CampaignMatch {
  readonly kit: GladiatoriKit;
  readonly result: MatchResult;
}

/** Matches as parts of a campaign. */
export const CAMPAIGN_MATCHES: Matches<CampaignMatch> = matchesByEnd(gladiatori, 'match', resultOfMatch);
