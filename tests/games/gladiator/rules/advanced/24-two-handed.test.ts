/** 24: a weapon in each hand. */
import { describe, expect, test } from 'vitest';
import { advancedRules, basicRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import type { Fighter, WeaponKind } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { lying, play, shield, sword, weapon } from '../../../../../tools/games/gladiator/bout.ts';
import { added, blow, reading } from '../../support/blows.ts';
import { type Duel, duel, FALLS, fight, holding, poolIn, strike } from '../../support/rules/arms.ts';

/** Two weapons in hand; trained: a Dimachaerus. */
const pair = (first: WeaponKind, second: WeaponKind, more: Partial<Fighter> = {}): Partial<Fighter> => ({
  ...holding(1, first, second),
  ...more,
});
const trained = (first: WeaponKind, second: WeaponKind) => pair(first, second, { style: 'dimachaerus' });
const total = (A: Partial<Fighter>, rest: Duel = {}) => poolIn({ A, ...rest })?.total;
const KINDS = ['sword', 'axe', 'dagger', 'javelin', 'scimitar'] as const;

describe('24.1 two weapons', () => {
  test('24.1 a man without a shield takes up a second weapon and strikes with either', () => {
    const played = play(
      duel({ range: 1, A: { ...holding(1, 'sword'), type: 'light', ag: 1 }, loose: [lying(sword(9), { q: 0, r: 0 })] }),
      {
        acts: { A: { kind: 'recover', item: 9, drop: null } },
        cf: { A: 'head 1, chest 1 @1' },
        dice: [['recovery', 1], blow(6), blow(6)],
      },
    );
    expect(played.of('blow').map((event) => event.with?.id)).toEqual([1, 9]);
  });

  test('24.1 with a weapon in each hand a third thing can be had only for one of them (P32)', () => {
    const set = (drop: number | null) =>
      play(duel({ range: 5, A: pair('sword', 'sword'), loose: [lying(shield(9), { q: 0, r: 0 })] }), {
        acts: { A: { kind: 'recover', item: 9, drop } },
        dice: [['recovery', 1]],
      });
    expect(() => set(null)).toThrow('both hands are full');
    expect(
      set(0)
        .fighter('A')
        .hands.map(({ kind }) => kind),
    ).toEqual(['sword', 'shield']);
  });

  test('24.1.1 he names the weapon for each attack, and each has its own rounds and notes (P56)', () => {
    const set: Duel = { A: trained('axe', 'dagger') };
    const played = fight(set, { cf: { A: 'head 2, chest 2 @1' }, dice: [blow(6), blow(6)] });
    expect(played.of('allocated')[0]?.spentOnAttack).toBe(2 + 4);
    expect(played.of('blow')).toMatchObject([
      { area: 1, round: 2 + 1, with: { kind: 'axe' } },
      { area: 2, round: 4 - 1, with: { kind: 'dagger' } },
    ]);
    expect(() => fight(set, { cf: { A: 'head 2 @2' } })).toThrow('no such weapon');
  });

  test('24.1.1 the CF that a wound leaves him is told with what his pair gives (P33)', () => {
    const played = strike({ A: { tr: 20 }, B: { ...trained('sword', 'sword') } }, 'head 8', blow(8, 7, 2));
    expect(played.one('blow')).toMatchObject({ wounds: 1, targetCf: { from: 14, to: 13 } });
  });

  test('24.1.1 at two hexes only the weapon that reaches strikes', () => {
    expect(poolIn({ range: 2, A: trained('sword', 'javelin') })?.marks[0]?.arms).toMatchObject([
      { hand: 1, kind: 'javelin' },
    ]);
  });

  test('24.1.1 a parry that costs one of them costs either, as the lot falls (P32)', () => {
    const lost = (pick: number) =>
      strike(
        { A: { tr: 20 }, B: trained('sword', 'axe') },
        'head 4',
        blow(8, 2, 1),
        ['lot:weapon-lost', pick],
        ...FALLS,
      );
    expect([lost(0), lost(1)].map((played) => played.one('item-dropped').item.kind)).toEqual(['sword', 'axe']);
  });

  test('24.1.1 the bonus goes at once with the weapon that is lost, and so do the blows named for it (P56)', () => {
    const played = fight(
      { A: { tr: 20 }, B: { ...trained('sword', 'sword'), tr: 10 } },
      {
        cf: { A: 'head 8', B: 'chest 2, groin 3, legs 6 @1' },
        dice: [blow(6), blow(6), blow(5, 2, 1), ['lot:weapon-lost', 1], ...FALLS],
      },
    );
    // Rounds 1 3 5 less 1: 0 2 4; A's 8 CF fall in round 3, and the second sword is gone before its blow.
    expect(played.of('attacks-lost')).toMatchObject([{ fighter: 'B', areas: [5] }]);
    expect(played.of('cf-lost')).toMatchObject([{ fighter: 'B', amount: 4, owed: 4 }]);
    expect(
      play(played.state)
        .of('allocated')
        .find(({ fighter }) => fighter === 'B')?.total,
    ).toBe(10);
  });

  test('24.1.1 the blows of the other hand go on, less the CF of the pair (P41)', () => {
    const played = fight(
      { A: { tr: 20 }, B: { ...trained('sword', 'sword'), tr: 10 } },
      {
        cf: { A: 'head 8', B: 'chest 2, groin 3, legs 6 @1' },
        dice: [blow(6), blow(6), blow(5, 2, 1), ['lot:weapon-lost', 0], ...FALLS, blow(6)],
      },
    );
    expect(played.of('cf-lost')).toMatchObject([{ amount: 4, attacks: [{ area: 5, cf: { from: 6, to: 2 } }] }]);
    expect(played.of('blow').at(-1)).toMatchObject({ fighter: 'B', area: 5, cf: 2, with: { id: 2 } });
  });
});

describe('24.2 the bonus', () => {
  test('24.2 a Dimachaerus with two weapons alike has 4 CF more, and strikes a round earlier (C37)', () => {
    expect(total(trained('sword', 'sword'))).toBe(10 + 4);
    const played = fight(
      { A: trained('sword', 'sword') },
      { cf: { A: 'head 1, chest 1 @1' }, dice: [blow(6), blow(6)] },
    );
    expect(played.one('sequence-set').slots.map(({ round }) => round)).toEqual([2 - 1, 4 - 1]);
  });

  test('24.2 the pair and the weapon both shift the round, down to 0', () => {
    const dice: Scripted[] = Array.from({ length: 3 }, () => blow(6));
    const played = fight({ A: trained('dagger', 'dagger') }, { cf: { A: 'head 1, chest 1, legs 1' }, dice });
    expect(played.one('sequence-set').slots.map(({ round }) => round)).toEqual([0, 1, 3]);
  });

  test('24.2 with two that differ he has 2 CF more and no earlier round (C37)', () => {
    expect(total(trained('sword', 'dagger'))).toBe(10 + 2);
    const played = fight({ A: trained('sword', 'dagger') }, { cf: { A: 'head 1' }, dice: [blow(6)] });
    expect(played.one('sequence-set').slots.map(({ round }) => round)).toEqual([3]);
  });

  test('24.2 with one weapon he has nothing more than others', () => {
    expect(total({ ...holding(1, 'sword'), style: 'dimachaerus' })).toBe(10);
    expect(total({ ...holding(1, 'sword', 'shield'), style: 'dimachaerus' })).toBe(10);
  });

  test('24.2 who lets one of them go and cannot bear his Stun without is out at once, and draws nothing (F15, P56)', () => {
    const stun = { amount: 6, turn: 1, phase: 1 };
    const A = { ...trained('sword', 'sword'), tr: 4, stun, cn: 1, sheath: [weapon(9, 'dagger')] };
    const played = fight(
      { A, range: 5, phase: 2 },
      { plots: { A: 'X!' }, acts: { A: { kind: 'drop', hand: 0 } }, dice: [['stun-recovery', 6]] },
    );
    expect(played.fighter('A')).toMatchObject({ conscious: false, posture: 'prone' });
    expect(played.asked.map(({ kind }) => kind)).not.toContain('draw');
  });

  test('24.2 without chapter 24 two weapons give nothing, in the Basic Game as little', () => {
    const without = advancedRules([19, 21, 23, 25]);
    expect(total(trained('sword', 'sword'), { rules: without })).toBe(10);
    expect(total(pair('sword', 'sword'), { rules: basicRules() })).toBe(10);
    const drop = strike({ rules: basicRules(), A: { tr: 20 }, B: pair('sword', 'sword') }, 'head 4', blow(8, 6, 6));
    expect(added(drop.one('blow'), 'drop')).toBe(-4);
  });

  test('24.2.1 another man has 2 CF more with two alike, and no earlier round', () => {
    for (const kind of KINDS) expect(total(pair(kind, kind))).toBe(10 + 2);
    const played = fight({ A: pair('sword', 'sword') }, { cf: { A: 'head 1' }, dice: [blow(6)] });
    expect(played.one('sequence-set').slots.map(({ round }) => round)).toEqual([3]);
  });

  test('24.2.1 two that differ are no pair to him', () => {
    expect(total(pair('sword', 'dagger'))).toBe(10);
  });

  test('24.2.1 his own weapons are easier to knock away by 2, and no one else is hurt by it (C60)', () => {
    const drop = (A: Partial<Fighter>, B: Partial<Fighter>) =>
      reading(strike({ A: { tr: 20, ...A }, B }, 'head 4', blow(8, 6, 6)).one('blow'), 'drop').total;
    expect(drop({}, pair('sword', 'sword'))).toBe(12 - 4 - 2);
    expect(drop({}, trained('sword', 'sword'))).toBe(12 - 4);
    expect(drop({}, pair('sword', 'dagger'))).toBe(12 - 4);
    expect(drop(pair('sword', 'sword'), holding(3, 'sword'))).toBe(12 - 4);
  });
});

describe('24.3 two weapons as a guard', () => {
  test.each([
    [4, 'S', 'P'],
    [7, 'S*', 'P'],
    [8, 'P', 'P'],
    [10, 'P*', 'H'],
    [11, 'H', 'H'],
  ])('24.3 red %i at 4 CF: the printed %s is a %s (C67)', (red, printed, result) => {
    const event = strike({ A: { tr: 20 }, B: trained('sword', 'sword') }, 'head 4', blow(red, 5, 3)).one('blow');
    expect(event).toMatchObject({ printed, result });
  });

  test('24.3 a flail goes up its steps first: S to P, S* to P* and so to H (P47)', () => {
    const lash = (red: number) =>
      strike({ A: { tr: 20, ...holding(7, 'flail') }, B: trained('sword', 'sword') }, 'head 4', blow(red, 5, 3)).one(
        'blow',
      );
    expect([4, 7, 8].map((red) => lash(red).result)).toEqual(['P', 'H', 'H']);
  });
});

describe('24.4 what is no pair', () => {
  test('24.4 two-handed weapons and flails are no part of a pair, trained or not', () => {
    for (const kind of ['flail', 'maul', 'spear', 'trident'] as const) {
      expect(total(trained(kind, 'sword'))).toBe(10);
      expect(total(trained(kind, kind))).toBe(10);
      expect(total(pair(kind, kind))).toBe(10);
    }
  });

  test('24.4 a two-handed weapon beside another halves its CF (P32)', () => {
    expect(poolIn({ A: trained('spear', 'sword') })?.marks[0]?.arms).toMatchObject([
      { kind: 'spear', halvings: 1 },
      { kind: 'sword', halvings: 0 },
    ]);
  });
});
