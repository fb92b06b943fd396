/** The title: what there is to do. */
import type { Canvas } from '../canvas.ts';
import type { Account } from '../company.ts';
import { accountScreen } from '../host/account.ts';
import { hostItems, hostScreen } from '../host/title-items.ts';
import { isToLearn, learnedText } from '../lessons/learned.ts';
import { lessonsScreen } from '../lessons/lessons.ts';
import { markedRow } from '../menu-rows.ts';
import { blankScreen, drawKeyBar, drawTold } from '../parts.ts';
import { type Env, type GameLine, type Idle, type Move, type Screen, screenOf, stay } from '../program.ts';
import { statsScreen } from '../stats/screen.ts';
import type { MenuItem, Message, View } from '../view.ts';
import { drawBackdrop } from './backdrop.ts';
import { drawBanner } from './banner.ts';
import { gamePage } from './game-page.ts';
import { goingOn, goOn, goOnMatch } from './going-on.ts';
import { helpScreen } from './help.ts';
import { withGame } from './opening.ts';
import { optionsScreen } from './options.ts';
import { replaysScreen } from './replays.ts';

interface TitleState {
  /** Something the player must be told; null: nothing. */
  readonly notice: string | null;
  /** Something of it has gone wrong. */
  readonly wrong: boolean;
  /** What is nearly full, or null. */
  readonly room: string | null;
  readonly items: readonly MenuItem[];
  /** What was chosen last on it; null: nothing yet. */
  readonly at: string | null;
}

/** The title screen, with what there is to do now. `isNews`: the notice tells of nothing that has gone wrong. */
export function titleScreen(env: Env, notice: string | null, isNews = false): Screen {
  const items = itemsFor(env);
  const { services } = env;
  const first = notice === null ? [] : [notice];
  const faults = services.takeNotices();
  const told = [...first, ...services.counts.takeEarned(), ...faults];
  const wrong = faults.length > 0 || (notice !== null && !isNews);
  return page({
    notice: told.length === 0 ? null : told.join(' '),
    wrong,
    room: services.room.told(),
    items,
    at: null,
  });
}

function page(state: TitleState): Screen {
  return { ...screenOf('title', state, { update, view }), ofNoGame: true, idle: (env) => idleIn(state, env) };
}

/** Letters of lines that are not there. */
function idleIn({ items }: TitleState, { services }: Env): Idle {
  const why: { readonly [value: string]: string } = {
    continue: 'there is nothing to go on with',
    replays: 'no match is finished yet',
    account: services.company === null ? '' : 'a guest has none',
  };
  const missing = Object.entries(PICKS).filter(([, value]) => items.every((item) => item.value !== value));
  return Object.fromEntries(missing.map(([command, value]) => [command, why[value] ?? '']));
}

const PICKS: { readonly [command: string]: string } = {
  'pick-continue': 'continue',
  'pick-lobby': 'lobby',
  'pick-daily': 'daily',
  'pick-news': 'news',
  'pick-replays': 'replays',
  'pick-stats': 'stats',
  'pick-account': 'account',
  'pick-options': 'options',
  help: 'help',
  quit: 'quit',
};
/** Values of lines that open a game's page, or go on with its match. */
const GAME = 'game ';
const MATCH = 'match ';

function update(state: TitleState, message: Message, env: Env): Move {
  const picked =
    message.kind === 'select' ? message.value : message.kind === 'key' ? PICKS[message.command ?? ''] : undefined;
  if (picked === undefined || !state.items.some(({ value }) => value === picked)) return stay(page(state));
  return choose(state, picked, env);
}

function choose(state: TitleState, value: string, env: Env): Move {
  const here = page({ ...state, at: value });
  const over = (next: Screen): Move => ({ to: 'over', screen: here, next });
  const common = hostScreen(value, env);
  if (common !== null) return over(common);
  if (value.startsWith(GAME)) {
    const id = value.slice(GAME.length);
    if (env.settings.lastGame !== id) env.services.changeSettings({ lastGame: id });
    return withGame(id, env, here, (screens) => over(gamePage(id, screens)));
  }
  if (value.startsWith(MATCH)) return goOnMatch(value.slice(MATCH.length), env, here);
  switch (value) {
    case 'learn':
      return learn(env, here);
    case 'continue':
      return goOn(env, here);
    case 'replays':
      return over(replaysScreen(env));
    case 'stats':
      return over(statsScreen(env, null));
    case 'account': {
      const account = env.services.company?.account ?? null;
      return account === null ? stay(here) : over(accountScreen(account));
    }
    case 'options':
      return over(optionsScreen(env));
    case 'help':
      return over(helpScreen('title'));
    default:
      return { to: 'quit' };
  }
}

