/** The page of a game: what it is like, and what there is to play in it. */
import { asciiKeyLabel, keyLabel } from '../keys.ts';
import { blankScreen, drawHeader, drawKeyBar, drawPrompt, type Hotkey } from '../parts.ts';
import { BACK, type Env, type GameScreens, type Move, type Screen, stay } from '../program.ts';
import type { Message, View } from '../view.ts';
import { wrapText } from '../wrap.ts';
import { helpScreen } from './help.ts';
import { optionsScreen } from './options.ts';

interface PageState {
  readonly id: string;
  readonly screens: GameScreens;
}

/** The page of a game that is loaded. */
export function gamePage(id: string, screens: GameScreens): Screen {
  return page({ id, screens });
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
  if (message.kind === 'select') return screens.choose(message.value, env, here);
  if (message.kind !== 'key') return stay(here);
  if (message.command === 'close') return BACK;
  if (message.command === 'help') return { to: 'over', screen: here, next: helpScreen('game') };
  if (message.command === 'pick-options') return { to: 'over', screen: here, next: optionsScreen(env, id) };
  const value = screens.letters[message.key];
  const offered = value !== undefined && screens.menu(env).some((item) => item.value === value);
  return offered ? screens.choose(value, env, here) : stay(here);
}

const WIDTH = 62;

function view({ id, screens }: PageState, env: Env): View {
  const canvas = blankScreen(env);
  const line = env.games.lines.find((one) => one.id === id);
  drawHeader(canvas, line?.title ?? id, '');
  const x = Math.floor((canvas.width - WIDTH) / 2);
  let y = canvas.height >= 34 ? 5 : 2;
  for (const sentence of line?.about ?? []) {
    for (const row of wrapText(sentence, WIDTH)) canvas.text(x, y++, row, { fg: 'text' });
    y += 1;
  }
  const items = screens.menu(env);
  drawPrompt(canvas, canvas.height - 2, 'What will it be?', 'ask');
  drawKeyBar(canvas, 'game', env, lettersOf(screens, env));
  const limit = Math.min(items.length, canvas.height - 3 - y);
  return { canvas, menu: { id: `game-${id}-${items.length}`, x, y, width: WIDTH, limit, items, initial: 0 } };
}

/** The letters of what is on offer, for the key bar. */
function lettersOf(screens: GameScreens, env: Env): readonly Hotkey[] {
  const label = env.skin === 'ascii' ? asciiKeyLabel : keyLabel;
  const items = screens.menu(env);
  return Object.entries(screens.letters).flatMap(([key, value]) => {
    const item = items.find((one) => one.value === value);
    return item === undefined ? [] : [{ keys: label(key), does: item.label.toLowerCase() }];
  });
}
