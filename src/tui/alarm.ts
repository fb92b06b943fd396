/** The timer of the screen on top. */
import type { Screen } from './program.ts';
import type { Turns } from './turns.ts';

/** Rings in the first turn after a screen's timer has run out; another token is another timer. */
export class Alarm {
  readonly #turns: Turns;
  readonly #ring: () => void;
  #token: string | null = null;
  #ms = 0;
  #forget = (): void => {};

  constructor(turns: Turns, ring: () => void) {
    this.#turns = turns;
    this.#ring = ring;
  }

  /** Waits for this timer and for no other; one that is waited for already, or has rung, goes on as it is. */
  set(timer: Screen['timer']): void {
    const token = timer?.token ?? null;
    const ms = Math.max(this.#turns.pause, timer?.ms ?? 0);
    if (token === this.#token && ms === this.#ms) return;
    this.#forget();
    this.#token = token;
    this.#ms = ms;
    if (token !== null) this.#wait(ms);
  }

  #wait(ms: number): void {
    const waiting = setTimeout(() => {
      this.#forget = this.#turns.ask(this.#ring);
    }, ms);
    this.#forget = () => clearTimeout(waiting);
  }
}
