/** Every line of a journal is what the printed tables make of its dice; and a line that is not is found. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { narrate } from '../../../../src/games/heroes/rules/told/narrate.ts';
import type { LeadLevel } from '../../../../src/kernel/levels.ts';
import { falsified } from '../../../../tools/games/heroes/falsify.ts';
import { checkJournal } from '../../../../tools/games/heroes/journal-checker.ts';
import { anySetup, type WholeMatch, wholeMatch } from '../../../../tools/games/heroes/matches.ts';

const MATCHES: readonly (readonly [LeadLevel, number])[] = [
  ['book', 16],
  ['adept', 8],
  ['novice', 8],
];

const KNOWN = new Map<string, WholeMatch>();

/** So many matches of a level; `npm run soak` checks thousands. */
function played(level: LeadLevel, count: number): readonly WholeMatch[] {
  return Array.from({ length: count }, (_, i) => {
    const name = `${level} ${i}`;
    const match = KNOWN.get(name) ?? wholeMatch(anySetup(name, level), name);
    KNOWN.set(name, match);
    return match;
  });
}

/** A die may show another face that passes as well; whom a lot meant stands beside it. */
const HARMLESS = /\.die\.|^lots/;

/** Complaints, where nonsense stops the reading one of them. */
function checkedOrThrown(...journal: Parameters<typeof checkJournal>): readonly unknown[] {
  try {
    return checkJournal(...journal);
  } catch (error) {
    return [error];
  }
}

describe('a journal', () => {
  it.each(MATCHES)('of matches led by the %s holds, line by line', (level, count) => {
    for (const { setup, journal, end } of played(level, count)) expect(checkJournal(setup, journal, end)).toEqual([]);
  });

  it('tells both scores of a maneuver, the one who moved first', () => {
    const told = played('book', 4).flatMap(({ journal, end }) =>
      journal.flatMap(({ event }) =>
        event.kind === 'maneuver' ? [[narrate(event, end), event.rolls?.map(({ total }) => total).join(' to ')]] : [],
      ),
    );
    expect(told.length).toBeGreaterThan(4);
    for (const [text, scores] of told) expect(text).toContain(`, ${scores}`);
  });

  it('has no kind of line that docs/json.md does not describe', () => {
    const described = readFileSync('docs/json.md', 'utf8');
    const kinds = MATCHES.flatMap(([level]) => played(level, 8)).flatMap(({ journal }) =>
      journal.map(({ event }) => event.kind),
    );
    expect([...new Set(kinds)].filter((kind) => !described.includes(`\`${kind}\``))).toEqual([]);
  });

  it('with one number made false is complained of', () => {
    let tried = 0;
    for (const level of ['book', 'adept'] as const)
      for (const { setup, journal, end } of played(level, 4))
        for (let at = tried % 9; at < journal.length; at += 9)
          for (const { kind, what, journal: other } of falsified(journal, at)) {
            if (HARMLESS.test(what)) continue;
            tried += 1;
            expect([kind, what, checkedOrThrown(setup, other, end).length > 0]).toEqual([kind, what, true]);
          }
    expect(tried).toBeGreaterThan(200);
  });

  it('in which a line is missing is complained of', () => {
    for (const { setup, journal, end } of played('adept', 2))
      for (const [at, { event }] of journal.entries()) {
        if (at % 3 !== 0 || event.kind === 'side-step' || event.kind === 'target') continue;
        const without = journal.filter((_, i) => i !== at);
        expect([event.kind, checkedOrThrown(setup, without, end).length > 0]).toEqual([event.kind, true]);
      }
  });
});
