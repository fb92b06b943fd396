/** The challenge of the day: who meets whom, one's own try, and how others came off. */
import type { Canvas } from '../canvas.ts';
import type { Company, Daily, DailyRow, DailyStanding } from '../company.ts';
import { blankScreen, drawHeader, drawKeyBar, drawPrompt } from '../parts.ts';
import { BACK, type Env, type Move, type Screen, stay } from '../program.ts';
import { helpScreen } from '../screens/help.ts';
import { withGame } from '../screens/opening.ts';
import { textPages } from '../screens/text-page.ts';
import type { Style } from '../style.ts';
import type { MenuItem, Message, View } from '../view.ts';
import { wrapText } from '../wrap.ts';
import { dayText } from './day-text.ts';

interface DailyState {
  readonly company: Pick<Company, 'daily'>;
  readonly date: string;
  /** Nothing lies below: it leads to the title. */
  readonly alone: boolean;
  /** Enter was pressed once: the next one begins the try. */
  readonly asked: boolean;
  readonly notice: string | null;
  readonly ticks: number;
}

/** The challenge of today, or of another day; `alone` where no screen lies below it. */
export function dailyScreen(company: Pick<Company, 'daily'>, date = company.daily.date(), alone = false): Screen {
  return page({ company, date, alone, asked: false, notice: null, ticks: 0 });
}

/** Milliseconds between two looks at the table. */
const LOOK_EVERY = 1000;

function page(state: DailyState): Screen {
  return {
    name: 'daily',
    timer: { ms: LOOK_EVERY, token: `daily-${state.ticks}` },
    update: (message, env) => update(state, message, env),
    view: (env) => view(state, env),
    leave: () => null,
  };
}

function update(state: DailyState, message: Message, env: Env): Move {
  switch (message.kind) {
    case 'tick':
      return stay(page({ ...state, ticks: state.ticks + 1 }));
    case 'select':
      return choose(state, message.value, env);
    case 'highlight':
      return stay(page({ ...state, asked: false, notice: null }));
    case 'key':
      return onKey(state, message.command, env);
    default:
      return stay(page(state));
  }
}

function onKey(state: DailyState, command: string | null, env: Env): Move {
  switch (command) {
    case 'day-before':
      return stay(page(turned(state, 1)));
    case 'day-after':
      return stay(page(turned(state, -1)));
    case 'do-points':
      return { to: 'over', screen: page(state), next: pointsPage(state.company) };
    case 'help':
      return { to: 'over', screen: page(state), next: helpScreen('daily') };
    case 'close':
      return state.alone ? { to: 'only', next: env.routes.title(env, null) } : BACK;
    default:
      return stay(page(state));
  }
}

/** The table of an older day, or of a newer one; at the ends it stays. */
function turned(state: DailyState, by: 1 | -1): DailyState {
  const days = state.company.daily.days();
  const date = days[days.indexOf(state.date) + by];
  return date === undefined ? state : { ...state, date, asked: false, notice: null };
}

function choose(state: DailyState, value: string, env: Env): Move {
  const { company, date } = state;
  switch (value) {
    case 'begin':
      if (!state.asked) return stay(page({ ...state, asked: true, notice: null }));
      return fight(state, env);
    case 'go-on':
      return fight(state, env);
    case 'best': {
      const best = company.daily.best(date);
      if (!best.ok) return stay(page({ ...state, notice: best.why }));
      const here = page(state);
      return withGame(best.value.game, env, here, (screens, now) => screens.replay(best.value.save, now, here));
    }
    default:
      return { to: 'over', screen: page(state), next: pointsPage(company) };
  }
}

function fight(state: DailyState, env: Env): Move {
  const tried = env.routes.challenge(state.date, env, state.company.daily.alone?.game ?? null);
  if (!tried.ok) return stay(page({ ...state, asked: false, notice: tried.why }));
  return { to: 'only', next: tried.value };
}

function pointsPage({ daily }: Pick<Company, 'daily'>): Screen {
  const lines = (width: number) =>
    daily.points.flatMap((text) => [...wrapText(text, width).map((row) => [{ text: row }]), []]);
  return textPages([{ title: 'How points are counted', right: 'challenge of the day', lines }]);
}

const POINTS: MenuItem = { value: 'points', label: 'How points are counted', note: '' };

function itemsOf({ company, date }: DailyState): readonly MenuItem[] {
  const { daily } = company;
  const standing = daily.standing(date);
  const past = date < daily.date();
  const watched = watchedItem(daily, date, standing, past);
  return [
    ...(standing === 'open' ? [{ value: 'begin', label: 'Begin your try', note: 'the only one for this day' }] : []),
    ...(standing === 'going' ? [{ value: 'go-on', label: 'Go on', note: 'your try, where you left it' }] : []),
    ...(watched === null ? [] : [watched]),
    POINTS,
  ];
}

/** The best try of a day that is over; alone, one's own. */
function watchedItem(daily: Daily, date: string, standing: DailyStanding, past: boolean): MenuItem | null {
  const note = 'step through the match';
  if (daily.alone !== undefined) return standing === 'done' ? { value: 'best', label: 'Watch your try', note } : null;
  const ended = past && standing !== 'going' && daily.table(date).some(({ rank }) => rank !== null);
  return ended ? { value: 'best', label: 'Watch the best', note } : null;
}

