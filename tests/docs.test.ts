/** Pages that are made from data are as the data are. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rulingsPage } from '../scripts/rulings-page.ts';

it('docs/rulings.md says what the register says (npm run docs)', () => {
  const page = rulingsPage(readFileSync('data/gladiator/rulings.json', 'utf8'));
  expect(readFileSync('docs/rulings.md', 'utf8')).toBe(page);
});
