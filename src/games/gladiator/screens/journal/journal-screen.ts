/** Back through the journal: every line shown so far; one is chosen to ask "why?". */

import { citesOf, type GameEvent } from '../../../../kernel/event.ts';
import type { Save } from '../../../../kernel/save.ts';
import type { SavedSeals } from '../../../../kernel/seal.ts';
import type { Earlier } from '../../../../session/earlier.ts';
import type { JournalLine } from '../../../../session/frames.ts';
import { asidesFor } from '../../../../tui/advice/asides.ts';
import { sealLine } from '../../../../tui/match/seal-line.ts';
import { explains } from '../../../../tui/mouse/targets.ts';
import { paneOf } from '../../../../tui/pane.ts';
import { blankScreen, drawHeader, drawKeyBar, drawPrompt, scrollKeys } from '../../../../tui/parts.ts';
import { BACK, type Env, type Move, type Screen, screenOf, stay } from '../../../../tui/program.ts';
import { helpScreen } from '../../../../tui/screens/help.ts';
import { scrolled } from '../../../../tui/scroll.ts';
import type { Message, View } from '../../../../tui/view.ts';
import { THOUGHTS } from '../../labour/think.ts';
import { drawLogRow, type LogLook, logRows } from './log.ts';
import { whyScreen } from './why-screen.ts';

interface JournalState {
  readonly lines: readonly JournalLine<GameEvent>[];
  readonly look: LogLook;
  /** The chosen line; null: the last. */
  readonly from: number | null;
  /** Lines from before those, that are read while the page is open. */
  readonly earlier?: Earlier<GameEvent> | null;
  /** What was sealed in the match; absent: it tells nothing of that. */
  readonly seals?: SavedSeals | null;
  /** The record of the bout that it is of, for what was thought in it; absent: nothing of that is told. */
  readonly record?: () => Save;
}

/** The journal as a page. */
export function journalScreen(wanted: JournalState): Screen {
  const state = withEarlier(wanted);
  const chosen = state.lines[state.from ?? state.lines.length - 1];
  const cites = () => (chosen === undefined ? [] : citesOf(chosen.entry.event));
  return { ...screenOf('journal', state, { update, view }), timer: timerOf(state), cites };
}

/** While earlier lines are read the page asks to be called again at once. */
function timerOf({ earlier = null }: JournalState): Screen['timer'] {
  return earlier !== null && isReading(earlier) ? { ms: 1, token: `${earlier.read}` } : null;
}

const isReading = ({ lines, fault }: Earlier<GameEvent>): boolean => lines === null && fault === null;

/** The journal with the lines before, once they have been read; the chosen line stays. */
function withEarlier(state: JournalState): JournalState {
  const before = state.earlier?.lines ?? null;
  if (before === null) return state;
  const from = state.from === null ? null : state.from + before.length;
  return { ...state, lines: [...before, ...state.lines], from, earlier: null };
}

function update(state: JournalState, message: Message): Move {
  if (message.kind === 'tick') state.earlier?.step();
  if (message.kind !== 'key') return stay(journalScreen(state));
  const { lines } = state;
  const at = state.from ?? lines.length - 1;
  const to = scrolled(at, message.command === 'older' ? 'up' : message.command, lines.length - 1);
  if (to !== null) return stay(journalScreen({ ...state, from: to }));
  switch (message.command) {
    case 'unfold': {
      const line = lines[at];
      if (line === undefined) return stay(journalScreen(state));
      return {
        to: 'over',
        screen: journalScreen(state),
        next: whyScreen(line, state.look.when(line.entry), state.record?.() ?? null),
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

/** Where the chosen line is, and what is being done about those before the first. */
function headText({ lines, earlier = null }: JournalState, at: number): string {
  if (earlier === null) return `line ${at + 1} of ${lines.length}`;
  if (earlier.fault !== null) return `what was before cannot be read: ${earlier.fault}`;
  const { read, count } = earlier;
  return `reading what was before: ${Math.floor((100 * read) / count)}%   line ${count + at + 1} of ${count + lines.length}`;
}

/** What unfolding brings: the dice, or what somebody had thought before it. */
function unfoldText({ lines, record }: JournalState, at: number): string {
  const line = lines[at];
  const thought = line !== undefined && record !== undefined && THOUGHTS.shows(line.entry.event) !== null;
  return thought && THOUGHTS.recall(record(), line.entry) !== null
    ? '? or Enter tells what was weighed before this was decided.'
    : '? or Enter unfolds a line: each die, every modifier, the table.';
}

function view(state: JournalState, env: Env): View {
  const { lines, look, from, record } = state;
  const canvas = blankScreen(env);
  const rows = canvas.height - 4;
  const at = from ?? lines.length - 1;
  drawHeader(canvas, 'Journal', headText(state, at));
  const all = logRows(lines, canvas.width - 2, record === undefined ? undefined : asidesFor(env.settings));
  const chosen = all.findIndex(({ index }) => index === at);
  const top = Math.max(0, Math.min(all.length - rows, chosen - Math.floor(rows / 2)));
  for (const [i, row] of all.slice(top, top + rows).entries()) {
    if (row.index === at) canvas.fill(0, 1 + i, canvas.width, 1, { bg: 'selBg' });
    drawLogRow(paneOf(canvas, 1, 1 + i, canvas.width - 2), row, look);
    canvas.aim(0, 1 + i, canvas.width, 1, explains(row.index, at));
  }
  const { seq = 0 } = lines[at]?.entry ?? {};
  const sealed = sealLine(state.seals, seq, lines.at(-1)?.entry.seq ?? 0);
  if (sealed !== null) canvas.text(1, canvas.height - 3, sealed, { fg: 'mute' });
  drawPrompt(canvas, canvas.height - 2, unfoldText(state, at), 'tell');
  drawKeyBar(canvas, 'journal', env, lines.length > 1 ? [scrollKeys(env)] : []);
  return { canvas, menu: null };
}
