/** 21.1.2: weapons in a sheath, drawing them, and 21.6: the sheath of javelins. */
import { describe, expect, test } from 'vitest';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import type {
  Draw,
  Fighter,
  FightingStyle,
  Weapon,
  WeaponKind,
} from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import {
  man as anyMan,
  type Played,
  play,
  plotRefusal,
  refusal,
  type Script,
  scene,
  shield,
  weapon,
} from '../../../../../tools/games/gladiator/bout.ts';
import { blow } from '../../support/blows.ts';
import { type Duel, duel, FALLS, fight, holding, strike } from '../../support/rules/arms.ts';
import { withMore } from '../../support/rules/clash.ts';
import { PLAYER, sheetOf } from '../../support/rules/sheets.ts';

const sheath = (...kinds: readonly WeaponKind[]): readonly Weapon[] => kinds.map((kind, i) => weapon(20 + i, kind));
/** A man with things in hand and weapons in his sheath. */
const man = (
  hands: readonly (WeaponKind | 'shield')[],
  kinds: readonly WeaponKind[],
  more: Partial<Fighter> = {},
): Partial<Fighter> => ({ ...holding(1, ...hands), sheath: [...sheath(...kinds)], ...more });

/** A asks to act and draws. */
const draws = (set: Duel, draw: Draw, script: Script = {}): Played =>
  fight(set, { plots: { A: '!' }, draws: { A: draw }, ...script });

const poolOf = (played: Played, id = 'A') => {
  const found = played.asked.find((one) => one.kind === 'allocate' && one.fighter === id);
  return found?.kind === 'allocate' ? found.pool : null;
};
const kinds = (items: readonly { readonly kind: string }[]) => items.map(({ kind }) => kind);
const askedToDraw = (played: Played) =>
  played.asked.filter(({ kind }) => kind === 'draw').map(({ fighter }) => fighter);

describe('21.1.2 the sheath', () => {
  test('21.1.2 what is in it fills no hand: he may take a thing up with one hand free', () => {
    const A = man(['shield'], ['sword']);
    const played = play(duel({ range: 5, A, loose: [{ item: weapon(9, 'axe'), at: { q: 0, r: 0 } }] }), {
      acts: { A: { kind: 'recover', item: 9, drop: null } },
      dice: [['recovery', 1]],
    });
    expect(kinds(played.fighter('A').hands)).toEqual(['shield', 'axe']);
    expect(kinds(played.fighter('A').sheath)).toEqual(['sword']);
  });

  test('21.1.2 a parry that costs the weapon in hand leaves the sheath alone', () => {
    const B = man(['spear'], ['sword']);
    const played = strike({ A: { tr: 20 }, B }, 'head 4', blow(8, 2, 1), ...FALLS);
    expect(played.one('item-dropped').item.kind).toBe('spear');
    expect(kinds(played.fighter('B').sheath)).toEqual(['sword']);
  });

  test('21.1.2 it does not defend: with nothing in hand a P is an H all the same', () => {
    const B = man(['shield'], ['sword']);
    expect(strike({ A: { tr: 20 }, B }, 'head 4', blow(8, 2, 1)).one('blow')).toMatchObject({
      printed: 'P',
      result: 'H',
    });
  });

  test('21.1.2 it is not thrown or let go: acts name things in hand', () => {
    const state = duel({ A: man(['shield'], ['sword']) });
    const may = { fighter: 'A', recover: [], kick: [], throwAt: ['B'] };
    const refused = (hand: number) =>
      refusal(state, { kind: 'act', seat: 0, cite: '5.2.4', ...may }, { kind: 'throw', hand, target: 'B' });
    expect(refused(0)).toBeNull();
    expect(refused(1)).toContain('nothing in that hand');
  });
});

