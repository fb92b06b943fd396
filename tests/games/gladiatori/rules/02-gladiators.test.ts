/** 1, 2 Cards, items, and what gladiators are made of. */
import { expect, it } from 'vitest';
import { hpOf, itemAttack, itemDefense, itemHp, thrownAttack } from '../../../../src/games/gladiatori/rules/cards.ts';
import { winnerOf } from '../../../../src/games/gladiatori/rules/items.ts';
import { draftable, symbolsFit } from '../../../../src/games/gladiatori/rules/legal/setting.ts';
import { initialState } from '../../../../src/games/gladiatori/rules/setup.ts';
import type { Build } from '../../../../src/games/gladiatori/rules/setup-types.ts';
import {
  buildFaults,
  buildOf,
  coinsOf,
  energyLimit,
  setupFault,
} from '../../../../src/games/gladiatori/rules/sheets.ts';
import { ACTIONS, CARDS, CHARACTERS, ITEMS, MOVES } from '../../../../src/games/gladiatori/rules/words.ts';
import { tables } from '../../../../src/games/gladiatori/tables.ts';
import { many, play, setupOf } from '../support/sand.ts';

const T = tables();
const made = (of: (typeof CHARACTERS)[number]): Build => T.characters[of].build;
const skills = (offense: number, guard: number, endurance: number): number =>
  coinsOf(T, { sheet: { offense, guard, endurance, blood: 0, speed: 0 }, cards: [], powers: [] });

it('1.1, 1.2 cards have the HP and prices of the book', () => {
  expect(CARDS.map((card) => T.cards[card].hp)).toEqual([3, 3, 3, 3, 1, 2, 3, 2, 2, 3, 2, 2, 1, 2, 1]);
  expect(CARDS.map((card) => T.cards[card].coins)).toEqual([0, 0, 0, 0, 1, 2, 5, 2, 2, 3, 2, 2, 1, 2, 1]);
  expect(MOVES.filter((move) => T.cards[move].melee)).toEqual(['sweep', 'break item', 'unbalancing strike']);
  expect(MOVES.filter((move) => T.cards[move].use === 'attack')).toEqual(['sweep', 'break item']);
});

it('1.3 four Powers are of the attack, three of them of movement and melee', () => {
  const { powers } = T;
  const all = Object.entries(powers);
  expect(all.flatMap(([name, row]) => (row.attack ? [name] : []))).toEqual([
    'lunge',
    'leap',
    'deep wounds',
    'wrestling',
  ]);
  expect(all.flatMap(([name, row]) => (row.melee ? [name] : []))).toEqual(['lunge', 'leap', 'wrestling']);
});

it('1.4 items add up to 5 to 7, nets to 4; damaged ones are worth half; no symbol twice', () => {
  const sums = ITEMS.map((name) => T.items[name].attack + T.items[name].defense + T.items[name].hp);
  expect(sums).toEqual([6, 6, 6, 5, 6, 7, 7, 7, 5, 5, 5, 5, 5, 5, 5, 7, 4, 4]);
  const parma = { name: 'parma', damaged: true, holds: null } as const;
  expect([itemAttack(T, parma), itemDefense(T, parma), itemHp(T, parma)]).toEqual([0, 1, 1]);
  expect(thrownAttack(T, { name: 'hasta', damaged: true, holds: null })).toBe(3);
  expect([
    symbolsFit(T, ['hasta', 'tridens']),
    symbolsFit(T, ['gladius', 'sica']),
    symbolsFit(T, ['galea', 'parma']),
  ]).toEqual([false, true, true]);
});

it('2.2 what Skills and cards cost (W01, W02), and the limits', () => {
  expect([skills(7, 5, 5), skills(8, 4, 4), skills(5, 5, 5), skills(6, 5, 4), skills(7, 3, 6)]).toEqual([
    22, 21, 18, 18, 21,
  ]);
  const cards = [...many('energy 1', 4), ...many('energy 0', 6), 'feint'] as const;
  expect(cards.reduce((sum, card) => sum + T.cards[card].coins, 0)).toBe(19);
  expect([55, 70, 65, 58, 40].map(energyLimit)).toEqual([8, 10, 10, 8, 6]);
});

