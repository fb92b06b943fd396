/** An allocation taken over into another pool: always legal, cut and left out as it says. */

import { describe, expect, it } from 'vitest';
import {
  type AllocationDraft,
  EMPTY_ALLOCATION,
} from '../../../../src/games/gladiator/ask/allocate/allocation-draft.ts';
import { fitAllocation, fittingWords, topUp } from '../../../../src/games/gladiator/ask/allocate/fitting.ts';
import { nextReadyMade } from '../../../../src/games/gladiator/ask/allocate/ready-made.ts';
import { parseAllocation, printAllocation } from '../../../../src/games/gladiator/ask/notation/allocation.ts';
import { type Allocation, AREAS, type Pool } from '../../../../src/games/gladiator/rules/types.ts';
import { someOf, tried } from '../../../support/soak.ts';
import { askThrough, BOUTS } from '../support/asked.ts';
import { pool } from '../support/pools.ts';

function written(text: string): Allocation {
  const read = parseAllocation(text);
  if (!read.ok) throw new Error(read.why);
  return read.value;
}

/** What becomes of an allocation in a pool, written, and what is told of it. */
function taken(text: string, into: Pool): readonly string[] {
  const fitting = fitAllocation(into, written(text));
  return [printAllocation(fitting.allocation), fittingWords('As last time', fitting)];
}

const [mark] = pool(1).marks;
if (mark === undefined) throw new Error('nobody to strike at');
const EDGE = [{ value: 3, why: 'from behind', cite: '9.2' }] as const;

describe('an allocation in another pool', () => {
  it('with CF enough stays as it was', () => {
    expect(taken('head 4, legs 2 | chest 1', pool(7))).toEqual(['head 4, legs 2 | chest 1', 'As last time.']);
    expect(taken('head 4, legs 2 | chest 1', pool(12))[0]).toBe('head 4, legs 2 | chest 1');
  });

  it('CF that do not suffice come off one by one where most stand', () => {
    expect(taken('head 5, legs 2 | chest 3', pool(7))).toEqual([
      'head 2, legs 2 | chest 3',
      'As last time, cut by 3 CF where most stood.',
    ]);
    expect(taken('head 5, legs 2 | chest 3', pool(1))[0]).toBe('| chest 1');
    expect(taken('head 5 | chest 3', pool(0))[0]).toBe('-');
  });

  it('14.3 on his knees an attack counts double', () => {
    expect(taken('head 4 | chest 2', pool(8, { halvings: 1 }))).toEqual([
      'head 3 | chest 2',
      'As last time, cut by 2 CF where most stood.',
    ]);
  });

  it('what is not legal is left out and said', () => {
    expect(taken('sweep 3, head 2 >C | duck, legs 2', pool(9))).toEqual([
      '| legs 2',
      'As last time; left out: sweep 3, head 2 >C, duck.',
    ]);
    expect(taken('head 4 | legs 2', pool(9, { mayAttack: false }))[1]).toBe('As last time; left out: head 4.');
    expect(taken('head 4 | legs 2', pool(9, { mayDefend: false }))).toEqual([
      'head 4',
      'As last time; left out: defence.',
    ]);
    expect(taken('head 2 @1', pool(9))[1]).toBe('As last time; left out: head 2 @1.');
  });

  it('23.3 a special defence that CF do not suffice for is left out whole', () => {
    const open = { specialDefences: [1] } as const;
    expect(taken('head 4 | duck', pool(5, open))[0]).toBe('head 2 | duck');
    expect(taken('head 4 | duck', pool(2, open))).toEqual([
      'head 2',
      'As last time, cut by 2 CF where most stood; left out: duck.',
    ]);
  });

  it('26.5 an edge that is gone is left out, and the attack stays; P151 an edge may stand alone', () => {
    expect(taken('head 4+', pool(9))).toEqual(['head 4', 'As last time; left out: the edge.']);
    expect(taken('head 4+, legs 1', pool(0, { marks: [{ ...mark, edge: EDGE }] }))[0]).toBe('head 0+');
  });

  it('31.3 a Fatal Blow after which no attack is left is made', () => {
    const able = { fatalBlow: true } as const;
    expect(taken('head 2 fatal, legs 2', pool(9, able))[0]).toBe('head 2 fatal, legs 2');
    expect(taken('head 3 fatal, legs 1', pool(2, able))).toEqual(['head 1 fatal, legs 1', expect.anything()]);
    expect(taken('head 2 fatal, sweep 2', pool(9, able))).toEqual([
      'head 2',
      'As last time; left out: sweep 2, the Fatal Blow.',
    ]);
  });
});

