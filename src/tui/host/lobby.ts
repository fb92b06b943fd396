/** The lobby: who is here and what they play, and what has happened lately. */
import type { Canvas } from '../canvas.ts';
import type { Company, News, Present } from '../company.ts';
import { GLYPHS } from '../glyphs.ts';
import { blankScreen, drawHeader, drawKeyBar, drawPrompt } from '../parts.ts';
import { BACK, type Env, type Move, type Screen, stay } from '../program.ts';
import { helpScreen } from '../screens/help.ts';
import type { MenuItem, MenuView, Message, View } from '../view.ts';
import { wrapText, wrapWithin } from '../wrap.ts';
import { dailyScreen } from './daily.ts';
import { hallsScreen } from './halls.ts';
import { newsLines, newsScreen } from './news.ts';

interface LobbyState {
  readonly company: Company;
  readonly present: readonly Present[];
  readonly news: readonly News[];
  /** The session under the mark. */
  readonly at: string | null;
  readonly notice: string | null;
  readonly ticks: number;
}

/** The lobby of a host as it is now; it keeps itself up to date. */
export function lobbyScreen(company: Company): Screen {
  return page(lookedAround({ company, present: [], news: [], at: null, notice: null, ticks: 0 }));
}

/** Milliseconds between two looks around. */
const LOOK_EVERY = 2000;

function page(state: LobbyState): Screen {
  return {
    name: 'lobby',
    timer: { ms: LOOK_EVERY, token: `lobby-${state.ticks}` },
    update: (message, env) => update(state, message, env),
    view: (env) => view(state, env),
    leave: () => null,
  };
}

/** First those who can be watched, then the others who fight. */
function lookedAround(state: LobbyState): LobbyState {
  const rank = ({ fighting, closed }: Present): number => (fighting ? (closed === null ? 0 : 1) : 2);
  const present = [...state.company.present()].sort((a, b) => rank(a) - rank(b));
  const at = present.some(({ id }) => id === state.at) ? state.at : (present[0]?.id ?? null);
  return { ...state, present, at, news: state.company.news() };
}

function update(state: LobbyState, message: Message, env: Env): Move {
  const here = page(state);
  switch (message.kind) {
    case 'tick':
      return stay(page(lookedAround({ ...state, ticks: state.ticks + 1 })));
    case 'highlight':
      return stay(page({ ...state, at: message.value, notice: null }));
    case 'select':
      return watch(lookedAround(state), message.value, env);
    case 'key':
      return onKey(state, message.command, env);
    default:
      return stay(here);
  }
}

function onKey(state: LobbyState, command: string | null, env: Env): Move {
  const here = page(state);
  const over = (next: Screen): Move => ({ to: 'over', screen: here, next });
  switch (command) {
    case 'do-news':
      return over(newsScreen(env));
    case 'do-daily':
      return over(dailyScreen(state.company));
    case 'do-hall':
      return toHall(here, env);
    case 'help':
      return over(helpScreen('lobby'));
    case 'close':
      return BACK;
    default:
      return stay(here);
  }
}

function toHall(here: Screen, env: Env): Move {
  const next = hallsScreen(env);
  return next === null ? stay(here) : { to: 'over', screen: here, next };
}

function watch(state: LobbyState, id: string, env: Env): Move {
  const next = env.routes.watch(id, env);
  if (!next.ok) return stay(page({ ...state, at: id, notice: next.why }));
  return { to: 'over', screen: page({ ...state, at: id, notice: null }), next: next.value };
}

/** From so many columns on the news stand beside the people, else below them. */
const WIDE = 110;
/** Rows of news below the people on a small screen. */
const NEWS_ROWS = 7;

