/** 2.4 What is answered before the first turn, in words: bids, picks and items that are named, in every way that items come. */
import { expect, it } from 'vitest';
import { bookAnswer } from '../../../../src/games/gladiatori/ai/book-mind.ts';
import { gladiatori } from '../../../../src/games/gladiatori/rules/index.ts';
import type { Question } from '../../../../src/games/gladiatori/rules/kit.ts';
import { ITEM_METHODS } from '../../../../src/games/gladiatori/rules/words.ts';
import { GLADIATORI_MATCHES } from '../../../../src/games/gladiatori/screens/match-kind.ts';
import { GLADIATORI_ALONE } from '../../../../src/games/gladiatori/screens/practice.ts';
import { tables } from '../../../../src/games/gladiatori/tables.ts';
import { Match } from '../../../../src/kernel/match.ts';
import { matchWords } from '../../../../src/tui/advice/kind-words.ts';
import { begunLone } from '../../../../src/tui/match/practice.ts';
import { onScreen, SIZES } from '../../../support/game-stage.ts';
import { readOn } from '../../../support/lone-matches.ts';
import { setupOf } from '../support/sand.ts';

const SEEDS = ['gifts', 'lots', 'sales', 'arms'];

it.each(ITEM_METHODS)('2.4 what the book answers stands in the list by a name: items by %s', (itemMethod) => {
  for (const seed of SEEDS) {
    const setup = setupOf([{ seat: 0 }, { character: 'retiarius' }], { options: { itemMethod } });
    const match = Match.start(gladiatori, tables(), setup, seed, { journal: false });
    for (
      let request = match.pending[0];
      request !== undefined && request.kind !== 'split';
      request = match.pending[0]
    ) {
      const view = gladiatori.view(match.state, 0);
      const answer = bookAnswer(view, tables(), request as Question, () => 0);
      expect(matchWords(GLADIATORI_MATCHES, request as Question, view, SIZES[0]).short(answer)).toMatch(/^[^{[]+$/u);
      expect(match.answer([answer])).toBeNull();
    }
    expect(match.pending[0]?.kind).toBe('split');
  }
});

it('2.4 a bid that is advised is under the mark once it is taken over', async () => {
  const setup = setupOf([{ seat: 0, character: 'thraex' }, {}], { options: { itemMethod: 'auction' } });
  const session = begunLone(GLADIATORI_ALONE, setup, 'gifts', { write: () => null });
  const stage = await onScreen(GLADIATORI_ALONE, session);
  readOn(stage);
  stage.press('T').settle();
  const [advised = ''] = stage.labels;
  stage.press('Enter', 'Enter');
  expect([advised, session.match.choices.flat().at(-1)]).toEqual([
    'bid Energy 1, 2 Energy 0',
    { cards: ['energy 1', 'energy 0', 'energy 0'] },
  ]);
});
