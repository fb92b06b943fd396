/** Journals add up: worked out anew by a checker of its own, and a changed line is found. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readBout } from '../../../../src/games/gliderpit/cli/options.ts';
import type { PitEvent } from '../../../../src/games/gliderpit/rules/events.ts';
import { gliderpit } from '../../../../src/games/gliderpit/rules/index.ts';
import { tables } from '../../../../src/games/gliderpit/tables.ts';
import { runBook } from '../../../../src/kernel/runner.ts';
import { journalFaults } from '../../../../tools/games/gliderpit/journal-checker.ts';

/** A bout of six by the book. */
function told(seed: string): readonly PitEvent[] {
  const setup = readBout({ teams: '1 v 1 v 1 v 1 v 1 v 1' }, null, seed);
  const events: PitEvent[] = [];
  runBook(gliderpit, tables(), setup, seed, (event) => void events.push(structuredClone(event)));
  return events;
}

it('8.17, 10.24, 11.26, 11.27, 11.28, 11.30 and 13.36 every line of four journals is what its dice and sums come to', () => {
  for (let seed = 0; seed < 4; seed++) {
    const events = told(`journal ${seed}`);
    expect([seed, events.length > 500, ...journalFaults(events)]).toEqual([seed, true]);
  }
});

it.each([
  ['flew', { alt: 99 }],
  ['held', { slows: 'perhaps' }],
  ['dived', { speed: 99 }],
  ['rammed', { result: 'DA-9' }],
  ['threw', { result: 'perhaps' }],
  ['wound', { result: 'DA-9' }],
  ['spun', { alt: 99 }],
] as const)('a changed line of the kind %s is found', (kind, change) => {
  for (let seed = 1; seed < 9; seed++) {
    const events = told(`journal ${seed}`);
    const at = events.findIndex((event) => event.kind === kind);
    if (at < 0) continue;
    const changed = events.map((event, i) => (i === at ? ({ ...event, ...change } as unknown as PitEvent) : event));
    expect(journalFaults(changed).length).toBeGreaterThan(0);
    return;
  }
  throw new Error(`no journal has a line of the kind ${kind}`);
});

it.each(['rules', 'career'])('no kind of line of the %s is missing in docs/json.md', (part) => {
  const described = readFileSync('docs/json.md', 'utf8');
  const source = readFileSync(`src/games/gliderpit/${part}/events.ts`, 'utf8');
  const kinds = [...source.matchAll(/kind: ('[^;]+');|Attempted<('[a-z]+')>/g)].flatMap(([, one = '', other = '']) =>
    [...`${one}${other}`.matchAll(/'([^']+)'/g)].map(([, name]) => name),
  );
  expect(kinds.length).toBeGreaterThan(14);
  expect(kinds.filter((kind) => !described.includes(`\`${kind}\``))).toEqual([]);
});
