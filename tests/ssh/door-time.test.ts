/** The times of a session go on evenly, whatever is done to the clock of the machine. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { CLOCK } from '../../src/ssh/door/clock.ts';
import { Hourglass } from '../../src/ssh/timeouts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function watched() {
  vi.useFakeTimers();
  const said: (string | null)[] = [];
  const ended: string[] = [];
  const timed = {
    say: (line: string | null) => void said.push(line),
    end: ({ why }: { why: string }) => void ended.push(why),
  };
  const glass = new Hourglass({ idle: 30 * MINUTE, total: 12 * HOUR }, CLOCK, timed);
  onTestFinished(() => {
    glass.stop();
    vi.useRealTimers();
  });
  return { glass, said, ended };
}

it.each([-24 * HOUR, 24 * HOUR])('a session is neither ended nor kept by a clock that is set %i ms', (ms) => {
  const { glass, said, ended } = watched();
  vi.advanceTimersByTime(10 * MINUTE);
  vi.setSystemTime(Date.now() + ms);
  glass.touch();
  vi.advanceTimersByTime(29 * MINUTE - 1);
  expect([said, ended]).toEqual([[], []]);
  vi.advanceTimersByTime(1);
  expect(said).toEqual([expect.stringContaining('Are you there?')]);
  vi.setSystemTime(Date.now() - ms);
  vi.advanceTimersByTime(MINUTE);
  expect(ended).toEqual(['idle']);
});

it('a key in the last minute takes the warning away, and the time begins anew', () => {
  const { glass, said, ended } = watched();
  vi.advanceTimersByTime(29 * MINUTE + 1);
  glass.touch();
  vi.advanceTimersByTime(29 * MINUTE - 1);
  expect([said.at(-1), ended]).toEqual([null, []]);
  vi.advanceTimersByTime(MINUTE + 1);
  expect(ended).toEqual(['idle']);
});

it('the longest time ends a session in which keys are pressed, however the clock is set', () => {
  const { glass, ended } = watched();
  for (let minutes = 0; minutes < 12 * 60 - 1; minutes++) {
    vi.advanceTimersByTime(MINUTE);
    vi.setSystemTime(Date.now() - 7 * HOUR);
    glass.touch();
  }
  expect(ended).toEqual([]);
  vi.advanceTimersByTime(MINUTE);
  expect(ended).toEqual(['session too long']);
});
