/** 8 to 14 Fights: values, reactions, feints, injury, thrown weapons, moves, Powers, status. */
import { describe, expect, it } from 'vitest';
import { reactionsFor } from '../../../../src/games/gladiatori/rules/legal/fights.ts';
import { payFault } from '../../../../src/games/gladiatori/rules/legal/options.ts';
import { paymentsOf } from '../../../../src/games/gladiatori/rules/payments.ts';
import { damageParts, totalOf } from '../../../../src/games/gladiatori/rules/values.ts';
import { tables } from '../../../../src/games/gladiatori/tables.ts';
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

const PARRIES: Answered[] = [DONE, fresh('strength'), strikes()];
/** Nobody has a Skill left, so that nothing is asked about it. */
const SPENT = { offense: 0, guard: 0, endurance: 0, blood: 5, speed: 0 };
const spent = (more: Partial<typeof SPENT> = {}) => ({ cur: { ...SPENT, ...more } });

describe('values', () => {
  it('8.1, 9.1 Strength adds its Energy, items and Offense (W12)', () => {
    const { state } = pair(
      { hand: ['strength', ...many('energy 1', 3)], items: ['sica'], ...spent({ offense: 4 }) },
      { items: ['parma'], ...spent({ guard: 4 }), hpDeck: many('energy 1', 9) },
    );
    const { of, asked } = play(state, [
      ...([DONE, fresh('strength'), ['add', many('energy 1', 3)], strikes()] as Answered[]),
      ...[attackWith({ offense: true }), defendWith({ guard: true })],
    ]);
    expect(of('fav')[0]).toMatchObject({
      total: 9,
      modifiers: [{ value: 3 }, { value: 2 }, { value: 4, why: 'not shown' }],
    });
    expect(of('fav-parts')[0]).toMatchObject({ total: 9, only: [0] });
    expect([of('fdv')[0]?.total, of('result')[0]?.damage]).toEqual([7, 3]);
    expect(asked).toMatchObject({ kind: 'pay', damage: 3 });
    expect([state.fighters[0]?.cur.offense, state.fighters[1]?.cur.guard]).toEqual([3, 3]);
  });

  it('8.1 Dexterity counts the hand when announced, Berserk its Blood (W14)', () => {
    const { state, a } = pair(
      { hand: ['dexterity', ...many('energy 0', 7)], items: [], ...spent() },
      { items: [], ...spent(), hpDeck: many('energy 1', 3) },
    );
    const { of } = play(
      state,
      [DONE, fresh('dexterity'), ['add', []], strikes(), ['pay', { cards: ['energy 1'], items: [] }]].slice(
        0,
        4,
      ) as Answered[],
    );
    expect(of('fav')[0]?.total).toBe(3);
    Object.assign(state, { step: 'sub start', done: 0 });
    a.hand = ['berserk'];
    const { asked } = play(state, [DONE, fresh('berserk'), strikes()].slice(1) as Answered[]);
    expect(asked && faultOf(state, asked, attackWith({ blood: 4 })[1])).toContain('8.1');
    expect(play(state, [attackWith({ blood: 3 })]).of('fav')[0]?.total).toBe(6);
    expect(a.cur.blood).toBe(2);
  });

  it('8.2 Dodge halves, its Speed helps, items do not (W15)', () => {
    const { state, b } = pair(
      { hand: ['strength', ...many('energy 1', 4)], items: ['falx'], ...spent({ offense: 5 }) },
      { hand: ['movement'], items: ['clipeus'], ...spent({ guard: 2, speed: 2 }) },
    );
    const { of } = play(state, [
      ...([DONE, fresh('strength'), ['add', many('energy 1', 4)], strikes(), reacts('movement')] as Answered[]),
      ...[attackWith({ offense: true }), defendWith({ guard: true, speed: 2 })],
    ]);
    expect(of('result')[0]).toMatchObject({ fav: 13, halved: 6, fdv: 6, hit: false });
    expect(b.cur.speed).toBe(0);
  });

  it('8.2, 9.2 Oppose gives five, the same card five more (W16)', () => {
    const both = (card: 'strength' | 'berserk') => {
      const { state } = pair(
        { hand: [card], items: ['falx', 'hasta'], ...spent({ offense: 3 }) },
        { hand: ['berserk'], items: ['parma'], ...spent({ guard: 4 }) },
      );
      return play(state, [
        DONE,
        fresh(card),
        strikes(),
        reacts('berserk'),
        attackWith({ offense: true }),
        defendWith({ guard: true }),
      ]);
    };
    expect(both('strength').of('result')[0]).toMatchObject({ fav: 10, fdv: 12, hit: false });
    expect(both('berserk').of('result')[0]).toMatchObject({ fdv: 17 });
  });

  it('9.1, 14 who is Trapped and Face-down may come to nothing at all (W17)', () => {
    const { state, a, b } = pair(
      {
        hand: ['dexterity', ...many('energy 0', 4)],
        items: ['gladius', 'machaera'],
        trapped: 1,
        faceDown: true,
        unbalanced: 2,
        ...spent(),
      },
      spent(),
    );
    const { of } = play(state, [DONE, fresh('dexterity'), ['add', []], strikes()]);
    expect(of('fav')[0]?.total).toBe(-1);
    expect(of('null-attack')).toHaveLength(1);
    expect([a.vp, b.vp, a.row[0]?.rotated]).toEqual([10, 10, true]);
  });

  it('8.2, 14 which Reactions a bearing and a status leave (W18)', () => {
    const { b } = pair();
    expect(reactionsFor(2, b)).toEqual(['movement']);
    expect(reactionsFor(3, b)).toEqual([]);
    expect(reactionsFor(0, { ...b, trapped: 1 })).toEqual(['berserk']);
    expect(reactionsFor(1, { ...b, faceDown: true })).toEqual(['strength']);
    expect(reactionsFor(0, { ...b, trapped: 1, faceDown: true })).toEqual([]);
  });

  it('8.3, 9.2 from directly behind one is Passive: Guard and items, three less', () => {
    const { state } = pair(
      { hand: ['strength'], ...spent() },
      {
        facing: 0,
        hand: ['berserk', 'movement'],
        items: ['parma'],
        ...spent({ guard: 4 }),
        hpDeck: many('energy 1', 9),
      },
    );
    const { of } = play(state, [...PARRIES, defendWith({ guard: true })]);
    expect(of('no-reaction')[0]).toMatchObject({ forced: true });
    expect(of('fdv')[0]?.total).toBe(4);
  });

  it('8.3, 20 nobody is told that a hand has nothing to react with', () => {
    const { state } = pair({ hand: ['strength'], ...spent() }, { hand: ['energy 1'], ...spent({ guard: 4 }) });
    const { of } = play(state, [...PARRIES, defendWith({ guard: true })]);
    expect(of('no-reaction')[0]).toMatchObject({ fighter: 'B', forced: false });
  });

  it('9.3 damage by the cards of the attack, and by the margin where that is played (W13)', () => {
    const by = (n: number, more = 0): number => totalOf(damageParts({ n, leapDamage: 0, deep: 0 }, more, true));
    expect([1, 2, 3, 4, 6, 7, 8].map((n) => by(n))).toEqual([1, 2, 2, 3, 4, 4, 5]);
    expect([by(4, 2), by(4, 7)]).toEqual([3, 5]);
  });
});

