/** What lists tell of answers: chances against animals, things spent, payments in full. */
import { expect, it } from 'vitest';
import { freeOffers } from '../../../../src/games/gladiatori/ask/acting-offers.ts';
import { payOffers, restOffers } from '../../../../src/games/gladiatori/ask/life-offers.ts';
import { attackOffers, defendOffers } from '../../../../src/games/gladiatori/ask/value-offers.ts';
import { PLAIN_ATTACK } from '../../../../src/games/gladiatori/rules/fight/announce.ts';
import { fightBy, strikeAt } from '../../../../src/games/gladiatori/rules/fight/declare.ts';
import type { Fighter } from '../../../../src/games/gladiatori/rules/types.ts';
import { tables } from '../../../../src/games/gladiatori/tables.ts';
import { animalAt, hexAt, pair, sand } from '../support/sand.ts';

const NOTHING = { offense: 0, guard: 0, endurance: 0, blood: 0, speed: 0 };

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

it('14 the only way to take a marker off says which marker it is', () => {
  const { state, a } = pair({ unbalanced: 1, hand: [], cur: { ...NOTHING, speed: 2 } });
  const labels = freeOffers({ state, tables: tables(), fighter: a }, {}).map(({ label }) => label);
  expect(labels).toContain('Unbalanced off: 2 Speed');
});

it('13 no Lunge is offered with cards that are not in hand', () => {
  const { state, a, b } = pair({ hand: [], powers: [] });
  state.sub = { fighter: a.id, entered: 0, before: [], moved: [], action: null };
  state.fight = fightBy(a.id, { do: 'melee', target: b.id }, [strikeAt(state, b.id, a.hex)]);
  expect(attackOffers({ state, tables: tables(), fighter: a }, {}).map(({ label }) => label)).not.toContain('Lunge');
});

it('6.4 a rest says that Blood and Speed do not come back by it', () => {
  const { state, a } = pair({ discard: ['energy 1'] });
  const [rest] = restOffers({ state, tables: tables(), fighter: a }, {});
  expect(rest?.more()[0]).toContain('Blood and Speed do not come back.');
});

it('11.2 of a net the defender is told that it traps, not what it would hurt', () => {
  const { state, a, b } = pair({ hand: [], powers: [], cur: NOTHING }, { items: ['iaculum'] });
  const strike = { ...strikeAt(state, a.id, b.hex), fav: 12, passive: true };
  state.sub = { fighter: b.id, entered: 0, before: [], moved: [], action: null };
  state.fight = fightBy(b.id, { do: 'net melee', target: a.id, item: 'iaculum' }, [strike]);
  const more = defendOffers({ state, tables: tables(), fighter: a }, {})[0]?.more() ?? [];
  expect(more.join(' ')).toMatch(/It traps you\.$/u);
});
