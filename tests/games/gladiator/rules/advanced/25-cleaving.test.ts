/** 25: what a killing blow leaves on the sand. */
import { describe, expect, test } from 'vitest';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Hex } from '../../../../../src/kernel/hex.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { lying, play, sword } from '../../../../../tools/games/gladiator/bout.ts';
import { blow } from '../../support/blows.ts';
import { type Duel, duel, fight, STEADY, strike } from '../../support/rules/arms.ts';

/** A place for one marker: a way relative to the dead man's facing, and a distance of the face less 1. */
const place = (way: number, far: number): readonly Scripted[] => [
  ['drop-direction', way],
  ['drop-distance', far],
];
/** An H+2 with 18 on white and black: 20, a K. */
const KILLING = blow(14, 12, 6);
const cleave = (count: number, ...places: readonly Scripted[]) =>
  strike({ A: { tr: 20 } }, 'head 4', KILLING, ['blood', count], ...places);

describe('25.1.1 blood', () => {
  test('25.1.1 a K on the wound table lays 1D3 markers, each with its own way and distance (P135)', () => {
    const played = cleave(3, ...place(1, 3), ...place(4, 1));
    expect(played.one('killed')).toMatchObject({ fighter: 'B', why: 'killing-wound' });
    const shed = played.one('blood-shed');
    expect(shed.rolls?.[0]).toMatchObject({ name: 'blood', total: 2 });
    expect(shed.at).toHaveLength(2);
    expect(shed.at[1]).toEqual({ q: 1, r: 0 });
    expect(played.state.blood).toEqual(shed.at);
  });

  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
  ])('25.1.1 a %i lays %i of them', (die, count) => {
    const places = Array.from({ length: count }, (_, i) => place(1, i + 1)).flat();
    expect(cleave(die, ...places).state.blood).toHaveLength(count);
  });

  test('25.1.1 two in one hex lie there as one (P135)', () => {
    const played = cleave(3, ...place(2, 2), ...place(2, 2));
    expect(played.one('blood-shed').at).toHaveLength(2);
    expect(played.state.blood).toHaveLength(1);
  });

  test('25.1.1 a K on the critical table does as much (C51)', () => {
    const B: Partial<Fighter> = { armour: { 1: 'C', 2: '--', 3: '--', 4: '--', 5: '--' } };
    // 12 + 6 - 3 is 15: four wounds; 12 + 4 is 16: K on the head.
    const played = strike({ A: { tr: 20 }, B }, 'head 4', blow(11, 12, 6), ['blood', 1], ...place(1, 1));
    expect(played.one('killed').why).toBe('killing-critical');
    expect(played.of('blood-shed')).toHaveLength(1);
  });

  test('25.1.1 a man whose last box is ticked is dead, but not cleaved', () => {
    const B: Partial<Fighter> = { wounds: { 1: 11, 2: 0, 3: 0, 4: 0, 5: 0 } };
    const played = strike({ A: { tr: 20 }, B }, 'head 4', blow(11, 6, 3));
    expect(played.one('killed').why).toBe('wounds');
    expect(played.of('blood-shed')).toEqual([]);
  });

  test('25.1.1 without chapter 25 no blood is laid', () => {
    const played = strike({ rules: advancedRules([19, 21, 23, 24]), A: { tr: 20 } }, 'head 4', KILLING);
    expect(played.of('killed')).toHaveLength(1);
    expect(played.state.blood).toEqual([]);
  });
});

describe('25.2 slippery hexes', () => {
  /** A walks to (2,0) with blood, and maybe a sword, on his way. */
  const walks = (blood: readonly Hex[], plot: string, dice: readonly Scripted[] = [], rest: Duel = {}) =>
    play({ ...duel({ range: 6, ...rest }), blood: [...blood] }, { plots: { A: plot }, dice });

  test('25.2 who enters a hex with blood checks for stumbling, 1 off the die for each such hex', () => {
    const one = walks([{ q: 1, r: 0 }], 'F F', [['stumble', 2]]);
    expect(one.one('stumble-checked')).toMatchObject({ fighter: 'A', stumbled: true, rolls: [{ total: 2 - 1 }] });
    expect(one.fighter('A').owesStumble).toBe(true);
    const two = walks(
      [
        { q: 1, r: 0 },
        { q: 2, r: 0 },
      ],
      'F F',
      [['stumble', 4]],
    );
    expect(two.one('stumble-checked')).toMatchObject({ stumbled: false, rolls: [{ total: 4 - 2 }] });
  });

  test('25.2 blood and a dropped thing in one hex are one hazard', () => {
    const rest = { loose: [lying(sword(9), { q: 1, r: 0 })] };
    const played = walks([{ q: 1, r: 0 }], 'F', [['stumble', 3]], rest);
    expect(played.one('stumble-checked').rolls?.[0]).toMatchObject({ total: 3 - 1 });
  });

  test('25.2 standing in blood, or passing it by, is no check', () => {
    expect(walks([{ q: 0, r: 0 }], 'X').of('stumble-checked')).toEqual([]);
    expect(
      walks(
        [
          { q: 0, r: 0 },
          { q: 2, r: 0 },
        ],
        'F',
      ).of('stumble-checked'),
    ).toEqual([]);
  });

  test('25.2 a leap clears the blood of its first hex, and is checked for as any leap (7.4)', () => {
    const played = walks([{ q: 1, r: 0 }], 'L', [STEADY]);
    expect(played.one('stumble-checked').rolls?.[0]).toMatchObject({ total: 6 });
  });

  test('25.2 a centurion goes through it like anyone', () => {
    const blood = [{ q: 5, r: 0 }];
    const B: Partial<Fighter> = { by: 'book', fs: -1 };
    const played = play({ ...duel({ range: 6, B, phase: 4 }), blood }, { dice: [['order', 6, 1], STEADY] });
    expect(played.one('stumble-checked')).toMatchObject({ fighter: 'B', stumbled: false });
  });

  test('25.2 blood stays for the match', () => {
    const after = cleave(1, ...place(1, 3)).state.blood;
    const next = play({ ...duel({ range: 6 }), blood: [...after] });
    expect(next.state.blood).toEqual(after);
    expect(fight({ range: 6 }).state.blood).toEqual([]);
  });
});
