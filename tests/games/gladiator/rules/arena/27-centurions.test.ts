/** Chapter 27 and the centurions: their ways round what stands in the arena (29.4, 29.5). */
import { describe, expect, test } from 'vitest';
import type { Arena, Obstacle } from '../../../../../src/games/gladiator/rules/arena/types.ts';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { play } from '../../../../../tools/games/gladiator/bout.ts';
import { type FaceOff, faceOff } from '../../support/centurion.ts';
import { mud, pillar, rock, tree, withObstacles } from '../../support/rules/arenas.ts';
import { hex, impact, mildly, unarmed } from '../../support/rules/clash.ts';

/** The centurion stands in (0,0), his enemy five hexes to the south-east; the D66 is not modified. */
const moved = (d66: number, arena: Partial<Arena>, more: readonly Scripted[] = [], set: FaceOff = {}) =>
  play(faceOff({ ...set, arena }), { dice: [['order', Math.floor(d66 / 10), d66 % 10], ...more] });
const STEADY: Scripted = ['stumble', 6];

describe('29.5 Centurion ways', () => {
  test('29.5 of two ways to a hex he takes the one that nothing bars, without a die (A4)', () => {
    // 51 leads to (2,-1), by (1,0) or (1,-1)
    expect(moved(51, withObstacles(pillar(1, 0))).one('centurion-ordered').path).toEqual([hex(1, -1), hex(2, -1)]);
    expect(moved(51, withObstacles(rock(1, -1))).one('centurion-ordered').path).toEqual([hex(1, 0), hex(2, -1)]);
    expect(moved(51, withObstacles(), [['lot:path', 0]]).fighter('B').at).toEqual(hex(2, -1));
  });

  test.each([
    ['a tree', tree(1, -1), []],
    ['mud', mud(1, -1), [STEADY]],
  ] as const)('29.5 %s bars no way: he goes through it as often as not', (_, obstacle, after) => {
    const played = moved(51, withObstacles(obstacle), [['lot:path', 0], ...after]);
    expect(played.one('centurion-ordered').path[0]).toEqual(hex(1, -1));
  });

  test('29.5 where the hex itself is barred he goes to the nearest that is not, ties at random (A4)', () => {
    // 64 is (2,0); of its neighbours on the chart (1,0) and (2,-1) and (1,1) are as near
    const round = (pick: number, more: readonly Scripted[] = []) =>
      moved(64, withObstacles(pillar(2, 0)), [['lot:way-round', pick], ...more]).fighter('B').at;
    const found = [round(0), round(1, [['lot:path', 0]]), round(2, [['lot:path', 0]])];
    expect(found).toEqual([hex(1, 0), hex(1, 1), hex(2, -1)].sort((a, b) => a.q - b.q || a.r - b.r));
  });

  test('29.5 where the only way is barred he goes beside it, and turns as the hex he reaches allows (29.4.3)', () => {
    const round = (pick: number) =>
      moved(61, withObstacles(pillar(1, 0)), [['lot:way-round', pick]], { B: { facing: 2 } }).one('centurion-ordered');
    expect(round(1)).toMatchObject({ path: [hex(0, 1)], turns: 1, text: 'close, but the way is barred' });
    expect(round(0)).toMatchObject({ path: [], turns: 3 });
  });

  test('29.5 a wall bars his ways, an edge that may prove one does not', () => {
    const set: FaceOff = { arrow: 3, range: 5, A: { at: hex(3, 0) }, B: { at: hex(8, -4), facing: 3 } };
    // 16 gives ground to (9,-4), over the edge
    const walled = moved(16, { walls: ['east'] }, [['lot:way-round', 0]], set);
    expect([...walled.of('obstacle-hit'), ...walled.of('edge-passed')]).toEqual([]);
    const open = moved(16, { size: 1 }, [['wall', 1]], set);
    expect(open.one('edge-passed').edge).toBe('east');
  });

  test('29.5 shut in on all sides he stands', () => {
    const around = [pillar(1, 0), rock(0, 1), pillar(-1, 1), pillar(-1, 0), rock(0, -1), pillar(1, -1)];
    const played = moved(64, withObstacles(...around));
    expect(played.fighter('B').at).toEqual(hex(0, 0));
    expect(played.one('centurion-ordered').path).toEqual([]);
  });

  test('29.5 he never climbs a rock, not even to his enemy on top', () => {
    const set: FaceOff = { range: 1, A: unarmed(), B: { ...unarmed(), fs: 0 }, arena: withObstacles(rock(1, 0)) };
    const played = play(faceOff(set), {
      dice: [
        ['order', 6, 1],
        ['lot:way-round', 2],
      ],
    });
    expect(played.fighter('B').at).toEqual(hex(1, -1));
  });
});

describe('29.4.2.3 Charges', () => {
  const CHARGE = 66;

  test('29.4.2.3 he charges where nothing bars his three hexes', () => {
    expect(moved(CHARGE, withObstacles(tree(1, 0))).one('centurion-ordered').order).toBe('charge');
  });

  test.each([1, 2, 3])(
    '29.4.2.3 a pillar in hex %i of them makes it a plain 66, and he does not run into it (P166)',
    (at) => {
      const played = moved(CHARGE, withObstacles(pillar(at, 0)), at === 3 ? [] : [['lot:way-round', 0]]);
      expect(played.one('centurion-ordered').order).toBe('move');
      expect(played.of('obstacle-hit')).toEqual([]);
    },
  );

  test('29.4.2.3 behind his enemy it stops no charge', () => {
    const set: FaceOff = { range: 2, A: unarmed(), B: { ...unarmed({ st: 6 }), fs: 0 } };
    const dice: Scripted[] = [...impact(6, 1), ['lot:pushed-to', 0], ...mildly];
    const played = moved(CHARGE, withObstacles(pillar(3, 0)), dice, set);
    expect(played.one('centurion-ordered').order).toBe('charge');
    expect(played.one('collided').winner).toBe('B');
  });
});

describe('29.4.1.1 lying centurions', () => {
  test('29.4.1.1 he does not roll where he is barred (P75)', () => {
    const lies: Partial<Fighter> = { posture: 'prone' };
    const rolled = (obstacles: readonly Obstacle[], ...lot: readonly Scripted[]) =>
      play(faceOff({ B: lies, arena: withObstacles(...obstacles) }), { dice: [['order', 1, 1], ...lot] }).one(
        'centurion-ordered',
      );
    expect(rolled([], ['lot:roll-way', 0]).path).toEqual([hex(0, -1)]);
    expect(rolled([pillar(0, -1)]).path).toEqual([hex(-1, 1)]);
    const shut = [pillar(0, -1), rock(-1, 1), pillar(1, -1), pillar(0, 1)];
    expect(rolled(shut, ['kneel-place', 1]).order).toBe('kneel');
  });
});
