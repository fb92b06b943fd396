/** One program on a client's terminal: a gate, or the game. */
import { mount } from '../play/mount.tsx';
import { shownBy, type Terminal } from '../play/terminal.ts';
import { Herald } from '../tui/herald.ts';
import { KeyStream } from '../tui/key-stream.ts';
import type { Env, Games, Routes, Screen } from '../tui/program.ts';
import type { Services } from '../tui/services.ts';
import { Surface } from '../tui/surface.ts';
import type { Turns } from '../tui/turns.ts';
import type { ClientInput } from './input.ts';
import type { ClientScreen } from './screen.ts';

/** What the program is mounted with for one session: the client's streams, and all that screens ask for. */
export interface StageOptions {
  readonly screen: ClientScreen;
  readonly input: ClientInput;
  readonly terminal: Terminal;
  readonly services: Services;
  readonly games: Games;
  readonly routes: Routes;
  readonly first: (env: Env) => Screen;
  readonly turns: Turns;
}

/** Frames a second at most: there is one to a turn, so that turns are what bounds them. */
const MAX_FPS = 1_000;

/** A program that runs. */
export class Stage {
  readonly herald = new Herald();
  readonly #screen: ClientScreen;
  readonly #surface: Surface;
  readonly #keys: KeyStream;
  readonly #app: ReturnType<typeof mount>;
  #closed = false;

  constructor({ screen, input, terminal, services, games, routes, first, turns }: StageOptions) {
    this.#screen = screen;
    const surface = new Surface(screen, MAX_FPS);
    this.#surface = surface;
    this.#keys = new KeyStream(input, turns.ask);
    const props = { services, games, routes, first, suspend: () => {}, herald: this.herald, surface, turns };
    const shown = shownBy(terminal, { noColour: false, ascii: false });
    this.#app = mount({ ...props, ...shown }, { keys: this.#keys, screen });
  }

  /** Settles when the program has ended: with null, or with the error that ended it. */
  async ended(): Promise<Error | null> {
    try {
      await this.#app.waitUntilExit();
      return null;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  /** Draws everything anew, for the size that the screen has now. */
  redraw(): void {
    if (this.#closed) return;
    this.#surface.forget();
    this.#screen.emit('resize');
  }

  /** Ends the program; its screen is given back. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#keys.close();
    this.#app.unmount();
    this.#surface.close();
  }
}
