/** 30 What a man is told of a rider: from where he would strike, and what to know. */
import { describe, expect, it } from 'vitest';
import { RIDER_ALLOCATE_HINT, riderPlotHint } from '../../../../../src/games/gladiator/ask/beasts/rider-hints.ts';
import { EMPTY_PLOT } from '../../../../../src/games/gladiator/ask/plot/plot-draft.ts';
import { endOfOrder } from '../../../../../src/games/gladiator/ask/plot/ways.ts';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import { wrapText } from '../../../../../src/tui/wrap.ts';
import { tables } from '../../../../../tools/games/gladiator/bout.ts';
import { place } from '../../support/rules/clash.ts';
import { joust } from '../../support/rules/saddle.ts';

/** A stands somewhere; the horse from (1,0) to (3,0), facing 3. */
function seen(A: Partial<Fighter>): { readonly note: string; readonly tone: string; readonly hint: string } {
  const state = joust({ A });
  const [fighter, rider] = state.fighters;
  if (fighter === undefined || rider === undefined) throw new Error('two men');
  const { note, tone } = endOfOrder({ state, tables, fighter }, EMPTY_PLOT);
  return { note, tone, hint: riderPlotHint(tables, fighter, rider) };
}

describe('30 a rider', () => {
  it.each([
    ['before him', place(0, 0, 0), 'front, below', 'plain'],
    ['at the shoulder', place(2, -1, 1), 'shoulder +1, below', 'good'],
    ['at the haunch', place(3, -1, 1), 'haunch +2, below', 'good'],
    ['behind', place(4, 0, 3), 'rear +3, below', 'good'],
    ['before him, looking away', place(0, 0, 3), 'front, unseen', 'warn'],
    ['two hexes before the head', place(-1, 0, 0), 'range 2, he reaches', 'warn'],
    ['two hexes behind the tail', place(5, 0, 3), 'range 2', 'plain'],
  ] as const)('30.6.1 a step that ends %s says so, by the nearest hex of the horse (A7)', (_, A, note, tone) => {
    expect(seen(A)).toMatchObject({ note, tone });
  });

  it('30.5, 30.6.3 the hint tells from afar of the horse, and near it of striking up', () => {
    expect(seen(place(-3, 0, 0)).hint).toMatch(/^[A-Z]+ is 4 hexes away, and rides in every phase/u);
    expect(seen(place(2, -1, 1)).hint).toContain('at the shoulder of his horse: +1 on him (30.6.1)');
    expect(seen(place(0, 0, 0)).hint).toContain('You are in front of his horse (30.6.1).');
    expect(RIDER_ALLOCATE_HINT).toContain('(30.6.3, 30.6.6)');
    expect(wrapText(RIDER_ALLOCATE_HINT, 76).length, 'rows it has at 80x24').toBeLessThanOrEqual(2);
  });
});
