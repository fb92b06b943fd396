/** P305-P308: bouts by V2.0. */
import { describe, expect, test } from 'vitest';
import { missusChance, throwChance } from '../../../../../src/games/gladiator/odds/single-rolls.ts';
import { wouldCall } from '../../../../../src/games/gladiator/rules/advanced/calls.ts';
import { armedCf } from '../../../../../src/games/gladiator/rules/advanced/weapons.ts';
import { missusLeast } from '../../../../../src/games/gladiator/rules/basic/missus.ts';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import {
  type Played,
  play,
  type Scene,
  type Script,
  scene,
  shield,
  sword,
  tablesOf,
  weapon,
} from '../../../../../tools/games/gladiator/bout.ts';
import { apart, reading } from '../../support/blows.ts';
import { drm } from '../../support/rules/clash.ts';
import { netMan, three } from '../../support/rules/snares.ts';

const V2 = { edition: 'v2' } as const;
const RULES = { ...advancedRules(undefined, V2) };
const v2 = (set: Scene = {}) => scene({ ...set, rules: { ...RULES, ...set.rules } });
const tables = tablesOf(RULES);
const XL = 'his XL shield';
const wide: Partial<Fighter> = { tr: 20, hands: [sword(3), shield(4, 'XL')] };
const FALLS: readonly Scripted[] = [
  ['drop-direction', 1],
  ['drop-distance', 1],
];

describe('P305 the XL shield', () => {
  const strike = (B: Partial<Fighter>, cf: string, red: number, parts: Parameters<typeof apart>[1]): Played =>
    play(v2({ A: { tr: 30 }, B }), { cf: { A: cf }, dice: apart(red, parts) });

  test('P305 takes 1 off the dice of the CRT, and nothing off the CF', () => {
    const event = strike(wide, 'head 3', 13, { wound: 3 }).one('blow');
    const roll = reading(event, 'crt');
    expect(drm(roll, XL)).toBe(-1);
    expect(roll.table).toMatchObject({ id: 'classic/crt', column: '3', row: '12' });
    expect(event.modified).toBe(3);
  });

  test('P305 beyond the columns too: 8 CF are column 5 and 3 on the dice, less 1', () => {
    const roll = reading(strike(wide, 'head 8', 8, { wound: 3 }).one('blow'), 'crt');
    expect(roll.table).toMatchObject({ column: '5', row: '10' });
  });

  test.each<readonly [string, Partial<Fighter>]>([
    ['large', { hands: [sword(3), shield(4, 'large')] }],
    ['battered', { hands: [sword(3), shield(4, 'XL', 14)] }],
    ['on the ground', { hands: [sword(3)] }],
  ])('P305 does nothing when it is %s', (_, B) => {
    expect(drm(reading(strike({ tr: 20, ...B }, 'head 3', 14, { wound: 3 }).one('blow'), 'crt'), XL)).toBeUndefined();
  });

  test('P305 counts against a net as well', () => {
    const played = play(v2({ A: netMan(), B: { ...wide, at: { q: 2, r: 0 } } }), {
      plots: { A: 'TN' },
      dice: [three('net', 3), ['struggle', 6], ['struggle', 1]],
    });
    expect(drm(reading(played.one('net-cast'), 'net'), XL)).toBe(-1);
  });
});

describe('P306 a dimachus', () => {
  const pair: Partial<Fighter> = { style: 'myrmillo dimachus', hands: [sword(1), sword(2)] };
  const cf = (A: Partial<Fighter>, rules = RULES) => {
    const state = v2({ A, rules });
    const [fighter] = state.fighters;
    return fighter === undefined ? 0 : armedCf(state.rules, tables, fighter);
  };

  test('P306 has 4 CF more while he holds two weapons, whatever they are, with chapter 24 or without', () => {
    expect(cf(pair)).toBe(14);
    expect(cf({ ...pair, hands: [sword(1), weapon(2, 'dagger')] })).toBe(14);
    expect(cf(pair, { ...RULES, sections: RULES.sections.filter((one) => one !== 24) })).toBe(14);
    expect(cf({ ...pair, hands: [sword(1)] })).toBe(10);
    expect(cf({ ...pair, hands: [sword(1), shield(2)] })).toBe(10);
  });

  test('P306 the reason stands in his pool, and neither blade falls sooner', () => {
    const played = play(v2({ A: pair }), { cf: {} });
    const [asked] = played.asked.filter((one) => one.kind === 'allocate' && one.fighter === 'A');
    if (asked?.kind !== 'allocate') throw new Error('A is not asked');
    expect(asked.pool.modifiers).toContainEqual({ value: 4, why: 'two weapons', cite: 'P306' });
    expect(asked.pool.marks[0]?.arms.filter(({ kind }) => kind === 'sword').map(({ speed }) => speed)).toEqual([0, 0]);
  });

  test('P306 S against him is P', () => {
    const played = play(v2({ A: { tr: 30 }, B: { ...pair, hands: [sword(3), sword(4)] } }), {
      cf: { A: 'head 1' },
      dice: apart(7, { drop: 18 }),
    });
    expect(played.one('blow')).toMatchObject({ printed: 'S', result: 'P' });
  });
});

