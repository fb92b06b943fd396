/** 9.4.3, P40, P44 among several: blows of one moment, and what they do to those who strike them. */
import { describe, expect, test } from 'vitest';
import { type Scene, weapon } from '../../../../../tools/games/gladiator/bout.ts';
import { blow } from '../../support/blows.ts';
import { dullBlows } from '../../support/centurion.ts';
import { place } from '../../support/rules/clash.ts';
import { blowsOf, fight, from } from '../../support/rules/ring.ts';

const pair: Scene = { B: from(0), C: from(1) };
const kills = blow(16, 12, 6);

describe('9.4.3 several blows at one moment', () => {
  test('9.4.3 two enemies of equal CF strike him together: each by the state before either (P40)', () => {
    // 23 H on the legs: two wounds each, and CF 2 lost each, whichever is read first.
    const hit = blow(8, 5, 6);
    const played = fight(pair, { B: 'legs 8', C: 'legs 8' }, { dice: [hit, hit] });
    expect(played.of('blow').map(({ together, wounds, targetCf, left }) => [together, wounds, targetCf, left])).toEqual(
      [
        [true, 2, { from: 10, to: 8 }, { from: 12, to: 10 }],
        [true, 2, { from: 8, to: 8 }, { from: 10, to: 8 }],
      ],
    );
  });

  test('9.4.3 a deadly blow of a man he leaves alone comes before those of the others in its round (26.3)', () => {
    const played = fight(pair, { A: 'head 8 >C', B: 'legs 8', C: 'head 8' }, { dice: [kills] });
    expect(blowsOf(played)).toEqual(['B>A 8-0']);
    expect(played.state.outcome).toMatchObject({ winner: 1 });
  });

  test('9.4.3 a mutual death in the midst of others leaves them fighting (P40)', () => {
    const set = { ...pair, D: { side: 0, ...from(2, 6) } as const };
    const played = fight(
      set,
      { A: 'head 4 >B, head 4 >C', B: 'legs 4, head 4' },
      { dice: [...dullBlows(4, 4), kills, kills] },
    );
    expect(played.of('blow').map(({ together }) => together)).toEqual([true, true, true, true]);
    expect(played.fighter('A').fate).toBe('dead');
    expect(played.state.outcome).toBeNull();
  });

  test('9.4.3 both deadly: the man dies once, by the first named of them', () => {
    const played = fight(pair, { B: 'head 8', C: 'head 8' }, { dice: [kills, kills] });
    expect(played.of('blow')).toHaveLength(2);
    expect(played.one('killed')).toMatchObject({ fighter: 'A', killer: 'B' });
  });

  test('9.6 who fumbles at the moment his man dies of another blow has fumbled all the same', () => {
    const set = { B: from(0), C: from(2), D: { side: 0, ...place(0, 1, 3) } } as const;
    const script = { B: 'head 3, legs 3', C: 'head 3 >A, legs 3 >D' };
    const played = fight(set, script, { dice: [kills, blow(3)] });
    expect(blowsOf(played)).toEqual(['B>A 3-0', 'C>A 3-0']);
    expect(played.of('blow')[1]).toMatchObject({ fighter: 'C', result: 'F' });
    expect(played.one('killed')).toMatchObject({ fighter: 'A', killer: 'B' });
    const lost = played.of('attacks-lost').map(({ fighter, why, areas }) => [fighter, why, areas]);
    expect(lost).toEqual([['C', 'fumbled', [5]]]);
  });

  test('20.10.2 a trident that is parried as its man dies breaks all the same', () => {
    const set = { B: from(0), C: { ...from(1), hands: [weapon(5, 'trident')] } };
    const parried = blow(10, 2, 1);
    const played = fight(
      { ...set, A: {} },
      { B: 'head 4', C: 'head 4' },
      { dice: [blow(18, 12, 6), parried, ['break', 6, 6], ['break-place', 1]] },
    );
    expect(played.one('killed').fighter).toBe('A');
    expect(played.of('blow')[1]).toMatchObject({ fighter: 'C', result: 'P*' });
    expect(played.one('weapon-broken')).toMatchObject({ fighter: 'C' });
  });

  test('12.2.1 two blows at once on one shield tick what each would, and no more than it has', () => {
    const shieldHit = blow(3, 10, 6);
    const played = fight(pair, { B: 'head 5', C: 'legs 5' }, { dice: [shieldHit, shieldHit] });
    expect(played.of('blow').map(({ result, shieldBoxes }) => [result, shieldBoxes])).toEqual([
      ['S', { from: 0, to: 3 }],
      ['S', { from: 3, to: 6 }],
    ]);
  });
});
