/** 27.8: climbing rocks, fighting from them and against them, and falling off. */
import { describe, expect, test } from 'vitest';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { lying, play, type Scene, scene, shield, sword, weapon } from '../../../../../tools/games/gladiator/bout.ts';
import { blow, reading } from '../../support/blows.ts';
import { alone, pillar, rock, walked, withObstacles } from '../../support/rules/arenas.ts';
import { fight, poolIn, strike } from '../../support/rules/arms.ts';
import { hex, impact, mildly, place, strong, unarmed } from '../../support/rules/clash.ts';
import { all, STEADY, STRONG } from '../../support/rules/criticals.ts';

const DULL: Scripted = ['blow', 1, 1, 1, 1, 1, 1];
/** A stands before a rock, or B on one that A has before him. */
const BEFORE = withObstacles(rock(1, 0));
const MINE = withObstacles(rock(0, 0));

describe('27.8.2 Climbing a rock', () => {
  test('27.8.2 a single F without a turn takes a man on top, without a collision', () => {
    const played = walked({ arena: BEFORE }, { plots: { A: 'F' } });
    expect(played.fighter('A')).toMatchObject({ at: hex(1, 0), posture: 'standing' });
    expect([...played.of('obstacle-hit'), ...played.of('stumble-checked')]).toEqual([]);
  });

  test('27.8.2 a kneeling man rises and climbs', () => {
    const set = { A: { posture: 'kneeling' as const }, arena: BEFORE };
    expect(walked(set, { plots: { A: 'F' } }).fighter('A')).toMatchObject({ at: hex(1, 0), posture: 'standing' });
  });

  test.each(['F F', 'F B', '(R)F', 'F(R)', 'C', 'L'])("27.8.2 '%s' does not: he runs into it", (plot) => {
    const turned = plot === '(R)F' ? withObstacles(rock(0, 1)) : BEFORE;
    const played = walked({ arena: turned }, { plots: { A: plot }, dice: [['stun', 1, 1]] });
    expect(played.one('obstacle-hit').barrier).toBe('rock');
    expect(played.fighter('A').at).toEqual(hex(0, 0));
  });

  test.each(['F', 'B', 'SFR F', 'C', 'L'])("27.8.2 any move takes him down again, such as '%s' (P132)", (plot) => {
    const dice: Scripted[] = plot === 'L' ? [['stumble', 6]] : [];
    const played = walked({ A: { facing: 2 }, arena: MINE }, { plots: { A: plot }, dice });
    expect(played.of('obstacle-hit')).toEqual([]);
    expect(played.fighter('A').at).not.toEqual(hex(0, 0));
  });

  test('27.8.2 he may turn on top, and stay', () => {
    const played = walked({ arena: MINE }, { plots: { A: 'X(RR)' } });
    expect(played.fighter('A')).toMatchObject({ at: hex(0, 0), facing: 2 });
  });

  test('27.8.2 from one rock he may climb the next', () => {
    const arena = withObstacles(rock(0, 0), rock(1, 0));
    expect(walked({ arena }, { plots: { A: 'F' } }).fighter('A').at).toEqual(hex(1, 0));
  });

  test('27.8.2 two who climb one rock in one phase collide (P132)', () => {
    const set = { A: unarmed(), B: strong({ ...place(2, 0, 3), hands: [] }), arena: BEFORE };
    const played = play(scene(set), { plots: { A: 'F', B: 'F' }, dice: [...impact(1, 6), ...mildly] });
    expect(played.one('collided')).toMatchObject({ at: hex(1, 0), winner: 'B' });
    expect(played.fighter('B').at).toEqual(hex(1, 0));
    expect(played.fighter('A').at).toEqual(hex(0, 0));
  });

  test('27.8.2 who climbs to a man on top collides with him, and one of them keeps it', () => {
    const set = { A: unarmed(), B: strong({ ...place(1, 0, 3), hands: [] }), arena: BEFORE };
    const played = play(scene(set), { plots: { A: 'F' }, dice: [...impact(1, 6), ...mildly] });
    expect(played.one('collided').winner).toBe('B');
    expect([played.fighter('A').at, played.fighter('B').at]).toEqual([hex(0, 0), hex(1, 0)]);
  });

  test('27.8.2 a rock stops who is pushed toward it (P20)', () => {
    const set = { A: unarmed(), B: strong({ ...place(1, 0, 3), hands: [] }), arena: withObstacles(rock(-1, 0)) };
    const dice: Scripted[] = [...impact(6, 1), ['lot:pushed-to', 0], ...mildly];
    expect(play(scene(set), { plots: { B: 'F' }, dice }).one('collided').pushedTo).toEqual(hex(0, -1));
  });
});

