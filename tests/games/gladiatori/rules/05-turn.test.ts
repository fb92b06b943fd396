/** 4 to 7 The frame: set-up, order, the row, Elements, what comes before an Action and after it. */
import { expect, it } from 'vitest';
import { allCards, countOfCard } from '../../../../src/games/gladiatori/rules/cards.ts';
import { recover, recoverFault, spend, spendFault } from '../../../../src/games/gladiatori/rules/elements.ts';
import { narrate } from '../../../../src/games/gladiatori/rules/narrate.ts';
import { initialState, prepareGame } from '../../../../src/games/gladiatori/rules/setup.ts';
import { setOrder } from '../../../../src/games/gladiatori/rules/turns.ts';
import { tables } from '../../../../src/games/gladiatori/tables.ts';
import { scriptedDice } from '../../../../tools/dice.ts';
import {
  attackWith,
  DONE,
  defendWith,
  faultOf,
  fresh,
  hexAt,
  many,
  pair,
  play,
  reacts,
  setupOf,
  strikes,
} from '../support/sand.ts';

const quiet = { policy: (() => null) as never, emit: () => {}, tables: tables() };

it('4 the stack is shuffled, the first on top; each picks a start that is free and a facing', () => {
  const setup = setupOf([{ seat: 0 }, { seat: 1 }]);
  const state = initialState(setup, tables());
  const dice = scriptedDice([['shuffle:order', 1, 0]]);
  prepareGame({ ...quiet, state, dice }, setup);
  expect([state.order, state.fighters.map(({ vp, stackSeq }) => [vp, stackSeq])]).toEqual([
    ['B', 'A'],
    [
      [10, 1],
      [10, 2],
    ],
  ]);
  const { asked } = play(state, [['place', { hex: hexAt('H7'), facing: 2 }]]);
  expect(asked).toMatchObject({ kind: 'place', fighter: 'A' });
  expect(asked && faultOf(state, asked, { hex: hexAt('H7'), facing: 0 })).toContain('(4)');
  expect(asked && faultOf(state, asked, { hex: hexAt('B2'), facing: 5 })).toBeNull();
});

it('4 with free placement three hexes lie between opponents', () => {
  const setup = setupOf([{ seat: 0 }, { seat: 1 }], { options: { freePlacement: true } });
  const state = initialState(setup, tables());
  prepareGame({ ...quiet, state, dice: scriptedDice([['shuffle:order', 0, 1]]) }, setup);
  const { asked } = play(state, [['place', { hex: hexAt('E6'), facing: 2 }]]);
  expect(asked && faultOf(state, asked, { hex: hexAt('E8'), facing: 0 })).toContain('(4)');
  expect(asked && faultOf(state, asked, { hex: hexAt('E9'), facing: 0 })).toBeNull();
});

it('5 the fewest VP act first, of equals the upper marker; the order holds for the round', () => {
  const { state, a, b } = pair({ vp: 12, stackSeq: 1 }, { vp: 12, stackSeq: 2 });
  setOrder({ ...quiet, state, dice: scriptedDice([]) });
  expect(state.order).toEqual(['B', 'A']);
  a.vp = 11;
  expect(state.order).toEqual(['B', 'A']);
  setOrder({ ...quiet, state, dice: scriptedDice([]) });
  expect(state.order).toEqual(['A', 'B']);
  expect(b.vp).toBe(12);
});

it('5, 6.1 a deck is split in any way, and comes together again after the rest', () => {
  const { state, a } = pair({ deck: ['strength', 'rage', ...many('energy 0', 3)] }, { deck: ['movement'] });
  state.step = 'split';
  const cards = allCards(a).length;
  const { asked, of } = play(state, [
    ['split', ['rage']],
    ['split', []],
  ]);
  expect(of('split').map(({ fighter, hand, hp }) => [fighter, hand, hp])).toEqual([
    ['A', 1, 4],
    ['B', 0, 1],
  ]);
  expect(asked).toMatchObject({ kind: 'free', fighter: 'A' });
  play(state, [DONE, DONE, DONE, DONE]);
  expect([state.turn, state.step, a.hpDeck.length, a.hand, allCards(a).length]).toEqual([
    1,
    'round end',
    4,
    ['rage'],
    cards,
  ]);
  expect(play(state, []).asked).toMatchObject({ kind: 'split' });
  expect([state.turn, a.deck.length, a.hand, allCards(a).length]).toEqual([2, cards, [], cards]);
});