it('2.2 every fault of a build is named', () => {
  const good = made('thraex');
  expect(buildFaults(T, good, 55)).toEqual([]);
  const faults = (more: Partial<Build>, budget = 55) => buildFaults(T, { ...good, ...more }, budget);
  expect(faults({}, 54)).toEqual(['budget']);
  expect(faults({ sheet: { ...good.sheet, offense: 2 } })).toEqual(['skillRange']);
  expect(faults({ sheet: { ...good.sheet, blood: 10, speed: 3 } }, 99)).toEqual(['abilityRange']);
  expect(faults({ cards: [...good.cards, ...many('energy 0', 3)] }, 60)).toEqual([]);
  expect(faults({ cards: [...ACTIONS, ...many('energy 0', 9)] })).toEqual(['e0Limit']);
  expect(faults({ cards: [...ACTIONS, ...many('energy 1', 9)] })).toEqual(['e1Limit']);
  expect(faults({ cards: [...ACTIONS, 'feint', 'feint'] })).toEqual(['feintLimit']);
  expect(faults({ cards: [...ACTIONS, 'rage', 'rage'] })).toEqual(['dupSpecial']);
  expect(faults({ cards: [...ACTIONS], powers: ['delay', 'delay'] })).toEqual(['dupPower']);
  expect(faults({ cards: ['strength'] })).toEqual(['actions']);
});

it('2.2 with the option four cards beyond the limits are for sale at double price, a Feint among them', () => {
  const { sheet } = made('thraex');
  const over = (cards: Build['cards'], budget = 99) =>
    buildFaults(T, { sheet, cards: [...ACTIONS, ...cards], powers: [] }, budget, true);
  const limit = energyLimit(99);
  expect(over([...many('energy 0', limit + 3), 'feint', 'feint'], 120)).toEqual([]);
  expect(over([...many('energy 0', limit + 4), 'feint', 'feint'], 99)).toEqual(['e0Limit', 'feintLimit']);
  expect(over(['feint', 'feint', 'feint'])).toEqual(['feintLimit']);
  expect(over(['feint', 'feint'], 30 + 15)).toEqual([]);
  expect(over(['feint', 'feint'], 30 + 14)).toEqual(['budget']);
});

it('2.2 a set-up with a build that is not for sale is refused by name, when it is opened', () => {
  const [first, second] = setupOf([{ name: 'Dis' }, {}]).fighters;
  if (first === undefined || second === undefined) throw new Error('nobody');
  const build = { ...made('thraex'), powers: [] };
  const fault = (budget: number) =>
    setupFault(T, { ...setupOf([]), fighters: [{ ...first, character: 'custom', build, budget }, second] });
  expect(fault(55)).toBeNull();
  expect(fault(40)).toBe('Dis: it costs more than there are coins (2.2)');
});

it('2.3 a Hoplomachus may have Guard 5, and then costs 55 coins (GR-12)', () => {
  const [one] = setupOf([{ character: 'hoplomachus' }]).fighters;
  if (one === undefined) throw new Error('nobody');
  expect(coinsOf(T, buildOf(T, one, { hoplomachusGuard: 5 }))).toBe(55);
  const setup = setupOf([{ character: 'hoplomachus' }, {}], { options: { hoplomachusGuard: 5 } });
  expect(initialState(setup, T).fighters.map(({ cur }) => cur.guard)).toEqual([5, 5]);
});

it('2.3, 2.1 the five are as printed (W03, W04)', () => {
  expect(CHARACTERS.map((one) => coinsOf(T, made(one)))).toEqual([55, 55, 55, 53, 55]);
  expect(CHARACTERS.map((one) => T.characters[one].coins)).toEqual([55, 55, 55, 53, 55]);
  expect(CHARACTERS.map((one) => made(one).cards.length)).toEqual([14, 19, 18, 18, 16]);
  expect(CHARACTERS.map((one) => hpOf(T, made(one).cards))).toEqual([32, 35, 34, 32, 33]);
  expect(CHARACTERS.map((one) => Object.values(made(one).sheet).join(' '))).toEqual([
    '5 5 7 5 5',
    '4 4 8 4 4',
    '5 5 5 8 4',
    '5 4 6 4 7',
    '3 6 7 5 4',
  ]);
});

