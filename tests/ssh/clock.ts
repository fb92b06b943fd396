/** Clocks of tests: one that goes like the real one and can be put on, and one that loses no patience. */
import { CLOCK, type Clock } from '../../src/ssh/door/clock.ts';

interface Alarm {
  readonly due: number;
  readonly act: () => void;
  readonly timer: NodeJS.Timeout | undefined;
}

/** What is further off comes only where the clock is put on: a busy machine is no reason to turn somebody away. */
const SOON_MS = 4_000;

/** The real time, and what has been skipped. */
export class TestClock implements Clock {
  #skipped = 0;
  readonly #alarms = new Set<Alarm>();

  readonly now = (): number => Date.now() + this.#skipped;

  readonly after = (ms: number, act: () => void): (() => void) => {
    const fire = (): void => this.#fire(alarm);
    const timer = ms > SOON_MS ? undefined : setTimeout(fire, ms);
    const alarm: Alarm = { due: this.now() + ms, act, timer };
    this.#alarms.add(alarm);
    return () => this.#drop(alarm);
  };

  /** So much time passes at once: what was to happen in it happens, in its order. */
  skip(ms: number): void {
    const until = this.now() + ms;
    for (;;) {
      const [next] = [...this.#alarms].filter(({ due }) => due <= until).sort((a, b) => a.due - b.due);
      if (next === undefined) break;
      this.#skipped = Math.max(this.#skipped, next.due - Date.now());
      this.#fire(next);
    }
    this.#skipped = Math.max(this.#skipped, until - Date.now());
  }

  #fire(alarm: Alarm): void {
    if (!this.#alarms.has(alarm)) return;
    this.#drop(alarm);
    alarm.act();
  }

  #drop(alarm: Alarm): void {
    clearTimeout(alarm.timer);
    this.#alarms.delete(alarm);
  }
}

/** The clock of this machine, by which nothing takes too long: where no limit is looked at, a busy machine meets none. */
export const PATIENT: Clock = { now: CLOCK.now, after: () => () => {} };
