/** What lists tell of answers: chances against animals, things spent, payments in full. */
import { expect, it } from 'vitest';
import { payOffers } from '../../../../src/games/gladiatori/ask/life-offers.ts';
import { attackOffers } from '../../../../src/games/gladiatori/ask/value-offers.ts';
import { PLAIN_ATTACK } from '../../../../src/games/gladiatori/rules/fight/announce.ts';
import { fightBy, strikeAt } from '../../../../src/games/gladiatori/rules/fight/declare.ts';
import type { Fighter } from '../../../../src/games/gladiatori/rules/types.ts';
import { tables } from '../../../../src/games/gladiatori/tables.ts';
import { animalAt, hexAt, pair, sand } from '../support/sand.ts';

it('17.6 against an animal a list says how likely it falls, and each thing spent stands there as spent', () => {
  const state = sand([{ hex: hexAt('E6'), facing: 0, played: ['acrobatic strike'], powers: ['stand up'] }], {
    animals: { kinds: ['bear'] },
  });
  state.animals = [];
  const beast = animalAt(state, 'bear', hexAt('E7'));
  const spend = ['acrobatic strike', 'stand up'] as const;
  const fighter = state.fighters[0] as Fighter;
  state.sub = { fighter: fighter.id, entered: 0, before: [], moved: [], action: null };
  state.fight = fightBy(fighter.id, { do: 'melee', target: beast.id }, [strikeAt(state, beast.id, fighter.hex)]);
  const draft = { attack: { ...PLAIN_ATTACK, spend: [...spend] } };
  const offers = attackOffers({ state, tables: tables(), fighter }, draft);
  expect(offers.filter(({ label }) => label.startsWith('Spend')).map(({ note }) => note)).toEqual(['+2', '+2']);
  expect(offers[0]?.more().join(' ')).toMatch(/if it throws less: \d+ % \(17\.6\)/u);
});

it('10.1 a payment that is cut off in its list is told in full beside it', () => {
  const { state, a } = pair({ hpDeck: ['dexterity', 'energy 1', 'break item', 'sacrifice'] });
  const [first] = payOffers({ state, tables: tables(), fighter: a }, 8);
  expect(first?.more()[0]).toContain(`${first?.label}: ${first?.note}, out of the game for good.`);
});
