/** One program on a client's terminal: a gate, or the game. */
import { type Instance, render } from 'ink';
import { forcedBy, levelOf, skinOf, type Terminal } from '../play/terminal.ts';
import { App } from '../tui/app.tsx';
import { Herald } from '../tui/herald.ts';
import { KeyStream } from '../tui/key-stream.ts';
import type { Env, Games, Routes, Screen } from '../tui/program.ts';
import type { Services } from '../tui/services.ts';
import type { ClientInput } from './input.ts';
import type { ClientScreen } from './screen.ts';

/** What is played, and on what. */
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
  readonly #keys: KeyStream;
  readonly #app: Instance;
  #closed = false;

  constructor({ screen, input, terminal, services, games, routes, first }: StageOptions) {
    this.#screen = screen;
    this.#keys = new KeyStream(input);
    this.#app = render(
      <App
        services={services}
        games={games}
        routes={routes}
        first={first}
        level={levelOf(terminal, false)}
        skin={skinOf(terminal, false)}
        forced={forcedBy(terminal, { noColour: false, ascii: false })}
        suspend={() => {}}
        herald={this.herald}
      />,
      {
        stdin: this.#keys as unknown as NodeJS.ReadStream,
        stdout: screen as unknown as NodeJS.WriteStream,
        stderr: screen as unknown as NodeJS.WriteStream,
        alternateScreen: true,
        interactive: true,
        exitOnCtrlC: false,
        patchConsole: false,
        incrementalRendering: true,
        isScreenReaderEnabled: false,
        maxFps: MAX_FPS,
      },
    );
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
    this.#app.clear();
    this.#screen.write(ERASE_ALL);
    this.#screen.emit('resize');
  }

  /** Ends the program; its screen is given back. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#keys.close();
    this.#app.unmount();
  }
}
