/** What happened in a career, line by line, from its record. */

import type { Playback } from '../../../../session/playback.ts';
import { journalPage } from '../../../../tui/match/journal.ts';
import type { Screen } from '../../../../tui/program.ts';
import { monthText } from '../../career/calendar.ts';
import type { CareerKit } from '../../career/kit.ts';
import { MATCHES } from '../match-kind.ts';

/** The journal of a career that is played back. */
export function careerJournal(playback: Playback<CareerKit>, _at: number): Screen {
  const kind = {
    ...MATCHES,
    moment: (_state: unknown, { turn }: { readonly turn: number }) => (turn === 0 ? '' : monthText(turn)),
  };
  return journalPage(kind, playback.frames, playback.shown, { seals: playback.seals });
}
