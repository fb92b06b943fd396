/** The last lines of the journal, and one line of it anywhere. */

import type { Entry, GameEvent } from '../../../../kernel/event.ts';
import type { JournalLine } from '../../../../session/frames.ts';
import type { AsideBelow } from '../../../../tui/advice/asides.ts';
import type { Canvas, Segment } from '../../../../tui/canvas.ts';
import { GLYPHS, type Skin, truncate } from '../../../../tui/glyphs.ts';
import { explains, presses } from '../../../../tui/mouse/targets.ts';
import { type Pane, paneOf } from '../../../../tui/pane.ts';
import type { Env } from '../../../../tui/program.ts';
import { endedRows, wrapText } from '../../../../tui/wrap.ts';
import type { GladiatorEvent } from '../../rules/events.ts';
import type { FighterId, State } from '../../rules/types.ts';
import { coloured } from '../bout/cards.ts';
import { editionHead } from '../editions.ts';

const ROMAN = ['0', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'] as const;

/** A turn as the log sheet numbers it. */
export function roman(turn: number): string {
  return ROMAN[turn] ?? `${turn}`;
}

/** 'II.3', or 'II end'. */
export function moment(turn: number, phase: number): string {
  if (turn === 0) return 'set-up';
  return phase === 9 ? `${roman(turn)} end` : `${roman(turn)}.${phase}`;
}

/** What of a bout stands in its header. */
type Moment = Pick<State, 'turn' | 'phase' | 'rules'>;

/** The moment of a bout for its header, by whose tables it is fought where they are not the Colosseum's, and behind an eye how many others watch it. */
export function momentHead({ turn, phase, rules }: Moment, watchers = 0, skin: Skin = 'unicode'): string {
  const eye = watchers === 0 ? '' : `${GLYPHS[skin].watched} ${watchers}  `;
  const tables = editionHead(rules);
  if (turn === 0) return `${eye}${tables}Before the match`;
  return `${eye}${tables}Turn ${roman(turn)}  ${phase === 9 ? 'End of turn' : `Phase ${phase}/8`}`;
}

/** The same for the screens of whoever fights it. */
export function ownMoment(state: Moment, { services, skin }: Env): string {
  return momentHead(state, services.company?.watchers() ?? 0, skin);
}

/** How the lines of a journal look: when something happened, and its words with their colours. */
export interface LogLook {
  when(entry: Entry<GameEvent>): string;
  coloured(text: string): readonly Segment[];
}

/** The journal of a bout: by turn and phase, its men in the colours of their sides. */
export function boutLook(state: Readonly<State>, you: FighterId): LogLook {
  return { when: ({ turn, phase }) => moment(turn, phase), coloured: (text) => coloured(text, state, you) };
}

/** One row of the journal on a screen: a line of it, or what of a line did not fit on its row. */
export interface LogRow {
  readonly line: JournalLine<GameEvent>;
  /** Place of the line among those given. */
  readonly index: number;
  readonly text: string;
  readonly first: boolean;
  /** It stands below the line and is no part of it. */
  readonly below?: true;
}

/** Columns before the text, and what is kept free at the end for a rule's number. */
const WHEN = 7;
const CITE = 9;

/** Lines of the journal broken into rows of a width, with what stands below them. */
export function logRows(
  lines: readonly JournalLine<GameEvent>[],
  width: number,
  below: AsideBelow = () => null,
): readonly LogRow[] {
  return lines.flatMap((line, index): readonly LogRow[] => {
    const rows = wrapText(line.text, width - WHEN - CITE).map((text, i) => ({ line, index, text, first: i === 0 }));
    const aside = below(line);
    if (aside === null) return rows;
    const told = wrapText(aside, width - WHEN - CITE - 2);
    return [...rows, ...told.map((text): LogRow => ({ line, index, text: `  ${text}`, first: false, below: true }))];
  });
}

/** The last rows of a journal that show whole lines; of a line too long for them, its beginning and an ellipsis. */
function lastRows(
  lines: readonly JournalLine<GladiatorEvent>[],
  { width, skin }: Canvas,
  rows: number,
  below: AsideBelow,
): readonly LogRow[] {
  const inOneRow: AsideBelow = (line) => {
    const text = below(line);
    return text === null ? null : truncate(text, width - 4 - WHEN - CITE, skin);
  };
  const last = rows > 0 ? logRows(lines.slice(-rows), width - 2, inOneRow).slice(-rows) : [];
  const whole = last.findIndex(({ first }) => first);
  if (whole >= 0) return last.slice(whole);
  const first = logRows(lines.slice(-1), width - 2);
  const shown = endedRows(
    first.map(({ text }) => text),
    rows,
    skin,
  );
  return first.slice(0, shown.length).map((row, i) => ({ ...row, text: shown[i] ?? '' }));
}

/** Draws a row of the journal: when, what, by which rule. */
export function drawLogRow(pane: Pane, { line, text, first, below }: LogRow, look: LogLook): void {
  const { canvas, x, y, width } = pane;
  const { event } = line.entry;
  const told: readonly Segment[] = below === true ? [{ text, style: { fg: 'mute' } }] : look.coloured(text);
  canvas.segments(x + WHEN, y, told, x + width - CITE + 1);
  if (!first) return;
  canvas.text(x, y, look.when(line.entry), { fg: 'rule' });
  canvas.text(x + width - event.cite.length, y, event.cite, { fg: 'rule' });
}

/** The key that opens the journal, at its last line. */
const JOURNAL = 'C-p';

/** A rule with 'Journal' on it and the last rows under it. */
export function drawLog(
  canvas: Canvas,
  y: number,
  rows: number,
  lines: readonly JournalLine<GladiatorEvent>[],
  state: Readonly<State>,
  you: FighterId,
  below: AsideBelow = () => null,
): void {
  canvas.rule(
    0,
    y,
    canvas.width,
    { fg: 'rule' },
    { title: 'Journal', titleStyle: { fg: 'accent', bold: true }, right: '^P', rightStyle: { fg: 'mute' } },
  );
  canvas.aim(0, y, canvas.width, 1, presses(JOURNAL));
  for (const [i, row] of lastRows(lines, canvas, rows, below).entries()) {
    drawLogRow(paneOf(canvas, 1, y + 1 + i, canvas.width - 2), row, boutLook(state, you));
    const { entry } = row.line;
    const at = lines.findLastIndex((line) => line.entry === entry);
    const inJournal = explains(at, lines.length - 1);
    canvas.aim(0, y + 1 + i, canvas.width, 1, presses(JOURNAL, ...inJournal.keys));
  }
}
