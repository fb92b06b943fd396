/** What happened in a career, line by line, from its record. */
import type { Playback } from '../../../../session/playback.ts';
import { longJournal } from '../../../../tui/match/journal.ts';
import type { Screen } from '../../../../tui/program.ts';
import type { CareerKit } from '../../career/kit.ts';
import { BOUTS } from '../match-kind.ts';
import { munusMoment } from './career-screen.ts';

/** The journal of a career that is played back. */
export function careerJournal(playback: Playback<CareerKit>): Screen {
  return longJournal(BOUTS, playback.frames, playback, munusMoment);
}
