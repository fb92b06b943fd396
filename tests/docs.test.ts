/** Pages that are made from data are as the data are. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { botSchemaPage } from '../tools/docs/bot-schema.ts';
import { READMES, rulePlaces } from '../tools/docs/rule-places.ts';
import { rulingsPage } from '../tools/docs/rulings-page.ts';

it('docs/rulings.md says what the register says (npm run docs)', () => {
  const page = rulingsPage(readFileSync('data/gladiator/rulings.json', 'utf8'));
  expect(readFileSync('docs/rulings.md', 'utf8')).toBe(page);
});

it('docs/bots/protocol.schema.json is what bots are spoken to by (npm run docs)', () => {
  expect(readFileSync('docs/bots/protocol.schema.json', 'utf8')).toBe(botSchemaPage());
});

it.each(READMES)('the README of $game says where its rules are played (npm run docs)', ({ game, path }) => {
  expect(readFileSync(path, 'utf8')).toContain(rulePlaces(game));
});
