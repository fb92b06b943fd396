/** 27.6, 27.7: trees and mud. */
import { describe, expect, test } from 'vitest';
import type { Obstacle } from '../../../../../src/games/gladiator/rules/arena/types.ts';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { lying, play, scene, shield, sword, weapon } from '../../../../../tools/games/gladiator/bout.ts';
import { blow } from '../../support/blows.ts';
import { mud, rock, tree, walked, withObstacles } from '../../support/rules/arenas.ts';
import { type Duel, fight, strike } from '../../support/rules/arms.ts';
import { hex } from '../../support/rules/clash.ts';

/** Red dice so low that a blow of a few CF is fumbled. */
const FUMBLE = blow(3);
const DROPS: readonly Scripted[] = [
  ['drop-direction', 4],
  ['drop-distance', 3],
];

describe('27.6.1 Fumbles beside trees', () => {
  const fumbled = (obstacle: Obstacle, set: Duel = {}, cf = 'head 2', dice: readonly Scripted[] = DROPS) =>
    strike({ ...set, arena: withObstacles(obstacle) }, cf, FUMBLE, ...dice);

  test.each([
    ['next to him', tree(0, -1)],
    ['over him (P133)', tree(0, 0)],
    ['over his enemy', tree(1, 0)],
  ])('27.6.1 with a tree %s his weapon falls, by the diagram of 13.2', (_, obstacle) => {
    const played = fumbled(obstacle);
    expect(played.one('blow').result).toBe('F');
    const dropped = played.one('item-dropped');
    expect(dropped).toMatchObject({
      fighter: 'A',
      why: 'tree',
      cite: '27.6.1',
      item: { kind: 'sword' },
      at: hex(-2, 0),
    });
    expect(played.fighter('A').hands).toEqual([shield(2)]);
  });

  test('27.6.1 he loses his other attacks as with any fumble, before the weapon goes (9.6)', () => {
    const played = fumbled(tree(0, -1), {}, 'head 2, legs 2');
    expect(played.one('attacks-lost').why).toBe('fumbled');
    expect(played.of('blow')).toHaveLength(1);
  });

  test.each([
    ['two hexes away', tree(0, -2)],
    ['next to his enemy alone', tree(2, 0)],
  ])('27.6.1 a tree %s costs him nothing more', (_, obstacle) => {
    expect(fumbled(obstacle, {}, 'head 2', []).of('item-dropped')).toEqual([]);
  });

  test('27.6.1 a rock is no tree', () => {
    expect(fumbled(rock(0, -1), {}, 'head 2', []).of('item-dropped')).toEqual([]);
  });

  test('27.6.1 of two weapons it is the one he struck with (P164)', () => {
    const A: Partial<Fighter> = { hands: [weapon(1, 'sword'), weapon(2, 'dagger')] };
    const played = fumbled(tree(0, 0), { A: { ...A, tr: 20 } }, 'head 2 @1');
    expect(played.one('item-dropped').item.kind).toBe('dagger');
  });

  test('27.6.1 a scissor stays on his arm, and a shield that bashes in his hand (P164)', () => {
    const A: Partial<Fighter> = { hands: [weapon(1, 'scissor')], tr: 20 };
    expect(fumbled(tree(0, 0), { A }, 'head 2', []).of('item-dropped')).toEqual([]);
    expect(fumbled(tree(0, 0), { A: { tr: 20 } }, 'bash 2', []).of('item-dropped')).toEqual([]);
  });

  test('27.6.1 any other result beside a tree is as anywhere', () => {
    const missed = strike({ arena: withObstacles(tree(0, 0)) }, 'head 2', blow(5));
    expect(missed.one('blow').result).toBe('--');
    expect(missed.of('item-dropped')).toEqual([]);
  });
});

describe('27.6 Trees', () => {
  test('27.6 two men beside each other fight in a tree and out of it (P133)', () => {
    expect(fight({ arena: withObstacles(tree(0, 0)) }).of('engaged')).toHaveLength(2);
    expect(fight({ arena: withObstacles(tree(1, 0)) }).of('engaged')).toHaveLength(2);
  });
});

describe('27.7 Mud', () => {
  const muddy = withObstacles(mud(1, 0));

  test('27.7 it stops neither a step nor a blow', () => {
    expect(walked({ arena: muddy }, { plots: { A: 'F F' }, dice: [['stumble', 6]] }).fighter('A').at).toEqual(
      hex(2, 0),
    );
    expect(fight({ arena: muddy }).of('engaged')).toHaveLength(2);
  });

  test('27.7.1 who moves through it checks for stumbling when he has moved, and the mud is the hazard (C58)', () => {
    const played = walked({ arena: muddy }, { plots: { A: 'F F' }, dice: [['stumble', 2]] });
    const checked = played.one('stumble-checked');
    expect(checked).toMatchObject({ why: 'a hazard in his way', stumbled: true });
    expect(checked.rolls?.[0]?.modifiers).toMatchObject([{ value: -1, cite: '15.1.1' }]);
    expect(played.fighter('A').owesStumble).toBe(true);
  });

  test('27.7.1 ending in it counts, standing in it or leaving it does not (P27)', () => {
    expect(walked({ arena: muddy }, { plots: { A: 'F' }, dice: [['stumble', 6]] }).of('stumble-checked')).toHaveLength(
      1,
    );
    const here = withObstacles(mud(0, 0));
    expect(walked({ arena: here }, { plots: { A: 'X(R)' } }).of('stumble-checked')).toEqual([]);
    expect(walked({ arena: here }, { plots: { A: 'F' } }).of('stumble-checked')).toEqual([]);
  });

  test('27.7.1 mud and an item in it are one hazard, in two hexes two', () => {
    const item = { loose: [lying(sword(9), hex(1, 0))], arena: muddy };
    const drm = (played: ReturnType<typeof walked>) => played.one('stumble-checked').rolls?.[0]?.modifiers[0]?.value;
    const acts = { A: { kind: 'none' } } as const;
    expect(drm(walked(item, { plots: { A: 'F F' }, acts, dice: [['stumble', 6]] }))).toBe(-1);
    const wide = withObstacles(mud(1, 0), mud(2, 0));
    expect(drm(walked({ arena: wide }, { plots: { A: 'F F' }, dice: [['stumble', 6]] }))).toBe(-2);
  });

  test('27.7.1 a leap carries a man over it, to its usual check (P27)', () => {
    const played = walked({ arena: muddy }, { plots: { A: 'L' }, dice: [['stumble', 6]] });
    expect(played.one('stumble-checked')).toMatchObject({ why: 'leapt', rolls: [{ modifiers: [] }] });
    const into = walked({ arena: withObstacles(mud(2, 0)) }, { plots: { A: 'L' }, dice: [['stumble', 6]] });
    expect(into.one('stumble-checked').rolls?.[0]?.modifiers).toMatchObject([{ value: -1 }]);
  });

  test('27.7.1 a prone man rolls through it unchecked (F12)', () => {
    const set = { A: { posture: 'prone' as const }, arena: withObstacles(mud(1, -1)) };
    const played = play(scene({ ...set, B: { at: hex(-6, 3), facing: 3 } }), { plots: { A: 'RO FL' } });
    expect(played.of('stumble-checked')).toEqual([]);
  });
});