it('6.2 reusing costs the place from the right; a rotated card serves for Reactions alone (W09)', () => {
  const { state, a, b } = pair({
    row: [
      { card: 'strength', rotated: true, standby: false, hidden: false },
      { card: 'dexterity', rotated: false, standby: false, hidden: false },
    ],
  });
  const { asked } = play(state, [DONE]);
  expect(asked && faultOf(state, asked, { do: 'reuse', at: 0 })).toContain('6.2');
  play(state, [['action', { do: 'reuse', at: 1 }], strikes(), attackWith(), defendWith()]);
  expect([a.cur.blood, a.row[1]?.rotated]).toEqual([4, true]);
  b.hand = ['strength'];
  a.hpDeck = many('energy 1', 5);
  play(state, [DONE, fresh('strength'), strikes('A'), ['react', { do: 'reuse', at: 0 }], attackWith(), defendWith()]);
  expect(a.cur.blood).toBe(2);
});

it('6.2 whoever plays a card alone is told which: on an Action as played, on a Reaction as reacted with', () => {
  const { state } = pair({ hand: ['strength'] }, { hand: ['strength'] });
  const { events } = play(state, [DONE, fresh('strength'), strikes(), reacts('strength'), attackWith(), defendWith()]);
  const told = events.flatMap((event) => ('card' in event && 'only' in event ? [[event.kind, event.fighter]] : []));
  expect(told).toEqual([
    ['played-card', 'A'],
    ['reacted-card', 'B'],
  ]);
});

it('6.3 Elements are paid from hand and sheet, and come back to what there was at most (W06)', () => {
  const { a } = pair({ hand: ['rage', 'energy 0'], discard: ['energy 1'] });
  expect(spendFault(a, ['rage', 'blood'], 2)).toBeNull();
  expect(spendFault(a, ['rage', 'rage'], 2)).toContain('6.3');
  expect(spendFault(a, ['rage'], 2)).toContain('6.3');
  spend(a, ['rage', 'blood', 'blood', 'blood']);
  expect([a.cur.blood, a.hand, a.discard]).toEqual([2, ['energy 0'], ['energy 1', 'rage']]);
  expect(recoverFault(a, ['blood', 'blood', 'blood'], 3, false)).toBeNull();
  expect(recoverFault(a, ['speed'], 3, false)).toContain('6.3');
  expect(recoverFault(a, ['blood'], 3, true)).toContain('6.4');
  recover(a, ['rage', 'blood'], a.hand);
  expect([a.cur.blood, a.hand]).toEqual([3, ['energy 0', 'rage']]);
});

it('6.4 Endurance brings back as much as its value and drops by one (W07); Overskilled it ends at 0 (W08)', () => {
  const { state, a } = pair({
    discard: many('energy 0', 6),
    start: { offense: 6, guard: 5, endurance: 7, blood: 5, speed: 5 },
  });
  Object.assign(a.cur, { offense: 4, endurance: 4 });
  state.step = 'rest';
  play(state, [['rest', { recover: [...many('energy 0', 3), 'offense'] }]]);
  expect([a.cur.offense, a.discard.length, a.cur.endurance, a.deck.length]).toEqual([5, 3, 3, 3]);
  a.over = { skill: 'endurance', amount: 4 };
  a.cur.endurance = 2;
  a.discard = many('energy 0', 6);
  state.step = 'rest';
  play(state, [['rest', { recover: many('energy 0', 6) }]]);
  expect([a.discard, a.cur.endurance]).toEqual([[], 0]);
});

