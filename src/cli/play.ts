/** The game on this terminal: streams, signals, the way in and every way out. */
import type { Shelf } from '../games/shelf.ts';
import { gamesOn } from '../play/games.ts';
import { mount } from '../play/mount.tsx';
import { ROUTES } from '../play/routes.ts';
import { servicesFor } from '../play/services.ts';
import { asSent } from '../play/thrift.ts';
import type { Store } from '../store/store.ts';
import type { AppProps } from '../tui/app.tsx';
import { keysOfTerminal } from '../tui/key-stream.ts';
import type { Env, Screen } from '../tui/program.ts';
import { titleScreen } from '../tui/screens/title.ts';
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
  const open = first?.screen ?? titleScreen;
  const terminal = { env: process.env, colourDepth: process.stdout.getColorDepth() };
  const services = servicesFor(store, version, shelf, seed);
  process.stdin.setEncoding('utf8');
  process.stdin.setRawMode(true);
  for (const { id } of shelf.entries) store.match(id).load(); // so that a damaged one is among the notices
  const notices = services.takeNotices();
  const told = notices.length === 0 ? null : notices.join(' ');
  const window = new Window(() => app);
  const suspend: AppProps['suspend'] = (handOver) => void window.suspend(handOver);
  const { app, keys } = mount(
    { services, games, routes: ROUTES, first: (env) => open(env, told), suspend },
    {
      ...{ terminal, noColour: !colour, ascii, maxFps: MAX_FPS },
      keys: keysOfTerminal(process.stdin),
      screen: fromTheTop(process.stdout),
    },
  );
  let code = 0;
  const stop = (status: number) => () => {
    code = status;
    app.unmount();
  };
  process.on('SIGHUP', stop(129));
  process.on('SIGINT', stop(130));
  process.on('SIGTERM', stop(143));
  keys.on('end', stop(0));
  try {
    await app.waitUntilExit();
  } finally {
    keys.close();
    process.stdin.setRawMode(false);
  }
  return code;
}

/** Standard output, written to with as few bytes as there need be. */
function fromTheTop(stdout: NodeJS.WriteStream): NodeJS.WriteStream {
  const write = (chunk: string | Uint8Array, ...rest: unknown[]): boolean => {
    const text = typeof chunk === 'string' ? asSent(chunk) : chunk;
    return Reflect.apply(stdout.write, stdout, [text, ...rest]) as boolean;
  };
  return new Proxy(stdout, {
    get(target, key) {
      if (key === 'write') return write;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
