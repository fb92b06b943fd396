/** The window the game is in: its changes of size, and Ctrl-Z. */

import type { Surface } from '../tui/surface.ts';

/** How long a stop may take to come; where nobody could wake the program (it leads its session) none comes. */
const STOP_MS = 100;

/** Keeps the screen whole whatever happens to the window. */
export class Window {
  #away = false;

  /**
   * What a terminal made of its rows on the way to a size is not known: sizes come faster than signals, and
   * the last may be the one the program had before. So each change paints everything anew.
   */
  constructor(surface: Surface) {
    // Before Node learns the new size, and the frame of that size is drawn.
    process.prependListener('SIGWINCH', () => surface.forget());
  }

  /** Ctrl-Z: the terminal goes back to the shell until the program is brought to the foreground again. */
  readonly suspend = async (handOver: (away: () => Promise<void>) => Promise<void>): Promise<void> => {
    if (process.platform === 'win32' || this.#away) return;
    this.#away = true;
    try {
      await handOver(() => {
        process.stdin.setRawMode(false);
        return stopped();
      });
    } finally {
      this.#away = false;
    }
    // Of changes of size only the foreground is told.
    process.kill(process.pid, 'SIGWINCH');
  };
}

/** Stops the process; settles when it runs again, or was not stopped. */
function stopped(): Promise<void> {
  return new Promise((resolve) => {
    const goOn = (): void => {
      clearTimeout(timer);
      process.off('SIGCONT', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, STOP_MS);
    process.on('SIGCONT', goOn);
    process.kill(process.pid, 'SIGTSTP');
  });
}