describe('injury', () => {
  it('10.1 nothing that is paid could be left out (W19)', () => {
    const { state, a } = pair({ hpDeck: ['rage', ...many('energy 1', 3)], items: ['sica', 'gladius'] });
    const fault = (cards: Parameters<typeof payFault>[4]['cards'], items: Parameters<typeof payFault>[4]['items']) =>
      payFault(state, tables(), 'A', 6, { cards, items });
    expect(fault(many('energy 1', 2), ['sica'])).toBeNull();
    expect(fault(['energy 1'], ['sica', 'gladius'])).toBeNull();
    expect(fault(many('energy 1', 3), [])).toBeNull();
    expect(fault(['rage', 'energy 1'], ['gladius'])).toBeNull();
    expect(fault(many('energy 1', 2), ['sica', 'gladius'])).toContain('10.1');
    expect(fault(['energy 1'], [])).toContain('10.1');
    expect(paymentsOf(tables(), a, 6).every(({ cards, items }) => fault(cards, items) === null)).toBe(true);
  });

  it('10.3, 15.1 only what was owed counts (W20)', () => {
    const { state, a } = pair(
      { hand: ['strength'], items: ['falx'], ...spent({ offense: 5 }) },
      { items: [], hpDeck: ['strength', 'berserk'], ...spent() },
    );
    play(state, [...PARRIES, attackWith({ offense: true }), ['pay', { cards: ['berserk'], items: [] }]]);
    expect(a.vp).toBe(10 + 2 + 1 + 3);
  });

  it('10.2, 10.3, 15.1 a kill, and by how much it was too much (W22)', () => {
    const kill = (n: number) => {
      const { state, a, b } = pair(
        { hand: ['strength', ...many('energy 1', n)], items: ['falx'], ...spent({ offense: 5 }) },
        { items: [], hpDeck: ['energy 1'], hand: many('strength', 1), ...spent() },
      );
      play(state, [
        DONE,
        fresh('strength'),
        ['add', many('energy 1', n)],
        strikes(),
        PASSES,
        attackWith({ offense: true }),
      ]);
      return [a.vp, b.overkill, b.standing];
    };
    expect(kill(11)).toEqual([10 + 3 + 2 + 3 + 6 + 5, 4, 'dead']);
    expect(kill(13)).toEqual([10 + 3 + 2 + 3 + 6 + 5, 5, 'dead']);
  });

  it('10.4 Unbeatable fights on to the end of the next round, and is killed for VP once', () => {
    const { state, a, b } = pair(
      { hand: ['strength', ...many('energy 1', 7)], items: ['falx'], ...spent({ offense: 5 }) },
      { items: [], hpDeck: ['energy 1'], hand: ['strength'], powers: ['unbeatable'], ...spent() },
    );
    play(state, [
      DONE,
      fresh('strength'),
      ['add', many('energy 1', 7)],
      strikes(),
      PASSES,
      attackWith({ offense: true }),
      ['unbeatable', true],
    ]);
    expect([b.undead, b.standing, b.hpDeck, a.kills]).toEqual([2, 'active', [], 1]);
    const { of } = play(state, [fresh('strength'), strikes('A'), PASSES]);
    expect(of('fav')[0]).toMatchObject({ total: 4, modifiers: [{ why: 'Unbeatable' }] });
    expect(b.fury).toBe(false);
  });
});

