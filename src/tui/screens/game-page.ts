/** The page of a game: what it is like, and what there is to play in it. */
import { asciiKeyLabel, keyLabel } from '../keys.ts';
import { isToLearn, learnedText } from '../lessons/learned.ts';
import { lessonsScreen } from '../lessons/lessons.ts';
import { markedRow } from '../menu-rows.ts';
import { blankScreen, drawHeader, drawKeyBar, drawPrompt, type Hotkey } from '../parts.ts';
import { BACK, type Env, type GameScreens, type Move, type Screen, stay } from '../program.ts';
import { earnedText } from '../stats/lines.ts';
import { statsScreen } from '../stats/screen.ts';
import type { MenuItem, Message, View } from '../view.ts';
import { wrapText } from '../wrap.ts';
import { helpScreen } from './help.ts';
import { optionsScreen } from './options.ts';
import { presetsScreen } from './presets.ts';

interface PageState {
  readonly id: string;
  readonly screens: GameScreens;
  /** What is under its mark; null: what it begins with. */
  readonly at: string | null;
}

/** The page of a game that is loaded. */
export function gamePage(id: string, screens: GameScreens): Screen {
  return page({ id, screens, at: null });
}

function page(state: PageState): Screen {
  return {
    name: 'game',
    game: state.id,
    timer: null,
    update: (message, env) => update(state, message, env),
    view: (env) => view(state, env),
    leave: () => null,
  };
}

function update(state: PageState, message: Message, env: Env): Move {
  const { id, screens } = state;
  const here = page(state);
  if (message.kind === 'select') return choose(state, message.value, env);
  if (message.kind === 'highlight') return stay(page({ ...state, at: message.value }));
  if (message.kind !== 'key') return stay(here);
  if (message.command === 'close') return BACK;
  if (message.command === 'help') return { to: 'over', screen: here, next: helpScreen('game') };
  if (message.command === 'pick-options') return { to: 'over', screen: here, next: optionsScreen(env, id) };
  const value = lettersFor(screens)[message.key];
  const offered = value !== undefined && itemsOf(state, env).some((item) => item.value === value);
  return offered ? choose(state, value, env) : stay(here);
}

function choose({ id, screens }: PageState, value: string, env: Env): Move {
  const { presets, lessons } = screens;
  const here = page({ id, screens, at: value });
  const over = (next: Screen): Move => ({ to: 'over', screen: here, next });
  if (value === STATS_LINE) return over(statsScreen(env, id));
  if (value === DAILY_LINE) {
    const daily = env.routes.daily(id, env);
    return daily.ok ? over(daily.value) : stay(here);
  }
  if (presets !== undefined && value === PRESETS_LINE) return over(presetsScreen(presets));
  if (lessons !== undefined && value === LEARN_LINE) return over(lessonsScreen(id, lessons(), env));
  return screens.choose(value, env, here);
}

/** The line that opens the matches made ready, and its letter; and that of the lessons. */
const PRESETS_LINE = 'presets';
const PRESETS_LETTER = 'p';
const LEARN_LINE = 'learn';
/** Lines that lead to the challenge of the day for who plays alone, and to what is counted. */
const DAILY_LINE = 'daily';
const STATS_LINE = 'stats';

/** What there is to play, single matches first, and what has been; before it all the lessons until they are done with, then after it. */
function itemsOf({ id, screens }: PageState, env: Env): readonly MenuItem[] {
  const { presets } = screens;
  const first = presets === undefined ? [] : [{ value: PRESETS_LINE, label: presets.label, note: presets.note(env) }];
  const items = [...first, ...screens.menu(env), ...dailyItem(id, env), ...statsItem(id, env)];
  const line = env.games.lines.find((one) => one.id === id);
  if (line === undefined || screens.lessons === undefined) return items;
  const note = learnedText(line, env.settings, 'in short lessons, played');
  const lessons = { value: LEARN_LINE, label: 'Learn', note };
  return isToLearn(line, env.settings) ? [lessons, ...items] : [...items, lessons];
}

function dailyItem(game: string, { services, games }: Env): readonly MenuItem[] {
  if (services.company !== null || !games.hasDaily(game)) return [];
  return [{ value: DAILY_LINE, label: 'Challenge of the day', note: 'one try, the same for everybody' }];
}

function statsItem(game: string, { services: { counts } }: Env): readonly MenuItem[] {
  const telling = counts.telling(game);
  const found = counts.load();
  if (telling === null || !found.ok) return [];
  const earned = `${earnedText({ stats: found.value, game, telling })} achievements`;
  return [{ value: STATS_LINE, label: 'Statistics', note: earned }];
}

function lettersFor({ presets, lessons, letters }: GameScreens): GameScreens['letters'] {
  const first = presets === undefined ? {} : { [PRESETS_LETTER]: PRESETS_LINE };
  const learn = lessons === undefined ? {} : { l: LEARN_LINE };
  return { ...first, ...letters, ...learn, d: DAILY_LINE, s: STATS_LINE };
}

const WIDTH = 62;

function view(state: PageState, env: Env): View {
  const { id } = state;
  const canvas = blankScreen(env);
  const line = env.games.lines.find((one) => one.id === id);
  drawHeader(canvas, line?.title ?? id, '');
  const x = Math.floor((canvas.width - WIDTH) / 2);
  let y = canvas.height >= 34 ? 5 : 2;
  for (const sentence of line?.about ?? []) {
    for (const row of wrapText(sentence, WIDTH)) canvas.text(x, y++, row, { fg: 'text' });
    y += 1;
  }
  const items = itemsOf(state, env);
  drawPrompt(canvas, canvas.height - 2, 'What will it be?', 'ask');
  drawKeyBar(canvas, 'game', env, lettersOf(state, env));
  const limit = Math.min(items.length, canvas.height - 3 - y);
  return {
    canvas,
    menu: { id: `game-${id}-${items.length}`, x, y, width: WIDTH, limit, items, initial: markedRow(items, state.at) },
  };
}

/** The letters of what is on offer, for the key bar. */
function lettersOf(state: PageState, env: Env): readonly Hotkey[] {
  const label = env.skin === 'ascii' ? asciiKeyLabel : keyLabel;
  const items = itemsOf(state, env);
  return Object.entries(lettersFor(state.screens)).flatMap(([key, value]) => {
    const item = items.find((one) => one.value === value);
    return item === undefined ? [] : [{ keys: label(key), does: item.label.toLowerCase() }];
  });
}
