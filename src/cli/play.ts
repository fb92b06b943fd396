/** The game on this terminal: streams, signals, the way in and every way out. */
import type { Shelf } from '../games/shelf.ts';
import { labourBy } from '../odds/labour.ts';
import { gamesOn } from '../play/games.ts';
import { ENTERED, LEFT } from '../play/modes.ts';
import { ROUTES } from '../play/routes.ts';
import { servicesFor } from '../play/services.ts';
import { shownBy } from '../play/terminal.ts';
import { freeAt } from '../store/disk/look.ts';
import type { Store } from '../store/store.ts';
import { envOf, type Setting } from '../tui/env.ts';
import { KeyStream, keysOfTerminal } from '../tui/key-stream.ts';
import { drawMenu, firstRows } from '../tui/menu-rows.ts';
import type { Env, Screen } from '../tui/program.ts';
import { titleScreen } from '../tui/screens/title.ts';
import { viewNow } from '../tui/stack.ts';
import { type Glass, Surface } from '../tui/surface.ts';
import { diskNotice } from './disk-notice.ts';
import { UsageError } from './errors.ts';
import { Window } from './window.ts';

/** What the game is opened with on this terminal. `ascii`, and no `colour`, hold whatever the options say. */
export interface PlayOptions {
  readonly store: Store;
  readonly shelf: Shelf;
  readonly version: string;
  readonly ascii: boolean;
  readonly colour: boolean;
  /** The seed of the first bout that is begun. */
  readonly seed?: string;
  /** The screen that opens, which is a game's; the title unless given. */
  readonly first?: FirstOf;
}

/** A game's screen that opens, with what the player must be told. */
interface FirstOf {
  /** The id of the game. */
  readonly game: string;
  screen(env: Env, told: string | null): Screen;
}

/** Frames a second at most. */
const MAX_FPS = 60;

/** Refuses where there is no terminal to play on. */
export function needTerminal(): void {
  if (process.stdin.isTTY && process.stdout.isTTY) return;
  throw new UsageError(
    'the game needs a terminal for input and output; for text use: harena sim, harena replay FILE --text, harena rules',
  );
}

/** Plays until the player leaves. Returns the exit code. */
export async function play({ store, shelf, version, ascii, colour, seed, first }: PlayOptions): Promise<number> {
  needTerminal();
  const games = gamesOn(shelf);
  if (first !== undefined) await games.load(first.game);
  const labour = labourBy(() => performance.now());
  const services = { ...servicesFor(store, version, shelf, seed), labour };
  for (const { id } of shelf.entries) store.match(id).going(); // so that a damaged one is among the notices
  const full = store.trouble === null ? diskNotice(freeAt(store.folder.path)) : null;
  const notices = [...services.takeNotices(), ...(full === null ? [] : [full])];
  const terminal = { env: process.env, colourDepth: process.stdout.getColorDepth() };
  const setting = { services, games, routes: ROUTES, ...shownBy(terminal, { noColour: !colour, ascii }) };
  const open = first?.screen ?? titleScreen;
  return onTerminal(setting, (env) => open(env, notices.length === 0 ? null : notices.join(' ')));
}

/** Paints the first screen at once; what hears keys is loaded behind it, and finds those that were typed meanwhile. */
async function onTerminal(setting: Setting, open: (env: Env) => Screen): Promise<number> {
  const { stdin, stdout } = process;
  stdin.setEncoding('utf8');
  stdin.setRawMode(true);
  const keys = new KeyStream(keysOfTerminal(stdin));
  const surface = new Surface(glassOf(stdout), MAX_FPS);
  const window = new Window(surface);
  const ending = new Ending(keys);
  stdout.write(ENTERED);
  surface.away(false);
  try {
    const screen = showFirst(setting, open, surface);
    const { mount } = await import('../play/mount.tsx');
    if (ending.code !== null) return ending.code;
    const suspend = (handOver: Parameters<Window['suspend']>[0]): void => void window.suspend(handOver);
    const app = mount({ ...setting, surface, first: () => screen, suspend }, { keys, screen: stdout });
    ending.stops(() => app.unmount());
    await app.waitUntilExit();
    return ending.code ?? 0;
  } finally {
    surface.close();
    if (!surface.isAway) stdout.write(LEFT);
    keys.close();
    stdin.setRawMode(false);
  }
}

/** The screen that opens, painted as the program will paint it. */
function showFirst(setting: Setting, open: (env: Env) => Screen, surface: Surface): Screen {
  const { columns, rows } = process.stdout;
  const env = envOf(setting, { columns, rows, settings: setting.services.settings() });
  const screen = open(env);
  const { canvas, menu } = viewNow([screen], env);
  if (menu !== null) drawMenu(canvas, menu, firstRows(menu));
  surface.show(canvas, env.encoding);
  return screen;
}

/** Signals, and input that ends, end the program. */
class Ending {
  /** The exit code of what has ended it; null: nothing has. */
  code: number | null = null;
  #stop = (): void => {};

  constructor(keys: KeyStream) {
    process.on('SIGHUP', () => this.#end(129));
    process.on('SIGINT', () => this.#end(130));
    process.on('SIGQUIT', () => this.#end(131));
    process.on('SIGTERM', () => this.#end(143));
    keys.on('end', () => this.#end(0));
  }

  /** How the program is stopped, from now on. */
  stops(stop: () => void): void {
    this.#stop = stop;
  }

  #end(code: number): void {
    this.code = code;
    this.#stop();
  }
}

/** A terminal of this machine. */
function glassOf(stdout: NodeJS.WriteStream): Glass {
  return {
    get columns() {
      return stdout.columns;
    },
    get rows() {
      return stdout.rows;
    },
    get taking() {
      return !stdout.writableNeedDrain;
    },
    whenTaking: (callback) => void stdout.once('drain', callback),
    write: (text) => void stdout.write(text),
  };
}