/** A draft on every area, at everybody who can be struck. */
const rowsAndMarks = ({ marks }: Pool) =>
  AREAS.flatMap((row) =>
    [null, ...marks.map(({ fighter }) => fighter)].map((at) => ({ ...EMPTY_ALLOCATION, row, at })),
  );

/** Presets turned through from a draft, with one that is kept. */
function presetsFrom(into: Pool, draft: AllocationDraft): readonly { readonly allocation: Allocation }[] {
  const kept = ['feint head 4 @1, sweep 3, chest 8 fatal, legs 1 | duck, legs 5'];
  const made: { readonly allocation: Allocation }[] = [];
  let now = draft;
  for (let i = 0; i < 4; i++) {
    const next = nextReadyMade(into, now, kept);
    if (next === null) return made;
    made.push(next);
    now = { ...now, allocation: next.allocation };
  }
  return made;
}

describe('CF that are over', () => {
  const topped = (text: string, into: Pool, spare = 0) => {
    const fitting = topUp(into, fitAllocation(into, written(text)), spare);
    return [printAllocation(fitting.allocation), fittingWords('As last time', fitting)];
  };

  it('are added where most stood, up to eight of an attack, and no longer than some are to spare', () => {
    expect(topped('head 5, legs 2 | chest 3', pool(12))).toEqual([
      'head 7, legs 2 | chest 3',
      'As last time, with 2 CF more where most stood.',
    ]);
    expect(topped('head 7, legs 2 | chest 3', pool(15))[0]).toBe('head 8, legs 2 | chest 5');
    expect(topped('head 5 | chest 3', pool(12), 3)[0]).toBe('head 6 | chest 3');
    expect(topped('head 5 | chest 3', pool(8), 3)[0]).toBe('head 5 | chest 3');
  });

  it('stay where nothing that was written can take them', () => {
    expect(topped('head 8', pool(12))[0]).toBe('head 8');
    expect(topped('head 4', pool(9, { halvings: 1 }))[0]).toBe('head 4');
    expect(topped('-', pool(9))).toEqual(['-', 'As last time.']);
  });
});

describe('in whole bouts of every kind', () => {
  it.each(Object.keys(BOUTS))(
    'what anybody wrote before, and every preset, is legal for whoever is asked, of %s',
    (kind) => {
      const before: Allocation[] = [];
      const faults: string[] = [];
      let asked = 0;
      for (let i = 0; i < tried(1, 2) || (asked < 21 && i < 9); i++)
        askThrough(kind, `fitting-${i}`, ({ match, request, choice }) => {
          if (request.kind !== 'allocate') return;
          for (const wanted of before.slice(-20)) {
            const { allocation } = fitAllocation(request.pool, wanted);
            const why = match.check(request, allocation);
            if (why !== null) faults.push(`${printAllocation(wanted)} as ${printAllocation(allocation)}: ${why}`);
            asked += 1;
          }
          for (const draft of someOf(rowsAndMarks(request.pool), 3, asked % 3)) {
            const all = presetsFrom(request.pool, draft);
            faults.push(...all.flatMap(({ allocation }) => match.check(request, allocation) ?? []));
          }
          before.push(choice as Allocation);
        });
      expect(faults.slice(0, 9)).toEqual([]);
      expect(asked).toBeGreaterThan(20);
    },
  );
});
