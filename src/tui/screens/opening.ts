/** A game is loaded when it is opened: what is to be done with it waits until it is there. */
import { blankScreen, drawHeader, drawKeyBar, drawPrompt } from '../parts.ts';
import { type Env, type GameScreens, type Move, type Screen, stay } from '../program.ts';

/** What is to be done with a game's screens, from the screen that asked for it. */
type Then = (screens: GameScreens, env: Env) => Move;

/** Does something with a game: at once where it is loaded, else behind a screen that waits for it and leads back to `here`. */
export function withGame(id: string, env: Env, here: Screen, then: Then): Move {
  const loaded = env.games.screens(id);
  if (loaded !== null) return then(loaded, env);
  const load: Loading = { failed: null };
  env.games.load(id).catch((error: unknown) => {
    load.failed = { error };
  });
  return stay(waiting({ id, here, then, load, ticks: 0 }));
}

interface Loading {
  failed: { readonly error: unknown } | null;
}

interface Waiting {
  readonly id: string;
  readonly here: Screen;
  readonly then: Then;
  readonly load: Loading;
  readonly ticks: number;
}

/** Milliseconds between two looks at whether it is there. */
const LOOK_EVERY = 5;

function waiting(state: Waiting): Screen {
  const { id, here, then, load, ticks } = state;
  return {
    name: 'page',
    timer: { ms: LOOK_EVERY, token: `opening ${ticks}` },
    update(message, env) {
      if (message.kind === 'key' && message.command === 'close') return stay(here);
      if (message.kind !== 'tick') return stay(waiting(state));
      if (load.failed !== null) throw load.failed.error;
      const screens = env.games.screens(id);
      return screens === null ? stay(waiting({ ...state, ticks: ticks + 1 })) : then(screens, env);
    },
    view(env) {
      const canvas = blankScreen(env);
      const title = env.games.lines.find((line) => line.id === id)?.title ?? '';
      drawHeader(canvas, title, '');
      drawPrompt(canvas, canvas.height - 2, `${title} is being set up.`, 'tell');
      drawKeyBar(canvas, 'page', env);
      return { canvas, menu: null };
    },
    leave: () => null,
  };
}
