/** Batches of bouts of the book: equal arguments, equal tally. */
import { describe, expect, it } from 'vitest';
import { gladiator } from '../../../../src/games/gladiator/rules/index.ts';
import { RESULT_LETTERS } from '../../../../src/games/gladiator/rules/types.ts';
import { type BoutWatcher, simulate } from '../../../../src/games/gladiator/session/simulate.ts';
import { derive } from '../../../../src/kernel/rng.ts';
import { runBook } from '../../../../src/kernel/runner.ts';
import { digestOf } from '../../../../src/kernel/state.ts';
import { tables } from '../../../../tools/games/gladiator/bout.ts';
import { boutSetup } from '../support/surprises.ts';

const SETUP = boutSetup('book');
const BOUTS = 30;
const upTo = (to: number) => ({ from: 0, to });
const sum = (counts: { readonly [key: string]: number }) => Object.values(counts).reduce((all, one) => all + one, 0);

/** Watches a batch: the seeds, the digests of the ends, and how many events each bout had. */
function watcher(): BoutWatcher & { readonly seeds: string[]; readonly digests: string[]; readonly events: number[] } {
  const [seeds, digests, events]: [string[], string[], number[]] = [[], [], []];
  return {
    seeds,
    digests,
    events,
    begin(bout, seed) {
      seeds[bout] = seed;
      events.push(0);
    },
    event() {
      events.push((events.pop() ?? 0) + 1);
    },
    end(state) {
      digests.push(digestOf(state));
    },
  };
}

describe('a batch of bouts', () => {
  it('is the same for the same seed, byte for byte, and another for another', () => {
    const text = (seed: string) => JSON.stringify(simulate(tables, SETUP, seed, upTo(BOUTS)));
    expect(text('x')).toBe(text('x'));
    expect(text('x')).not.toBe(text('y'));
  });

  it('counts every bout once everywhere', () => {
    const tally = simulate(tables, SETUP, 'count', upTo(BOUTS));
    expect(tally.bouts).toBe(BOUTS);
    expect(tally.wins[0] + tally.wins[1] + tally.draws).toBe(BOUTS);
    expect([sum(tally.turns), sum(tally.ends)]).toEqual([BOUTS, BOUTS]);
    for (const id of ['A', 'B']) {
      expect(Object.keys(tally.results[id] ?? {})).toEqual([...RESULT_LETTERS]);
      expect(sum(tally.results[id] ?? {})).toBe(BOUTS);
    }
    expect([tally.results.A?.V, tally.results.B?.V]).toEqual([...tally.wins]);
  });

  it('has its own seed for every bout, and each is the bout of that seed alone', () => {
    const seen = watcher();
    simulate(tables, SETUP, 'x', upTo(6), seen);
    expect(seen.seeds).toEqual([0, 1, 2, 3, 4, 5].map((bout) => derive('x', 'bout', bout)));
    const alone = seen.seeds.map((seed) => digestOf(runBook(gladiator, tables, SETUP, seed).state));
    expect(seen.digests).toEqual(alone);
    expect(new Set(seen.digests).size).toBe(6);
  });

  it('begins with the bouts of a smaller one', () => {
    const [few, more] = [watcher(), watcher()];
    simulate(tables, SETUP, 'x', upTo(3), few);
    simulate(tables, SETUP, 'x', upTo(5), more);
    expect(more.digests.slice(0, 3)).toEqual(few.digests);
  });

  it('is not changed by being watched', () => {
    const seen = watcher();
    const watched = simulate(tables, SETUP, 'x', upTo(5), seen);
    expect(watched).toEqual(simulate(tables, SETUP, 'x', upTo(5)));
    expect(seen.events.length).toBe(5);
    expect(Math.min(...seen.events)).toBeGreaterThan(5);
  });

  it('of none counts nothing', () => {
    expect(simulate(tables, SETUP, 'x', upTo(0))).toEqual({
      bouts: 0,
      wins: [0, 0],
      draws: 0,
      turns: {},
      ends: {},
      results: {},
      beasts: {},
      wounds: { red: {}, blue: {} },
      blows: {},
    });
  });

  it('of men with a seat is refused: there is nobody to ask', () => {
    expect(() => simulate(tables, boutSetup('seat'), 'x', upTo(1))).toThrow('a seat was asked in a match of the book');
  });
});
