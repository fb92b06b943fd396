/** 7.3, 7.5, 7.6 What stands first in a list is what a sensible player would look at first, by what is known to everybody. */
import { expect, it } from 'vitest';
import { actionOffers } from '../../../../src/games/gladiatori/ask/acting-offers.ts';
import { splitOffers } from '../../../../src/games/gladiatori/ask/card-offers.ts';
import { declareOffers, reactOffers } from '../../../../src/games/gladiatori/ask/fight-offers.ts';
import { defendOffers } from '../../../../src/games/gladiatori/ask/value-offers.ts';
import { fightBy, strikeAt } from '../../../../src/games/gladiatori/rules/fight/declare.ts';
import { tables } from '../../../../src/games/gladiatori/tables.ts';
import { hexAt, many, pair, type Somebody } from '../support/sand.ts';

const SUB = { entered: 0, before: [], moved: [], action: null };
const SPENT = { offense: 0, guard: 0, endurance: 0, blood: 0, speed: 0 };

/** The rows of the Action of A, who stands before B. */
function actionsOf(one: Somebody, other: Somebody = {}): readonly string[] {
  const { state, a } = pair(one, other);
  state.sub = { fighter: a.id, ...SUB };
  return actionOffers({ state, tables: tables(), fighter: a }, {}).map(({ label }) => label);
}

it('7.3 the attack that may come to most stands first, whatever the order of its card', () => {
  const hand = ['strength', 'dexterity', 'berserk', ...many('energy 0', 8)] as const;
  const cur = { ...SPENT, offense: 3 };
  expect(actionsOf({ hand: [...hand], cur })[0]).toBe('Dexterity');
  expect(actionsOf({ hand: [...hand], cur: { ...cur, blood: 6 } })[0]).toBe('Berserk');
  expect(actionsOf({ hand: ['strength', 'dexterity', ...many('energy 1', 7)], cur })[0]).toBe('Strength');
});

it('7.3, 9.1 an attack that comes to nothing, or strikes from behind, stands after all that is no loss', () => {
  const hand = ['strength', 'movement'] as const;
  const down = actionsOf({ hand: [...hand], cur: SPENT, items: [], faceDown: true, unbalanced: 2 });
  const behind = actionsOf({ hand: [...hand] }, { facing: 0 });
  for (const labels of [down, behind]) {
    expect(labels[0]).toBe('Movement');
    expect(labels.indexOf('Strength')).toBeGreaterThan(labels.indexOf('Pass'));
  }
});

it('7.3 with nobody ahead and no Movement a card is not wasted by the first row', () => {
  const labels = actionsOf({ hand: ['strength'] }, { hex: hexAt('A1') });
  expect(labels.indexOf('Pass')).toBeLessThan(labels.indexOf('Strength'));
});

it('7.5 a blow from behind is declared after declaring nothing', () => {
  const declared = (facing: 0 | 3): readonly string[] => {
    const { state, a } = pair({}, { facing });
    const action = { card: 'strength', at: 0, fresh: true, wasRotated: false, revealed: false, up: false } as const;
    state.sub = { fighter: a.id, ...SUB, action };
    return declareOffers({ state, tables: tables(), fighter: a }).map(({ label }) => label);
  };
  expect(declared(3)).toEqual(['Attack N2', 'Declare nothing']);
  expect(declared(0)).toEqual(['Declare nothing', 'Attack N2']);
});

it('7.6 the Reaction that does best against the attack as it is believed stands first', () => {
  const reactions = (one: Somebody): readonly string[] => {
    const { state, a, b } = pair({ items: [], ...one }, { items: [] });
    state.sub = { fighter: b.id, ...SUB };
    state.fight = fightBy(b.id, { do: 'melee', target: a.id }, [strikeAt(state, a.id, b.hex)]);
    return reactOffers({ state, tables: tables(), fighter: a }).map(({ label }) => label);
  };
  const hand = ['strength', 'dexterity', 'berserk'] as const;
  expect(reactions({ hand: [...hand], cur: SPENT })[0]).toBe('BER: Oppose');
  expect(reactions({ hand: [...hand, ...many('energy 0', 12)], cur: SPENT })[0]).toBe('DEX: Parry');
  expect(reactions({ hand: [], cur: SPENT })).toEqual(['Do not react']);
});

it('5 a plan of the book leads the mark on to the row that takes it', () => {
  const { state, a } = pair({ deck: ['strength', 'movement', ...many('energy 1', 6)], hand: [], hpDeck: [] });
  const offers = splitOffers({ state, tables: tables(), fighter: a }, {});
  expect(offers.filter(({ label }) => /^For|^To/u.test(label)).map(({ onto }) => onto)).toEqual([
    'done',
    'done',
    'done',
    'done',
  ]);
  expect(offers[0]?.value).toBe('done');
});

it('9.2 beside a defense stands which row is worth turning', () => {
  const told = (fav: number, cur: Partial<typeof SPENT>, played: Somebody['played'] = []): string => {
    const { state, a, b } = pair({ items: [], hand: ['energy 0'], played, cur: { ...SPENT, ...cur } }, { items: [] });
    state.sub = { fighter: b.id, ...SUB };
    const react = { card: 'dexterity', at: 0, fresh: true, wasRotated: false, revealed: true, up: true } as const;
    state.fight = fightBy(b.id, { do: 'melee', target: a.id }, [
      { ...strikeAt(state, a.id, b.hex), fav, react, passive: false },
    ]);
    state.fight.n = 1;
    return (defendOffers({ state, tables: tables(), fighter: a }, {})[0]?.more() ?? []).join(' ');
  };
  expect(told(8, { guard: 4 })).toContain('Without Guard it comes to the same.');
  expect(told(4, { guard: 4 })).not.toContain('Guard it comes');
  expect(told(3, {}, ['sacrifice'])).toContain('With Sacrifice (+3 for Energy 0) it misses.');
  expect(told(9, {}, ['sacrifice'])).not.toContain('it misses');
});
