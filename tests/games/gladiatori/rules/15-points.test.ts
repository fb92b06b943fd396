/** 15 Victory points: who scores what, honour, who wins. */
import { expect, it } from 'vitest';
import { scoreOf } from '../../../../src/games/gladiatori/rules/points.ts';
import {
  type Answered,
  attackWith,
  DONE,
  fresh,
  hexAt,
  many,
  PASSES,
  pair,
  play,
  sand,
  strikes,
} from '../support/sand.ts';

const SPENT = { offense: 0, guard: 0, endurance: 0, blood: 0, speed: 0 };
const step = (way: 0 | 1 | 2 | 3 | 4 | 5, turn: -1 | 0 | 1 = 0) => ['free', { do: 'step', way, turn }] as const;

it('15.1 damage, an attack and First Blood (W21); from behind it costs, and First Blood stays open (W23)', () => {
  const hit = (facing: 0 | 3) => {
    const { state, a } = pair(
      { hand: ['strength', ...many('energy 0', 6)], items: ['falx'], cur: { ...SPENT } },
      { facing, items: [], cur: { ...SPENT }, hpDeck: many('energy 0', 9) },
    );
    play(state, [fresh('strength'), ['add', many('energy 0', 6)], strikes()]);
    return [a.vp, state.firstBlood];
  };
  expect(hit(3)).toEqual([10 + 2 + 4 + 3, 'A']);
  expect(hit(0)).toEqual([10 - 3 - 8, null]);
});

it('15.1 five damage paid with six is worth five, and two for the attack (W21)', () => {
  const { state, a, b } = pair(
    { hand: ['strength', ...many('energy 0', 7)], items: ['falx'], cur: { ...SPENT } },
    { items: ['gladius'], cur: { ...SPENT }, hpDeck: ['energy 1', 'energy 1', 'strength'] },
  );
  state.firstBlood = 'B';
  const pays: Answered = ['pay', { cards: ['energy 1', 'energy 1'], items: ['gladius'] }];
  play(state, [fresh('strength'), ['add', many('energy 0', 7)], strikes(), pays]);
  expect([a.vp, b.hpDeck, b.items]).toEqual([10 + 5 + 2, ['strength'], []]);
});

it('15.1 a kill from behind costs twelve (W23)', () => {
  const { state, a } = pair(
    { hand: ['strength', ...many('energy 0', 6)], items: ['falx'], cur: { ...SPENT } },
    { facing: 0, items: [], cur: { ...SPENT }, hpDeck: many('energy 0', 1) },
  );
  play(state, [fresh('strength'), ['add', many('energy 0', 6)], strikes()]);
  expect(a.vp).toBe(10 - 3 - 4 - 12 + 5);
});

it('15.2 a pair has ten less against one, who may have some beforehand; the higher sum wins, of equals more HP', () => {
  const state = sand([{ team: 0 }, { team: 0 }, { team: 1 }], { options: { singleVp: 30 } });
  expect([scoreOf(state, 0), scoreOf(state, 1)]).toEqual([10, 40]);
  const even = pair({ hpDeck: ['energy 1'], vp: 12 }, { hpDeck: ['energy 0'], vp: 12 });
  Object.assign(even.state, { step: 'turn end', turn: 6 });
  even.a.items = [];
  even.b.items = [];
  play(even.state, []);
  expect(even.state.outcome).toMatchObject({ winner: 0, by: 'hit points' });
});

it('15.2 who has given up cannot win, however much it led (GR-73)', () => {
  const { state } = pair({ vp: 60 }, { vp: 0 });
  play(state, [['free', { do: 'surrender' }]]);
  expect(state.outcome).toMatchObject({ winner: 1, results: { A: 'M', B: 'V' } });
});

it('15.3 fleeing: away from melee by two hexes and more, and towards nobody else', () => {
  const away = (steps: number, more: readonly Answered[] = []) => {
    const { state, a } = pair({ cur: { ...SPENT, speed: 5 } }, { items: [] });
    play(state, [...Array.from({ length: steps }, () => step(3)), ...more, DONE]);
    return a.vp;
  };
  expect([away(1), away(2)]).toEqual([10, 8]);
  const state = sand([
    { hex: hexAt('E6'), facing: 0, cur: { ...SPENT, speed: 5 } },
    { hex: hexAt('E7'), facing: 3 },
    { hex: hexAt('E3'), facing: 0 },
  ]);
  play(state, [step(3), step(3), DONE]);
  expect(state.fighters[0]?.vp).toBe(10);
});

it('15.3 cowardice: the back newly shown to an opponent beside, with nobody else in front', () => {
  const turns = (facing: 0 | 3, second = false) => {
    const others = second ? [{ hex: hexAt('E5'), facing: 0 as const }] : [];
    const state = sand([
      { hex: hexAt('E6'), facing, cur: { ...SPENT, speed: 5 } },
      { hex: hexAt('E7'), facing: 3 },
      ...others,
    ]);
    play(
      state,
      [['free', { do: 'turn', by: 2 }], ['free', { do: 'turn', by: 1 }], DONE].slice(
        facing === 0 ? 0 : 1,
      ) as Answered[],
    );
    return state.fighters[0]?.vp;
  };
  expect([turns(0), turns(3), turns(0, true)]).toEqual([7, 10, 10]);
});

it('18.2 the last one standing wins where that is played', () => {
  const win = (lastManStandingWins: boolean) => {
    const { state } = pair(
      { hand: ['strength'], items: ['falx'], cur: { ...SPENT }, vp: 0 },
      { items: [], hpDeck: [], cur: { ...SPENT }, vp: 90 },
      { options: { lastManStandingWins } },
    );
    play(state, [fresh('strength'), strikes(), PASSES, attackWith()].slice(0, 2) as Answered[]);
    return state.outcome?.winner;
  };
  expect([win(false), win(true)]).toEqual([1, 0]);
});