describe('21.1.2.1 drawing', () => {
  test('21.1.2.1 who asks to act, or has no weapon in hand, is asked; others are not', () => {
    const asked = (A: Partial<Fighter>, plot = '') => askedToDraw(fight({ A }, { plots: { A: plot } }));
    expect(asked(man(['shield'], ['sword']))).toEqual(['A']);
    expect(asked(man(['spear', 'shield'], ['sword']))).toEqual([]);
    expect(asked(man(['spear', 'shield'], ['sword']), '!')).toEqual(['A']);
    expect(asked(man(['shield'], []), '!')).toEqual([]);
  });

  test('21.1.2.1 with both hands full something has to be let go, and falls where he stands (P32)', () => {
    const set = { A: man(['spear', 'shield'], ['sword']) };
    const played = draws(set, { weapon: 0, drop: 0 });
    expect(kinds(played.fighter('A').hands)).toEqual(['shield', 'sword']);
    expect(played.fighter('A').sheath).toEqual([]);
    expect(played.one('item-dropped')).toMatchObject({ why: 'given-up', item: { kind: 'spear' }, at: { q: 0, r: 0 } });
    expect(played.one('drawn')).toMatchObject({ fighter: 'A', item: { kind: 'sword' }, left: 0 });
    expect(() => draws(set, { weapon: 0, drop: null })).toThrow('hands are full');
  });

  test('21.1.2.1 with a hand free nothing is let go (C164)', () => {
    const set = { A: man(['shield'], ['sword']) };
    expect(draws(set, { weapon: 0, drop: null }).of('item-dropped')).toEqual([]);
    expect(() => draws(set, { weapon: 0, drop: 0 })).toThrow('C164');
  });

  test('21.1.2.1 only what is in the sheath is drawn, and nothing goes without a draw', () => {
    const set = { A: man(['shield'], ['sword']) };
    expect(() => draws(set, { weapon: 1, drop: null })).toThrow('no such weapon');
    expect(() => draws(set, { weapon: null, drop: 0 })).toThrow('without a draw');
  });

  test('21.1.2.1 his attacks are at half CF in the phase of the draw, and whole in the next', () => {
    const played = draws({ A: man(['shield'], ['sword']) }, { weapon: 0, drop: null });
    expect(poolOf(played)).toMatchObject({ mayAttack: true, halvings: 1 });
    expect(poolOf(play(played.state))).toMatchObject({ halvings: 0 });
  });

  test('21.1.2.1 a javelin freshly drawn is halved twice (P36)', () => {
    const set: Duel = { A: man(['shield'], ['javelin']) };
    const strikes = (cf: string) =>
      draws(set, { weapon: 0, drop: null }, { cf: { A: cf }, dice: cf === 'head 2' ? [blow(6)] : [] });
    expect(strikes('head 2').of('allocated')[0]?.spentOnAttack).toBe(8);
    expect(() => strikes('head 3')).toThrow('12 CF of the 10');
  });

  test('21.1.2.1 drawing is free: he throws a javelin and draws the next in one phase (P31)', () => {
    const played = draws(
      { range: 3, A: man(['javelin', 'shield'], ['javelin', 'javelin']) },
      { weapon: 0, drop: null },
      { acts: { A: { kind: 'throw', hand: 0, target: 'B' } }, dice: [['throw-distance', 1], ...FALLS] },
    );
    expect(kinds(played.fighter('A').hands)).toEqual(['shield', 'javelin']);
    expect(played.one('drawn').left).toBe(1);
  });

  test('21.1.2.1 a man on the ground draws nothing', () => {
    const played = fight(
      { range: 5, A: man(['shield'], ['sword'], { posture: 'prone' }) },
      { plots: { A: 'KN' }, dice: [['kneel-place', 1]] },
    );
    expect(askedToDraw(played)).toEqual(['A']);
    const lies = fight({ range: 5, A: man(['shield'], ['sword'], { posture: 'prone', moves: 6, exceeded: true }) });
    expect(askedToDraw(lies)).toEqual([]);
  });

  test('21.1.2.1 a centurion without a weapon draws the first of his sheath, at half CF (P82)', () => {
    const played = fight({ range: 4, B: man(['shield'], ['sword', 'dagger'], { by: 'book', moves: 5 }), phase: 8 }, {});
    expect(played.one('drawn')).toMatchObject({ fighter: 'B', item: { kind: 'sword' }, left: 1 });
  });

  test('21.1.2.1 a centurion with a weapon in hand keeps to it', () => {
    const played = fight({ range: 4, B: man(['spear', 'shield'], ['sword'], { by: 'book', moves: 5 }), phase: 8 });
    expect(played.of('drawn')).toEqual([]);
  });

  test('21.1.2.1 while something hangs in his sheath he looks for no weapon on the ground (P74)', () => {
    const set = (kinds: readonly WeaponKind[]): Duel => ({
      ...{ range: 5, B: man(['shield'], kinds, { by: 'book', at: { q: 5, r: 0 } }) },
      loose: [{ item: weapon(9, 'axe'), at: { q: 5, r: 0 } }],
    });
    const orders = (kinds: readonly WeaponKind[], ...dice: readonly Scripted[]) =>
      fight(set(kinds), { dice }).one('centurion-ordered').order;
    expect(orders([], ['recovery', 6])).toBe('recover');
    expect(orders(['sword'], ['order', 1, 1])).not.toBe('recover');
  });
});

