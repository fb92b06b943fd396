/** What the soak of files calls lost answers. */
import { describe, expect, it } from 'vitest';
import type { Save } from '../src/kernel/save.ts';
import { isShorter } from '../tools/lost-answers.ts';

const save = (answers: number, version = 5): Save =>
  ({ version, seed: 'one', setup: {}, choices: Array.from({ length: answers }, () => ({})) }) as unknown as Save;

describe('a save has lost answers', () => {
  it('where more are gone than one key takes back', () => {
    expect(isShorter(save(7), save(10))).toBe(true);
    expect(isShorter(save(8), save(10))).toBe(false);
    expect(isShorter(undefined, save(10))).toBe(false);
  });

  it('but not where it was of an older version, whose phase begins again', () => {
    expect(isShorter(save(7), save(10, 4))).toBe(false);
  });
});
