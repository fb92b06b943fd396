/** No test sleeps on the clock, and no tool it uses: it waits for the thing itself, a frame, an event, a file. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What lets time pass, in code that runs or in that of a program that is started. */
const SLEEP = /\bsetTimeout\b|\btimers\/promises\b|\bAtomics\.wait\b/u;

/** Where time may pass, and why. */
const ALLOWED: { readonly [path: string]: string } = {
  'tests/sleeps.test.ts': 'names what it looks for',
  'tests/ssh/clock.ts': 'a clock of a test goes like the real one, besides being put on',
  'tools/bad-disk.mjs': 'plays a disk that takes its time',
  'tools/terminal.ts': 'Esc and a key close behind make another key: only time tells them apart',
  'tools/waiting.ts': 'asks again and again after what another process does, for nothing tells of it',
};

it('time passes only where there is a reason', () => {
  const files = globSync('{tests,tools}/**/*.{ts,tsx,mjs}').map((path) => path.replaceAll('\\', '/'));
  const sleeping = files.filter((path) => SLEEP.test(readFileSync(path, 'utf8')));
  expect(sleeping.sort()).toEqual(Object.keys(ALLOWED).sort());
});

it.each([
  "import { setTimeout as sleep } from 'node:timers/promises';",
  'await new Promise((resolve) => setTimeout(resolve, 5));',
  'Atomics.wait(cells, 0, 0, 50);',
])('this test can tell %s', (code) => {
  expect(SLEEP.test(code)).toBe(true);
});
