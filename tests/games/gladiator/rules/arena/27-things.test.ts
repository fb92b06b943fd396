/** Chapter 27 and what is dropped, thrown, kicked and spilt (A8, P165). */
import { describe, expect, test } from 'vitest';
import type { Arena, Obstacle } from '../../../../../src/games/gladiator/rules/arena/types.ts';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Direction, Hex } from '../../../../../src/kernel/hex.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { lying, play, scene, sword } from '../../../../../tools/games/gladiator/bout.ts';
import { alone, mud, pillar, rock, tree, withObstacles } from '../../support/rules/arenas.ts';
import { hex, place, unarmed } from '../../support/rules/clash.ts';

/** A runs into a pillar ahead so hard that his sword falls (17 on the Stun column), by these two dice. */
function dropped(way: number, far: number, arena: Partial<Arena>, at = place(0, 0, 0)): Hex {
  const A: Partial<Fighter> = { ...at, ag: -5, cfAtStart: 30, hands: [sword(1)] };
  const ahead = { kind: 'pillar', at: { q: at.at.q + 1, r: at.at.r } } as const;
  const state = scene({ ...alone({}), A, arena: { ...arena, obstacles: [...(arena.obstacles ?? []), ahead] } });
  const dice: Scripted[] = [
    ['stun', 6, 6],
    ['drop-direction', way],
    ['drop-distance', far],
  ];
  return play(state, { plots: { A: 'F' }, dice }).one('item-dropped').at;
}

describe('13.2.1 what is dropped', () => {
  test.each([
    ['a pillar', pillar(-2, 0)],
    ['a rock', rock(-2, 0)],
    ['a tree', tree(-2, 0)],
  ])('13.2.1 comes down in the last hex before %s (A8)', (_, obstacle) => {
    expect(dropped(4, 6, withObstacles(obstacle))).toEqual(hex(-1, 0));
    expect(dropped(4, 2, withObstacles(obstacle))).toEqual(hex(-1, 0));
    expect(dropped(4, 1, withObstacles(obstacle))).toEqual(hex(0, 0));
  });

  test('13.2.1 stays at the feet of a man with the pillar before him', () => {
    expect(dropped(1, 6, {})).toEqual(hex(0, 0));
  });

  test('13.2.1 flies over mud', () => {
    expect(dropped(4, 6, withObstacles(mud(-2, 0)))).toEqual(hex(-5, 0));
  });

  test('13.2.1 comes down before a wall, and flies over an edge that is none', () => {
    expect(dropped(4, 6, { walls: ['west'] }, place(-7, 3, 0))).toEqual(hex(-8, 3));
    expect(dropped(4, 6, {}, place(-7, 3, 0))).toEqual(hex(-12, 3));
  });
});

describe('13.5.1 what is kicked', () => {
  const kicked = (die: number, obstacle: Obstacle, direction: Direction = 0): Hex => {
    const set = alone({ loose: [lying(sword(9), hex(0, 0))], arena: withObstacles(obstacle) });
    const acts = { A: { kind: 'kick', item: 9, direction } } as const;
    return play(scene(set), { acts, dice: [['kick', die]] }).one('kicked').to;
  };

  test.each([
    ['a pillar', pillar(3, 0)],
    ['a rock', rock(3, 0)],
    ['a tree', tree(3, 0)],
  ])('13.5.1 comes to rest before %s (P165)', (_, obstacle) => {
    expect(kicked(6, obstacle)).toEqual(hex(2, 0));
    expect(kicked(1, obstacle)).toEqual(hex(1, 0));
  });

  test('13.5.1 does not move against an obstacle beside it', () => {
    expect(kicked(6, pillar(1, 0))).toEqual(hex(0, 0));
  });

  test('13.5.1 a centurion kicks no item against what stands beside it while there is another way (P165)', () => {
    const kicks = (obstacles: readonly Obstacle[], ...lot: readonly Scripted[]) => {
      const loose = [lying(sword(9), hex(-1, 0))];
      const B: Partial<Fighter> = { by: 'book', ...place(0, 0, 3), fs: -1 };
      const state = scene({ A: unarmed({ at: hex(-3, 0) }), B, loose, phase: 4, arena: withObstacles(...obstacles) });
      return play(state, { dice: [['order', 6, 1], ['stumble', 6], ...lot, ['kick', 4]] }).one('kicked').direction;
    };
    expect(kicks([], ['lot:kick-way', 2])).toBe(5);
    expect(kicks([pillar(0, -1), tree(-1, 1)])).toBe(0);
  });
});
