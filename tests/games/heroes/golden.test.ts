/** Same seed, same choices: the same match and the same career, byte for byte, for ever (scripts/heroes-golden.ts). */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GOLDEN, goldenDigests } from '../../../tools/games/heroes/golden.ts';

it('matches and careers come to what they came to when version 1 was made', () => {
  expect(goldenDigests()).toEqual(JSON.parse(readFileSync(GOLDEN, 'utf8')));
});
