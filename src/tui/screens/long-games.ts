/** The long games of one kind of this player: go on with one, begin another, or take one away for good. */
import type { Read } from '../../kernel/save.ts';
import type { ListedGame } from '../../store/games.ts';
import { blankScreen, drawHeader, drawKeyBar, drawTold } from '../parts.ts';
import { BACK, type Env, type Idle, type Move, type OpenGame, type Screen, screenOf, stay } from '../program.ts';
import type { MenuItem, Message, View } from '../view.ts';
import { helpScreen } from './help.ts';
import { type Notice, tell, warn, warnOf } from './notice.ts';

/** What a list says of a long game: its name, and what there is to know of it, bit by bit. */
export interface LongLine {
  readonly label: string;
  readonly notes: readonly string[];
}

/** A kind of long game as its list shows it. */
export interface LongList<Facts> {
  /** Of the screen and of its menu. */
  readonly title: string;
  /** The line that begins another. */
  readonly fresh: Pick<MenuItem, 'label' | 'note'>;
  readonly prompt: string;
  /** What its help is about. */
  readonly topic: string;
  list(env: Env): readonly ListedGame<Facts>[];
  line(facts: Facts): LongLine;
  begin(env: Env): Screen;
  open(id: string, env: Env): Read<OpenGame>;
  /** Takes one away for good; why it is still there, or null. */
  remove(id: string, env: Env): string | null;
}

/** The list as it is now. */
export function longGamesScreen<Facts>(list: LongList<Facts>, env: Env, notice: Notice | null = null): Screen {
  return page({ list, items: list.list(env), notice, at: null, sure: null });
}

interface LongState<Facts> {
  readonly list: LongList<Facts>;
  readonly items: readonly ListedGame<Facts>[];
  readonly notice: Notice | null;
  /** What is under the mark of the menu; null: what it begins with. */
  readonly at: string | null;
  /** The id of the game that is to be taken away, once the player says yes; null: none is. */
  readonly sure: string | null;
}

/** Milliseconds between two looks at a list of which some is to be read yet. */
export const READ_EVERY = 40;

/** While some games are to be read yet, the list looks again at every tick. */
function page<Facts>(state: LongState<Facts>): Screen {
  const waiting = state.items.filter((one) => one.state === 'unread').length;
  const screen = screenOf(state.sure === null ? 'long-games' : 'sure', state, { update, view });
  return {
    ...screen,
    idle: () => idleIn(state),
    timer: waiting === 0 ? null : { ms: READ_EVERY, token: `reading-${waiting}` },
  };
}

/** Where no game is under the mark, none can be deleted. */
const idleIn = <Facts>(state: LongState<Facts>): Idle => (marked(state) === null ? { 'take-away': '' } : {});

const FRESH = 'new';

function update<Facts>(state: LongState<Facts>, message: Message, env: Env): Move {
  switch (message.kind) {
    case 'tick':
      return stay(page({ ...state, items: state.list.list(env), at: null }));
    case 'highlight':
      return stay(page({ ...state, at: message.value, notice: null }));
    case 'select':
      return state.sure === null ? choose(state, message.value, env) : stay(page(state));
    case 'key':
      return state.sure === null ? onKey(state, message.command) : onSure(state, state.sure, message.command, env);
    default:
      return stay(page(state));
  }
}

function choose<Facts>(state: LongState<Facts>, value: string, env: Env): Move {
  const { list } = state;
  const full = value === FRESH ? env.services.room.whyNoGame() : null;
  if (full !== null) return stay(page({ ...state, notice: warn(full) }));
  if (value === FRESH) return { to: 'over', screen: page(state), next: list.begin(env) };
  const opened = list.open(value, env);
  if (!opened.ok) return stay(longGamesScreen(list, env, warn(opened.why)));
  return { to: 'only', next: env.routes.play(opened.value, env, null) };
}

function onKey<Facts>(state: LongState<Facts>, command: string | null): Move {
  switch (command) {
    case 'close':
      return BACK;
    case 'help':
      return { to: 'over', screen: page(state), next: helpScreen('long-games', state.list.topic) };
    case 'take-away':
      return stay(page({ ...state, notice: null, sure: marked(state)?.id ?? null }));
    default:
      return stay(page(state));
  }
}

/** The game under the mark, or null. */
function marked<Facts>({ items, at }: LongState<Facts>): ListedGame<Facts> | null {
  return (at === null ? items[0] : items.find(({ id }) => id === at)) ?? null;
}

function onSure<Facts>(state: LongState<Facts>, id: string, command: string | null, env: Env): Move {
  const { list } = state;
  if (command === 'close') return stay(page({ ...state, sure: null }));
  if (command !== 'yes') return stay(page(state));
  const why = list.remove(id, env);
  return stay(longGamesScreen(list, env, warnOf(why) ?? tell('It is deleted.')));
}

function view<Facts>(state: LongState<Facts>, env: Env): View {
  const canvas = blankScreen(env);
  const { list, items, sure } = state;
  const going = items.filter((item) => item.state === 'ok' && !item.over).length;
  const unread = items.filter((item) => item.state === 'unread').length;
  const reading = unread === 0 ? '' : `, ${unread} being read`;
  drawHeader(canvas, list.title, `${going} going on, ${items.length - going - unread} over${reading}`);
  const { text, tone } = promptOf(state, env);
  drawTold(canvas, canvas.height - 2, text, tone);
  drawKeyBar(canvas, sure === null ? 'long-games' : 'sure', env, [], idleIn(state));
  if (sure !== null) return { canvas, menu: null };
  const place = { x: 1, y: 2, width: canvas.width - 2, limit: canvas.height - 6 };
  const lines = [{ value: FRESH, ...list.fresh }, ...items.map((item) => menuItem(item, list))];
  const initial = items.length > 0 ? 1 : 0;
  // Another order is another menu, with its mark where `at` says.
  return { canvas, menu: { id: `${list.title}-${items.length}-${unread}`, ...place, items: lines, initial } };
}

function promptOf<Facts>({ list, items, notice, sure }: LongState<Facts>, { services: { room } }: Env) {
  if (notice !== null) return notice;
  const going = items.find(({ id }) => id === sure);
  if (going !== undefined) return { text: sureText(going, list), tone: 'ask' } as const;
  return { text: room.told() ?? list.prompt, tone: 'tell' } as const;
}

function sureText<Facts>(item: ListedGame<Facts>, list: LongList<Facts>): string {
  const what = item.state === 'ok' ? list.line(item.facts).label : item.id;
  const goes = item.state === 'ok' && !item.over ? ', which is not over,' : '';
  return `Delete ${what}${goes} for good, with all its matches and pages? The hall of fame stays as it is.`;
}

function menuItem<Facts>(item: ListedGame<Facts>, list: LongList<Facts>): MenuItem {
  if (item.state === 'unread') return { value: item.id, label: item.id, note: 'is being read' };
  if (item.state === 'damaged') return { value: item.id, label: item.id, note: `damaged: ${item.why}` };
  const { label, notes } = list.line(item.facts);
  const back = item.returns > 0 ? [`went back ${item.returns} x`] : [];
  return { value: item.id, label, note: [...notes, ...back].join('  ') };
}
