/** 17, 18 Animals, and how much of the rules is played. */
import { expect, it } from 'vitest';
import { entering } from '../../../../src/games/gladiatori/rules/animals/pack.ts';
import { labelOf } from '../../../../src/games/gladiatori/rules/geometry.ts';
import { initialState, prepareGame } from '../../../../src/games/gladiatori/rules/setup.ts';
import { RULE_LEVELS } from '../../../../src/games/gladiatori/rules/words.ts';
import { tables } from '../../../../src/games/gladiatori/tables.ts';
import { scriptedDice } from '../../../../tools/dice.ts';
import {
  type Answered,
  animalAt,
  attackWith,
  DONE,
  defendWith,
  fresh,
  hexAt,
  many,
  play,
  reacts,
  sand,
  setupOf,
  strikes,
} from '../support/sand.ts';

const SPENT = { offense: 0, guard: 0, endurance: 0, blood: 0, speed: 0 };

/** One gladiator on E6 who looks east, an animal on E7, and what that does in its turn. */
function mauled(kind: 'dog' | 'wolf' | 'lion' | 'bear', more: Parameters<typeof sand>[0][number] = {}, animal = {}) {
  const state = sand(
    [{ hex: hexAt('E6'), facing: 0, items: [], cur: { ...SPENT }, hpDeck: many('energy 0', 12), ...more }],
    {
      animals: { kinds: ['dog'] },
    },
  );
  state.animals = [];
  const beast = animalAt(state, kind, hexAt('E7'), animal);
  state.step = 'animals';
  const [a] = state.fighters;
  if (a === undefined) throw new Error('nobody');
  return { state, a, beast };
}

it('17.1 how many come in (W37), and how many a die brings', () => {
  expect([1, 2, 3, 4, 5, 6].map(entering)).toEqual([0, 0, 1, 2, 3, 3]);
  const drawn = (species: 'dog' | 'wolf' | 'lion' | 'bear', die: number): number => {
    const setup = setupOf([{}], { animals: { species, count: 'random' } });
    const state = initialState(setup, tables());
    const dice = scriptedDice([
      ['shuffle:order', 0],
      ['animals', die],
    ]);
    prepareGame({ state, tables: tables(), dice, emit: () => {} }, setup);
    return state.animals.length;
  };
  expect([drawn('dog', 4), drawn('wolf', 3), drawn('lion', 6), drawn('bear', 6)]).toEqual([6, 4, 2, 1]);
});

it('17.2, 17.3 a gate by a die, which is the first move; a tie is drawn', () => {
  const state = sand(
    [
      { hex: hexAt('B2'), facing: 2 },
      { hex: hexAt('B7'), facing: 2 },
    ],
    { animals: { kinds: ['bear'] } },
  );
  Object.assign(state, { step: 'animals', coliseum: true });
  const { of } = play(
    state,
    [],
    [
      ['entry', 3],
      ['gate', 3],
      ['lot:which', 1],
      ['animal attack', 5, 2],
    ],
  );
  expect(of('animal-entered').map(({ hex }) => labelOf(hex))).toEqual(['E1']);
  expect(of('animal-moved').map(({ to }) => labelOf(to))).toEqual(['B1']);
  expect(of('animal-attacks')[0]).toMatchObject({ total: 7 });
});

it('17.4, 17.7 a wolf’s seven unbalances whoever does not dodge (W38)', () => {
  const { state, a } = mauled('wolf', { hand: ['berserk'], items: ['clipeus'] });
  const { of } = play(state, [reacts('berserk')], [['animal attack', 3, 4]]);
  expect([of('result')[0], a.unbalanced]).toMatchObject([{ fav: 7, fdv: 9, hit: false }, 1]);
  const dodge = mauled('wolf', { hand: ['movement'], items: ['clipeus'] });
  play(dodge.state, [reacts('movement')], [['animal attack', 3, 4]]);
  expect(dodge.a.unbalanced).toBe(0);
});

it('17.7 dogs breed on a double (W38)', () => {
  const { state } = mauled('dog', { hand: ['berserk'] });
  play(
    state,
    [reacts('berserk')],
    [
      ['animal attack', 2, 2],
      ['gate', 5],
    ],
  );
  expect(state.animals[1]).toMatchObject({ id: 'dog 2', born: true, hex: hexAt('E11') });
});

it('17.7 a lion’s double hurts twice, unless one steps back (W39)', () => {
  const { state, a } = mauled('lion', { hand: ['berserk'], items: ['manica lamellata'] });
  play(state, [reacts('berserk'), ['pay', { cards: many('energy 0', 6), items: [] }]], [['animal attack', 5, 5]]);
  expect([a.taken, a.hpDeck.length]).toEqual([6, 6]);
  const back = mauled('lion', { hand: ['berserk'], cur: { ...SPENT, speed: 1 } });
  play(back.state, [['retreat', true]], [['animal attack', 5, 5]]);
  expect([back.a.taken, labelOf(back.a.hex), back.a.cur.speed]).toEqual([0, 'E5', 0]);
});

