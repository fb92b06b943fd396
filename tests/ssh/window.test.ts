/** A client's window: of a flood of sizes the newest is taken, at the pace of a hand; and it is drawn up to a size. */
import { describe, expect, it } from 'vitest';
import type { Clock } from '../../src/ssh/door/clock.ts';
import { clamp, FIXED } from '../../src/ssh/door/limits.ts';
import { ClientInput } from '../../src/ssh/input.ts';
import { ClientWindow } from '../../src/ssh/window.ts';

const STEP_MS = 10;

/** Time that a test lets pass. */
function stillClock() {
  let now = 0;
  let alarms: { readonly at: number; readonly act: () => void }[] = [];
  const clock: Clock = {
    now: () => now,
    after(ms, act) {
      const alarm = { at: now + ms, act };
      alarms.push(alarm);
      return () => {
        alarms = alarms.filter((one) => one !== alarm);
      };
    },
  };
  const pass = (ms: number): void => {
    now += ms;
    const due = alarms.filter(({ at }) => at <= now);
    alarms = alarms.filter(({ at }) => at > now);
    for (const { act } of due) act();
  };
  return { clock, pass };
}

/** The sizes that are taken of a window that has another one every ten milliseconds. */
function flooded(seconds: number) {
  const { clock, pass } = stillClock();
  const input = new ClientInput(clock, { typed() {}, flooded() {} });
  const taken: string[] = [];
  const window = new ClientWindow(clock, {
    pay: () => input.payResize(),
    resize: (columns, rows) => void taken.push(`${columns}x${rows}`),
  });
  let last = '';
  for (let at = 0; at < seconds * 1_000; at += STEP_MS) {
    window.change(80 + at, 24);
    last = `${80 + at}x24`;
    pass(STEP_MS);
  }
  return { taken, last, pass, window, input };
}

describe('a flood of window sizes', () => {
  it('is taken at the pace of a hand: each counts for keys', () => {
    const seconds = 20;
    const keys = FIXED.keys.burst + seconds * FIXED.keys.perSecond;
    const { taken } = flooded(seconds);
    expect(taken.length).toBeLessThanOrEqual(keys / FIXED.resizeKeys);
    expect(taken.length).toBeGreaterThan(0.8 * (keys / FIXED.resizeKeys));
  });

  it('ends in the size that was the newest, none of the others in between', () => {
    const { taken, last, pass } = flooded(20);
    const before = taken.length;
    for (let i = 0; i < 100; i++) pass(STEP_MS);
    expect(taken.slice(before)).toEqual([last]);
  });

  it('leaves no timer behind when the session ends', () => {
    const { taken, pass, window } = flooded(20);
    window.close();
    const before = taken.length;
    for (let i = 0; i < 100; i++) pass(STEP_MS);
    expect(taken).toHaveLength(before);
  });

  it('takes keys away from whoever sends it', () => {
    const { input } = flooded(20);
    expect(input.payResize()).toBe(false);
  });
});

it('a single size is taken after a moment', () => {
  const { clock, pass } = stillClock();
  const taken: (readonly number[])[] = [];
  const window = new ClientWindow(clock, { pay: () => true, resize: (...size) => void taken.push(size) });
  window.change(100, 30);
  window.change(101, 31);
  expect(taken).toEqual([]);
  pass(50);
  expect(taken).toEqual([[101, 31]]);
});

it('a window is drawn up to 200x60', () => {
  expect([clamp(300, FIXED.columns), clamp(100, FIXED.rows)]).toEqual([200, 60]);
  expect([clamp(199, FIXED.columns), clamp(59, FIXED.rows)]).toEqual([199, 59]);
});
