/** The client's window: its sizes come in showers, and each costs a whole screen. The newest alone is taken, at the pace of a hand. */
import type { Clock } from './door/clock.ts';

/** Who is told of a window. */
export interface WindowEvents {
  /** Whether a new size may be taken now; it is paid for then. */
  pay(): boolean;
  /** The size is to be taken. */
  resize(columns: number, rows: number): void;
}

/** Milliseconds until the newest of a shower is looked at, and looked at again as long as it cannot be paid. */
const WAIT_MS = 40;

/** The sizes of one client's window. */
export class ClientWindow {
  readonly #clock: Clock;
  readonly #events: WindowEvents;
  #newest: readonly [columns: number, rows: number] | null = null;
  #cancel: (() => void) | null = null;

  constructor(clock: Clock, events: WindowEvents) {
    this.#clock = clock;
    this.#events = events;
  }

  /** The window has another size. */
  change(columns: number, rows: number): void {
    this.#newest = [columns, rows];
    this.#cancel ??= this.#clock.after(WAIT_MS, () => this.#look());
  }

  /** No size is taken any more. */
  close(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  #look(): void {
    this.#cancel = null;
    if (this.#newest === null) return;
    if (this.#events.pay()) this.#events.resize(...this.#newest);
    else this.#cancel = this.#clock.after(WAIT_MS, () => this.#look());
  }
}