describe('P306 javelins', () => {
  const velite: Partial<Fighter> = {
    style: 'velite',
    type: 'light',
    hands: [weapon(1, 'javelin'), shield(2, 'small')],
    sheath: [weapon(11, 'javelin')],
  };
  const hurl = (range: number, dice: readonly Scripted[], A: Partial<Fighter> = {}) =>
    play(v2({ A: { ...velite, ...A }, B: { at: { q: range, r: 0 } } }), {
      plots: { A: 'X !' },
      acts: { A: { kind: 'throw', hand: 0, target: 'B' } },
      dice,
    });

  test('P306 at hand one is a trident of one hex in one hand', () => {
    const { javelin, trident } = tables.weapons;
    expect(javelin).toEqual({ ...trident, reach: 1, hands: 1, half: 'always' });
  });

  test.each([1, 2, 3, 4])('P306 it flies %i hexes, the one die naming the area', (range) => {
    const played = hurl(range, [['throw-area', 5], ...apart(3, { shield: 3 }), ...FALLS]);
    expect(played.one('thrown')).toMatchObject({ range, hit: true });
    expect(played.one('blow')).toMatchObject({ area: 5, cf: 5, round: null });
  });

  test('P306 on a 6 it misses', () => {
    const played = hurl(2, [['throw-area', 6], ...FALLS]);
    expect(played.one('thrown')).toMatchObject({ hit: false });
    expect(played.one('thrown').rolls?.[0]).toMatchObject({ cite: 'P306', result: 'it misses' });
    expect(played.of('blow')).toEqual([]);
  });

  test('P306 at five hexes it falls short, whatever the die', () => {
    expect(hurl(5, [['throw-area', 1], ...FALLS]).one('thrown').rolls?.[0]?.result).toBe('it falls short');
  });

  test('P306 it strikes with half his CF, if that is less than 5', () => {
    expect(hurl(2, [['throw-area', 1], ...apart(3), ...FALLS], { tr: 7 }).one('blow').cf).toBe(3);
  });

  test('P306 other things are thrown as in 1981', () => {
    const played = hurl(2, [['throw-distance', 3], ...FALLS], { hands: [sword(1)] });
    expect(played.one('thrown').rolls?.[0]).toMatchObject({ name: 'throw-distance', cite: 'P264' });
  });

  test('P306 the odds say so', () => {
    const [man] = v2({ A: velite }).fighters;
    const [javelin] = velite.hands ?? [];
    if (man === undefined || javelin === undefined) throw new Error('nobody');
    expect(throwChance(tables, man, javelin, 4)).toBeCloseTo(5 / 6, 12);
    expect(throwChance(tables, man, javelin, 5)).toBe(0);
  });
});

describe('P306 a Crupellarius', () => {
  const down = { style: 'crupellarius', type: 'heavy', posture: 'prone' } as const;

  test('P306 who is down cannot rise, but may lie still or roll', () => {
    const rise = () => play(v2({ A: down }), { plots: { A: 'KN' } });
    expect(rise).toThrow('cannot rise (P306)');
    expect(play(v2({ A: down }), { plots: { A: '' }, cf: {} }).fighter('A').posture).toBe('prone');
    expect(play(v2({ A: down }), { plots: { A: 'RO BL' } }).fighter('A').posture).toBe('prone');
  });

  test('P306 others rise', () => {
    const played = play(v2({ A: { ...down, style: 'samnite' } }), { plots: { A: 'KN' }, dice: [['kneel-place', 1]] });
    expect(played.fighter('A').posture).toBe('kneeling');
  });

  test('P306 a centurion who would get to his knees lies', () => {
    const played = play(v2({ A: { ...down, by: 'book' }, B: { at: { q: 4, r: 0 } } }), { dice: [['order', 6, 6]] });
    expect(played.one('centurion-ordered')).toMatchObject({ order: 'lie' });
    expect(played.fighter('A').posture).toBe('prone');
  });
});

/** CF lost to wounds by a man of 12 boxes: four boxes of the head. */
const worn = (boxes: number): Partial<Fighter> => ({ wounds: { 1: boxes, 2: 0, 3: 0, 4: 0, 5: 0 } });

describe('P307 missus', () => {
  const least = (A: Partial<Fighter>, turn = 1) => {
    const [man] = v2({ A }).fighters;
    return man === undefined ? 0 : missusLeast(tables, man, turn);
  };

  test('P307 the column is better by one for each whole 4 CF lost to wounds', () => {
    expect(least({})).toBe(6);
    expect([3, 7].map((boxes) => least(worn(boxes)))).toEqual([6, 6]);
    const lost = (A: Partial<Fighter>) => least({ ...A, w: 18 });
    expect(lost({ wounds: { 1: 0, 2: 4, 3: 4, 4: 4, 5: 4 } })).toBeLessThan(6);
  });

  test('P307 and by one from turn 5 on, up to the last', () => {
    expect([4, 5, 12].map((turn) => least({}, turn))).toEqual([6, 5, 5]);
    expect(least({ attackTotal: 99 }, 5)).toBe(2);
  });

  test('P307 neither sight nor stun nor endurance counts', () => {
    expect(least({ vision: 8, exhaustion: 8 })).toBe(6);
  });
});

