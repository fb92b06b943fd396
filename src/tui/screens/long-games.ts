/** The long games of one kind of this player: go on with one, or begin another. */
import type { Read } from '../../kernel/save.ts';
import type { ListedGame } from '../../store/games.ts';
import { blankScreen, drawHeader, drawKeyBar, drawTold } from '../parts.ts';
import { BACK, type Env, type Move, type OpenGame, type Screen, screenOf, stay } from '../program.ts';
import type { MenuItem, Message, View } from '../view.ts';
import { helpScreen } from './help.ts';

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
}

/** The list as it is now. */
export function longGamesScreen<Facts>(list: LongList<Facts>, env: Env, notice: string | null = null): Screen {
  return page({ list, items: list.list(env), notice });
}

interface LongState<Facts> {
  readonly list: LongList<Facts>;
  readonly items: readonly ListedGame<Facts>[];
  readonly notice: string | null;
}

function page<Facts>(state: LongState<Facts>): Screen {
  return screenOf('long-games', state, { update, view });
}

const FRESH = 'new';

function update<Facts>(state: LongState<Facts>, message: Message, env: Env): Move {
  const { list } = state;
  const here = page(state);
  if (message.kind === 'key' && message.command === 'close') return BACK;
  if (message.kind === 'key' && message.command === 'help')
    return { to: 'over', screen: here, next: helpScreen('long-games', list.topic) };
  if (message.kind !== 'select') return stay(here);
  if (message.value === FRESH) return { to: 'over', screen: here, next: list.begin(env) };
  const opened = list.open(message.value, env);
  if (!opened.ok) return stay(longGamesScreen(list, env, opened.why));
  return { to: 'only', next: env.routes.play(opened.value, env, null) };
}

function view<Facts>({ list, items, notice }: LongState<Facts>, env: Env): View {
  const canvas = blankScreen(env);
  const going = items.filter((item) => item.state === 'ok' && !item.over).length;
  drawHeader(canvas, list.title, `${going} going on, ${items.length - going} over`);
  drawTold(canvas, canvas.height - 2, notice ?? list.prompt, notice === null ? 'tell' : 'refuse');
  drawKeyBar(canvas, 'long-games', env);
  const place = { x: 1, y: 2, width: canvas.width - 2, limit: canvas.height - 6 };
  const lines = [{ value: FRESH, ...list.fresh }, ...items.map((item) => menuItem(item, list))];
  return { canvas, menu: { id: list.title, ...place, items: lines, initial: items.length > 0 ? 1 : 0 } };
}

function menuItem<Facts>(item: ListedGame<Facts>, list: LongList<Facts>): MenuItem {
  if (item.state === 'damaged') return { value: item.id, label: item.id, note: `damaged: ${item.why}` };
  const { label, notes } = list.line(item.facts);
  const back = item.returns > 0 ? [`went back ${item.returns} x`] : [];
  return { value: item.id, label, note: [...notes, ...back].join('  ') };
}
