/** Pages that are made from data are as the data are. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { READMES, rulePlaces } from '../tools/docs/rule-places.ts';
import { rulingsPage } from '../tools/docs/rulings-page.ts';

it('docs/rulings.md says what the register says (npm run docs)', () => {
  const page = rulingsPage(readFileSync('data/gladiator/rulings.json', 'utf8'));
  expect(readFileSync('docs/rulings.md', 'utf8')).toBe(page);
});

it.each(READMES)('the README of $game says where its rules are played (npm run docs)', ({ game, path }) => {
  expect(readFileSync(path, 'utf8')).toContain(rulePlaces(game));
});
