/** 23.2 F, 14.2, 27.8.2: the blow that a feint wins is halved like any other. */
import { describe, expect, test } from 'vitest';
import { freeCf } from '../../../../../src/games/gladiator/rules/arena/halved.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { type Played, play, tables, weapon } from '../../../../../tools/games/gladiator/bout.ts';
import { offered } from '../../support/asked.ts';
import { blow } from '../../support/blows.ts';
import { rock, withObstacles } from '../../support/rules/arenas.ts';
import { type Duel, duel, fight } from '../../support/rules/arms.ts';
import { joust } from '../../support/rules/saddle.ts';

const KNEELS = { posture: 'kneeling' } as const;
const ABOVE = withObstacles(rock(1, 0));
const BELOW = withObstacles(rock(0, 0));

/** A's feint at the head draws the guard; the blow that follows goes to an area, and does nothing. */
const feints = (set: Duel, aim: 1 | 2 | 5, red = 11) =>
  fight({ A: { tr: 20 }, ...set }, { aim, cf: { A: 'feint head 4' }, dice: [blow(red, 12, 6), blow(3)] });

/** The CF that the blow fell with, and what had halved it. */
const felt = (played: Played) => [
  played.of('blow')[1]?.cf,
  played.of('attack-halved').map(({ cite, cf: { from, to } }) => `${cite}: ${from} to ${to}`),
];

describe('23.2 F what halves the blow after a feint', () => {
  test("14.2 at a kneeling man's legs it strikes with half: 2 of 4 CF, and 2 of 5", () => {
    expect(felt(feints({ B: KNEELS }, 5))).toEqual([2, ['14.2: 4 to 2']]);
    expect(felt(feints({ B: KNEELS }, 5, 13))).toEqual([2, ['14.2: 5 to 2']]);
  });

  test('14.2 at any other area of his, and at the legs of a man on his feet, it is whole', () => {
    expect(felt(feints({ B: KNEELS }, 2))).toEqual([4, []]);
    expect(felt(feints({}, 5))).toEqual([4, []]);
  });

  test('27.8.2.1 from a rock it is halved at the legs of a man below', () => {
    expect(felt(feints({ arena: BELOW }, 5))).toEqual([2, ['27.8.2.1: 4 to 2']]);
    expect(felt(feints({ arena: BELOW }, 1))).toEqual([4, []]);
  });

  test('27.8.2.2 at a man on a rock it is halved wherever it strikes, and once more at his legs if he kneels there', () => {
    expect(felt(feints({ arena: ABOVE }, 1))).toEqual([2, ['27.8.2.2: 4 to 2']]);
    expect(felt(feints({ arena: ABOVE, B: KNEELS }, 5))).toEqual([1, ['27.8.2.2: 4 to 2', '14.2: 2 to 1']]);
  });

  test('30.6.3 so is it at a rider, whom a man on foot has above him', () => {
    const B = { by: 'seat', seat: 1 } as const;
    const dice: Scripted[] = [blow(11, 12, 6), ['stumble', 6], blow(3)];
    const played = play(joust({ B }), { aim: 2, cf: { A: 'feint chest 4' }, dice });
    expect(felt(played)).toEqual([2, ['30.6.3: 4 to 2']]);
  });

  test('14.2, 27.8.2.2 what halves what a man spends, such as a dagger, leaves the free blow alone (P52)', () => {
    expect(felt(feints({ A: { tr: 20, hands: [weapon(1, 'dagger')] } }, 2))).toEqual([4, []]);
  });

  test('14.2, 27.8.2.2 the journal says by what it was halved', () => {
    const told = (set: Duel, aim: 1 | 5) => {
      const played = feints(set, aim);
      return played.of('attack-halved').map((event) => gladiator.narrate(event, played.state));
    };
    expect(told({ arena: ABOVE }, 1)).toEqual(["MAXIMUS's blow at the man on the rock is halved, 4 to 2."]);
    expect(told({ B: KNEELS }, 5)).toEqual(["MAXIMUS's attack on the legs of a kneeling man is halved, 4 to 2."]);
  });

  test('14.2, 27.8.2.2 who is asked for the area is told what is left of the blow there', () => {
    const state = duel({ B: KNEELS, rules: advancedRules() });
    const defence = { 1: 0, 2: 3, 3: 0, 4: 0, 5: 1 };
    const ask = { seat: 0, cite: '23.2', fighter: 'A', target: 'B', cf: 5, defence, special: null } as const;
    const notes = offered(state, tables, { kind: 'feint', ...ask }).map(({ note }) => note);
    expect(notes[1]).toBe('armour --, defence 3');
    expect(notes[4]).toBe('armour --, defence 1, halved to 2 CF');
    const [A, B] = state.fighters;
    if (A === undefined || B === undefined) throw new Error('two men');
    expect(freeCf(state, A, B, 5, 5)).toBe(2);
  });
});
