/** The hall of fame of one kind of long game as a table: a line for each who has come in, and a page behind it. */
import type { Read } from '../../kernel/save.ts';
import type { HallLine } from '../../store/hall.ts';
import { truncate } from '../glyphs.ts';
import { noteColumn } from '../menu-rows.ts';
import { blankScreen, drawHeader, drawKeyBar, drawPrompt } from '../parts.ts';
import { BACK, type Env, type Move, type Screen, screenOf, stay } from '../program.ts';
import { helpScreen } from '../screens/help.ts';
import { pageLines, type TextPage, textPages } from '../screens/text-page.ts';
import type { Services } from '../services.ts';
import type { MenuItem, MenuView, Message, View } from '../view.ts';
import { type HallPart, type HallRow, hallRows } from './rows.ts';

/** A column of such a table. */
interface HallColumn<E> {
  readonly title: string;
  readonly cells: number;
  /** Only where the screen is wide. */
  readonly wide?: true;
  of(entry: E): string;
}

/** What such a table shows. */
export interface HallTable<E> extends HallPart<E> {
  /** The title of the game. */
  readonly game: string;
  /** What is said while nobody has come in. */
  readonly none: string;
  /** What is said above the keys. */
  readonly prompt: string;
  /** The player’s own lines. */
  own(services: Services): Read<readonly HallLine<E>[]>;
  /** What each is called. */
  name(entry: E): string;
  /** The columns between the name and the last one: when it was, or on a host whose it is. */
  readonly columns: readonly HallColumn<E>[];
  /** What is told of one in full. */
  page(row: HallRow<E>, env: Env): TextPage;
}

interface TableState<E> {
  readonly table: HallTable<E>;
  readonly rows: readonly HallRow<E>[];
  /** The row under the mark as the table opens. */
  readonly at: number;
}

/** Those who have come in, each with a page of its own; those of a host with their players. */
export function hallTable<E>(table: HallTable<E>, env: Env): Screen {
  const { services } = env;
  const found = hallRows(table, services, () => table.own(services));
  if (found.ok && found.value.length > 0) return listed({ table, rows: found.value, at: 0 });
  const told = found.ok ? table.none : `It cannot be read: ${found.why}.`;
  return textPages([{ title: TITLE, right: table.game, lines: (width) => pageLines([told], width) }]);
}

const TITLE = 'Hall of fame';

const listed = <E>(state: TableState<E>): Screen => screenOf('menu', state, { update, view });

function update<E>(state: TableState<E>, message: Message, env: Env): Move {
  const { table, rows } = state;
  if (message.kind === 'select') {
    const at = Number(message.value);
    const row = rows[at];
    if (row === undefined) return stay(listed(state));
    return { to: 'over', screen: listed({ ...state, at }), next: textPages([table.page(row, env)]) };
  }
  if (message.kind !== 'key') return stay(listed(state));
  if (message.command === 'help') return { to: 'over', screen: listed(state), next: helpScreen('menu') };
  return message.command === 'close' ? BACK : stay(listed(state));
}

/** Columns of a wide screen, and cells of a name, a date and a player's name, in either. */
const WIDE = 100;
const CELLS = { narrow: { name: 19, last: 10 }, wide: { name: 27, last: 20 } } as const;

function view<E>(state: TableState<E>, env: Env): View {
  const { table, rows, at } = state;
  const canvas = blankScreen(env);
  drawHeader(canvas, TITLE, table.game);
  drawPrompt(canvas, canvas.height - 2, table.prompt, 'ask');
  drawKeyBar(canvas, 'menu', env);
  const items = rows.map((row, i) => itemOf(table, row, i, env));
  const menu: MenuView = {
    ...{ id: `hall-${table.game}`, x: 1, y: 3, width: canvas.width - 2, limit: canvas.height - 7, items, initial: at },
  };
  const last = env.services.company === null ? 'when' : 'player';
  const titles = [...columnsOf(table, env).map(({ title, cells }) => title.padEnd(cells)), last].join('');
  canvas.text(menu.x + 3, 2, 'name', { fg: 'accent' });
  canvas.text(menu.x + noteColumn(menu), 2, titles, { fg: 'accent' });
  return { canvas, menu };
}

const columnsOf = <E>({ columns }: HallTable<E>, env: Env): readonly HallColumn<E>[] =>
  columns.filter(({ wide }) => wide !== true || env.columns >= WIDE);

function itemOf<E>(table: HallTable<E>, { entry, player, kept }: HallRow<E>, at: number, env: Env): MenuItem {
  const cells = env.columns >= WIDE ? CELLS.wide : CELLS.narrow;
  const last = player ?? kept?.when.slice(0, 'yyyy-mm-dd'.length) ?? '';
  const row = columnsOf(table, env).map((one) => truncate(one.of(entry), one.cells - 1, env.skin).padEnd(one.cells));
  return {
    ...{ value: String(at), label: truncate(table.name(entry), cells.name, env.skin) },
    note: [...row, truncate(last, cells.last, env.skin)].join(''),
  };
}