it('2.2 one against two has more of everything by a recipe (GR-76)', () => {
  const [one] = setupOf([{ character: 'secutor', budget: 70 }, {}]).fighters;
  if (one === undefined) throw new Error('nobody');
  const rich = buildOf(T, one);
  expect(rich.sheet).toMatchObject({ offense: 6, guard: 6, endurance: 8 });
  expect(coinsOf(T, rich)).toBe(70);
});

it('2.4 bids: Energy, then cards, then nobody (W05)', () => {
  const bid = (fighter: string, energy: number, cards: number) => ({ fighter, energy, cards });
  expect(winnerOf([bid('A', 2, 2), bid('B', 0, 3)])).toBe('A');
  expect(winnerOf([bid('A', 1, 1), bid('B', 1, 2)])).toBe('B');
  expect(winnerOf([bid('A', 1, 1), bid('B', 1, 1)])).toBeNull();
  expect(winnerOf([bid('A', 0, 0), bid('B', 0, 0)])).toBeNull();
});

it('2.4 a draft goes there and back; the last item is nobody’s (W05)', () => {
  const state = initialState(setupOf([{ seat: 0 }, { seat: 1 }, { seat: 2 }], { options: { itemMethod: 'draft' } }), T);
  state.order = ['A', 'B', 'C'];
  const take = (item: (typeof ITEMS)[number]) => ['items', [item]] as const;
  const order = [0, 1, 2, 3, 4, 5, 6, ...Array.from({ length: 11 }, (_, i) => i + 7)];
  const { of } = play(
    state,
    [take('gladius'), take('spatha'), take('sica'), take('falx'), take('machaera'), take('scutum')],
    [
      ['shuffle:items', ...order],
      ['lot:first', 0],
    ],
  );
  expect(of('item-taken').map(({ fighter }) => fighter)).toEqual(['A', 'B', 'C', 'C', 'B', 'A']);
  expect(of('items-gone')[0]?.items).toEqual(['parma']);
});

it('2.4 who is left with nothing but a symbol it has already drafts that', () => {
  const state = initialState(setupOf([{ seat: 0 }, { seat: 1 }], { options: { itemMethod: 'draft' } }), T);
  const [own] = state.fighters;
  if (own === undefined) throw new Error('nobody');
  const shielded = { ...own, items: [{ name: 'scutum', damaged: false, holds: null } as const] };
  expect(draftable({ ...state, pool: ['parma', 'gladius'] }, T, shielded)).toEqual(['gladius']);
  expect(draftable({ ...state, pool: ['parma'] }, T, shielded)).toEqual(['parma']);
});

it('2.4 what several name goes to one of them by lot, and the others name again', () => {
  const state = initialState(
    setupOf(
      [
        { seat: 0, character: 'thraex' },
        { seat: 1, character: 'secutor' },
      ],
      { options: { itemMethod: 'selection' } },
    ),
    T,
  );
  const { of } = play(
    state,
    [
      ['items', ['gladius', 'scutum']],
      ['items', ['gladius', 'parma']],
      ['items', ['falx']],
    ],
    [['lot:item', 0]],
  );
  expect(of('item-taken').map(({ fighter, item }) => [fighter, item])).toEqual([
    ['A', 'gladius'],
    ['A', 'scutum'],
    ['B', 'parma'],
    ['B', 'falx'],
  ]);
});

it('2.4 whoever wins three items keeps two, and what was bid begins in the discard', () => {
  const state = initialState(
    setupOf([{ seat: 0 }, { seat: 1, character: 'mirmillo' }], { options: { itemMethod: 'auction' } }),
    T,
  );
  const one = ['bid', { cards: ['energy 1'] }] as const;
  const none = ['bid', { cards: [] }] as const;
  play(
    state,
    [one, none, one, none, one, none, none, none, ['keep', ['gladius', 'sica']]],
    [['shuffle:items', ...Array.from({ length: 18 }, (_, i) => i)]],
  );
  expect(state.fighters[0]?.items.map(({ name }) => name)).toEqual(['gladius', 'sica']);
  expect(state.fighters[0]?.discard).toEqual(many('energy 1', 3));
});