describe('what goes with an attack', () => {
  it('9.4 a Feint takes back all but itself; who does not answer loses what was put in (W28)', () => {
    const { state, a, b } = pair(
      { hand: ['strength', 'feint', ...many('energy 1', 4)], items: [], ...spent({ offense: 5 }) },
      { hand: ['berserk', ...many('energy 0', 2)], items: ['clipeus'], ...spent({ guard: 5 }) },
    );
    play(state, [
      ...([
        DONE,
        fresh('strength'),
        ['add', many('energy 1', 4)],
        strikes(),
        reacts('berserk'),
        ['add', many('energy 0', 2)],
      ] as Answered[]),
      ...[attackWith({ offense: true }), defendWith({ guard: true }), ['feint', true] as const],
    ]);
    expect(a.hand.toSorted()).toEqual([...many('energy 1', 4), 'strength']);
    expect([a.cur.offense, a.discard, a.row, a.vp]).toEqual([5, ['feint'], [], 10]);
    expect([b.cur.guard, b.discard, b.row.length]).toEqual([4, many('energy 0', 2), 1]);
  });

  it('9.5, 12.6 Break Item halves or destroys, and hurts nobody (W25)', () => {
    const breaks = (item: 'gladius' | 'parma', energy: number) => {
      const { state, a, b } = pair(
        { hand: ['strength', 'break item', ...many('energy 1', energy)], items: ['falx'], ...spent({ offense: 9 }) },
        { items: ['gladius', 'parma'], ...spent(), hpDeck: many('energy 1', 2) },
      );
      play(state, [
        DONE,
        fresh('strength'),
        ['add', ['break item', ...many('energy 1', energy)]],
        ['declare', { do: 'break', target: 'B', item }],
        attackWith({ offense: true }),
      ]);
      return [
        a.vp,
        b.items.map(({ name, damaged }) => `${name}${damaged ? ' damaged' : ''}`),
        b.hpDeck.length,
        state.firstBlood,
      ];
    };
    expect(breaks('gladius', 2)).toEqual([14, ['parma'], 2, null]);
    expect(breaks('parma', 1)).toEqual([12, ['gladius', 'parma damaged'], 2, null]);
  });

  it('9.6 help is a quarter of an attack, for the next fight against the same (W24)', () => {
    const state = sand([
      {
        hex: hexAt('E6'),
        facing: 0,
        team: 0,
        hand: ['strength', ...many('energy 1', 5)],
        items: ['falx'],
        ...spent({ offense: 6 }),
      },
      { hex: hexAt('D6'), facing: 1, team: 0, hand: ['strength'], items: ['falx'], ...spent() },
      { hex: hexAt('E7'), facing: 3, team: 1, items: [], ...spent(), hpDeck: many('energy 1', 9) },
    ]);
    const { of } = play(
      state,
      [
        DONE,
        fresh('strength'),
        ['add', many('energy 1', 5)],
        ['declare', { do: 'help', ally: 'B', target: 'C' }],
        attackWith({ offense: true }),
      ].slice(1) as Answered[],
    );
    expect([of('helped')[0]?.bonus, state.fighters[1]?.ally]).toEqual([3, { vs: 'C', amount: 3 }]);
    const { of: then } = play(state, [fresh('strength'), strikes('C')]);
    expect(then('fav')[0]).toMatchObject({ total: 7 });
    expect(state.fighters[1]?.ally).toBeNull();
  });

  it('11.1 a spear is thrown out of melee, doubled, less for the range, and gone (W27)', () => {
    const { state, a } = pair(
      { hand: ['strength'], items: ['hasta', 'galea'], ...spent() },
      { hex: hexAt('E11'), ...spent(), items: [] },
    );
    const { of } = play(
      state,
      [
        fresh('strength'),
        ['declare', { do: 'throw', item: 'hasta', target: 'B' }],
        ['pay', { cards: ['energy 1'], items: [] }],
      ].slice(0, 2) as Answered[],
    );
    expect(of('fav')[0]).toMatchObject({ total: 3, modifiers: [{ value: 6 }, { value: -3 }] });
    expect(a.items.map(({ name }) => name)).toEqual(['galea']);
    const close = pair({ hand: ['strength'], items: ['hasta'], ...spent() });
    const { asked } = play(close.state, [fresh('strength')]);
    expect(asked && faultOf(close.state, asked, { do: 'throw', item: 'hasta', target: 'B' })).toContain('11.1');
  });

  it('11.2 a net ignores items, traps, stays or flies, and is lost when they part', () => {
    const net = (how: 'net melee' | 'net throw') => {
      const { state, a, b } = pair(
        { hand: ['strength'], items: ['iaculum', 'tridens'], ...spent({ offense: 5 }) },
        { items: ['clipeus'], ...spent(), hand: ['energy 1'] },
      );
      const { of } = play(state, [
        fresh('strength'),
        ['declare', { do: how, item: 'iaculum', target: 'B' }],
        attackWith({ offense: true }),
      ]);
      return { state, a, b, fav: of('fav')[0]?.total, fdv: of('fdv')[0]?.total };
    };
    const cast = net('net melee');
    expect([cast.fav, cast.fdv, cast.b.trapped, cast.a.vp]).toEqual([11, 0, 3, 12]);
    expect(cast.a.items[0]).toMatchObject({ name: 'iaculum', holds: 'B' });
    const thrown = net('net throw');
    expect([thrown.fav, thrown.a.items.map(({ name }) => name)]).toEqual([14, ['tridens']]);
    cast.a.hex = hexAt('E4');
    play(cast.state, [DONE]);
    expect(cast.a.items.map(({ name }) => name)).toEqual(['tridens']);
  });

  it('12.1 a Sweep strikes all in its arc, each for less, and unbalances the attacker (W26)', () => {
    const state = sand([
      {
        hex: hexAt('E6'),
        facing: 0,
        hand: ['strength', 'sweep', ...many('energy 1', 3)],
        items: ['falx'],
        ...spent({ offense: 5 }),
      },
      { hex: hexAt('E7'), facing: 3, items: [], ...spent(), hpDeck: many('energy 1', 4) },
      { hex: hexAt('D6'), facing: 2, items: [], ...spent(), hpDeck: many('energy 1', 4) },
    ]);
    const { of } = play(state, [
      ...([
        fresh('strength'),
        ['add', ['sweep', ...many('energy 1', 3)]],
        ['declare', { do: 'sweep', from: 5, clockwise: true }],
      ] as Answered[]),
      ...(
        [
          attackWith({ offense: true }),
          ['pay', { cards: many('energy 1', 2), items: [] }],
          ['pay', { cards: many('energy 1', 2), items: [] }],
        ] as Answered[]
      ).slice(0, 1),
    ]);
    expect(of('fav').map(({ foe, total }) => [foe, total])).toEqual([
      ['C', 13],
      ['B', 9],
    ]);
    expect(of('result').map(({ damage }) => damage)).toEqual([3, 3]);
    expect([state.fighters[0]?.vp, state.fighters[0]?.unbalanced]).toEqual([10 + 2 + 6 + 3, 1]);
  });

  it('12.1 nobody sweeps without a Sweep on the Action', () => {
    const { state } = pair({ hand: ['strength', 'energy 1'], items: ['falx'], ...spent() });
    const { asked } = play(state, [fresh('strength'), ['add', ['energy 1']]]);
    const why = asked && faultOf(state, asked, { do: 'sweep', from: 5, clockwise: true });
    expect([asked?.kind, why]).toEqual(['declare', expect.stringContaining('12.1')]);
  });

  it('12.2, 12.3 Sacrifice and Acrobatic Strike add three each; the marker comes at the end', () => {
    const { state, a } = pair(
      { hand: ['strength', 'sacrifice', 'acrobatic strike', 'energy 0'], items: [], ...spent() },
      { items: [], hand: ['energy 0'], ...spent(), hpDeck: many('energy 0', 9) },
    );
    const { of } = play(state, [
      fresh('strength'),
      ['add', ['sacrifice', 'acrobatic strike']],
      strikes(),
      attackWith({ sacrifice: 'energy 0', acrobatic: true }),
    ]);
    expect([of('fav')[0]?.total, a.removed, a.unbalanced]).toEqual([6, ['energy 0'], 1]);
  });

  it('12.4 Overskill: five more at most, three times itself at most (W08)', () => {
    const { state, a } = pair(
      { hand: ['strength', 'overskill'], items: [], ...spent({ offense: 2 }) },
      { items: ['clipeus', 'cassis'], ...spent() },
    );
    const { asked } = play(state, [fresh('strength'), ['add', ['overskill']], strikes()]);
    const fault = (amount: number) =>
      asked && faultOf(state, asked, { rage: null, overskill: { skill: 'offense', amount } });
    expect([fault(4), fault(5)]).toEqual([null, 'a Skill grows by five at most, and to three times itself (12.4)']);
    const { of } = play(state, [
      ['reveal', { rage: null, overskill: { skill: 'offense', amount: 4 } }],
      attackWith({ offense: true }),
    ]);
    expect([of('fav')[0]?.total, a.cur.offense, a.over]).toEqual([6, 0, null]);
  });

  it('12.5 Rage swaps itself for a card of the discard (W31)', () => {
    const { state, a } = pair(
      { hand: ['strength', 'rage'], discard: ['energy 1', 'sweep'], items: ['falx'], ...spent() },
      { items: ['clipeus', 'cassis'], ...spent() },
    );
    const { asked } = play(state, [fresh('strength'), ['add', ['rage']], strikes()]);
    expect(asked && faultOf(state, asked, { rage: { card: 'sweep', from: 'discard' }, overskill: null })).toContain(
      '12.5',
    );
    const { of } = play(state, [['reveal', { rage: { card: 'energy 1', from: 'discard' }, overskill: null }]]);
    expect([of('fav')[0]?.total, of('result')[0]?.n, a.discard]).toEqual([5, 2, ['sweep', 'rage', 'energy 1']]);
  });

  it('12.7 Unbalancing Strike: two Elements, or a marker; the second one floors at the end (W29)', () => {
    const unbalances = (pay: readonly ('energy 0' | 'speed')[]) => {
      const { state, b } = pair(
        { hand: ['strength', 'unbalancing strike'], items: [], ...spent() },
        { unbalanced: 1, hand: many('energy 0', 1), items: ['clipeus'], cur: { ...SPENT, speed: 1 } },
      );
      const { of } = play(
        state,
        [fresh('strength'), ['add', ['unbalancing strike']], strikes(), ['unbalanced', pay]].slice(0, 3) as Answered[],
      );
      expect(of('fav')[0]?.total ?? 0).toBe(0);
      return b;
    };
    expect(unbalances([]).faceDown).toBe(false);
    const { state, b } = pair(
      { hand: ['strength', 'unbalancing strike'], items: ['falx'], ...spent() },
      { unbalanced: 1, hand: many('energy 0', 1), items: ['clipeus'], cur: { ...SPENT, speed: 1 } },
    );
    const { of } = play(state, [fresh('strength'), ['add', ['unbalancing strike']], strikes(), ['unbalanced', []]]);
    expect([of('fdv')[0]?.total, b.faceDown, b.unbalanced]).toEqual([4, true, 2]);
  });

  it('12.8 Reflex gives a free operation after the fight, and more for Speed', () => {
    const { state, a } = pair(
      { hand: ['strength', 'reflex'], items: ['falx'], cur: { ...SPENT, speed: 1 } },
      { items: ['clipeus'], ...spent() },
    );
    const { asked } = play(state, [
      DONE,
      fresh('strength'),
      ['add', ['reflex']],
      strikes(),
      ['move', { do: 'step', way: 3, turn: 0 }],
    ]);
    expect([a.hex, a.cur.speed, asked]).toMatchObject([hexAt('E5'), 1, { kind: 'move', free: 0 }]);
    play(state, [['move', { do: 'turn', by: 1 }]]);
    expect([a.facing, a.cur.speed]).toEqual([1, 0]);
  });

  it('13 Lunge, Leap and Deep Wounds (W30)', () => {
    const { state } = pair(
      {
        hand: ['strength', ...many('energy 0', 4)],
        items: ['falx'],
        powers: ['lunge', 'leap', 'deep wounds'],
        hex: hexAt('E4'),
        cur: { ...SPENT, speed: 2 },
      },
      { items: ['clipeus', 'cassis'], ...spent(), hpDeck: many('energy 1', 9) },
    );
    const step = ['free', { do: 'step', way: 0, turn: 0 }] as const;
    const { asked } = play(state, [step, step, fresh('strength'), ['add', []], strikes()]);
    const fault = (more: Parameters<typeof attackWith>[0]) => asked && faultOf(state, asked, attackWith(more)[1]);
    expect(fault({ leap: { attack: 2, damage: 1 } })).toContain('13');
    expect(fault({ lunge: many('energy 0', 4) })).toContain('13');
    const { of } = play(state, [attackWith({ lunge: many('energy 0', 3), leap: { attack: 1, damage: 1 }, deep: 3 })]);
    expect(of('fav')[0]?.total).toBe(4 + 6 + 2 - 3);
    expect(of('result')[0]).toMatchObject({ hit: true, damage: 1 + 0 + 1 + 3 });
  });

  it('13 Wrestling pushes whoever was struck, hit or miss, and unbalances', () => {
    const { state, b } = pair(
      { hand: ['strength'], items: ['falx'], powers: ['wrestling'], ...spent() },
      { items: ['clipeus'], ...spent() },
    );
    play(state, [fresh('strength'), strikes(), attackWith({ wrestle: 'B' }), ['wrestle', 0]]);
    expect([b.hex, b.facing, b.unbalanced]).toEqual([hexAt('E8'), 3, 1]);
  });

  it('13 Adaptation moves three cards before damage is paid; Delay defends; Resistance recovers', () => {
    const { state, b } = pair(
      { hand: ['strength'], items: ['falx'], ...spent({ offense: 6 }) },
      {
        hand: ['strength', 'berserk', 'energy 0'],
        items: [],
        hpDeck: [],
        discard: ['rage'],
        powers: ['adaptation', 'delay', 'resistance'],
        ...spent(),
      },
    );
    play(state, [
      ...([fresh('strength'), strikes(), reacts('berserk'), ['add', []], attackWith({ offense: true })] as Answered[]),
      ['defend', { instant: { do: 'delay' } }],
      ['defend', { instant: { do: 'resistance', recover: ['rage'] } }],
      defendWith(),
    ]);
    expect([b.delayBonus, b.hand.includes('rage'), b.standing]).toEqual([true, true, 'active']);
    play(state, [
      ['window', { do: 'adaptation', lay: ['strength', 'energy 0'], take: [] }],
      ['pay', { cards: ['energy 0'], items: [] }],
    ]);
    expect([b.hand, b.removed]).toEqual([['rage'], ['energy 0']]);
  });

  it('14 two markers floor; both must go to stand, and none comes while down', () => {
    const { state, a } = pair({ faceDown: true, unbalanced: 2, hand: many('energy 0', 5), ...spent() });
    const off = ['free', { do: 'marker', kind: 'unbalanced', pay: many('energy 0', 2) }] as const;
    play(state, [off]);
    expect([a.faceDown, a.unbalanced]).toEqual([true, 1]);
    play(state, [off]);
    expect([a.faceDown, a.unbalanced]).toEqual([false, 0]);
  });

  it('13 Stand up! takes all markers off at once', () => {
    const { state, a } = pair({ trapped: 3, faceDown: true, unbalanced: 2, powers: ['stand up'], ...spent() });
    play(state, [['free', { do: 'stand up' }]]);
    expect([a.trapped, a.faceDown, a.unbalanced, a.powers]).toEqual([0, false, 0, []]);
  });
});