describe("21.1.2.2 a fallen man's sheath", () => {
  const out = { conscious: false, posture: 'prone', stun: { amount: 40, turn: 1, phase: 1 } } as const;
  const take = (drop: number | null = null) => ({ A: { kind: 'recover', item: 9, drop } }) as const;
  const beside = (B: Partial<Fighter>, hands: Fighter['hands'] = [shield(2)]): Duel => ({
    A: { hands, type: 'light', ag: 3, cfAtStart: 10, facing: 3 },
    B: { sheath: [weapon(9, 'sword')], ...B },
  });

  test.each([
    ['senseless', out],
    ['dead', { posture: 'prone', fate: 'dead', wounds: { 1: 12, 2: 0, 3: 0, 4: 0, 5: 0 } }],
  ] as const)(
    '21.1.2.2 of a man who is %s his weapon may be taken as if it lay there, and is in hand (P134)',
    (_, B) => {
      const state = withMore(duel(beside(B)), anyMan('C', { name: 'Celer', hands: [], at: { q: 8, r: 0 } }));
      const played = play(state, { acts: take(), dice: [['recovery', 1]] });
      expect(played.one('recovery-tried')).toMatchObject({ fighter: 'A', recovered: true, from: 'B' });
      expect(kinds(played.fighter('A').hands)).toEqual(['shield', 'sword']);
      expect(played.fighter('B').sheath).toEqual([]);
    },
  );

  test('21.1.2.2 nobody takes what a man has who has his wits, nor a spared man, nor from further off', () => {
    const offered = (B: Partial<Fighter>) =>
      play(duel(beside(B))).asked.flatMap((ask) => (ask.kind === 'act' ? ask.recover : []));
    expect(offered({})).toEqual([]);
    expect(offered({ posture: 'prone', moves: 5 })).toEqual([]);
    expect(offered({ ...out, at: { q: 2, r: 0 } })).toEqual([]);
    expect(offered({ ...out })).toEqual([9]);
  });

  test('21.1.2.2 it cannot be kicked, and R may be plotted for it (7.4)', () => {
    const same = duel(beside({ ...out, at: { q: 0, r: 0 } }));
    const asked = play(same, { plots: { A: 'R' } }).asked.find(({ kind }) => kind === 'act');
    expect(asked).toMatchObject({ recover: [9], kick: [] });
    expect(plotRefusal(duel(beside({})), 'R')).toContain('nothing lies within one hex');
  });

  test('21.1.2.2 attacks with it are halved this phase, once (13.4.2)', () => {
    const set = beside(out);
    const facing = duel({ ...set, A: { ...set.A, facing: 0 } });
    const played = play(facing, { acts: take(), dice: [['recovery', 1]] });
    expect(poolOf(played)).toMatchObject({ halvings: 0, marks: [{ arms: [{ halvings: 1 }] }] });
  });

  test('21.1.2.2 a centurion without a weapon goes for it (P74)', () => {
    const A = { ...out, by: 'seat' as const, sheath: [weapon(9, 'sword')], at: { q: 1, r: 0 } };
    const B = { by: 'book' as const, hands: [shield(4)], at: { q: 0, r: 0 }, facing: 0 as const };
    const weak = { ...B, tr: 1, ag: 3, cfAtStart: 1, fs: 0 as const };
    const strikes: readonly Scripted[] = [['recovery', 1], ['attack-chunk', 6], ['attack-area', 1], blow(3)];
    const played = play(duel({ A, B: weak }), { dice: strikes });
    expect(played.one('centurion-ordered').order).toBe('recover');
    expect(kinds(played.fighter('B').hands)).toEqual(['shield', 'sword']);
  });
});

