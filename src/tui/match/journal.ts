/** The journal of any match as a page: every line so far, and for the one that is chosen its dice. */
import { citesOf, type GameEvent } from '../../kernel/event.ts';
import type { Kit } from '../../kernel/kit.ts';
import type { Save } from '../../kernel/save.ts';
import type { SavedSeals } from '../../kernel/seal.ts';
import type { GameState } from '../../kernel/state.ts';
import { ownEyes } from '../../session/eyes.ts';
import type { JournalLine } from '../../session/frames.ts';
import type { Session } from '../../session/session.ts';
import { type AsideBelow, asidesFor } from '../advice/asides.ts';
import { recalledFor } from '../advice/of-match.ts';
import { truncate } from '../glyphs.ts';
import { explains } from '../mouse/targets.ts';
import { blankScreen, drawHeader, drawKeyBar, drawPrompt, scrollKeys } from '../parts.ts';
import { BACK, type Env, type Move, type Screen, screenOf, stay } from '../program.ts';
import { helpScreen } from '../screens/help.ts';
import { scrolled } from '../scroll.ts';
import type { Message, View } from '../view.ts';
import { wrapText } from '../wrap.ts';
import type { MatchKind } from './kind.ts';
import { sealLine } from './seal-line.ts';
import { whyOf } from './why.ts';

/** What there is of a match besides its lines. */
interface Beside {
  /** The record by which what was weighed is found again; absent: there is none. */
  readonly record?: () => Save;
  /** What was sealed in it; absent: nothing is told of that. */
  readonly seals?: SavedSeals | null;
  /** What stands below its lines; absent: nothing does. */
  readonly below?: AsideBelow;
}

interface JournalState extends Beside {
  readonly told: MatchKind<Kit>;
  readonly state: Readonly<GameState>;
  readonly lines: readonly JournalLine<GameEvent>[];
  readonly at: number;
}

/** All lines of a match, the last of them chosen. `state`: any of the match. */
export function journalPage<K extends Kit>(
  kind: MatchKind<K>,
  lines: readonly JournalLine<GameEvent>[],
  state: Readonly<GameState>,
  beside: Beside = {},
): Screen {
  return page({ told: kind as unknown as MatchKind<Kit>, state, lines, ...beside, at: lines.length - 1 });
}

/** All lines of a long game whose matches are of a kind: `moment` says when a turn of it was. */
export function longJournal<K extends Kit>(
  kind: MatchKind<K>,
  lines: readonly JournalLine<GameEvent>[],
  { shown, seals }: { readonly shown: Readonly<GameState>; readonly seals: SavedSeals | null },
  moment: (turn: number) => string,
): Screen {
  // what is told beside the dice of a match says nothing of a long game's events
  const told = {
    ...kind,
    moment: (_state: unknown, { turn }: { readonly turn: number }) => moment(turn),
    beside: () => [],
  };
  return journalPage(told, lines, shown, { seals });
}

/** The journal of a match in play, as its own player may read it. */
export function journalOf<K extends Kit>(kind: MatchKind<K>, session: Session<K>, { settings }: Env): Screen {
  const { shown, seals } = session;
  const record = tellsThoughts(kind, session) ? { record: () => session.save() } : {};
  return journalPage(kind, ownEyes(session).lines, shown, { ...record, seals, below: asidesFor(settings) });
}

/** Whether what was weighed may be told of a match in play: where it tells of hidden cards, only once it is over. */
export function tellsThoughts<K extends Kit>({ thoughts }: MatchKind<K>, { match }: Session<K>): boolean {
  return match.over || thoughts?.of.hides !== true;
}

function page(state: JournalState): Screen {
  const chosen = state.lines[state.at];
  const cites = () => (chosen === undefined ? [] : citesOf(chosen.entry.event));
  return { ...screenOf('journal', state, { update, view }), cites };
}

function update(state: JournalState, message: Message, env: Env): Move {
  if (message.kind !== 'key') return stay(page(state));
  const { lines, at } = state;
  const to = scrolled(at, message.command === 'older' ? 'up' : message.command, lines.length - 1);
  if (to !== null) return stay(page({ ...state, at: to }));
  switch (message.command) {
    case 'unfold':
      return unfolded(state, env);
    case 'help-here':
      return { to: 'over', screen: page(state), next: helpScreen('journal') };
    case 'close':
      return BACK;
    default:
      return stay(page(state));
  }
}

function unfolded(state: JournalState, env: Env): Move {
  const { told, lines, at, record } = state;
  const line = lines[at];
  if (line === undefined) return stay(page(state));
  const recalled = record === undefined ? null : recalledFor(told, record(), line as never, env);
  return { to: 'over', screen: page(state), next: whyOf(told, line, state.state, recalled) };
}

/** Cells that the time of a line takes, as far as the longest of them needs them. */
const WHEN = { least: 17, most: 30 } as const;

function view(state: JournalState, env: Env): View {
  const { told, lines, at } = state;
  const canvas = blankScreen(env);
  drawHeader(canvas, 'Journal', `line ${at + 1} of ${lines.length}`);
  const moments = lines.map(({ entry }) => told.moment(state.state, entry));
  const taken = Math.min(
    WHEN.most,
    moments.reduce<number>((most, { length }) => Math.max(most, length), WHEN.least),
  );
  const width = canvas.width - 4 - taken;
  const rows = lines.flatMap((one, line) => {
    const aside = state.below?.(one) ?? null;
    return [
      ...wrapText(one.text, width).map((row, i) => ({
        line,
        text: row,
        when: i === 0 ? moments[line] : '',
        fg: 'text' as const,
      })),
      ...(aside === null ? [] : wrapText(aside, width - 2)).map((row) => ({
        line,
        text: `  ${row}`,
        when: '',
        fg: 'mute' as const,
      })),
    ];
  });
  const height = canvas.height - 4;
  const chosen = rows.findIndex(({ line }) => line === at);
  const top = Math.max(0, Math.min(rows.length - height, chosen - Math.floor(height / 2)));
  for (const [i, row] of rows.slice(top, top + height).entries()) {
    if (row.line === at) canvas.fill(0, 1 + i, canvas.width, 1, { bg: 'selBg' });
    canvas.text(1, 1 + i, truncate(row.when ?? '', taken, canvas.skin), { fg: 'mute' });
    canvas.text(2 + taken, 1 + i, row.text, { fg: row.fg });
    canvas.aim(0, 1 + i, canvas.width, 1, explains(row.line, at));
  }
  const { seq = 0 } = lines[at]?.entry ?? {};
  const sealed = sealLine(state.seals, seq, lines.at(-1)?.entry.seq ?? 0);
  if (sealed !== null) canvas.text(1, canvas.height - 3, sealed, { fg: 'mute' });
  drawPrompt(canvas, canvas.height - 2, '? or Enter unfolds a line: each die, every modifier, the rule.', 'tell');
  drawKeyBar(canvas, 'journal', env, lines.length > 1 ? [scrollKeys(env)] : []);
  return { canvas, menu: null };
}
