/** Back through the journal: every line shown so far; one is chosen to ask "why?". */
import type { GameEvent } from '../../engine/kernel/event.ts';
import type { JournalLine } from '../../session/frames.ts';
import { blankScreen, drawHeader, drawKeyBar, drawPrompt, scrollKeys } from '../parts.ts';
import { BACK, type Env, type Message, type Move, type Screen, screenOf, stay, type View } from '../program.ts';
import { helpScreen } from '../screens/help.ts';
import { drawLogRow, type LogLook, logRows } from './log.ts';
import { whyScreen } from './why-screen.ts';

interface JournalState {
  readonly lines: readonly JournalLine<GameEvent>[];
  readonly look: LogLook;
  /** The chosen line; null: the last. */
  readonly from: number | null;
}

/** The journal as a page. */
export function journalScreen(state: JournalState): Screen {
  return screenOf('journal', state, { update, view });
}

const PAGE = 15;

function update(state: JournalState, message: Message): Move {
  if (message.kind !== 'key') return stay(journalScreen(state));
  const { lines } = state;
  const last = lines.length - 1;
  const at = state.from ?? last;
  const go = (to: number): Move => stay(journalScreen({ ...state, from: Math.max(0, Math.min(last, to)) }));
  switch (message.command) {
    case 'up':
    case 'older':
      return go(at - 1);
    case 'down':
      return go(at + 1);
    case 'page-up':
      return go(at - PAGE);
    case 'page-down':
      return go(at + PAGE);
    case 'unfold': {
      const line = lines[at];
      if (line === undefined) return stay(journalScreen(state));
      return {
        to: 'over',
        screen: journalScreen(state),
        next: whyScreen(line, state.look.when(line.entry)),
      };
    }
    case 'help-here':
      return { to: 'over', screen: journalScreen(state), next: helpScreen('journal') };
    case 'close':
      return BACK;
    default:
      return stay(journalScreen(state));
  }
}

function view({ lines, look, from }: JournalState, env: Env): View {
  const canvas = blankScreen(env);
  const rows = canvas.height - 4;
  const at = from ?? lines.length - 1;
  drawHeader(canvas, 'Journal', `line ${at + 1} of ${lines.length}`);
  const all = logRows(lines, canvas.width - 2);
  const chosen = all.findIndex(({ index }) => index === at);
  const top = Math.max(0, Math.min(all.length - rows, chosen - Math.floor(rows / 2)));
  for (const [i, row] of all.slice(top, top + rows).entries()) {
    if (row.index === at) canvas.fill(0, 1 + i, canvas.width, 1, { bg: 'selBg' });
    drawLogRow(canvas, 1, 1 + i, canvas.width - 2, row, look);
  }
  drawPrompt(canvas, canvas.height - 2, '? or Enter unfolds a line: each die, every modifier, the table.', 'tell');
  drawKeyBar(canvas, 'journal', env, lines.length > 1 ? [scrollKeys(env)] : []);
  return { canvas, menu: null };
}