describe('27.8.2.1 Fighting from a rock', () => {
  test('27.8.2.1 his blows at the legs of a man below are halved, as at one who kneels (14.2)', () => {
    const played = fight({ arena: MINE }, { cf: { A: 'legs 5' }, dice: [DULL] });
    expect(played.one('attack-halved')).toMatchObject({ cite: '27.8.2.1', area: 5, cf: { from: 5, to: 2 } });
    expect(played.one('blow').cf).toBe(2);
  });

  test('27.8.2.1 his other blows are not touched, and one at nothing is never made (F18)', () => {
    expect(fight({ arena: MINE }, { cf: { A: 'head 5' }, dice: [DULL] }).one('blow').cf).toBe(5);
    expect(fight({ arena: MINE }, { cf: { A: 'legs 1' } }).of('blow')).toEqual([]);
  });

  test('27.8.2.1 the legs of one who really kneels below are halved once (P167)', () => {
    const played = fight({ arena: MINE, B: { posture: 'kneeling' } }, { cf: { A: 'legs 4' }, dice: [DULL] });
    expect(played.one('attack-halved')).toMatchObject({ cite: '14.2', cf: { from: 4, to: 2 } });
  });

  test('27.8.2.1 nothing else of kneeling holds for those below: position gives what it gives (C75)', () => {
    const played = fight({ arena: MINE, B: { facing: 0 } });
    expect(played.of('engaged')[0]).toMatchObject({ fighter: 'A', advantage: 4 });
  });

  test('27.8.2.1 what he throws at their legs is not halved', () => {
    const set = { arena: MINE, range: 2 };
    const dice: Scripted[] = [
      ['throw-distance', 6],
      ['throw-area', 5],
      blow(3),
      ['drop-direction', 1],
      ['drop-distance', 1],
    ];
    const acts = { A: { kind: 'throw', hand: 0, target: 'B' } } as const;
    expect(fight(set, { plots: { A: 'X!' }, acts, dice }).of('attack-halved')).toEqual([]);
  });
});

