/** What happened in a season, line by line, from its record. */
import type { Playback } from '../../../../session/playback.ts';
import { journalPage } from '../../../../tui/match/journal.ts';
import type { Screen } from '../../../../tui/program.ts';
import type { SeasonKit } from '../../career/kit.ts';
import { BOUTS } from '../match-kind.ts';
import { pitMoment } from './season-screen.ts';

/** The journal of a season that is played back. */
export function seasonJournal(playback: Playback<SeasonKit>): Screen {
  const kind = {
    ...BOUTS,
    moment: (_state: unknown, { turn }: { readonly turn: number }) => pitMoment(playback.shown, turn),
  };
  return journalPage(kind, playback.frames, playback.shown, { seals: playback.seals });
}
