/** Chances as a searcher has them, in words. */
import { expect, it } from 'vitest';
import { CERTAIN } from '../../src/ai/tactics.ts';
import { asTold, lossText, mixedText, winsText } from '../../src/tui/advice/words.ts';

const share = (of: number): number => Math.round(of * CERTAIN);

it('a chance is never told as none that can be, nor as sure that can fail', () => {
  expect([0, 0.001, 0.535, 0.999].map((of) => winsText(share(of)))).toEqual([
    'about 0 in 100',
    'about <1 in 100',
    'about 54 in 100',
    'about >99 in 100',
  ]);
});

it('what is lost is the difference of the two chances as they are told', () => {
  expect(lossText(share(0.534), share(0.486))).toBe('4 less than the best');
  expect(lossText(share(0.534), share(0.531))).toBe('as good as the best');
});

it('a mixed answer is told in tenths', () => {
  expect([1, 0.72, 0.1, 0.01].map((of) => mixedText(share(of)))).toEqual([
    'for sure',
    '7 times in 10',
    'once in 10',
    'hardly ever',
  ]);
});

it('of answers that are told alike the one that is given most often stands first', () => {
  const answer = (chance: number, of: number) => ({ chance: share(chance), share: share(of) });
  const best = [answer(0.541, 0.1), answer(0.538, 0.7), answer(0.52, 0.2)];
  expect(asTold(best)).toEqual([best[1], best[0], best[2]]);
});