describe('27.8.2.2 Assault on a rock', () => {
  test('27.8.2.2 attacks on the man on top are at half CF', () => {
    expect(poolIn({ arena: BEFORE })).toMatchObject({ total: 10, marks: [{ arms: [{ kind: 'sword', halvings: 1 }] }] });
    const played = fight({ arena: BEFORE }, { cf: { A: 'head 4' }, dice: [DULL] });
    expect(played.of('allocated')[0]?.spentOnAttack).toBe(8);
    expect(played.one('blow').cf).toBe(4);
  });

  test('27.8.2.2 his own attacks are whole', () => {
    expect(poolIn({ arena: BEFORE }, 'B')).toMatchObject({ marks: [{ arms: [{ kind: 'sword', halvings: 0 }] }] });
  });

  test('27.8.2.2 once for the height, and once more for each other cause (P36, P167)', () => {
    const kneeling = poolIn({ arena: BEFORE, A: { posture: 'kneeling' } });
    expect(kneeling).toMatchObject({ halvings: 1, marks: [{ arms: [{ halvings: 1 }] }] });
    expect(poolIn({ arena: BEFORE, A: { hands: [weapon(1, 'dagger')] } })).toMatchObject({
      marks: [{ arms: [{ halvings: 2 }] }],
    });
  });

  test('27.8.2.2 between two men on rocks there is no height (P167)', () => {
    const arena = withObstacles(rock(0, 0), rock(1, 0));
    expect(poolIn({ arena })).toMatchObject({ marks: [{ arms: [{ halvings: 0 }] }] });
    expect(fight({ arena }, { cf: { A: 'legs 4' }, dice: [DULL] }).of('attack-halved')).toEqual([]);
  });

  test('27.8.2.2 a trident reaches up from two hexes, at half', () => {
    const set = { A: { hands: [weapon(1, 'trident')] }, range: 2, arena: withObstacles(rock(2, 0)) };
    expect(poolIn(set)).toMatchObject({ marks: [{ arms: [{ kind: 'trident', halvings: 1 }] }] });
  });

  describe('27.8.2.2 the check of a man who is struck', () => {
    const struck = (B: Partial<Fighter>, white: number, black: number, dice: readonly Scripted[], cf = 'head 4') =>
      strike({ A: STRONG, B, arena: BEFORE }, cf, blow(12, white, black), ...dice);
    const checks = (played: ReturnType<typeof struck>) =>
      played.of('stumble-checked').filter(({ cite }) => cite === '27.8.2.2');

    test('27.8.2.2 he checks for stumbling, by his wounds (C38)', () => {
      const played = struck({}, 5, 6, [STEADY]);
      expect(played.one('blow')).toMatchObject({ result: 'H', wounds: 2, critical: '--' });
      const [check] = checks(played);
      expect(check).toMatchObject({ fighter: 'B', why: 'struck on the rock' });
      expect(check?.rolls?.[0]?.modifiers).toEqual([{ value: -2, why: 'wounds before armour', cite: '27.8.2.2' }]);
    });

    test('27.8.2.2 what his armour stopped counts, too', () => {
      const played = struck({ armour: all('C') }, 5, 6, [['stumble', 3]]);
      expect(played.one('blow').wounds).toBe(0);
      expect(checks(played)[0]?.stumbled).toBe(true);
      expect(played.fighter('B').owesStumble).toBe(true);
    });

    test('27.8.2.2 a killing wound that armour stops counts as 7 (P163)', () => {
      const played = strike(
        { A: STRONG, B: { armour: all('C') }, arena: BEFORE },
        'arms 7',
        blow(11, 12, 6),
        STEADY,
        STEADY,
      );
      expect(reading(played.one('blow'), 'wound').total).toBeLessThan(19);
      expect(checks(played)[0]?.rolls?.[0]?.modifiers[0]?.value).toBe(-7);
    });

    test('27.8.2.2 a hit without a wound, a parry and a miss shake nobody', () => {
      expect(checks(struck({}, 4, 1, []))).toEqual([]);
      expect(checks(strike({ A: STRONG, arena: BEFORE }, 'head 4', blow(8, 12, 6)))).toEqual([]);
    });

    test('27.8.2.2 it comes beside the check that a critical brings (P163)', () => {
      const played = struck(
        {},
        12,
        1,
        [
          ['stumble', 6],
          ['stumble', 6],
        ],
        'legs 4',
      );
      expect(played.of('stumble-checked').map(({ cite }) => cite)).toContain('15.1');
      expect(checks(played)).toHaveLength(1);
    });

    test('27.8.2.2 what is thrown from the ground shakes him as well', () => {
      const dice: Scripted[] = [
        ['throw-distance', 6],
        ['throw-area', 1],
        blow(16, 5, 6),
        STEADY,
        ['drop-direction', 1],
        ['drop-distance', 1],
      ];
      const set = { range: 2, arena: withObstacles(rock(2, 0)) };
      const acts = { A: { kind: 'throw', hand: 0, target: 'B' } } as const;
      const played = fight(set, { plots: { A: 'X!' }, acts, dice });
      expect(checks(played)).toHaveLength(1);
    });

    test('27.8.2.2 a man struck on the ground, or from another rock, is not', () => {
      const arena = withObstacles(rock(0, 0), rock(1, 0));
      const cf = 'head 4';
      expect(checks(strike({ A: STRONG, arena }, cf, blow(12, 5, 6)))).toEqual([]);
      expect(checks(strike({ A: STRONG, arena: MINE }, cf, blow(12, 5, 6)))).toEqual([]);
    });
  });
});

