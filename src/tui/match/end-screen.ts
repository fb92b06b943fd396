/** The end of a match of any game: the verdict, and what now. */
import type { Kit } from '../../kernel/kit.ts';
import type { ToldThrow } from '../../session/match-luck.ts';
import type { Session } from '../../session/session.ts';
import { faultOfRecord, seenCounts } from '../../session/taken-up.ts';
import { markedRow } from '../menu-rows.ts';
import { blankScreen, drawHeader, drawKeyBar, drawTold } from '../parts.ts';
import { type Env, type Move, type Screen, screenOf, stay } from '../program.ts';
import { helpScreen } from '../screens/help.ts';
import type { MatchFile } from '../services.ts';
import type { MenuItem, Message, View } from '../view.ts';
import { wrapText } from '../wrap.ts';
import { journalOf } from './journal.ts';
import type { MatchKind } from './kind.ts';
import { openThrows } from './luck-page.ts';
import { openPlayback, reviewOver } from './playback-screen.ts';

/** What can be chosen at the end, besides watching it again. */
export interface AfterMatch<K extends Kit> {
  readonly items: readonly MenuItem[];
  /** What is said of its record. */
  readonly notice: string;
  /** Its end has been seen, or is left. Absent: nothing waits for that. */
  letGo?(): void;
  choose(value: string, session: Session<K>, env: Env): Screen;
}

interface EndState<K extends Kit> {
  readonly kind: MatchKind<K>;
  readonly session: Session<K>;
  readonly after: AfterMatch<K>;
  /** What was chosen last; null: nothing yet. */
  readonly at: string | null;
}

/** A match that is over, kept or not. */
export interface KeptEnd {
  /** What became of it, in a sentence. */
  readonly notice: string;
  /** Its end has been seen, or is left: nothing has to go on with it any more. */
  letGo(): void;
}

/** A match that is kept among the replays goes on until its end has been seen, and then is no more. */
export function lettingGo(file: Pick<MatchFile, 'clear'>, isKept: boolean): () => void {
  let isThere = isKept;
  return () => {
    if (isThere) file.clear();
    isThere = false;
  };
}

/** Keeps a match that stands alone among the replays. */
export function keepMatch<K extends Kit>(
  { game, noun }: MatchKind<K>,
  session: Session<K>,
  { services }: Env,
): KeptEnd {
  const file = services.match(game);
  const kept = services.keepReplay(session.save());
  const fault = faultOfRecord(session);
  const word = fault === null ? null : seenCounts(noun, fault, file.copyAside);
  const notice = kept.ok ? (word ?? `Kept as replay ${kept.value}.`) : `The ${noun} could not be kept: ${kept.why}`;
  return { notice, letGo: lettingGo(file, kept.ok) };
}

/** The end of a match. */
export function endScreen<K extends Kit>(kind: MatchKind<K>, session: Session<K>, after: AfterMatch<K>): Screen {
  return page({ kind, session, after, at: null });
}

function page<K extends Kit>(state: EndState<K>): Screen {
  const { letGo } = state.after;
  return { ...screenOf('menu', state, { update, view }), game: state.kind.game, drawn: () => letGo?.() };
}

function update<K extends Kit>(state: EndState<K>, message: Message, env: Env): Move {
  const { kind, session, after } = state;
  const here = page(message.kind === 'select' ? { ...state, at: message.value } : state);
  if (message.kind === 'select') {
    if (message.value === WATCH.value) return openPlayback(kind, session.save(), here);
    if (message.value === JOURNAL.value)
      return {
        to: 'over',
        screen: here,
        next: journalOf(kind, session, env),
      };
    if (message.value === LUCK.value && kind.luck !== undefined) {
      const { errand, words } = kind.luck;
      const when = ({ line: { entry } }: ToldThrow): string => kind.moment(session.shown, entry);
      return { to: 'over', screen: here, next: openThrows(errand(session.save()), words, when, env) };
    }
    const review = message.value === REVIEW.value ? reviewOver(kind, session.save(), env) : null;
    if (review !== null) return { to: 'over', screen: here, next: review };
    return { to: 'only', next: after.choose(message.value, session, env) };
  }
  if (message.kind !== 'key') return stay(here);
  if (message.command === 'help') return { to: 'over', screen: here, next: helpScreen('menu') };
  return message.command === 'close' ? { to: 'only', next: after.choose('', session, env) } : stay(here);
}

const WATCH: MenuItem = { value: 'watch', label: 'Watch it', note: 'step through it again' };
const REVIEW: MenuItem = { value: 'review', label: 'Review', note: 'your three decisions that cost most, luck apart' };
const LUCK: MenuItem = { value: 'luck', label: 'Luck', note: 'how the dice fell, and what was to be expected' };
const JOURNAL: MenuItem = { value: 'journal', label: 'Journal', note: 'every line, with its dice' };

/** Watching it again stands before the way out; where there is but one way on, that comes first. */
function itemsOf<K extends Kit>({ thoughts, luck }: MatchKind<K>, { items }: AfterMatch<K>): readonly MenuItem[] {
  const again = [WATCH, ...(thoughts === undefined ? [] : [REVIEW]), ...(luck === undefined ? [] : [LUCK]), JOURNAL];
  return items.length === 1 ? [...items, ...again] : [...items.slice(0, -1), ...again, ...items.slice(-1)];
}

function view<K extends Kit>({ kind, session, after, at }: EndState<K>, env: Env): View {
  const canvas = blankScreen(env);
  const { turn, phase } = session.shown;
  drawHeader(canvas, kind.title(session.shown), kind.moment(session.shown, { turn, phase }));
  const [verdict = '', ...more] = kind.verdict(session.shown, session.seats);
  let y = 3;
  for (const row of wrapText(verdict, canvas.width - 8)) canvas.text(4, y++, row, { fg: 'accent', bold: true });
  y += 1;
  for (const row of more.flatMap((text) =>
    wrapText(text, canvas.width - 10).map((part, i) => (i === 0 ? part : `  ${part}`)),
  ))
    if (y < canvas.height - 10) canvas.text(4, y++, row, { fg: 'text' });
  const items = itemsOf(kind, after);
  drawTold(canvas, canvas.height - 2, after.notice, 'tell');
  drawKeyBar(canvas, 'menu', env);
  const place = { x: 3, y: y + 1, width: canvas.width - 6, limit: Math.min(items.length, canvas.height - 4 - y) };
  const initial = markedRow(items, at);
  return { canvas, menu: { id: `${kind.game}-end`, ...place, items, initial } };
}
