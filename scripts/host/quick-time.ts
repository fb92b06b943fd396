/**
 * Loaded into a host before its program: at the message { pass: milliseconds } so much time passes at once. What was to
 * happen in it happens in its order; then sockets have a moment of the real time, and it answers.
 */
import { isMainThread } from 'node:worker_threads';
import { turnsOfTheLoop } from './loop-turns.ts';

const real = { now: Date.now, setTimeout, clearTimeout, setInterval, clearInterval };
/** Timers shorter than this are left to the real time: drawing, slices of work. */
const LONG_MS = 1_000;
/** For drawing and for work in threads. */
const MOMENT_MS = 25;

interface Alarm {
  due: number;
  fire(): void;
}

/** Until when the present step lasts: what comes again and again comes once in it. */
let stepEnds = 0;
let skipped = 0;
const alarms = new Map<unknown, Alarm>();
const now = (): number => real.now() + skipped;

function goOn(ms: number): void {
  const until = now() + ms;
  stepEnds = until;
  for (;;) {
    let next: Alarm | null = null;
    for (const alarm of alarms.values())
      if (alarm.due <= until && (next === null || alarm.due < next.due)) next = alarm;
    if (next === null) break;
    skipped = Math.max(skipped, next.due - real.now());
    next.fire();
  }
  skipped = Math.max(skipped, until - real.now());
}

async function pass(ms: number): Promise<void> {
  await turnsOfTheLoop(); // whatever came before the message is read
  goOn(ms);
  await new Promise((done) => real.setTimeout(done, MOMENT_MS));
}

type Act = (...given: unknown[]) => void;

if (isMainThread) {
  Date.now = now;
  globalThis.setTimeout = ((act: Act, ms = 0, ...given: unknown[]) => {
    if (ms < LONG_MS) return real.setTimeout(act, ms, ...given);
    const fire = (): void => {
      forget(timer);
      act(...given);
    };
    const timer = real.setTimeout(fire, ms);
    alarms.set(timer, { due: now() + ms, fire });
    return timer;
  }) as typeof setTimeout;
  globalThis.setInterval = ((act: Act, ms = 0, ...given: unknown[]) => {
    if (ms < LONG_MS) return real.setInterval(act, ms, ...given);
    const alarm: Alarm = {
      due: now() + ms,
      fire() {
        alarm.due = Math.max(now(), stepEnds) + ms;
        act(...given);
      },
    };
    const timer = real.setInterval(() => alarm.fire(), ms);
    alarms.set(timer, alarm);
    return timer;
  }) as typeof setInterval;
  const forget = (timer: unknown): void => {
    alarms.delete(timer);
    real.clearTimeout(timer as NodeJS.Timeout);
  };
  globalThis.clearTimeout = forget as typeof clearTimeout;
  globalThis.clearInterval = forget as typeof clearInterval;
  process.on('message', (message: { readonly pass: number }) => {
    void pass(message.pass).then(() => process.send?.({ alarms: alarms.size }));
  });
  process.channel?.unref();
}
