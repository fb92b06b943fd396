/** The men of a house as a table: sorted, compared, each with his log sheet behind him. */

import { signed } from '../../../../../kernel/roll-text.ts';
import { capital } from '../../../../../kernel/words.ts';
import type { Canvas } from '../../../../../tui/canvas.ts';
import { GLYPHS, truncate } from '../../../../../tui/glyphs.ts';
import { onLine } from '../../../../../tui/mouse/targets.ts';
import { paneOf } from '../../../../../tui/pane.ts';
import { blankScreen, drawHeader, drawKeyBar, drawPrompt } from '../../../../../tui/parts.ts';
import { BACK, type Env, type Move, type Screen, screenOf, stay } from '../../../../../tui/program.ts';
import { helpScreen } from '../../../../../tui/screens/help.ts';
import { type TextPage, textPages } from '../../../../../tui/screens/text-page.ts';
import type { Message, View } from '../../../../../tui/view.ts';
import { classOf } from '../../../career/man/talents.ts';
import { combatFactor, combatValue } from '../../../career/munus/fighter.ts';
import type { CampaignTables } from '../../../career/table-types.ts';
import type { Gladiator, ManId } from '../../../house/house-types.ts';
import type { HousesState } from '../../../house/types.ts';
import { manPage } from '../../career/man-page.ts';
import { classText, recordLetters, talentText } from '../../career/words.ts';
import { OWN_HOUSE } from '../quiet.ts';
import { gladiatorOf, houseOf } from '../state.ts';
import { drawShort } from './man-short.ts';

interface RosterState {
  readonly game: Readonly<HousesState>;
  readonly tables: CampaignTables;
  readonly house: number;
  /** The column it is sorted by. */
  readonly by: number;
  readonly row: number;
  /** The man who is held beside the one under the mark. */
  readonly held: number | null;
  /** Those who are gone are shown too. */
  readonly gone: boolean;
}

/** The roster of a house. */
export function houseRosterScreen(game: Readonly<HousesState>, tables: CampaignTables, house = OWN_HOUSE): Screen {
  return page({ game, tables, house, by: 2, row: 0, held: null, gone: false });
}

function page(state: RosterState): Screen {
  return screenOf('men', state, { update, view });
}

interface Column {
  readonly title: string;
  readonly width: number;
  cell(one: Gladiator, tables: CampaignTables): string;
  /** Numbers stand highest first. */
  rank(one: Gladiator): number | string;
}

const COLUMNS: readonly Column[] = [
  { title: 'name', width: 14, cell: ({ man }) => man.name, rank: ({ man }) => man.name },
  { title: 'style', width: 16, cell: ({ man }) => capital(man.style), rank: ({ man }) => man.style },
  { title: 'CV', width: 4, cell: ({ man }) => String(combatValue(man)), rank: ({ man }) => combatValue(man) },
  { title: 'CF', width: 4, cell: ({ man }) => String(combatFactor(man)), rank: ({ man }) => combatFactor(man) },
  {
    title: 'TR ST AG CN  W',
    width: 16,
    cell: ({ man: { ratings } }) =>
      [ratings.tr, ratings.st, ratings.ag, ratings.cn, ratings.w].map((one) => String(one).padStart(2)).join(' '),
    rank: ({ man: { ratings } }) => ratings.tr,
  },
  { title: 'PR', width: 4, cell: ({ man }) => signed(man.pr), rank: ({ man }) => man.pr },
  { title: 'XP', width: 4, cell: ({ man }) => String(man.xp), rank: ({ man }) => man.xp },
  { title: 'record', width: 14, cell: ({ man }) => recordLetters(man.record), rank: ({ man }) => man.record.v },
  { title: 'FS', width: 4, cell: ({ fs }) => signed(fs), rank: ({ fs }) => fs },
  { title: 'kills', width: 6, cell: ({ man }) => String(man.kills), rank: ({ man }) => man.kills },
  {
    title: 'class',
    width: 6,
    cell: ({ man }, tables) => classText(classOf(tables, man.style)),
    rank: ({ man }) => man.style,
  },
  {
    title: 'talents',
    width: 34,
    cell: ({ man }) => man.talents.map(talentText).join(', '),
    rank: ({ man }) => man.talents.length,
  },
];

/** The men in the order of a column. @internal */
export function sorted(men: readonly Gladiator[], by: number): readonly Gladiator[] {
  const rank = COLUMNS[by]?.rank ?? (() => 0);
  const before = (a: Gladiator, b: Gladiator): number => {
    const [one, other] = [rank(a), rank(b)];
    if (typeof one === 'number' && typeof other === 'number') return other - one;
    return String(one) < String(other) ? -1 : String(one) > String(other) ? 1 : 0;
  };
  return men.toSorted((a, b) => before(a, b) || a.id - b.id);
}

function menNow({ game, house, gone, by }: RosterState): readonly Gladiator[] {
  return sorted(
    game.men.filter((one) => one.house === house && (gone || one.fate === 'fighting')),
    by,
  );
}

function update(state: RosterState, message: Message, env: Env): Move {
  if (message.kind !== 'key') return stay(page(state));
  const men = menNow(state);
  const go = (next: Partial<RosterState>): Move => stay(page({ ...state, ...next }));
  const count = Math.max(1, men.length);
  switch (message.command) {
    case 'up':
      return go({ row: (state.row + count - 1) % count });
    case 'down':
      return go({ row: (state.row + 1) % count });
    case 'top':
      return go({ row: 0 });
    case 'bottom':
      return go({ row: count - 1 });
    case 'sort':
      return stay(page(sortedBy(state, nextColumn(state.by, 1, env))));
    case 'sort-back':
      return stay(page(sortedBy(state, nextColumn(state.by, -1, env))));
    case 'compare': {
      const id = men[state.row]?.id ?? null;
      return go({ held: state.held === id ? null : id });
    }
    case 'gone':
      return go({ gone: !state.gone, row: 0 });
    case 'next-house':
      return go({ house: (state.house + 1) % state.game.houses.length, row: 0, held: null });
    case 'open-sheet':
      return men.length === 0 ? go({}) : { to: 'over', screen: page(state), next: sheets(state, men) };
    case 'close':
      return BACK;
    case 'help':
      return { to: 'over', screen: page(state), next: helpScreen('men') };
    default:
      return stay(page(state));
  }
}

