/** 20.10: the trident: its reach, with the net beside it, and when it is parried. */
import { describe, expect, test } from 'vitest';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import { disc } from '../../../../../src/kernel/hex.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { type Played, play, shield, sword, weapon } from '../../../../../tools/games/gladiator/bout.ts';
import { blow, reading, readings } from '../../support/blows.ts';
import { FALLS, fight, NO_SPECIALS, poolIn } from '../../support/rules/arms.ts';
import { NET, TRIDENT } from '../../support/rules/snares.ts';

const ALONE = { hands: [{ ...TRIDENT }] };
const WITH_NET = { hands: [{ ...TRIDENT }, NET] };
const STUMP = { hands: [{ ...TRIDENT, short: true as const }] };
const BARE = { hands: [] };
const SHIELDED = { hands: [sword(3), shield(4)] };

/** Hexes in which a man in (0,0) facing 0 may attack a bare one. */
const front = (A: Partial<Fighter>): readonly string[] =>
  disc({ q: 0, r: 0 }, 3)
    .filter((at) => (at.q !== 0 || at.r !== 0) && poolIn({ A, B: { at, ...BARE } })?.mayAttack === true)
    .map(({ q, r }) => `${q},${r}`)
    .sort();

const ADJACENT = ['1,0', '0,1', '1,-1'];
const EIGHT = [...ADJACENT, '2,0', '1,1', '0,2', '2,-1', '2,-2'];

/** One CF at the head comes out as P*, column 1: 13. The weapon stays in the parrying hand. */
const parried = (A: Partial<Fighter>, B: Partial<Fighter>, ...dice: readonly Scripted[]): Played =>
  fight({ A, B: { ...SHIELDED, ...B } }, { cf: { A: 'head 1' }, dice: [blow(13, 12, 6), ...dice] });
const BREAKS: Scripted = ['break', 6, 6];

describe('20.10 the trident', () => {
  test('20.10 it finds its man in the eight hexes of the two-deep front (A2)', () => {
    expect(front(ALONE)).toEqual([...EIGHT].sort());
    expect(front(WITH_NET)).toEqual([...EIGHT].sort());
  });

  test('20.10 at two hexes a man with a sword can only defend, or kick sand (P35, 23.2)', () => {
    const set = { range: 2, A: ALONE };
    expect(poolIn(set)).toMatchObject({ mayAttack: true });
    expect(poolIn(set, 'B')).toMatchObject({ marks: [{ specialAttacks: ['sand'] }], mayDefend: true });
    expect(poolIn({ ...set, rules: NO_SPECIALS }, 'B')).toMatchObject({ mayAttack: false, mayDefend: true });
    expect(poolIn({ range: 1, A: ALONE }, 'B')).toMatchObject({ mayAttack: true });
  });

  test('20.10 it strikes like a sword: in the same rounds, with all his CF', () => {
    const struck = (hands: Fighter['hands']) =>
      fight({ A: { hands }, B: BARE }, { cf: { A: 'head 4, legs 2' }, dice: [blow(3), blow(3)] });
    for (const hands of [[sword(1)], [{ ...TRIDENT }]]) {
      const played = struck(hands);
      expect(played.one('sequence-set').slots.map(({ round, cf }) => [round, cf])).toEqual([
        [2, 4],
        [4, 2],
      ]);
      expect(played.of('allocated')[0]?.spentOnAttack).toBe(6);
    }
  });

  test('20.10.1 with the net in the other hand its attacks take twice the CF', () => {
    expect(poolIn({ A: ALONE, B: BARE })?.marks[0]?.arms).toMatchObject([{ kind: 'trident', halvings: 0 }]);
    expect(poolIn({ A: WITH_NET, B: BARE })?.marks[0]?.arms).toMatchObject([{ kind: 'trident', halvings: 1 }]);
    const played = fight({ A: WITH_NET, B: BARE }, { cf: { A: 'head 3, legs 2' }, dice: [blow(6), blow(6)] });
    expect(played.of('blow').map(({ cf }) => cf)).toEqual([3, 2]);
    expect(played.of('allocated')[0]?.spentOnAttack).toBe(10);
    expect(() => fight({ A: WITH_NET, B: BARE }, { cf: { A: 'head 6' } })).toThrow('12 CF of the 10');
  });

  test('20.10.1 an odd CF is of no use for attack, and his defence is whole', () => {
    const set = { A: { ...WITH_NET, tr: 9 } };
    expect(() => fight(set, { cf: { A: 'head 5' } })).toThrow('10 CF of the 9');
    expect(poolIn(set)?.total).toBe(9);
    const defended = fight(set, { cf: { A: '| head 9', B: 'head 1' }, dice: [blow(6)] });
    expect(defended.one('blow').defence).toBe(9);
  });

  test('20.10.1 on his knees with the net it is a quarter (P36)', () => {
    const set = { A: { ...WITH_NET, posture: 'kneeling' as const }, B: BARE };
    expect(() => fight(set, { cf: { A: 'head 3' } })).toThrow('12 CF of the 10');
  });
});

