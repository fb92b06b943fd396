/** Golden bouts: set-up, seed and choices give the same bout for ever. A digest of the book's that changes asks for a new version of the rules; of those with minds, whose choices are in records, it need not. */
import { expect, it } from 'vitest';
import { choiceOf } from '../../../../src/ai/mind.ts';
import { readBout } from '../../../../src/games/munera/cli/options.ts';
import { mindsFor } from '../../../../src/games/munera/labour/minds.ts';
import { munera } from '../../../../src/games/munera/rules/index.ts';
import { tables } from '../../../../src/games/munera/tables.ts';
import { Match } from '../../../../src/kernel/match.ts';
import { digestOf } from '../../../../src/kernel/state.ts';

const SEED = 'golden';

it.each([
  ['samnite v retiarius', 'book', 25, '442d408c2ddedfd7'],
  ['velite v contra-retiarius', 'tactician v book', 1, 'f63ffc62bdbbe04b'],
  ['laquearius-b v sagittarius', 'novice v tactician', 4, '2808bc3c56eb78c5'],
  ['gaetulian + scissor v cestus + arbelas', 'book', 10, '66f2e1e1c913061d'],
  ['any v any v any v any v any v any v any v any', 'book', 28, '66fe067d236c9a5c'],
])('%s, led by %s, ends as it always has', (teams, led, round, digest) => {
  const setup = readBout({ teams, led }, null, SEED);
  const minds = mindsFor(setup);
  const match = Match.start(munera, tables(), setup, SEED, { journal: false });
  while (!match.over) match.answer(match.pending.map((request) => choiceOf(match, minds, request)));
  expect([munera.version, match.state.turn, digestOf(match.state)]).toEqual([1, round, digest]);
});