function view(state: DailyState, env: Env): View {
  const canvas = blankScreen(env);
  const { company, date } = state;
  const { daily } = company;
  const rows = daily.table(date);
  const tries = `${rows.length} ${rows.length === 1 ? 'try' : 'tries'}`;
  const today = date === daily.date() ? 'today' : dayText(date, daily.date());
  const right = daily.alone === undefined ? `${today}, ${tries}` : daily.alone.told();
  drawHeader(canvas, `Challenge of the day · ${dayText(date, daily.date())}`, right);
  const about = daily.about(date).flatMap((text) => wrapText(text, canvas.width - 6));
  for (const [i, line] of about.entries()) canvas.text(3, 2 + i, line, i === 0 ? { fg: 'text', bold: true } : {});
  const items = itemsOf(state);
  const menuAt = 3 + about.length;
  const tableAt = menuAt + items.length + 1;
  const below = drawPoints(canvas, company);
  drawTable(canvas, tableAt, below - tableAt, rows, daily.alone !== undefined);
  drawPrompt(canvas, canvas.height - 2, ...promptOf(state));
  drawKeyBar(canvas, 'daily', env);
  const menu = {
    id: `daily-${date}-${items.map(({ value }) => value).join()}`,
    x: 1,
    y: menuAt,
    width: canvas.width - 2,
  };
  return { canvas, menu: { ...menu, limit: items.length, items, initial: 0 } };
}

/** Rows from which the formula of the points stands below the table. */
const TALL = 34;

/** The formula at the foot of a tall screen; returns the first row that is taken. */
function drawPoints(canvas: Canvas, { daily }: Pick<Company, 'daily'>): number {
  const foot = canvas.height - 3;
  if (canvas.height < TALL) return foot;
  const lines = daily.points.flatMap((text) => wrapText(text, canvas.width - 6));
  const y = foot - lines.length - 1;
  canvas.rule(1, y, canvas.width - 2, { fg: 'rule' }, { title: 'Points', titleStyle: { fg: 'accent', bold: true } });
  for (const [i, line] of lines.entries()) canvas.text(3, y + 1 + i, line, { fg: 'mute' });
  return y - 1;
}

function promptOf({ company: { daily }, date, asked, notice }: DailyState): Parameters<typeof asPrompt> {
  if (notice !== null) return [notice, 'refuse'];
  if (asked) return ['The try counts from now on, however it ends. Enter again begins.', 'warn'];
  const standing = daily.standing(date);
  switch (standing) {
    case 'open':
      return [
        `Same opponents and dice for all${daily.alone === undefined ? ', one try each' : ' who play alone'}; days end at midnight UTC.`,
        'tell',
      ];
    case 'going':
      return ['Your try goes on. It stays in this table, also after midnight.', 'tell'];
    case 'done':
      return ['You have had your try.', 'tell'];
    default:
      return [standing.why, 'tell'];
  }
}

const asPrompt = (text: string, tone: 'refuse' | 'warn' | 'tell') => ({ text, tone });

/** Where the columns of the table begin, and their heads; numbers stand at the right of theirs. */
const COLUMNS = { rank: 3, name: 7, result: 30, turns: 53, dealt: 60, taken: 67, points: 75 } as const;

function drawTable(canvas: Canvas, y: number, rows: number, table: readonly DailyRow[], alone: boolean): void {
  if (rows < 3) return;
  canvas.rule(1, y, canvas.width - 2, { fg: 'rule' }, { title: 'Table', titleStyle: { fg: 'accent', bold: true } });
  if (table.length === 0) {
    canvas.text(3, y + 1, alone ? 'You have not tried yet.' : 'Nobody has tried yet.', { fg: 'mute' });
    return;
  }
  const right = (x: number, row: number, text: string, style: Style) => canvas.text(x - text.length, row, text, style);
  const mute: Style = { fg: 'mute' };
  canvas.text(COLUMNS.name, y + 1, alone ? 'day' : 'player', mute);
  canvas.text(COLUMNS.result, y + 1, 'result', mute);
  for (const key of ['turns', 'dealt', 'taken', 'points'] as const) right(COLUMNS[key] + 1, y + 1, key, mute);
  for (const [i, row] of shownRows(table, rows - 2).entries()) {
    const at = y + 2 + i;
    const style: Style = row.self ? { fg: 'youFg', bold: true } : { fg: 'text' };
    if (row.self) canvas.fill(1, at, canvas.width - 2, 1, { bg: 'panel' });
    if (row.rank !== null)
      right(COLUMNS.rank + 2, at, String(row.rank), row.rank === 1 ? { fg: 'accent', bold: true } : mute);
    canvas.text(COLUMNS.name, at, row.name, style);
    canvas.text(COLUMNS.result, at, row.result, row.rank === null ? mute : {});
    if (row.rank === null) continue;
    for (const key of ['turns', 'dealt', 'taken', 'points'] as const)
      right(COLUMNS[key] + 1, at, String(row[key]), key === 'points' ? { fg: 'accent', bold: true } : {});
  }
}

/** As many rows as there is room for; one's own is always among them. */
function shownRows(table: readonly DailyRow[], rows: number): readonly DailyRow[] {
  const own = table.findIndex(({ self }) => self);
  if (own < rows) return table.slice(0, rows);
  return [...table.slice(0, rows - 1), ...table.slice(own, own + 1)];
}
