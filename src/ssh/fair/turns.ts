/**
 * Turns on the one thread that all sessions share: a key, a tick of a timer, a window's new size, each with the frame
 * that it brings. One is served at a time, and then the next of whoever has had least: somebody who wants little waits
 * for one turn of somebody else's at most, however many others want more than there is.
 */
import type { Turns } from '../../tui/turns.ts';
import { FairShares, type Sharer } from './shares.ts';

/** What turns are served with. */
export interface ServerOfTurns {
  /** Milliseconds, of a clock that goes evenly. */
  readonly now: () => number;
  /** Calls back in another turn of the event loop, when what was done and drawn in this one is over. */
  readonly later: (act: () => void) => void;
  /** Told whose turn begins. */
  readonly begins: (who: Sharer) => void;
}

interface Asked {
  readonly who: Sharer;
  readonly act: () => void;
}

/** Milliseconds between two ticks of a session's timers: more than thirty frames a second nobody sees. */
const PAUSE = 33;

/** The turns of a host. */
export class FairTurns {
  readonly #server: ServerOfTurns;
  readonly #shares: FairShares;
  readonly #waiting = new Set<Asked>();
  #serving = false;

  constructor(server: ServerOfTurns) {
    this.#server = server;
    this.#shares = new FairShares(server.now);
  }

  /** The turns of one session; `act` is called by `within`, which must not throw. */
  of(who: Sharer, within: (act: () => void) => void): Turns {
    return { pause: PAUSE, ask: (act) => this.#ask({ who, act: () => within(act) }) };
  }

  #ask(asked: Asked): () => void {
    this.#waiting.add(asked);
    if (!this.#serving) {
      this.#serving = true;
      this.#server.later(() => this.#serve());
    }
    return () => void this.#waiting.delete(asked);
  }

  #serve(): void {
    const asked = this.#shares.next(this.#waiting);
    this.#serving = asked !== null;
    if (asked === null) return;
    const { now, later, begins } = this.#server;
    this.#waiting.delete(asked);
    begins(asked.who);
    const begun = now();
    asked.act();
    later(() => {
      this.#shares.charge(asked.who, now() - begun);
      this.#serve();
    });
  }
}

/** After what React does by itself: it draws in a microtask, or at once in the next turn of the loop. */
export function afterDrawing(act: () => void): void {
  queueMicrotask(() => setImmediate(act));
}
