/** 26.3, 26.3.1: whom the lone man strikes at, and who goes first. */
import { describe, expect, test } from 'vitest';
import { type Scene, weapon } from '../../../../../tools/games/gladiator/bout.ts';
import { blow } from '../../support/blows.ts';
import { dullBlows } from '../../support/centurion.ts';
import { blowsOf, fight, from, poolFor } from '../../support/rules/ring.ts';

/** B and C both before A, who stays as he is. */
const pair: Scene = { B: from(0), C: from(1) };
const refused = (cf: string) => () => fight(pair, { A: cf });

describe('26.3 who strikes first', () => {
  test('26.3 an opponent beside him whom he leaves alone goes before him, with 1 CF against 8 (P39)', () => {
    const played = fight(pair, { A: 'head 8 >B', C: 'legs 1' }, { dice: dullBlows(1, 8) });
    expect(blowsOf(played)).toEqual(['C>A 1-0', 'A>B 8-0']);
  });

  test('26.3 struck at, he has no such right: the higher CF goes first', () => {
    const played = fight(pair, { A: 'head 4 >B, head 4 >C', C: 'legs 1, head 1' }, { dice: dullBlows(4, 1, 4, 1) });
    expect(blowsOf(played)).toEqual(['A>B 4-0', 'C>A 1-0', 'A>C 4-0', 'C>A 1-0']);
  });

  test('26.3 he goes before the other opponent as well, if that one was struck at', () => {
    const played = fight(pair, { A: 'head 5 >B', B: 'head 7', C: 'legs 1' }, { dice: dullBlows(1, 7, 5) });
    expect(blowsOf(played)).toEqual(['C>A 1-0', 'B>A 7-0', 'A>B 5-0']);
  });

  test('26.3 two whom he leaves alone go by their CF, and equals together', () => {
    const three = { ...pair, D: from(5) };
    const played = fight(three, { A: 'head 8 >B', C: 'legs 2', D: 'head 2' }, { dice: dullBlows(2, 2, 8) });
    expect(blowsOf(played)).toEqual(['C>A 2-0', 'D>A 2-0', 'A>B 8-0']);
    expect(played.of('blow').map(({ together }) => together)).toEqual([true, true, false]);
  });

  test('26.3 one man alone who attacks him has no such right, whoever else he strikes at (26.1, P155)', () => {
    const set = { B: { ...from(0), owesStumble: true }, C: from(1) };
    const dice = [['fall-prone', 1, 1] as const, ...dullBlows(8, 1)];
    const played = fight(set, { A: 'head 8 >B', C: 'legs 1' }, { dice });
    expect(blowsOf(played)).toEqual(['A>B 8-0', 'C>A 1-0']);
  });

  test('26.3 it is so within a round alone: rounds go as ever (P39)', () => {
    const played = fight(pair, { A: 'head 2 >B, legs 2 >B, arms 2 >B', C: 'legs 1' }, { dice: dullBlows(2, 1, 2, 2) });
    expect(blowsOf(played)).toEqual(['A>B 2-0', 'C>A 1-0', 'A>B 2-0', 'A>B 2-0']);
  });

  test('26.3 a spearman two hexes off is not adjacent: he goes by his CF', () => {
    const set = { B: from(0), C: { ...from(1, 2), hands: [weapon(5, 'spear')] } };
    const played = fight(set, { A: 'head 8 >B', C: 'legs 1' }, { dice: dullBlows(8, 1) });
    expect(blowsOf(played)).toEqual(['A>B 8-0', 'C>A 1-0']);
  });

  test('26.3 a lone man who strikes at nobody is in nobody’s way: all goes by CF', () => {
    const played = fight(pair, { B: 'head 3', C: 'legs 4' }, { dice: dullBlows(4, 3) });
    expect(blowsOf(played)).toEqual(['C>A 4-0', 'B>A 3-0']);
  });

  test('26.3 nor does he put who is beside him before a spearman two hexes off with more CF (P39)', () => {
    const set = { B: from(0), C: { ...from(1, 2), hands: [weapon(5, 'spear')] } };
    const played = fight(set, { B: 'head 1', C: 'legs 8' }, { dice: dullBlows(8, 1) });
    expect(blowsOf(played)).toEqual(['C>A 8-0', 'B>A 1-0']);
  });

  test('26.3 the order is told before the first blow, with targets', () => {
    const played = fight(pair, { A: 'head 8 >B', C: 'legs 1' }, { dice: dullBlows(1, 8) });
    expect(played.one('sequence-set').slots).toEqual([
      { fighter: 'C', area: 5, cf: 1, round: 3, target: 'A' },
      { fighter: 'A', area: 1, cf: 8, round: 3, target: 'B' },
    ]);
  });

  test('26.3 a wound from him takes CF off the attack that is still to come, on whomever it goes (9.4.5)', () => {
    const played = fight(pair, { A: 'head 8 >B', C: 'legs 8' }, { dice: [blow(10, 6, 4), ...dullBlows(7)] });
    const [first, second] = played.of('blow');
    expect(first).toMatchObject({ fighter: 'C', target: 'A' });
    const lost = (first?.targetCf.from ?? 0) - (first?.targetCf.to ?? 0);
    expect(lost).toBeGreaterThan(0);
    expect(second).toMatchObject({ fighter: 'A', target: 'B', cf: 8 - lost });
  });
});