/** The first game whose lessons are neither learned nor waved away; null: there is none. */
function toLearn({ games, settings }: Env): GameLine | null {
  const first = games.lines.find(({ lessons = [] }) => lessons.length > 0);
  return first !== undefined && isToLearn(first, settings) ? first : null;
}

/** The lessons of the game they are offered of. */
function learn(env: Env, here: Screen): Move {
  const line = toLearn(env);
  if (line === null) return stay(here);
  return withGame(line.id, env, here, (screens, now) => {
    const lessons = screens.lessons?.() ?? [];
    return { to: 'over', screen: here, next: lessonsScreen(line.id, lessons, now) };
  });
}

function learnItems(env: Env): readonly MenuItem[] {
  const line = toLearn(env);
  if (line === null) return [];
  const whole = `${line.title} in ${line.lessons?.length ?? 0} short lessons, played`;
  return [{ value: 'learn', label: 'Learn', note: learnedText(line, env.settings, whole) }];
}

function itemsFor(env: Env): readonly MenuItem[] {
  const { services } = env;
  const { first, others } = goingOn(env);
  const replays = services.replayCount();
  return [
    ...learnItems(env),
    ...(first === null ? [] : [{ value: 'continue', label: 'Continue', note: first }]),
    ...others.map(({ game, note }) => ({ value: `${MATCH}${game}`, label: 'Match in progress', note })),
    ...(services.company === null ? [] : hostItems(services.company)),
    ...gamesOf(env),
    ...(replays === 0
      ? []
      : [{ value: 'replays', label: 'Replays', note: `${replays} finished ${replays === 1 ? 'match' : 'matches'}` }]),
    ...(services.counts.any() ? [{ value: 'stats', label: 'Statistics', note: 'and achievements, of all games' }] : []),
    ...accountItems(services.company?.account ?? null),
    { value: 'options', label: 'Options', note: 'pace, keys, colours, rules' },
    { value: 'help', label: 'Help', note: 'what this is, and the keys' },
    { value: 'quit', label: 'Quit', note: '' },
  ];
}

/** The games, the one last played first. */
function gamesOf({ games, settings }: Env): readonly MenuItem[] {
  const last = settings.lastGame;
  const lines = [...games.lines.filter(({ id }) => id === last), ...games.lines.filter(({ id }) => id !== last)];
  return lines.map(({ id, title, note }) => ({ value: `${GAME}${id}`, label: title, note }));
}

function accountItems(account: Account | null): readonly MenuItem[] {
  if (account === null) return [];
  const keys = account.keys().length;
  return [{ value: 'account', label: 'Your account', note: `${account.name}, ${keys} ${keys === 1 ? 'key' : 'keys'}` }];
}

/** What is under the mark of a title on which nothing was chosen: what goes on, else the game last played. */
function firstMark(items: readonly MenuItem[], { settings }: Env): string {
  const goes = items.some(({ value }) => value === 'continue');
  return goes ? 'continue' : `${GAME}${settings.lastGame}`;
}

/** Rows of the program's name and what is under it. */
const BANNER = 8;

/** Cells of a line and its note: wide enough for the notes of all lines to stand in one column. */
const WIDTH = 72;

/** Says what there is to be told above the key bar; the first row that it takes. */
function drawNotice(canvas: Canvas, { notice, wrong, room }: TitleState, { services }: Env): number {
  const y = canvas.height - 2;
  const trouble = notice === null ? services.trouble : null;
  if (trouble !== null) return drawTold(canvas, y, trouble, 'refuse');
  if (notice !== null) return drawTold(canvas, y, notice, wrong ? 'refuse' : 'ask');
  return drawTold(canvas, y, room ?? `version ${services.version}`, 'tell');
}

function view(state: TitleState, env: Env): View {
  const { items } = state;
  const canvas = blankScreen(env);
  const tall = canvas.height >= 34;
  const rows = items.length + 1;
  const top = tall ? 4 : Math.max(1, Math.min(2, canvas.height - 4 - BANNER - rows));
  if (tall) drawBackdrop(canvas, canvas.height - 14, 12, env);
  drawBanner(canvas, top, 'the arena, in a terminal');
  const told = drawNotice(canvas, state, env);
  drawKeyBar(canvas, 'title', env);
  const width = WIDTH;
  const y = top + BANNER;
  const limit = Math.min(items.length, told - 1 - y);
  const x = Math.floor((canvas.width - width) / 2);
  const initial = markedRow(items, state.at ?? firstMark(items, env));
  return {
    canvas,
    menu: { id: `title-${items.length}`, x, y, width, limit, items, initial },
  };
}