function view(state: LobbyState, env: Env): View {
  const { company, present, news, notice } = state;
  const canvas = blankScreen(env);
  const fighting = present.filter((one) => one.fighting).length;
  drawHeader(canvas, 'Lobby', `${present.length} here, ${fighting} fighting`);
  const top = 2 + drawMotd(canvas, company.motd);
  const wide = canvas.width >= WIDE;
  const bottom = canvas.height - 3;
  const side = wide ? Math.floor(canvas.width * 0.4) : canvas.width - 2;
  const area = wide
    ? { x: canvas.width - side, y: top - 1, width: side - 1, height: bottom - top + 1 }
    : { x: 1, y: bottom - NEWS_ROWS, width: side, height: NEWS_ROWS };
  drawNews(canvas, area, news, company.daily.date());
  const width = wide ? canvas.width - side - 3 : canvas.width - 2;
  const foot = wide ? bottom - drawChallenge(canvas, { x: 1, y: bottom, width }, company) : area.y;
  canvas.rule(1, top - 1, width, { fg: 'rule' }, { title: 'Who is here', titleStyle: { fg: 'accent', bold: true } });
  if (notice !== null) drawPrompt(canvas, canvas.height - 2, notice, 'refuse');
  else drawPrompt(canvas, canvas.height - 2, hintFor(state), 'tell');
  drawKeyBar(canvas, 'lobby', env);
  return { canvas, menu: menuOf(state, { x: 1, y: top, width, rows: foot - top }, env) };
}

/** What Enter does with whom the mark is on. */
function hintFor({ present, at }: LobbyState): string {
  const one = present.find(({ id }) => id === at);
  if (one === undefined || one.self) return 'Choose whom to watch; this list is renewed every two seconds.';
  if (one.closed !== null) return one.closed;
  return one.fighting ? `Enter watches ${one.name}.` : `Enter waits for the next match of ${one.name}.`;
}

/** Rows of the host's own words at the top; returns how many. */
function drawMotd(canvas: Canvas, motd: string | null): number {
  if (motd === null) return 0;
  const lines = wrapWithin(motd, canvas.width - 4, 2, canvas.skin);
  for (const [i, line] of lines.entries()) canvas.text(2, 1 + i, line, { fg: 'text' });
  return lines.length;
}

/** How many of the table of the day are shown. */
const BEST = 5;

/** The challenge of the day with the best of its table, above the row `y`; returns how many rows it takes. */
function drawChallenge(canvas: Canvas, { x, y, width }: Omit<Area, 'height'>, { daily }: Company): number {
  const date = daily.date();
  const about = daily.about(date).flatMap((text) => wrapText(text, width - 2));
  const table = daily.table(date).slice(0, BEST);
  const top = y - about.length - table.length - 1;
  canvas.rule(
    x,
    top,
    width,
    { fg: 'rule' },
    { title: 'Challenge of the day', titleStyle: { fg: 'accent', bold: true } },
  );
  for (const [i, line] of about.entries()) canvas.text(x + 1, top + 1 + i, line, { fg: i === 0 ? 'text' : 'mute' });
  for (const [i, { rank, name, result, points, self }] of table.entries()) {
    const row = top + 1 + about.length + i;
    canvas.text(x + 1, row, rank === null ? '' : `${rank}`.padStart(2), { fg: 'accent' });
    canvas.text(x + 5, row, name, self ? { fg: 'youFg', bold: true } : { fg: 'text' });
    canvas.text(x + 28, row, rank === null ? result : `${result}, ${points} points`, { fg: 'mute' });
  }
  return y - top;
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function drawNews(canvas: Canvas, { x, y, width, height }: Area, news: readonly News[], today: string): void {
  canvas.rule(x, y, width, { fg: 'rule' }, { title: 'News', titleStyle: { fg: 'accent', bold: true } });
  const lines = newsLines(news, today, width - 3).slice(0, height - 1);
  for (const [i, line] of lines.entries()) canvas.segments(x + 1, y + 1 + i, line, x + width);
}

function menuOf(
  { present, at }: LobbyState,
  { x, y, width, rows }: { readonly x: number; readonly y: number; readonly width: number; readonly rows: number },
  env: Env,
): MenuView {
  return {
    id: `lobby-${present.map(({ id }) => id).join('-')}`,
    ...{ x, y, width, limit: Math.max(2, rows) },
    items: present.map((one) => itemOf(one, env)),
    initial: Math.max(
      0,
      present.findIndex(({ id }) => id === at),
    ),
  };
}

function itemOf({ id, name, self, doing, watchers }: Present, { skin }: Env): MenuItem {
  const eyes = watchers === 0 ? '' : `${GLYPHS[skin].watched} ${watchers}  `;
  return { value: id, label: self ? `${name} (you)` : name, note: `${eyes}${doing}` };
}
