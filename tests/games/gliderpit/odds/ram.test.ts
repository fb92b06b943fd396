/** 11.26 What rams come to on the average, against every face as the rules play it. */
import { describe, expect, it } from 'vitest';
import { ramFaces, ramOdds } from '../../../../src/games/gliderpit/odds/attack-odds.ts';
import { ram } from '../../../../src/games/gliderpit/rules/combat/rams.ts';
import { tables } from '../../../../src/games/gliderpit/tables.ts';
import { duel, thrown } from '../support/pit.ts';

const FACES = [1, 2, 3, 4, 5, 6];

/** Plays a ram with a face of the die. */
function played(die: number, levels: number, bonus: number, alt: number, stunned: boolean) {
  const [state, a, b] = duel({ alt }, { alt, stunned, hex: { q: 0, r: 0 } });
  ram(thrown(state, [['ram', die]]).ctx, a, { foe: 'B', levels, bonus });
  return { a, b };
}

describe('11.26 the chances of a ram', () => {
  it.each([
    [1, 0, 10, false],
    [2, 1, 10, false],
    [3, 4, 10, true],
    [3, 0, 4, false],
    [1, 0, 2, false],
    [2, 3, 1, false],
  ])('dived %i with %i MP not flown, at altitude %i, stunned %s', (levels, bonus, alt, stunned) => {
    const [, glider, foe] = duel({ alt }, { alt, stunned });
    const odds = ramOdds(ramFaces(tables(), levels, bonus), { glider, foe, floor: 0 });
    const ends = FACES.map((die) => played(die, levels, bonus, alt, stunned));
    const share = (is: (end: (typeof ends)[number]) => boolean): number => ends.filter(is).length / FACES.length;
    expect(odds.out).toBeCloseTo(share(({ b }) => b.out !== null));
    expect(odds.stunned).toBeCloseTo(share(({ b }) => b.out === null && b.stunned && !stunned));
    expect(odds.ownOut).toBeCloseTo(share(({ a }) => a.out !== null));
  });
});