describe('26.3.1 whom he strikes at', () => {
  test('26.3.1 he shares his attacks out, and the chart counts them all (P38)', () => {
    const played = fight(pair, { A: 'head 3 >C, legs 3 >B, chest 2 >B' }, { dice: dullBlows(3, 3, 2) });
    expect(played.one('sequence-set').slots.map(({ target, round }) => [target, round])).toEqual([
      ['C', 1],
      ['B', 3],
      ['B', 5],
    ]);
  });

  test('26.3.1 unless he says otherwise an attack goes to the nearest', () => {
    const set = { A: { hands: [weapon(1, 'spear')] }, B: from(0, 2), C: from(1) };
    const played = fight(set, { A: 'head 8' }, { dice: dullBlows(8) });
    expect(poolFor(played, 'A').marks.map(({ fighter }) => fighter)).toEqual(['C', 'B']);
    expect(blowsOf(played)).toEqual(['A>C 8-0']);
  });

  test('26.3.1 the same area of two men is two attacks, of one man it is one (P37)', () => {
    const played = fight(pair, { A: 'head 4 >B, head 4 >C' }, { dice: dullBlows(4, 4) });
    expect(blowsOf(played)).toEqual(['A>B 4-0', 'A>C 4-0']);
    expect(refused('head 4 >B, head 4 >B')).toThrow('only one attack on the head (P37)');
    expect(refused('head 4, head 4 >B')).toThrow('only one attack on the head (P37)');
  });

  test.each([
    ['head 4 >D', "'D' is nobody he can strike at (26.3.1)"],
    ['head 4 >A', "'A' is nobody he can strike at (26.3.1)"],
    ['head 9 >C', 'an attack takes 1 to 8 CF (9.3.2)'],
    ['head 0 >C', 'an attack takes 1 to 8 CF (9.3.2)'],
    ['head 6 >B, head 5 >C', 'that takes 11 CF of the 10 you have (9.3.1)'],
    ['head 6 >B | legs 5', 'that takes 11 CF of the 10 you have (9.3.1)'],
    ['head 1, chest 1, groin 1, arms 1, legs 1, legs 1 >C', 'at most 5 attacks a phase (9.4.2)'],
    ['head 4+ >C', 'there is no advantage over him to add (26.5)'],
  ])('26.3.1 %s is refused', (cf, why) => {
    expect(refused(cf)).toThrow(why);
  });

  test('26.3.1 a man behind him he cannot strike at', () => {
    expect(() => fight({ B: from(0), C: from(3) }, { A: 'head 4 >C' }, { face: { A: 1 } })).toThrow(
      "'C' is nobody he can strike at (26.3.1)",
    );
  });

  test('26.3.1 what he spends counts once, whoever it goes to (18.3, P57)', () => {
    const played = fight(
      pair,
      { A: 'head 3 >B, legs 3 >C | head 4', B: 'head 2', C: 'head 2' },
      {
        dice: [...dullBlows(3, 3, 1, 1)].map((one, i) => (i === 1 || i === 2 ? blow(9, 3, 6) : one)),
      },
    );
    expect(played.fighter('A')).toMatchObject({ attackTotal: 6, defenceTotal: 4 });
  });
});

describe('9.4.5 men who go down in mid-phase (P44)', () => {
  const kills = blow(16, 12, 6);

  test('9.4.5 the others go on: an attack on another man is made, one on the dead man is not', () => {
    const played = fight(
      pair,
      { A: 'head 8 >B', B: 'chest 4', C: 'legs 5 | head 1' },
      { dice: [...dullBlows(5), kills] },
    );
    expect(played.one('killed')).toMatchObject({ fighter: 'B', killer: 'A' });
    expect(blowsOf(played)).toEqual(['C>A 5-0', 'A>B 8-0']);
    expect(played.state.outcome).toBeNull();
  });

  test('9.4.5 two attacks on a man whom the first of them kills: the second is never made', () => {
    const played = fight(pair, { B: 'head 8', C: 'head 7' }, { dice: [kills] });
    expect(blowsOf(played)).toEqual(['B>A 8-0']);
    expect(played.state.outcome).toMatchObject({ winner: 1, results: { A: 'P', B: 'V', C: 'V' } });
  });

  test('9.4.5 his own attacks on the others are gone with him, and his side fights on', () => {
    const set = { ...pair, D: { side: 0, ...from(0, 4) } as const };
    const played = fight(set, { A: 'head 4 >C, legs 4 >C', B: 'head 8' }, { dice: [...dullBlows(4), kills] });
    expect(blowsOf(played)).toEqual(['A>C 4-0', 'B>A 8-0']);
    expect(played.one('attacks-lost')).toMatchObject({ fighter: 'A', areas: [5], why: 'dead' });
    expect(played.state.outcome).toBeNull();
  });

  test('9.4.5 knocked out, he defends no more, and strikes at nobody (F25)', () => {
    const set = { ...pair, A: { stun: { amount: 9, turn: 1, phase: 1 } } };
    const played = fight(set, { A: '| head 1', B: 'legs 8', C: 'head 7' }, { dice: [blow(8, 5, 6), ...dullBlows(7)] });
    expect(played.one('knocked-out')).toMatchObject({ fighter: 'A', stun: 9, cf: 8 });
    expect(blowsOf(played)).toEqual(['B>A 8-0', 'C>A 7-0']);
  });
});
