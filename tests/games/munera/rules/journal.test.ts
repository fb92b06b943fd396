/** Journals add up: worked out anew by a checker of its own, and a changed line is found. */
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
  runBook(munera, tables(), setup, seed, (event) => void events.push(structuredClone(event)));
  return { events, places };
}

it('5.13, 8.41, 8.42, 8.46 and 13.61 every sum of four journals is what its dice and modifiers come to', () => {
  for (let seed = 0; seed < 4; seed++) {
    const { events, places } = told(`journal ${seed}`);
    expect([seed, ...journalFaults(events, places)]).toEqual([seed]);
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
  const { events, places } = told('journal 1');
  const at = events.findIndex((event) => event.kind === kind);
  const changed = events.map((event, i) => (i === at ? ({ ...event, ...change } as unknown as MuneraEvent) : event));
  expect(journalFaults(changed, places).length).toBeGreaterThan(0);
});
