/** 21.1.1: weapons that a man was taught to use, and those that he was not. */
import { describe, expect, test } from 'vitest';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import type { Fighter, WeaponGroup, WeaponKind } from '../../../../../src/games/gladiator/rules/types.ts';
import { shield, sword, weapon } from '../../../../../tools/games/gladiator/bout.ts';
import { blow, reading } from '../../support/blows.ts';
import { type Duel, fight, holding, poolIn, strike } from '../../support/rules/arms.ts';
import { PLAYER, sheetOf } from '../../support/rules/sheets.ts';

const NEEDLES: readonly WeaponGroup[] = ['sword', 'dagger'];
const range = (kind: WeaponKind) => (kind === 'pike' ? 2 : 1);
/** CF of a man of 10 who was taught swords and daggers, with a weapon in hand. */
const total = (kind: WeaponKind, more: Partial<Fighter> = {}, rest: Duel = {}) =>
  poolIn({
    range: range(kind),
    B: { hands: [weapon(3, 'spear')] },
    ...rest,
    A: { ...holding(1, kind), trained: NEEDLES, ...more },
  })?.total;

describe('21.1.1 training', () => {
  test.each([
    ['sword', true],
    ['scimitar', true],
    ['dagger', true],
    ['scissor', true],
    ['axe', false],
    ['flail', false],
    ['javelin', false],
    ['maul', false],
    ['pike', false],
    ['spear', false],
    ['trident', false],
  ] as const)('21.1.1 whoever was taught sword and dagger knows the %s: %s (C87)', (kind, known) => {
    expect(total(kind)).toBe(known ? 10 : 8);
  });

  test('21.1.1 spear and javelin are taught together, the bow by itself', () => {
    for (const kind of ['spear', 'javelin'] as const) expect(total(kind, { trained: ['spear'] })).toBe(10);
    const archer = (trained: readonly WeaponGroup[]) => total('bow', { trained, arrows: 20 });
    expect([archer(['bow']), archer(['spear'])]).toEqual([5, 4]);
  });

  test('21.1.1 a set-up says what a man was taught; where it does not he knows everything', () => {
    const made = (more: object) => sheetOf({ ...PLAYER, ...more }, [], advancedRules()).trained;
    expect(made({ trained: NEEDLES })).toEqual(NEEDLES);
    expect(made({ trained: null })).toBeNull();
    expect(made({})).toBeNull();
    expect(total('axe', { trained: null })).toBe(10);
  });
});

describe('21.1.1.1 a weapon he does not know', () => {
  const AXE: Duel = { A: { ...holding(1, 'axe'), trained: NEEDLES, tr: 12 } };

  test('21.1.1.1 takes 2 of his CF, attack and defence alike, and says so (C59)', () => {
    const played = fight(AXE);
    const [mine] = played.asked.flatMap((ask) => (ask.kind === 'allocate' && ask.fighter === 'A' ? [ask.pool] : []));
    expect(mine?.modifiers).toContainEqual({ value: -2, why: 'not taught the axe', cite: '21.1.1.1' });
    expect(mine?.total).toBe(10);
  });

  test('21.1.1.1 by the weapon he leads with, the first in his hands (P33)', () => {
    expect(total('axe', holding(1, 'axe', 'sword'))).toBe(8);
    expect(total('axe', holding(1, 'sword', 'axe'))).toBe(10);
    expect(total('axe', { hands: [shield(2)] }, { rules: advancedRules() })).toBe(10);
  });

  test('21.1.1.1 is part of his current CF: his stun is measured against it (10.3.3)', () => {
    const stunned = (hands: Fighter['hands'], trained: readonly WeaponGroup[] | null) =>
      fight({ range: 6, A: { hands, trained, stun: { amount: 9, turn: 1, phase: 1 } } }, { plots: { A: '' } });
    const out = (hands: Fighter['hands'], trained: readonly WeaponGroup[] | null) =>
      stunned(hands, trained)
        .of('knocked-out')
        .map(({ cf }) => cf);
    expect(out([weapon(1, 'axe')], NEEDLES)).toEqual([8]);
    expect(out([sword(1)], NEEDLES)).toEqual([]);
    expect(out([weapon(1, 'axe')], null)).toEqual([]);
  });

  test('21.1.1.1 with such a weapon gone he comes to, if his CF now bear his stun (F15)', () => {
    const senseless = (amount: number, hands: Fighter['hands']) => {
      const out = { conscious: false, posture: 'prone', stun: { amount, turn: 1, phase: 1 } } as const;
      return fight({ range: 6, A: { hands, trained: NEEDLES, ...out } }).of('woke');
    };
    expect(senseless(9, [])).toMatchObject([{ fighter: 'A', cite: 'F15' }]);
    expect(senseless(9, [weapon(1, 'axe')])).toEqual([]);
    expect(senseless(11, [])).toEqual([]);
  });

  test("21.1.1.1 and gives 2 to the other man's grip on weapon and shield (C60)", () => {
    const drop = (trained: readonly WeaponGroup[] | null) => {
      const A = { ...holding(1, 'axe'), trained, tr: 12 };
      return reading(strike({ A }, 'head 4', blow(8, 12, 6)).one('blow'), 'drop');
    };
    expect(drop(NEEDLES).total - drop(null).total).toBe(2);
    expect(drop(NEEDLES).modifiers).toContainEqual({ value: 2, why: 'not taught the axe', cite: '21.1.1.1' });
  });

  test('21.1.1.1 without chapter 21 nobody asks what he was taught', () => {
    const rules = advancedRules([19, 20, 22, 23, 24, 25]);
    expect(total('axe', {}, { rules })).toBe(10);
  });
});