/** A box of the legs. */
const WOUND = apart(10, { wound: 9, critical: 3 });
/** A is struck by B in this phase and asked; he answers. */
function called(calls: boolean, dice: readonly Scripted[], set: Scene = {}, more: Partial<Script> = {}): Played {
  return play(v2({ B: { tr: 30 }, ...set }), {
    cf: { B: 'legs 5' },
    call: { A: calls },
    dice: [...WOUND, ...dice],
    ...more,
  });
}

describe('P307 missus called by a conscious man', () => {
  test('P307 he is asked when he was wounded; he lets all fall, appeals, and is spared', () => {
    const played = called(true, [['missus', 6]]);
    expect(played.of('item-dropped').map(({ item, why }) => `${item.kind} ${why}`)).toEqual([
      'sword given-up',
      'shield given-up',
    ]);
    expect(played.one('appealed')).toMatchObject({ fighter: 'A', to: 'B', why: 'called', fate: 'spared' });
    expect(played.state.outcome).toMatchObject({ winner: 1, results: { A: 'M', B: 'V' } });
  });

  test('P307 refused by the crowd he dies', () => {
    expect(called(true, [['missus', 1]]).one('appealed')).toMatchObject({ fate: 'dead' });
  });

  test('P307 of several who call he is heard first who has lost most to wounds', () => {
    const wounds = { 1: 0, 2: 2, 3: 2, 4: 0, 5: 0 } as const;
    const B: Partial<Fighter> = { tr: 30, by: 'seat', seat: 1, w: 18, wounds };
    const played = play(v2({ A: { tr: 30 }, B }), {
      cf: { A: 'legs 5', B: 'legs 5' },
      call: { A: true, B: true },
      dice: [...WOUND, ...WOUND, ['missus', 6]],
    });
    expect(played.of('appealed').map(({ fighter }) => fighter)[0]).toBe('B');
  });

  test('P307 who fights on keeps his arms', () => {
    const played = called(false, []);
    expect(played.of('appealed')).toEqual([]);
    expect(played.fighter('A').hands).toHaveLength(2);
  });

  const isAsked = (played: Played) => played.asked.some(({ kind }) => kind === 'call');

  test('P307 he is asked too if his order was to act, and else not without a wound', () => {
    expect(isAsked(play(v2(), { cf: {} }))).toBe(false);
    expect(isAsked(play(v2(), { plots: { A: 'X !' }, cf: {} }))).toBe(true);
  });

  test('P307 in a death match and by other tables nobody is asked', () => {
    const struck = { cf: { B: 'legs 5' }, dice: WOUND };
    const classic = scene({ B: { tr: 30 }, rules: advancedRules(undefined, { edition: 'classic' }) });
    expect(isAsked(play(classic, struck))).toBe(false);
    expect(isAsked(play({ ...v2({ B: { tr: 30 } }), sineMissione: true }, struck))).toBe(false);
  });

  test('P307, 18.4 a victor with other enemies may refuse him, and he stands without arms', () => {
    const set: Scene = { C: { side: 0, seat: 0, at: { q: -4, r: 0 } } };
    const played = called(true, [], set, { mercy: { B: false } });
    expect(played.of('appeal-refused')).toHaveLength(1);
    expect(played.fighter('A')).toMatchObject({ fate: 'fighting', hands: [] });
  });
});

describe('P308 a centurion', () => {
  const calls = (A: Partial<Fighter>, B: Partial<Fighter> = {}, turn = 1) => {
    const state = v2({ A: { by: 'book', ...A }, B, turn });
    const [man] = state.fighters;
    return man !== undefined && wouldCall(state, tables, man);
  };
  const spent: Partial<Fighter> = { exhaustion: 7, attackTotal: 40 };

  test('P308 calls with a third of his CF, a fair chance, and a better man before him', () => {
    expect(calls(spent)).toBe(true);
    expect(calls({ ...spent, exhaustion: 6 })).toBe(false);
    expect(calls({ ...spent, attackTotal: 15 })).toBe(false);
    expect(calls(spent, { exhaustion: 8 })).toBe(false);
  });

  test('P308 does it of himself at the end of a phase', () => {
    const played = play(v2({ A: { by: 'book', ...spent, posture: 'standing' }, B: { at: { q: 5, r: 0 } } }), {
      dice: [
        ['order', 1, 1],
        ['missus', 4],
      ],
    });
    expect(played.of('appealed')).toHaveLength(1);
  });

  test('P307 the odds of being spared are those of the column', () => {
    const [man] = v2({ A: { attackTotal: 40 } }).fighters;
    if (man === undefined) throw new Error('nobody');
    expect(missusChance(tables, man, 1)).toBeCloseTo(3 / 6, 12);
    expect(missusChance(tables, man, 5)).toBeCloseTo(4 / 6, 12);
  });
});