describe('20.10.2 parried with weapon and shield', () => {
  test('20.10.2 a P* makes the shaft dice whether it breaks', () => {
    const played = parried(ALONE, {}, ['break', 1, 1]);
    expect(played.one('blow')).toMatchObject({ result: 'P*', with: { kind: 'trident' } });
    expect(readings(played.one('blow'))).toContain('break');
    expect(played.of('weapon-broken')).toEqual([]);
  });

  test.each([
    [7, 'S'],
    [10, 'S*'],
    [12, 'P'],
  ])('20.10.2 on the dice %i, a %s, does not', (red, result) => {
    const played = fight({ A: ALONE, B: SHIELDED }, { cf: { A: 'head 1' }, dice: [blow(red, 12, 6)] });
    expect(played.one('blow').result).toBe(result);
    expect(readings(played.one('blow'))).not.toContain('break');
  });

  test('20.10.2 nor does a P* that a man without a shield turns into a hit', () => {
    const played = fight({ A: ALONE, B: { hands: [sword(3)] } }, { cf: { A: 'head 1' }, dice: [blow(13, 2, 1)] });
    expect(played.one('blow')).toMatchObject({ printed: 'P*', result: 'H' });
    expect(readings(played.one('blow'))).not.toContain('break');
  });

  test("20.10.2 nor a P* of the other man's sword (P66)", () => {
    const played = fight(
      { A: { hands: [sword(1)] }, B: { hands: [weapon(3, 'trident'), shield(4)] } },
      { cf: { A: 'head 1' }, dice: [blow(13, 12, 6)] },
    );
    expect(played.one('blow').result).toBe('P*');
    expect(readings(played.one('blow'))).not.toContain('break');
  });

  test('20.10.2 nor a throw (P66)', () => {
    const acts = { A: { kind: 'throw', hand: 0, target: 'B' } } as const;
    const dice: Scripted[] = [['throw-distance', 6], ['throw-area', 1], blow(9, 12, 6), ...FALLS];
    const played = fight({ range: 3, A: ALONE, B: SHIELDED }, { plots: { A: '!' }, acts, dice });
    expect(played.one('blow')).toMatchObject({ cf: 5, printed: 'P*' });
    expect(readings(played.one('blow'))).not.toContain('break');
  });

  test.each([
    [5, 6, 0, false],
    [6, 6, 0, true],
    [4, 5, 2, false],
    [4, 5, 3, true],
    [6, 6, -1, false],
  ])('20.10.2.1 2D6 of %i and %i with ST %i of the man who parries: breaks, %s (C18)', (a, b, st, breaks) => {
    const more: Scripted[] = breaks ? [['break-place', 1]] : [];
    const played = parried(ALONE, { st, cfAtStart: 10 }, ['break', a, b], ...more);
    expect(reading(played.one('blow'), 'break').total).toBe(a + b + st);
    expect(played.of('weapon-broken')).toHaveLength(breaks ? 1 : 0);
  });

  test.each([1, 2, 3, 4])('20.10.2.2 on %i the broken trident is worthless, and thrown away', (die) => {
    const played = parried(ALONE, {}, BREAKS, ['break-place', die]);
    expect(played.one('weapon-broken')).toMatchObject({ fighter: 'A', how: 'useless', item: { kind: 'trident' } });
    expect(played.fighter('A').hands).toEqual([]);
    expect(played.state.loose).toEqual([]);
  });

  test('20.10.2.2 knocked from his hand in the moment in which it breaks it is no weapon on the ground either (P40)', () => {
    const dice: Scripted[] = [blow(8, 2, 1), blow(11, 12, 6), BREAKS, ['break-place', 4], ...FALLS];
    const played = fight({ A: SHIELDED, B: ALONE }, { cf: { A: 'head 3', B: 'head 3' }, dice });
    expect(played.one('item-dropped')).toMatchObject({ fighter: 'B', item: { kind: 'trident' } });
    expect(played.one('weapon-broken')).toMatchObject({ fighter: 'B', how: 'useless' });
    expect(played.state.loose).toEqual([]);
  });

  test('20.10.2.2 with it go the attacks he had still to make', () => {
    const dice: Scripted[] = [blow(11, 12, 6), BREAKS, ['break-place', 4]];
    const played = fight({ A: ALONE, B: SHIELDED }, { cf: { A: 'head 3, legs 1' }, dice });
    expect(played.of('blow')).toHaveLength(1);
    expect(played.one('attacks-lost')).toMatchObject({ fighter: 'A', areas: [5], why: 'unarmed' });
  });

  test.each([5, 6])('20.10.2.2 on %i it is of use, but at one hex only', (die) => {
    const played = parried(ALONE, {}, BREAKS, ['break-place', die]);
    expect(played.one('weapon-broken').how).toBe('short');
    expect(played.fighter('A').hands).toEqual([{ ...TRIDENT, short: true }]);
    expect(play(played.state, { cf: { A: 'head 1' }, dice: [blow(6)] }).one('blow').with).toMatchObject({
      short: true,
    });
  });

  test('20.10.2.2 the stump reaches the three hexes before him', () => {
    expect(front(STUMP)).toEqual([...ADJACENT].sort());
  });

  test('20.10.2.2 it still wants both hands, and cannot break again', () => {
    expect(poolIn({ A: { hands: [...STUMP.hands, NET] }, B: BARE })?.marks[0]?.arms).toMatchObject([{ halvings: 1 }]);
    expect(readings(parried(STUMP, {}).one('blow'))).not.toContain('break');
  });
});