describe('21.4.1 the dagger of a Retiarius', () => {
  const made = (kind: FightingStyle, dagger: boolean) =>
    sheetOf({ ...PLAYER, kind, armour: 1, dagger }, [], advancedRules()).sheath.map((one) => one.kind);

  test('21.4.1 he may have one in the sheath, beside trident and net; nobody else has', () => {
    expect(made('retiarius', true)).toEqual(['dagger']);
    expect(made('retiarius', false)).toEqual([]);
    expect(made('secutor', true)).toEqual([]);
  });

  test('21.4.1 he draws it like any other weapon, letting trident or net go (21.1.2.1)', () => {
    const A = { ...man(['trident'], ['dagger']), style: 'retiarius' as const };
    const played = fight({ range: 3, A }, { plots: { A: '!' }, draws: { A: { weapon: 0, drop: null } } });
    expect(kinds(played.fighter('A').hands)).toEqual(['trident', 'dagger']);
  });
});

describe('21.6 javelins', () => {
  test('21.6 as many as the set-up says, where it says so', () => {
    const made = sheetOf({ ...PLAYER, kind: 'velite', armour: null, javelins: 4 }, [], advancedRules());
    expect(kinds([...made.hands, ...made.sheath])).toEqual(['javelin', 'shield', 'javelin', 'javelin', 'javelin']);
  });

  test('21.6 a sheath is filled by 1D3 + 1, one of them in his hand as the match begins (C46)', () => {
    const left = [1, 2, 3, 4, 5, 6].map((die) => {
      const made = sheetOf({ ...PLAYER, kind: 'velite', armour: null }, [['javelins', die]], advancedRules());
      expect(kinds(made.hands)).toEqual(['javelin', 'shield']);
      return made.sheath.length;
    });
    expect(left).toEqual([1, 1, 2, 2, 3, 3]);
  });

  /** A phase of a centurion with a javelin in hand, and a man who cannot strike back. */
  const volley = (range: number, left: readonly WeaponKind[], dice: readonly Scripted[] = [], facing: 0 | 3 = 3) => {
    const B = man(['javelin', 'shield'], left, { by: 'book', moves: 5, at: { q: range, r: 0 }, facing });
    return play(duel({ A: { hands: [shield(30)] }, B, phase: 8 }), { dice });
  };
  const SHORT: readonly Scripted[] = [['throw-distance', 1], ...FALLS];

  test('21.6 a centurion throws at a man in front at two to four hexes while another javelin is left (P83)', () => {
    for (const range of [3, 4]) expect(volley(range, ['javelin'], SHORT).one('thrown')).toMatchObject({ range });
    expect(volley(5, ['javelin']).of('thrown')).toEqual([]);
    expect(volley(3, []).of('thrown')).toEqual([]);
    expect(volley(3, ['javelin'], [], 0).of('thrown')).toEqual([]);
  });

  test('21.6 having thrown he draws the next one at once (P82)', () => {
    const played = volley(3, ['javelin'], SHORT);
    expect(played.one('drawn')).toMatchObject({ fighter: 'B', item: { kind: 'javelin' }, left: 0 });
  });

  test('21.6 without chapter 21 no centurion throws anything', () => {
    const B = { ...man(['javelin', 'shield'], ['javelin']), by: 'book' as const, moves: 5, at: { q: 3, r: 0 } };
    expect(play(scene({ rules: advancedRules([19, 23, 24, 25]), B, phase: 8 })).of('thrown')).toEqual([]);
  });
});
