/** Chances in figures. */
import { expect, test } from 'vitest';
import { chanceText } from '../../src/cli/chances.ts';

test.each([
  [0, '  0.0 %'],
  [0.0004, ' <0.1 %'],
  [0.0006, '  0.1 %'],
  [0.413, ' 41.3 %'],
  [0.9996, '>99.9 %'],
  [1 - 1e-13, '100.0 %'],
  [1, '100.0 %'],
])('a chance of %d is told as %s', (chance, told) => {
  expect(chanceText(chance)).toBe(told);
});
