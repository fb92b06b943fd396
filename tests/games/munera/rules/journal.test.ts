/** Journals add up: worked out anew by a checker of its own, and a changed line is found. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readBout } from '../../../../src/games/munera/cli/options.ts';
import type { MuneraEvent } from '../../../../src/games/munera/rules/events.ts';
import { munera } from '../../../../src/games/munera/rules/index.ts';
import { initialState } from '../../../../src/games/munera/rules/setup.ts';
import { tables } from '../../../../src/games/munera/tables.ts';
import { runBook } from '../../../../src/kernel/runner.ts';
import { journalFaults } from '../../../../tools/games/munera/journal-checker.ts';

/** A bout by the book, and where everybody begins. */
function told(seed: string) {
  const setup = readBout({ teams: 'any + any v any v any v any' }, null, seed);
  const places = new Map(initialState(setup, tables()).fighters.map(({ id, hex }) => [id, { ...hex }]));
  const events: MuneraEvent[] = [];
  const { state } = runBook(munera, tables(), setup, seed, (event) => void events.push(structuredClone(event)));
  return { events, places, end: state };
}

it('5.13, 8.41, 8.42, 8.46 and 13.61 every sum of four journals is what its dice and modifiers come to', () => {
  for (let seed = 0; seed < 4; seed++) {
    const { events, places, end } = told(`journal ${seed}`);
    expect([seed, ...journalFaults(events, places, end)]).toEqual([seed]);
  }
});

it.each([
  ['wounded', { stamina: 99 }],
  ['attacked', { score: 99 }],
  ['appealed', { spared: 'perhaps' }],
  ['points', { ap: 99 }],
  ['stepped', { from: { q: 9, r: 9 } }],
  ['tired', { fatigue: 99 }],
] as const)('a changed line of the kind %s is found', (kind, change) => {
  const { events, places, end } = told('journal 1');
  const at = events.findIndex((event) => event.kind === kind);
  const changed = events.map((event, i) => (i === at ? ({ ...event, ...change } as unknown as MuneraEvent) : event));
  expect(journalFaults(changed, places, end).length).toBeGreaterThan(0);
});

it.each([
  ['rules', 45],
  ['career', 32],
] as const)('no kind of line of %s is missing in docs/json.md', (room, least) => {
  const [, described = ''] = readFileSync('docs/json.md', 'utf8').split(/^## (?=Munera)|^## (?=Gladiatori)/mu);
  const kinds = [...readFileSync(`src/games/munera/${room}/events.ts`, 'utf8').matchAll(/kind: ('[^;]+');/g)].flatMap(
    ([, names = '']) => [...names.matchAll(/'([^']+)'/g)].map(([, name]) => name),
  );
  expect(kinds.length).toBeGreaterThanOrEqual(least);
  expect(kinds.filter((kind) => !described.includes(`\`${kind}\``))).toEqual([]);
});
