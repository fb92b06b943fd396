/** 13, 14 Powers from their first moment to their last, and markers that do not come. */
import { expect, it } from 'vitest';
import {
  type Answered,
  attackWith,
  DONE,
  defendWith,
  faultOf,
  fresh,
  hexAt,
  many,
  PASSES,
  pair,
  play,
  reacts,
  sand,
  strikes,
} from '../support/sand.ts';

const SPENT = { offense: 0, guard: 0, endurance: 0, blood: 0, speed: 0 };
const spent = { cur: { ...SPENT } };

it('5, 13 Delay takes any place of the order once, before anybody acts; the next round goes by VP again', () => {
  const state = sand([{ vp: 8, powers: ['delay'] }, { vp: 10 }, { vp: 12 }]);
  Object.assign(state, { step: 'order', round: 1 });
  const { asked } = play(state, []);
  expect([asked, state.order]).toMatchObject([{ kind: 'delay', fighter: 'A' }, ['A', 'B', 'C']]);
  expect(asked && [faultOf(state, asked, 4) === null, faultOf(state, asked, 2)]).toEqual([false, null]);
  play(state, [['delay', 3]]);
  expect([state.order, state.fighters[0]?.powers]).toEqual([['B', 'C', 'A'], []]);
  Object.assign(state, { step: 'order', round: 2 });
  expect(play(state, []).asked?.kind).not.toBe('delay');
  expect(state.order).toEqual(['A', 'B', 'C']);
});

it('13 nobody Passive uses a Power: of Adaptation, Delay and Resistance none is asked for', () => {
  const { state, b } = pair(
    { hand: ['strength'], items: ['falx'], ...spent },
    {
      ...{ hand: ['berserk', 'energy 1'], items: [], hpDeck: many('energy 0', 3), ...spent },
      powers: ['adaptation', 'delay', 'resistance'],
    },
  );
  const { asked } = play(state, [fresh('strength'), strikes(), PASSES]);
  expect([asked?.kind, b.removed, b.powers.length]).toEqual(['free', ['energy 0'], 3]);
});

it('10.4 Unbeatable: a second death brings no VP for itself, and at the end of the next round it is over', () => {
  const killed = () => {
    const { state, a, b } = pair(
      { hand: ['strength', 'dexterity'], items: ['falx'], ...spent },
      { items: [], hpDeck: [], hand: ['strength', 'berserk'], powers: ['unbeatable'], ...spent },
    );
    play(state, [fresh('strength'), strikes(), PASSES, ['unbeatable', true]]);
    return { state, a, b };
  };
  const twice = killed();
  const before = twice.a.vp;
  twice.state.step = 'sub start';
  twice.state.done = 0;
  play(twice.state, [fresh('dexterity'), strikes(), PASSES]);
  expect([twice.b.standing, twice.a.vp - before, twice.a.kills]).toEqual(['dead', 2 + 5, 1]);
  const once = killed();
  const passes: Answered = ['action', { do: 'pass' }];
  play(once.state, [passes, passes, passes]);
  expect([once.b.standing, once.b.undead]).toEqual(['active', 2]);
  const { of } = play(once.state, []);
  expect(of('collapsed').map(({ fighter }) => fighter)).toEqual(['B']);
  expect(once.b.standing).toBe('dead');
});

it('9.4 who answers a Feint with one of its own has all back, but the Feint', () => {
  const { state, a, b } = pair(
    { hand: ['strength', 'feint'], items: [], cur: { ...SPENT, offense: 3 } },
    { hand: ['berserk', 'feint', 'energy 0'], items: ['clipeus'], cur: { ...SPENT, guard: 5 } },
  );
  play(state, [
    ...([fresh('strength'), strikes(), reacts('berserk'), ['add', ['energy 0']]] as Answered[]),
    ...([attackWith({ offense: true }), defendWith({ guard: true }), ['feint', true], ['feint', true]] as Answered[]),
  ]);
  expect([b.hand.toSorted(), b.discard, b.cur.guard, b.row]).toEqual([['berserk', 'energy 0'], ['feint'], 5, []]);
  expect([a.hand, a.discard, a.cur.offense, a.vp, b.vp]).toEqual([['strength'], ['feint'], 3, 10, 10]);
});

it('12.7, 14 whoever pays two Elements keeps its balance (W29); who lies down takes no marker', () => {
  const struck = (more: Parameters<typeof pair>[1], answers: readonly Answered[]) => {
    const { state, b } = pair(
      { hand: ['strength', 'unbalancing strike'], items: ['falx'], ...spent },
      { hand: ['energy 0'], items: ['clipeus'], cur: { ...SPENT, speed: 1 }, ...more },
    );
    play(state, [fresh('strength'), ['add', ['unbalancing strike']], strikes(), ...answers]);
    return [b.unbalanced, b.faceDown, b.hand.length + b.cur.speed];
  };
  expect(struck({ unbalanced: 1 }, [['unbalanced', ['energy 0', 'speed']]])).toEqual([1, false, 0]);
  expect(struck({ unbalanced: 2, faceDown: true }, [])).toEqual([2, true, 2]);
});

it('11.2 a net that holds somebody cannot be used until that one is free', () => {
  const { state, b } = pair(
    { hand: ['strength', 'berserk'], items: ['rete', 'gladius'], ...spent },
    { items: [], hand: [], hpDeck: many('energy 1', 9), trapped: 3, ...spent },
  );
  const [a] = state.fighters;
  if (a?.items[0] === undefined) throw new Error('no net');
  a.items[0].holds = 'B';
  const nets: Answered[1] = { do: 'net melee', item: 'rete', target: 'B' };
  const { asked } = play(state, [fresh('strength')]);
  expect(asked && faultOf(state, asked, nets)).toContain('11.2');
  b.trapped = 0;
  a.items[0].holds = null;
  expect(asked && faultOf(state, asked, nets)).toBeNull();
});

it('12.6 what is damaged and broken again is gone, for less VP (W25)', () => {
  const { state, a, b } = pair(
    { hand: ['strength', 'break item'], items: ['falx'], ...spent },
    { items: ['parma'], ...spent, hpDeck: many('energy 1', 2) },
  );
  if (b.items[0] !== undefined) b.items[0].damaged = true;
  play(state, [fresh('strength'), ['add', ['break item']], ['declare', { do: 'break', target: 'B', item: 'parma' }]]);
  expect([b.items, a.vp]).toEqual([[], 10 + 2 + 1]);
});

it('11.1, 3.4 a spear flies over the fallen, and not past those who stand', () => {
  const thrown = (faceDown: boolean) => {
    const state = sand([
      { hex: hexAt('E4'), facing: 0, hand: ['strength'], items: ['hasta'], ...spent },
      { hex: hexAt('E9'), facing: 3 },
      { hex: hexAt('E7'), facing: 3, faceDown, unbalanced: faceDown ? 2 : 0 },
    ]);
    const { asked } = play(state, [DONE, fresh('strength')].slice(1) as Answered[]);
    return asked && faultOf(state, asked, { do: 'throw', item: 'hasta', target: 'B' });
  };
  expect([thrown(true), thrown(false)]).toEqual([null, expect.stringContaining('3.4')]);
});
