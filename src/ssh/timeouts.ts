/** Sessions that end by themselves: nobody presses a key, or they have lasted too long. A minute before they are warned. */
import type { Clock } from './door/clock.ts';
import { PARTINGS, type Parting, WARNINGS } from './partings.ts';

/** How long a session may be silent, and how long it may last, in milliseconds. */
export interface Timeouts {
  readonly idle: number;
  readonly total: number;
}

/** Who is warned and ended. */
export interface Timed {
  /** Lays a line over the screen, or takes it away. */
  say(line: string | null): void;
  end(parting: Parting): void;
}

const MINUTE = 60_000;

/** How long before its end a session is warned: a minute, or less where there is not much more. */
const notice = (ms: number): number => Math.min(MINUTE, ms / 2);

/** Watches the time of one session by timers alone, which go on evenly when somebody sets the machine's clock. */
export class Hourglass {
  readonly #timeouts: Timeouts;
  readonly #clock: Clock;
  readonly #timed: Timed;
  readonly #cancels = new Map<'idle' | 'total', () => void>();
  /** What is said now. */
  #warned: 'idle' | 'total' | null = null;

  constructor(timeouts: Timeouts, clock: Clock, timed: Timed) {
    this.#timeouts = timeouts;
    this.#clock = clock;
    this.#timed = timed;
    this.#watchIdle();
    this.#watchTotal();
  }

  /** A key was pressed: what was waited for begins anew. */
  touch(): void {
    this.#watchIdle();
    if (this.#warned !== 'idle') return;
    this.#warned = null;
    this.#timed.say(null);
  }

  /** The session has ended. */
  stop(): void {
    for (const cancel of this.#cancels.values()) cancel();
    this.#cancels.clear();
  }

  #watchIdle(): void {
    const { idle } = this.#timeouts;
    this.#after('idle', idle - notice(idle), () => {
      if (this.#warned === null) this.#warn('idle', WARNINGS.idle(notice(idle)));
      this.#after('idle', notice(idle), () => this.#timed.end(PARTINGS.idle(idle)));
    });
  }

  #watchTotal(): void {
    const { total } = this.#timeouts;
    this.#after('total', total - notice(total), () => {
      this.#warn('total', WARNINGS.total(notice(total)));
      this.#after('total', notice(total), () => this.#timed.end(PARTINGS.total(total)));
    });
  }

  #warn(which: 'idle' | 'total', line: string): void {
    this.#warned = which;
    this.#timed.say(line);
  }

  #after(which: 'idle' | 'total', ms: number, act: () => void): void {
    this.#cancels.get(which)?.();
    this.#cancels.set(which, this.#clock.after(ms, act));
  }
}
