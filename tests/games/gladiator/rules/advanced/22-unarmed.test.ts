/** 22.1-22.3: strikes with the bare hand. */
import { describe, expect, test } from 'vitest';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { shield, sword } from '../../../../../tools/games/gladiator/bout.ts';
import { added, blow, reading } from '../../support/blows.ts';
import { type Duel, FALLS, fight, holding, poolIn, STEADY, strike } from '../../support/rules/arms.ts';

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
    const without = poolIn({ ...BARE, rules: advancedRules([19, 20, 21, 24, 25]) });
    expect(without?.mayAttack ?? false).toBe(false);
    const special = poolIn({ ...BARE, rules: advancedRules([19, 20, 21, 23, 24, 25]) });
    expect(special?.marks).toMatchObject([{ arms: [{ kind: 'sand' }], specialAttacks: ['sand'] }]); // 23.2, P315
  });

  test('22.1 a bare hand reaches one hex', () => {
    expect(poolIn({ ...BARE, range: 2, B: { hands: [] } })).toBeNull();
  });

  test('22.1 so a man whose weapon is too long for one hex can strike there, and has his man in front', () => {
    const pike: Duel = { rules: advancedRules(), A: holding(1, 'pike') };
    expect(poolIn(pike)?.marks[0]?.arms.map(({ kind }) => kind)).toEqual(['fist']);
    expect(strike({ ...pike, B: { hands: [] } }, 'head 2', blow(4)).one('blow')).toMatchObject({ with: null, cf: 2 });
    expect(poolIn({ ...pike, B: { hands: [sword(3)], facing: 0 }, A: { ...pike.A, facing: 3 } })).toBeNull();
  });

  test('22.1 so does the book (P173)', () => {
    const pike: Duel = { rules: advancedRules(), A: { ...holding(1, 'pike'), tr: 6, by: 'book', moves: 8 } };
    const dice: Scripted[] = [['defence-count', 1], ['attack-chunk', 6], ['attack-area', 1], blow(4)];
    const played = fight({ ...pike, B: { hands: [] } }, { dice });
    expect(played.of('allocated').find(({ fighter }) => fighter === 'A')).toMatchObject({
      spentOnAttack: 6,
      allocation: { attacks: [{ area: 1, cf: 3 }] },
    });
  });

  test('22.1 bare hands neither disarm nor feint, but sweep and throw sand (P81, P82)', () => {
    const specials = (set: Duel) =>
      poolIn({ rules: advancedRules(), B: { hands: [] }, ...set })?.marks[0]?.specialAttacks;
    expect(specials(BARE)).toEqual(['sweep', 'sand']);
    expect(specials({ A: { hands: [shield(2)] } })).toEqual(['sweep', 'bash', 'sand']);
    const armed: Duel = { rules: advancedRules(), A: { hands: [sword(1)] } };
    expect(() => strike(armed, 'disarm 2 @1', blow(4))).toThrow(/needs a weapon, not the bare hand/);
    expect(strike(armed, 'disarm 2', blow(4)).one('blow').special).toBe('disarm');
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

  test('22.2.1 a sweep that is parried wounds the foot no less (23.2)', () => {
    const wounds = (attack: string) => strike(BARE, attack, blow(8, 8, 6), STEADY).of('bruised')[0]?.wounds;
    expect(wounds('sweep 4')).toBe(wounds('legs 4'));
    expect(wounds('legs 4')).toBeGreaterThan(1);
  });

  test('22.2.2 the ST is that with which he struck, though a blow at the same moment weakens him (P40)', () => {
    const B = { tr: 20, hands: [sword(3)] };
    const dice = [blow(6), blow(12, 2), blow(14, 9, 1), stun(4), STEADY];
    const played = fight({ ...BARE, B }, { cf: { A: 'head 4', B: 'legs 1, chest 4' }, dice });
    expect(played.of('blow').map(({ together }) => together)).toEqual([false, true, true]);
    expect(played.fighter('A').st).toBe(1);
    expect(added(played.one('stunned'), 'stun')).toBe(2);
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

  const chest = (white: number, ...dice: readonly Scripted[]) =>
    strike(BARE, 'chest 4', blow(12, white), stun(6), ...dice);

  test('22.3 are told as those of a strike', () => {
    const played = chest(8, ['stumble', 6]);
    expect(gladiator.narrate(played.one('bruised'), played.state)).toMatch(
      /^The strike on CALVUS's chest, .*: 1 wound, 11 left\.$/u,
    );
  });

  test('22.3.1 do real harm: a 1 is a wound, lasting harm lasts', () => {
    expect(chest(8, ['stumble', 6]).one('bruised')).toMatchObject({ wounds: 1, left: { from: 12, to: 11 } });
    expect(chest(8, ['stumble', 6]).fighter('B').wounds[2]).toBe(1);
    expect(chest(10, ['stumble', 6]).fighter('B').st).toBe(-1);
    expect(hit(8, 6, ['stumble', 6]).fighter('B').vision).toBe(1);
  });

  test('22.3.1 all of them but none make him check for stumbling (C76)', () => {
    expect(chest(7).of('stumble-checked')).toEqual([]);
    for (const white of [8, 10, 11]) {
      const [check] = chest(white, ['stumble', 6]).of('stumble-checked');
      expect(check).toMatchObject({ fighter: 'B', why: 'a critical hit', cite: '15.1' });
    }
    const shaken = hit(12, 9, ['fall-prone', 6, 6], ['stumble', 6]);
    expect(shaken.of('stumble-checked')).toHaveLength(1);
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

  test('F7 such a strike is one: it stuns (22.2.2)', () => {
    const B = { hands: [sword(3)], tr: 20 };
    const A = { tr: 20, st: 7 };
    const dice = [blow(3), blow(12, 2), ...FALLS, blow(14, 9, 1), stun(4), STEADY];
    const played = fight({ rules: advancedRules(), A, B }, { cf: { A: 'disarm 8', B: 'head 6, chest 2' }, dice });
    const struck = played.of('blow').findLast(({ fighter }) => fighter === 'B');
    expect(struck).toMatchObject({ fighter: 'B', with: null, cf: 1, wounds: 0 });
    expect(played.one('stunned')).toMatchObject({ fighter: 'A' });
  });

  test('F7 from two hexes a bare hand does not reach: those attacks are lost (C136)', () => {
    const B = { ...holding(3, 'spear'), tr: 20 };
    const A = { ...holding(1, 'spear'), tr: 20, st: 7 };
    const script = { cf: { A: 'disarm 8', B: 'head 1, chest 2' }, dice: [blow(6), blow(12, 2), ...FALLS] };
    const played = fight({ rules: advancedRules(), range: 2, A, B }, script);
    expect(played.of('attack-halved')).toEqual([]);
    expect(played.one('attacks-lost')).toMatchObject({ fighter: 'B', areas: [2], why: 'unarmed' });
  });

  test('F7 a bash goes with the shield of a man who has no weapon either (P149)', () => {
    const B = { hands: [shield(3, 'small', 11)] };
    const script = { cf: { A: 'head 1, arms 1', B: 'bash 2' }, dice: [blow(7), ...FALLS, blow(6)] };
    const played = fight({ rules: advancedRules(), A: { tr: 20, st: -1 }, B }, script);
    expect(played.one('attacks-lost')).toMatchObject({ fighter: 'B', areas: [2], why: 'unarmed' });
  });
});