it('17.7 a bear adds two to each die of a double (W40), and a seven takes something', () => {
  const { state } = mauled('bear', { hand: ['berserk'], items: ['clipeus'] });
  expect(play(state, [reacts('berserk')], [['animal attack', 1, 1, 2]]).of('animal-attacks')[0]?.total).toBe(10);
  const seven = mauled('bear', { hand: ['berserk'], items: ['clipeus'] });
  play(seven.state, [['seven', { cards: [], items: ['clipeus'] }], reacts('berserk')], [['animal attack', 3, 4, 1]]);
  expect(seven.a.items).toEqual([]);
});

it('17.5 a trapped animal throws one die; a 5 or 6 loosens the net (W41)', () => {
  const { state, beast } = mauled('wolf', { hand: ['berserk'], items: ['clipeus'] }, { trapped: 3 });
  const { of } = play(state, [reacts('berserk')], [['animal attack', 5]]);
  expect([of('animal-attacks')[0]?.total, beast.trapped]).toEqual([5, 2]);
});

it('17.6 an animal dies of more than it throws; a move is worth two (W40)', () => {
  const blow = (energy: number) => {
    const { state } = mauled('bear', {
      hand: ['strength', 'reflex', ...many('energy 1', energy)],
      items: ['falx', 'gladius'],
    });
    state.step = 'sub start';
    play(
      state,
      [
        DONE,
        fresh('strength'),
        ['add', ['reflex', ...many('energy 1', energy)]],
        strikes('bear 1'),
        attackWith({ spend: ['reflex'] }),
      ],
      [['animal defense', 5, 6, 5]],
    );
    return state.animals[0]?.state;
  };
  expect([blow(7), blow(8)]).toEqual(['out', 'dead']);
});

it('17.8 all alive and no animal left is a victory; all dead a defeat', () => {
  const { state } = mauled('dog', { hand: ['strength'], items: ['falx', 'tridens'] });
  state.step = 'sub start';
  play(state, [DONE, fresh('strength'), strikes('dog 1')], [['animal defense', 2, 1]]);
  expect(state.outcome).toMatchObject({ winner: 0, by: 'victory', results: { A: 'V' } });
  const dead = mauled('dog', { hpDeck: [] });
  play(dead.state, [], [['animal attack', 6, 5]]);
  expect(dead.state.outcome).toMatchObject({ winner: 1, by: 'defeat', results: { A: 'P' } });
});

it('15.1, 17.6 in the coliseum an animal killed is worth three, and an attack on one nothing', () => {
  const attack = (...dice: [number, number]) => {
    const state = sand(
      [
        { hex: hexAt('E6'), facing: 0, hand: ['strength'], items: ['falx'], cur: { ...SPENT } },
        { hex: hexAt('B2'), facing: 2 },
      ],
      { animals: { kinds: ['dog', 'dog'] } },
    );
    state.animals = [];
    animalAt(state, 'dog', hexAt('E7'));
    play(state, [fresh('strength'), strikes('dog 1')], [['animal defense', ...dice]]);
    return [state.fighters[0]?.vp, state.animals[0]?.state];
  };
  expect([attack(2, 1), attack(6, 5)]).toEqual([
    [13, 'dead'],
    [10, 'out'],
  ]);
});

it('18.1 four levels: all of it, no Powers, by and by, neither Moves nor Powers', () => {
  const dealt = RULE_LEVELS.map((level) => {
    const [one] = initialState(setupOf([{}, {}], { level }), tables()).fighters;
    return [level, one?.deck.length, one?.withheld.length, one?.powers.length];
  });
  expect(dealt.toSorted()).toEqual([
    ['light', 14, 0, 0],
    ['normal', 14, 0, 3],
    ['progressive', 11, 3, 3],
    ['simplified', 11, 0, 0],
  ]);
});

it('18.1 Special Moves join in turn 2, Powers in turn 3, where one learns by and by', () => {
  const state = initialState(setupOf([{ seat: 0 }, { seat: 1 }], { level: 'progressive' }), tables());
  const [a] = state.fighters;
  expect([a?.deck.length, a?.withheld.length]).toEqual([11, 3]);
  Object.assign(state, { turn: 1, step: 'turn start', queue: [] });
  play(state, []);
  expect([a?.deck.length, a?.withheld]).toEqual([14, []]);
  const plain = initialState(setupOf([{}, {}], { level: 'simplified' }), tables()).fighters[0];
  expect([plain?.list.length, plain?.powers]).toEqual([11, []]);
});

it('17.4 a bite is answered openly, and costs what it is more', () => {
  const { state, a } = mauled('dog', { hand: ['strength', 'energy 1'], cur: { ...SPENT, guard: 2 } });
  play(state, [reacts('strength'), ['add', ['energy 1']], defendWith({ guard: true })] as Answered[], [
    ['animal attack', 5, 1],
  ]);
  expect(a.taken).toBe(3);
});
