/** Things that are made at most once. */
import { expect, it } from 'vitest';
import { once } from '../../src/kernel/once.ts';

it('what is made once is the same ever after, and made again where making it failed', () => {
  let tries = 0;
  const made = once(() => {
    tries += 1;
    if (tries === 1) throw new Error('not yet');
    return { tries };
  });
  expect(made).toThrow('not yet');
  expect([made(), made()]).toEqual([{ tries: 2 }, { tries: 2 }]);
  expect(made()).toBe(made());
});