describe('27.8.2.2 Falling from a rock', () => {
  const owing: Partial<Fighter> = { owesStumble: true };
  const fallen = (set: Scene, ...dice: readonly Scripted[]) =>
    play(scene(alone(set)), { plots: { A: 'S' }, dice: [['fall-prone', 1, 1], ...dice] });

  test('27.8.2.2 who goes prone on it falls into a hex beside it, at random (P132)', () => {
    const played = fallen({ A: owing, arena: MINE }, ['lot:tumble', 3]);
    expect(played.one('tumbled')).toMatchObject({ fighter: 'A', from: hex(0, 0), to: hex(-1, 0), lots: [{ of: 6 }] });
    expect(played.fighter('A')).toMatchObject({ at: hex(-1, 0), posture: 'prone' });
  });

  test('27.8.2.2 not onto a man, a pillar or another rock, nor over the edge (P162)', () => {
    const set: Scene = {
      A: { ...owing, ...place(8, -4, 0) },
      B: { at: hex(7, -4) },
      arena: withObstacles(rock(8, -4), pillar(8, -3), rock(8, -5)),
    };
    const played = fallen(set);
    expect(played.one('tumbled').to).toEqual(hex(7, -3));
  });

  test('27.8.2.2 with no hex free he lies on the rock', () => {
    const around = [pillar(1, 0), pillar(0, 1), rock(-1, 1), pillar(-1, 0), rock(0, -1), pillar(1, -1)];
    const played = fallen({ A: owing, arena: withObstacles(rock(0, 0), ...around) });
    expect(played.fighter('A')).toMatchObject({ at: hex(0, 0), posture: 'prone' });
    expect(played.of('tumbled')).toEqual([]);
  });

  test('27.8.2.2 knocked out he falls, and so does a dead man (P162)', () => {
    const set = { A: { tr: 20 }, arena: BEFORE };
    const killed = strike(
      set,
      'head 4',
      blow(14, 12, 6),
      ['lot:tumble', 0],
      ['blood', 1],
      ['drop-direction', 1],
      ['drop-distance', 1],
    );
    expect(killed.one('killed').fighter).toBe('B');
    expect(killed.one('tumbled')).toMatchObject({ fighter: 'B', from: hex(1, 0) });
    const stunned = play(
      scene({ ...alone({}), A: { ...unarmed(), tr: 1 }, arena: withObstacles(rock(0, 0), pillar(1, 0)) }),
      {
        plots: { A: 'F' },
        dice: [
          ['stun', 6, 6],
          ['lot:tumble', 0],
        ],
      },
    );
    expect(stunned.fighter('A').conscious).toBe(false);
    expect(stunned.one('tumbled').from).toEqual(hex(0, 0));
  });

  test('27.8.2.2 steady on his feet he stays on top', () => {
    const played = play(scene(alone({ A: owing, arena: MINE })), { plots: { A: 'S' }, dice: [['fall-prone', 6, 6]] });
    expect(played.fighter('A').at).toEqual(hex(0, 0));
  });

  test('13.4 what he drops up there can be picked up from below', () => {
    const set = alone({ A: { hands: [shield(2)] }, loose: [lying(sword(9), hex(1, 0))], arena: BEFORE });
    const acts = { A: { kind: 'recover', item: 9, drop: null } } as const;
    const played = play(scene(set), { acts, dice: [['recovery', 1]] });
    expect(played.one('recovery-tried').item.id).toBe(9);
  });
});
