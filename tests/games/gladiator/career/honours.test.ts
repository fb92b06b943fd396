/** The hall read as a whole. */
import { describe, expect, test } from 'vitest';
import type { HallEntry } from '../../../../src/games/gladiator/career/told/hall.ts';
import { honoursOf } from '../../../../src/games/gladiator/career/told/honours.ts';
import { hallEntryOf, hallMunusOf, manOf } from '../../../../tools/games/gladiator/men.ts';

/** A man who retired after one victory. */
function entry(name: string, v: number, s: number, change: Partial<HallEntry> = {}): HallEntry {
  const man = manOf({ name, record: { v, s, m: 0 }, kills: v }) as HallEntry['man'];
  const retired = { standing: 'retired', how: 'retired', killer: null } as const;
  return hallEntryOf({ ...retired, munera: [hallMunusOf(1)], man, ...change });
}

describe('the hall of fame as a whole', () => {
  test('ranks by victories, then stans missus, then the fewest munera, then as careers ended', () => {
    const long = entry('Longus', 3, 1, { munera: [hallMunusOf(1), hallMunusOf(2)] });
    const entries = [entry('Prior', 1, 0), long, entry('Brevis', 3, 1), entry('Primus', 10, 0), entry('Alter', 1, 0)];
    const ranked = honoursOf(entries).gladiators.map(({ man }) => man.name);
    expect(ranked).toEqual(['Primus', 'Brevis', 'Longus', 'Prior', 'Alter']);
  });

  test('counts what became of the men and beasts they met, and whom those killed', () => {
    const lost = hallMunusOf(2, { result: 'P', foes: [{ name: null, kind: 'lion', result: 'V' }] });
    const dead = entry('Tertius', 1, 0, {
      standing: 'dead',
      how: 'killed by a lion',
      killer: 'a lion',
      munera: [hallMunusOf(1), lost],
    });
    const { opponents, beasts, ends } = honoursOf([entry('Prior', 1, 0), dead]);
    expect(opponents).toEqual([{ name: 'Flamma', kind: 'thraex', results: { V: 0, S: 0, M: 0, P: 2 }, killed: [] }]);
    expect(beasts).toEqual([{ name: 'lion', kind: 'lion', results: { V: 1, S: 0, M: 0, P: 0 }, killed: ['Tertius'] }]);
    expect(ends).toEqual([
      { how: 'killed by a lion', count: 1 },
      { how: 'retired', count: 1 },
    ]);
  });

  test('names who holds each record, and none where there is none', () => {
    const quick = entry('Celer', 2, 0, {
      munera: [hallMunusOf(1, { turns: 1 }), hallMunusOf(2, { turns: 7, result: 'S' })],
    });
    const { bests } = honoursOf([entry('Prior', 3, 0), quick]);
    const of = (what: string) => bests.find((one) => one.what.startsWith(what));
    expect(of('most victories')).toMatchObject({ value: 3, who: 'Prior' });
    expect(of('quickest victory')).toMatchObject({ value: 1, who: 'Celer' });
    expect(of('longest bout')).toMatchObject({ value: 7, who: 'Celer' });
    expect(honoursOf([]).bests).toEqual([]);
  });
});
