/** What happened in a campaign, line by line, from its record. */
import type { Playback } from '../../../../session/playback.ts';
import { longJournal } from '../../../../tui/match/journal.ts';
import type { Screen } from '../../../../tui/program.ts';
import type { CampaignKit } from '../../career/kit.ts';
import { GLADIATORI_MATCHES } from '../match-kind.ts';
import { campaignMoment } from './campaign-screen.ts';

/** The journal of a campaign that is played back. */
export function campaignJournal(playback: Playback<CampaignKit>): Screen {
  return longJournal(GLADIATORI_MATCHES, playback.frames, playback, campaignMoment);
}
