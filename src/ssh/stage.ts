/** One program on a client's terminal: a gate, or the game. */
import { type Mounted, mount } from '../play/mount.tsx';
import type { Terminal } from '../play/terminal.ts';
import { Herald } from '../tui/herald.ts';
import type { Env, Games, Routes, Screen } from '../tui/program.ts';
import type { Services } from '../tui/services.ts';
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
}

/** Frames a second at most: what follows a frame at once waits no longer than an eye can see. */
const MAX_FPS = 30;
const ERASE_ALL = '\u001b[H\u001b[2J';

/** A program that runs. */
export class Stage {
  readonly herald = new Herald();
  readonly #screen: ClientScreen;
  readonly #mounted: Mounted;
  #closed = false;

  constructor({ screen, input, terminal, services, games, routes, first }: StageOptions) {
    this.#screen = screen;
    const props = { services, games, routes, first, suspend: () => {}, herald: this.herald };
    const stand = { terminal, noColour: false, ascii: false, keys: input, screen, maxFps: MAX_FPS };
    this.#mounted = mount(props, stand);
  }

  /** Settles when the program has ended: with null, or with the error that ended it. */
  async ended(): Promise<Error | null> {
    try {
      await this.#mounted.app.waitUntilExit();
      return null;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  /** Draws everything anew, for the size that the screen has now. */
  redraw(): void {
    if (this.#closed) return;
    this.#mounted.app.clear();
    this.#screen.write(ERASE_ALL);
    this.#screen.emit('resize');
  }

  /** Ends the program; its screen is given back. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#mounted.keys.close();
    this.#mounted.app.unmount();
  }
}