it('7.1, 7.2 Speed pays for operations, two Elements for a marker (W10)', () => {
  const { state, a } = pair(
    { trapped: 3, hex: hexAt('E4'), hand: ['movement', ...many('energy 0', 3)] },
    { hex: hexAt('E9') },
  );
  const off = (pay: readonly ('blood' | 'endurance' | 'energy 0')[]) =>
    ['free', { do: 'marker', kind: 'trapped', pay }] as const;
  play(state, [
    off(['blood', 'blood']),
    off(['endurance', 'energy 0']),
    off(['energy 0', 'energy 0']),
    ['free', { do: 'step', way: 0, turn: 0 }],
  ]);
  expect([a.trapped, a.cur.blood, a.cur.endurance, a.cur.speed, a.hand]).toEqual([0, 3, 6, 4, ['movement']]);
  play(state, [
    DONE,
    fresh('movement'),
    ['move', { do: 'step', way: 0, turn: 1 }],
    ['move', { do: 'turn', by: -1 }],
    ['move', { do: 'stop' }],
  ]);
  expect([a.hex, a.facing]).toEqual([hexAt('E6'), 0]);
});

it('7.2 whoever gives up is gone, at a price', () => {
  const { state } = pair();
  const { of } = play(state, [['free', { do: 'surrender' }]]);
  expect(of('points').map(({ fighter, delta }) => [fighter, delta])).toEqual([
    ['A', -15],
    ['B', 5],
  ]);
  expect(state.outcome).toMatchObject({ winner: 1, results: { A: 'M', B: 'V' } });
});

it('7.3 Standby gives three Elements and turns a card over for the turn (W11)', () => {
  const { state, a } = pair({ hand: ['berserk'], discard: ['rage', 'energy 1'] });
  a.cur.blood = 3;
  play(state, [DONE, ['action', { do: 'standby', from: 'berserk', recover: ['rage', 'energy 1', 'blood'] }]]);
  expect([a.cur.blood, a.hand, a.row]).toEqual([
    4,
    ['rage', 'energy 1'],
    [{ card: 'berserk', rotated: true, standby: true, hidden: true }],
  ]);
});

it('7.3 without an Action card one passes', () => {
  const { state } = pair({ hand: many('energy 1', 2) });
  const [event] = play(state, [DONE]).of('passed');
  if (event === undefined) throw new Error('nobody has passed');
  expect(narrate(event, state)).toBe('N1 passes: no Action in the first round of turn 1.');
});

it('7.4 what may be added: no Feint, no second of a move, no movement when down', () => {
  const { state, a } = pair({ hand: ['strength', 'feint', 'reflex', 'rage', 'energy 0'] });
  const { asked } = play(state, [DONE, fresh('strength')]);
  if (asked === null) throw new Error('nothing is asked');
  expect(faultOf(state, asked, ['feint'])).toContain('7.4');
  expect(faultOf(state, asked, ['reflex', 'rage', 'energy 0'])).toBeNull();
  a.faceDown = true;
  expect(faultOf(state, asked, ['reflex'])).toContain('1.2');
});

it('7.5 an attack needs somebody ahead, Movement attacks nobody, and nothing wastes the cards', () => {
  const { state, a } = pair({ hand: ['strength', 'energy 1'] });
  const { asked } = play(state, [DONE, fresh('strength'), ['add', ['energy 1']]]);
  expect(asked && faultOf(state, asked, { do: 'melee', target: 'C' })).toContain('7.5');
  play(state, [['declare', { do: 'nothing' }]]);
  expect([a.discard, a.row[0]]).toEqual([
    ['energy 1'],
    { card: 'strength', rotated: true, standby: false, hidden: false },
  ]);
});

it('7.6, 7.7 who is struck reacts with cards; all of them go to the discard at the end', () => {
  const { state, b } = pair({ hand: ['strength'] }, { hand: ['strength', 'energy 1'], hpDeck: many('energy 1', 9) });
  play(state, [
    DONE,
    fresh('strength'),
    strikes(),
    reacts('strength'),
    ['add', ['energy 1']],
    attackWith(),
    defendWith(),
  ]);
  expect([b.discard, countOfCard(b.hand, 'strength'), b.row[0]?.rotated]).toEqual([['energy 1'], 0, false]);
  expect(state.fight).toBeNull();
});
