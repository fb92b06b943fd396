/** 22.1-22.3: strikes with the bare hand. */
import { describe, expect, test } from 'vitest';
import { advancedRules } from '../../../src/engine/gladiator/rule-choices.ts';
import type { Critical } from '../../../src/engine/gladiator/table-types.ts';
import { added, blow, reading } from '../../support/blows.ts';
import { shield, sword, tables } from '../../support/bout.ts';
import type { Scripted } from '../../support/dice.ts';
import { type Duel, FALLS, fight, poolIn, strike } from './arms.ts';

/** A with empty hands, strong by 2; B has sword and shield. */
const BARE: Duel = { rules: advancedRules(), A: { hands: [], st: 2, tr: 12 } };
const stun = (sum: number): Scripted => ['stun', Math.min(6, sum - 1), sum - Math.min(6, sum - 1)];

describe('22.1 who may strike', () => {
  test('22.1 a man with a hand free may, beside the weapon in the other; with both full he may not', () => {
    const arms = (set: Duel) => poolIn({ rules: advancedRules(), ...set })?.marks[0]?.arms.map(({ kind }) => kind);
    expect(arms({ A: { hands: [sword(1)] } })).toEqual(['sword', 'fist']);
    expect(arms({ A: { hands: [shield(2)] } })).toEqual(['fist']);
    expect(arms({})).toEqual(['sword']);
  });

  test('22.1 a weapon in each hand leaves no hand to strike with (C94)', () => {
    expect(
      poolIn({ rules: advancedRules(), A: { hands: [sword(1), sword(2)] } })?.marks[0]?.arms.map(({ kind }) => kind),
    ).not.toContain('fist');
  });

  test('22.1 without chapter 22 an unarmed man may not attack (F7)', () => {
    const rules = advancedRules([19, 20, 21, 23, 24, 25]);
    expect(poolIn({ ...BARE, rules })?.mayAttack ?? false).toBe(false);
  });

  test('22.1 a bare hand reaches one hex', () => {
    expect(poolIn({ ...BARE, range: 2, B: { hands: [] } })).toBeNull();
  });
});

describe('22.2 the strike', () => {
  test('22.2 costs two CF for each that counts, and comes a round later', () => {
    const played = fight(BARE, { cf: { A: 'head 4' }, dice: [blow(4)] });
    expect(played.of('allocated').find(({ fighter }) => fighter === 'A')?.spentOnAttack).toBe(8);
    expect(played.one('blow')).toMatchObject({ cf: 4, round: 4, with: null });
  });

  test('22.2.1 a shield stops it for nothing', () => {
    const played = strike(BARE, 'head 4', blow(5, 12, 6));
    expect(played.one('blow')).toMatchObject({ result: 'S', shieldBoxes: null, wounds: 0 });
  });

  test("22.2.1 a parry wounds the striker's arms by the same dice, through his armour (C157)", () => {
    const armour = { 1: '--', 2: '--', 3: '--', 4: 'A', 5: '--' } as const;
    const bare = strike(BARE, 'head 4', blow(8, 4, 6));
    expect(bare.one('blow').result).toBe('P');
    const [harm] = bare.of('bruised');
    expect(harm).toMatchObject({ fighter: 'A', by: 'B', area: 4, cite: '22.2.1' });
    const worn = strike({ ...BARE, A: { ...BARE.A, armour } }, 'head 4', blow(8, 4, 6));
    expect(worn.of('bruised')[0]?.wounds ?? 0).toBeLessThan(harm?.wounds ?? 0);
    expect(bare.fighter('B').wounds[1]).toBe(0);
  });

  test("22.2.2 a body hit does no damage but stuns by 2D6, the striker's ST and the hit's bonus", () => {
    const played = strike(BARE, 'head 4', blow(14), stun(4));
    const [stunned] = played.of('stunned');
    expect(played.one('blow')).toMatchObject({ result: 'H', bonus: 2, wounds: 0 });
    expect(stunned).toMatchObject({ fighter: 'B', cite: '22.2.2' });
    expect(stunned === undefined ? 0 : added(stunned, 'stun')).toBe(4);
  });
});

describe('22.3 criticals of a strike', () => {
  const hit = (white: number, stunDice: number, ...dice: readonly Scripted[]) =>
    strike(BARE, 'head 4', blow(12, white), stun(stunDice), ...dice);

  test('22.3 count the stun as wounds, on the white dice of the blow', () => {
    const played = hit(2, 6);
    const [stunned] = played.of('stunned');
    const points = (stunned?.stun.to ?? 0) - (stunned?.stun.from ?? 0);
    const [bruised] = played.of('bruised');
    expect(points).toBeGreaterThan(0);
    expect(bruised === undefined ? 0 : reading(bruised, 'critical').total).toBe(2 + points);
  });

  test('22.3.1 do real harm: a 1 is a wound, lasting harm lasts', () => {
    const points = tables.stun.at(6 + 2, 0).value.stun;
    const whiteFor = (wanted: Critical) =>
      [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].find((white) => tables.criticals[1].at(white + points, 0).value === wanted);
    const [wound, sight] = [whiteFor('1'), whiteFor('V')];
    if (wound !== undefined) expect(hit(wound, 6, ['stumble', 6]).fighter('B').wounds[1]).toBe(1);
    if (sight !== undefined) expect(hit(sight, 6, ['stumble', 6]).fighter('B').vision).toBe(1);
    expect([wound, sight].some((found) => found !== undefined)).toBe(true);
  });

  test('22.3.2 what would kill or maim by a blade makes him check for falling at -3 (C28)', () => {
    const played = hit(12, 9, ['fall-prone', 2, 2]);
    const [check] = played.of('fall-prone-checked');
    expect(check).toMatchObject({ fighter: 'B', cite: '22.3.2', fell: true });
    expect(check === undefined ? 0 : added(check, 'fall-prone')).toBe(-3);
    expect(played.fighter('B')).toMatchObject({ fate: 'fighting', mortal: false, posture: 'prone' });
  });
});

describe('F7 disarmed in the middle of a phase', () => {
  test('F7 what he meant for his weapon becomes strikes: half CF, a round later (22.2)', () => {
    const B = { hands: [sword(3)], tr: 20 };
    const played = fight(
      { rules: advancedRules(), A: { tr: 20, st: 7 }, B },
      { cf: { A: 'disarm 8', B: 'head 6, chest 2' }, dice: [blow(3), blow(12, 2), ...FALLS, blow(3)] },
    );
    const halved = played.of('attack-halved').filter(({ fighter }) => fighter === 'B');
    expect(halved.every(({ cite }) => cite === 'F7')).toBe(true);
    expect(halved.length).toBeGreaterThan(0);
    expect(played.of('attacks-lost').filter(({ fighter }) => fighter === 'B')).toEqual([]);
  });
});
