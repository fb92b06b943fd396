/** What happened in a season, line by line, from its record. */
import type { Playback } from '../../../../session/playback.ts';
import { longJournal } from '../../../../tui/match/journal.ts';
import type { Screen } from '../../../../tui/program.ts';
import type { SeasonKit } from '../../career/kit.ts';
import { BOUTS } from '../match-kind.ts';
import { pitMoment } from './season-screen.ts';

/** The journal of a season that is played back. */
export function seasonJournal(playback: Playback<SeasonKit>): Screen {
  return longJournal(BOUTS, playback.frames, playback, (turn) => pitMoment(playback.shown, turn));
}
