/** What happened in a campaign, line by line, from its record. */
import type { Playback } from '../../../../session/playback.ts';
import { journalPage } from '../../../../tui/match/journal.ts';
import type { Screen } from '../../../../tui/program.ts';
import type { CampaignKit } from '../../career/kit.ts';
import { GLADIATORI_MATCHES } from '../match-kind.ts';
import { campaignMoment } from './campaign-screen.ts';

/** The journal of a campaign that is played back. */
export function campaignJournal(playback: Playback<CampaignKit>): Screen {
  const kind = {
    ...GLADIATORI_MATCHES,
    moment: (_state: unknown, { turn }: { readonly turn: number }) => campaignMoment(turn),
  };
  return journalPage(kind, playback.frames, playback.shown, { seals: playback.seals });
}