/** The log sheets of all who are listed, at the one under the mark. */
function sheets({ row, tables }: RosterState, men: readonly Gladiator[]): Screen {
  return textPages(
    men.map((one) => sheetOf(one, tables, 'of the house')),
    row,
  );
}

/** The log sheet of one man of some house. */
export function manSheet(game: Readonly<HousesState>, tables: CampaignTables, id: ManId): Screen {
  const one = gladiatorOf(game, id);
  const owner = one.house === null ? '' : `of the house of ${houseOf(game, one.house).name}`;
  return textPages([sheetOf(one, tables, owner)]);
}

function sheetOf({ man, fs, fate, killer, house }: Gladiator, tables: CampaignTables, right: string): TextPage {
  const end = fate === 'fighting' ? [] : [`${capital(fate)}${killer === null ? '' : `, by ${killer}`}.`];
  const whose = house === OWN_HOUSE ? 'yours' : 'theirs';
  return manPage(man, whose, right, tables, [`Fighting spirit ${signed(fs)} (29.2).`, ...end]);
}

/** The columns that a screen has room for. */
function columnsFor({ columns }: Pick<Env, 'columns'>): readonly Column[] {
  let left = columns - 4;
  return COLUMNS.filter(({ width }) => {
    left -= width;
    return left >= 0;
  });
}

function nextColumn(by: number, step: number, env: Env): number {
  const count = columnsFor(env).length;
  return (by + step + count) % count;
}

/** Sorted by another column, with the mark on the same man. */
function sortedBy(state: RosterState, by: number): RosterState {
  const marked = menNow(state)[state.row]?.id;
  const next = { ...state, by };
  const row = menNow(next).findIndex(({ id }) => id === marked);
  return { ...next, row: Math.max(0, row) };
}

const TOP = 3;
/** Rows below the table, with two men side by side. */
const COMPARED = 9;

function view(state: RosterState, env: Env): View {
  const canvas = blankScreen(env);
  const { name, denarii } = houseOf(state.game, state.house);
  const men = menNow(state);
  drawHeader(canvas, `The house of ${name}`, `${men.length} men, ${denarii} denarii`);
  const columns = columnsFor(env);
  drawHeads(canvas, columns, state.by);
  const rows = canvas.height - TOP - COMPARED - 2;
  const top = Math.max(0, Math.min(state.row - rows + 1, men.length - rows));
  for (const [i, one] of men.slice(top, top + rows).entries()) {
    drawMan(canvas, TOP + i, columns, one, state, top + i === state.row);
    canvas.aim(1, TOP + i, canvas.width - 2, 1, onLine(top + i, state.row, 'Enter'));
  }
  const marked = men[state.row];
  if (marked !== undefined) drawCompared(canvas, canvas.height - COMPARED - 2, marked, state);
  const prompt = `Sorted by ${COLUMNS[state.by]?.title ?? ''}. Space holds a man beside the others.`;
  drawPrompt(canvas, canvas.height - 2, men.length === 0 ? 'There is nobody in it.' : prompt, 'tell');
  drawKeyBar(canvas, 'men', env);
  return { canvas, menu: null };
}

function drawHeads(canvas: Canvas, columns: readonly Column[], by: number): void {
  let x = 3;
  for (const [i, { title, width }] of columns.entries()) {
    canvas.text(x, TOP - 1, title, i === by ? { fg: 'accent', bold: true, underline: true } : { fg: 'mute' });
    x += width;
  }
}

function drawMan(
  canvas: Canvas,
  y: number,
  columns: readonly Column[],
  one: Gladiator,
  { tables, held, house }: RosterState,
  marked: boolean,
): void {
  if (marked) canvas.fill(1, y, canvas.width - 2, 1, { bg: 'selBg' });
  if (marked) canvas.put(1, y, GLYPHS[canvas.skin].selection, { fg: 'accent', bold: true });
  if (held === one.id) canvas.put(2, y, '*', { fg: 'warn', bold: true });
  const alive = one.fate === 'fighting';
  let x = 3;
  for (const [i, { width, cell }] of columns.entries()) {
    const fg = !alive ? 'rule' : i === 0 ? (house === OWN_HOUSE ? 'youFg' : 'foeFg') : 'text';
    canvas.text(x, y, truncate(cell(one, tables), Math.min(width, canvas.width - x - 1) - 1, canvas.skin), {
      fg,
      bold: i === 0 && alive,
    });
    x += width;
  }
  if (!alive) canvas.text(canvas.width - 10, y, one.fate, { fg: 'bad' });
}

/** The man under the mark, and beside him the one who is held. */
function drawCompared(canvas: Canvas, y: number, one: Gladiator, { game, tables, held }: RosterState): void {
  const other = held === null || held === one.id ? null : (game.men.find(({ id }) => id === held) ?? null);
  if (other === null) {
    drawShort(paneOf(canvas, 0, y, canvas.width, COMPARED), tables, one, null);
    return;
  }
  const half = Math.floor(canvas.width / 2);
  drawShort(paneOf(canvas, 0, y, half, COMPARED), tables, one, other);
  drawShort(paneOf(canvas, half, y, canvas.width - half, COMPARED), tables, other, one);
}
