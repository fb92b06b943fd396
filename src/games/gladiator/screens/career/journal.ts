/** The journal of a career: all that was ever rolled in it, month by month. */

import type { JournalLine } from '../../../../session/frames.ts';
import type { Segment } from '../../../../tui/canvas.ts';
import type { Screen } from '../../../../tui/program.ts';
import type { CareerEvent } from '../../career/events.ts';
import { journalScreen } from '../journal/journal-screen.ts';
import type { LogLook } from '../journal/log.ts';
import { whyScreen } from '../journal/why-screen.ts';
import type { CareerScreenState } from './state.ts';
import { dateOf } from './words.ts';

/** When something happened in a career, in six cells: 'Mar 1', or 'school'. */
function whenText(munus: number): string {
  const { month, year } = dateOf(munus);
  return munus === 0 ? 'school' : `${month.slice(0, 3)} ${year}`;
}

/** A text with the name of the player's man in his colour. */
export function ownColoured(text: string, own: string, base: Segment['style'] = { fg: 'text' }): readonly Segment[] {
  return text
    .split(own)
    .flatMap((part, i): readonly Segment[] => [
      ...(i === 0 ? [] : [{ text: own, style: { ...base, fg: 'youFg' as const } }]),
      ...(part === '' ? [] : [{ text: part, style: base }]),
    ]);
}

function lookOf({ game }: CareerScreenState): LogLook {
  const own = game.session.match.state.setup.name;
  return { when: ({ turn }) => whenText(turn), coloured: (text) => ownColoured(text, own) };
}

/** The journal as far as it has been told, at its last line. */
export function careerJournal(state: CareerScreenState): Screen {
  const { lines, earlier } = state.game.session;
  return journalScreen({ lines, look: lookOf(state), from: null, earlier });
}

/** The dice behind a line. */
export function whyLine(state: CareerScreenState, line: JournalLine<CareerEvent>): Screen {
  return whyScreen(line, lookOf(state).when(line.entry));
}
