/** The journal of a long game: all that was ever rolled in it, month by month. */
import type { GameEvent } from '../../../../kernel/event.ts';
import type { SavedSeals } from '../../../../kernel/seal.ts';
import type { Earlier } from '../../../../session/earlier.ts';
import type { JournalLine } from '../../../../session/frames.ts';
import type { Screen } from '../../../../tui/program.ts';
import { dateOf } from '../career/words.ts';
import { journalScreen } from '../journal/journal-screen.ts';
import { whyScreen } from '../journal/why-screen.ts';
import type { Colouring } from './coloured.ts';

/** When something happened, in six cells: 'Mar 1'; `before`: what stands before the first month. */
function whenText(turn: number, before: string): string {
  const { month, year } = dateOf(turn);
  return turn === 0 ? before : `${month.slice(0, 3)} ${year}`;
}

/** What has been told of a long game, and where it was taken up late what was before. */
interface Journalled {
  readonly lines: readonly JournalLine<GameEvent>[];
  readonly earlier: Earlier<GameEvent> | null;
  readonly seals: SavedSeals | null;
}

/** The journal as far as it has been told, at its last line. */
export function campaignJournal(session: Journalled, before: string, colour: Colouring): Screen {
  const { lines, earlier, seals } = session;
  const look = {
    when: ({ turn }: { readonly turn: number }) => whenText(turn, before),
    coloured: (text: string) => colour(text, { fg: 'text' }),
  };
  return journalScreen({ lines, look, from: null, earlier, seals });
}

/** The dice behind a line. */
export function campaignWhy(line: JournalLine<GameEvent>, before: string): Screen {
  return whyScreen(line, whenText(line.entry.turn, before));
}
