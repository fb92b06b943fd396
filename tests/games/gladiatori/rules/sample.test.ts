/** The sample turn of the book, every step of it, dice and answers as they are told. */
import { expect, it } from 'vitest';
import { initialState, prepareGame } from '../../../../src/games/gladiatori/rules/setup.ts';
import { tables } from '../../../../src/games/gladiatori/tables.ts';
import { scriptedDice } from '../../../../tools/dice.ts';
import {
  type Answered,
  attackWith,
  DONE,
  defendWith,
  fresh,
  hexAt,
  many,
  play,
  reacts,
  setupOf,
  strikes,
} from '../support/sand.ts';

const NOTHING: Answered = ['add', []];

/** Thraex is A, Mirmillo B; two bears wait. */
function begun() {
  const setup = setupOf(
    [
      { seat: 0, character: 'thraex' },
      { seat: 1, character: 'mirmillo' },
    ],
    { animals: { kinds: ['bear', 'bear'] } },
  );
  const state = initialState(setup, tables());
  prepareGame({ state, tables: tables(), dice: scriptedDice([['shuffle:order', 0, 1]]), emit: () => {} }, setup);
  return state;
}

it('5, 9.1, 9.2, 17.3 and 6.4 the sample turn falls out as it is told', () => {
  const state = begun();
  const [t, m] = state.fighters;
  if (t === undefined || m === undefined) throw new Error('nobody');
  const first = play(
    state,
    [
      ['place', { hex: hexAt('B2'), facing: 2 }],
      ['place', { hex: hexAt('B7'), facing: 2 }],
      [
        'split',
        [
          ...(['dexterity', 'berserk', 'movement', 'acrobatic strike', 'break item'] as const),
          ...many('energy 1', 2),
          ...many('energy 0', 5),
        ],
      ],
      [
        'split',
        [
          ...(['strength', 'movement', 'sacrifice', 'rage', 'unbalancing strike'] as const),
          ...many('energy 1', 5),
          ...many('energy 0', 3),
        ],
      ],
      ...[reacts('berserk'), NOTHING, defendWith()],
      ...([['free', { do: 'turn', by: 1 }], DONE, fresh('dexterity'), NOTHING, strikes('bear 1')] as Answered[]),
      attackWith({ offense: true }),
      ...[0, 0, 0].map((turn): Answered => ['free', { do: 'step', way: 3, turn: turn as 0 }]),
      ['free', { do: 'step', way: 3, turn: 1 }],
      ...([
        DONE,
        fresh('strength'),
        ['add', ['unbalancing strike', ...many('energy 1', 5)]],
        strikes('A'),
      ] as Answered[]),
      ...([attackWith({ offense: true }), ['unbalanced', []], defendWith({ guard: true })] as Answered[]),
      ['pay', { cards: many('energy 1', 2), items: [] }],
    ],
    [
      ['entry', 3],
      ['gate', 3],
      ['lot:which', 1],
      ['animal attack', 5, 2],
      ['animal defense', 5, 6, 5],
    ],
  );
  expect(first.of('animal-attacks').map(({ total }) => total)).toEqual([7]);
  expect(first.of('fav').map(({ fighter, total }) => [fighter, total])).toEqual([
    ['A', 15],
    ['B', 12],
  ]);
  expect(first.of('fdv').map(({ fighter, total }) => [fighter, total])).toEqual([
    ['A', 9],
    ['A', 6],
  ]);
  expect([t.vp, m.vp, t.unbalanced, m.hex, m.facing, state.firstBlood]).toEqual([10, -1, 1, hexAt('B3'), 3, null]);

  const second = play(
    state,
    [
      ...[reacts('movement'), NOTHING, defendWith({ guard: true, speed: 1 })],
      ...[DONE, fresh('movement'), NOTHING],
      ['move', { do: 'step', way: 4, turn: -1 }],
      ['move', { do: 'step', way: 3, turn: -1 }],
      ['move', { do: 'stop' }],
      ...([['free', { do: 'turn', by: 1 }], DONE, ['action', { do: 'reuse', at: 0 }]] as Answered[]),
      ['add', [...many('energy 1', 2), ...many('energy 0', 2), 'acrobatic strike']],
      ...([strikes('B'), ['react', { do: 'reuse', at: 0 }], ['add', ['sacrifice']]] as Answered[]),
      ...[attackWith({ offense: true, blood: 1, acrobatic: true }), defendWith({ guard: true })],
      ['window', null],
      ['pay', { cards: many('energy 0', 4), items: [] }],
    ],
    [['animal attack', 1, 1, 2]],
  );
  expect(second.of('animal-attacks').map(({ total }) => total)).toEqual([10]);
  expect(second.of('result').map(({ fav, halved, fdv, damage }) => [fav, halved, fdv, damage])).toEqual([
    [10, 5, 6, 0],
    [14, null, 6, 4],
  ]);
  expect([m.hex, m.facing, t.vp, t.faceDown]).toEqual([hexAt('A1'), 1, 19, true]);

  play(state, [
    ['rest', { recover: ['berserk', 'dexterity', 'movement', ...many('energy 1', 2)] }],
    ['rest', { instant: { do: 'resistance', recover: ['speed', 'speed', 'speed'] } }],
    ['rest', { recover: ['offense', 'strength', 'movement', ...many('energy 1', 5)] }],
  ]);
  expect(t).toMatchObject({ vp: 19, faceDown: true, cur: { offense: 3, guard: 3, endurance: 4, blood: 4, speed: 1 } });
  expect(m).toMatchObject({ vp: -1, faceDown: false, cur: { offense: 4, guard: 3, endurance: 7, blood: 2, speed: 3 } });
  expect([t, m].map(({ removed, discard }) => [removed.length, discard.length])).toEqual([
    [2, 3],
    [4, 2],
  ]);
});
