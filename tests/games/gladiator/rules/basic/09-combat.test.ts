/** 9.1 to 9.3: who fights whom, who turns, and what position gives. */
import { describe, expect, test } from 'vitest';
import { positionBonus } from '../../../../../src/games/gladiator/rules/basic/facing.ts';
import { add, DIRECTIONS, type Hex, rotate, turn } from '../../../../../src/kernel/hex.ts';
import {
  type Played,
  play,
  refusal,
  type Scene,
  type Script,
  scene,
  shield,
  sword,
  tables,
} from '../../../../../tools/games/gladiator/bout.ts';
import { allot } from '../../../../../tools/games/gladiator/notation.ts';
import { blow } from '../../support/blows.ts';

/** The pool a man was asked to allocate, or null if he was not asked. */
function poolOf(played: Played, id: string) {
  for (const request of played.asked) if (request.kind === 'allocate' && request.fighter === id) return request.pool;
  return null;
}

/** Why man A may not allocate as written, or null. */
function refused(setting: Scene, text: string, script: Script = {}): string | null {
  const from = scene(setting);
  const request = play(from, script).asked.find((one) => one.kind === 'allocate' && one.fighter === 'A');
  if (request === undefined) throw new Error('A was not asked to allocate');
  return refusal(from, request, allot(text));
}

const engagedBy = (played: Played) => played.of('engaged').map((event) => event.fighter);
const advantage = (played: Played, id: string) => played.of('engaged').find((event) => event.fighter === id)?.advantage;

describe('9.1 who may attack', () => {
  test('9.1 men who do not have each other in front do not fight', () => {
    const played = play(scene({ A: { facing: 3 }, B: { facing: 0 } }));
    expect(engagedBy(played)).toEqual([]);
    expect(poolOf(played, 'A')).toBeNull();
    expect(poolOf(played, 'B')).toBeNull();
  });

  test.each(DIRECTIONS)('9.1 the front is three hexes: an enemy %i hexsides off', (by) => {
    const played = play(scene({ A: { facing: turn(0, -by) }, B: { facing: 0 } }));
    expect(engagedBy(played).includes('A')).toBe(by === 0 || by === 1 || by === 5);
  });

  test('9.1 a sword does not reach two hexes (A2)', () => {
    expect(engagedBy(play(scene({ B: { at: { q: 2, r: 0 } } })))).toEqual([]);
  });

  test('9.1 a man without a weapon may not attack, but defends (F7)', () => {
    const played = play(scene({ B: { hands: [shield(4)] } }));
    expect(engagedBy(played)).toEqual(['A']);
    expect(poolOf(played, 'B')).toMatchObject({ total: 10, mayAttack: false, mayDefend: true, halvings: 0 });
    expect(refused({ A: { hands: [shield(2)] } }, 'head 1')).not.toBeNull();
    expect(refused({ A: { hands: [shield(2)] } }, '| head 10')).toBeNull();
  });

  test('9.1 two men without weapons do not fight at all (F19)', () => {
    expect(poolOf(play(scene({ A: { hands: [] }, B: { hands: [] } })), 'A')).toBeNull();
  });

  test('9.1 having no moves left does not stop an attack (P34)', () => {
    const played = play(scene({ A: { moves: 5 } }), { cf: { A: 'head 1' }, dice: [blow(6)] });
    expect(played.one('blow').fighter).toBe('A');
  });

  test('9.1 a man with no CF available may not attack, but is attacked (P34)', () => {
    const played = play(scene({ B: { exhaustion: 4, stun: { amount: 6, turn: 1, phase: 1 } } }));
    expect(engagedBy(played)).toEqual(['A']);
    expect(poolOf(played, 'B')?.mayAttack ?? false).toBe(false);
  });

  test('9.1 an unconscious man is attacked and may do nothing', () => {
    const out = { posture: 'prone', conscious: false, stun: { amount: 11, turn: 1, phase: 1 } } as const;
    const played = play(scene({ A: { at: { q: 0, r: -1 }, facing: 0 }, B: out }), {
      plots: { A: 'SFR' },
      cf: { A: 'head 1' },
      dice: [blow(6)],
    });
    expect(engagedBy(played)).toEqual(['A']);
    expect(played.one('blow').defence).toBe(0);
  });
});

describe('9.1.1 and 9.1.2 turning to fight', () => {
  test('9.1.1 a man attacked from behind turns to his attacker and may strike back (P35)', () => {
    const played = play(scene({ B: { facing: 0 } }), {
      cf: { A: 'head 2', B: 'legs 1' },
      dice: [blow(5), blow(6)],
    });
    expect(played.fighter('B').facing).toBe(3);
    expect(played.of('blow').map((event) => event.fighter)).toEqual(['A', 'B']);
  });

  test('9.1.1 position counts before he turns', () => {
    const played = play(scene({ B: { facing: 0 } }));
    expect(advantage(played, 'A')).toBe(4);
    expect(poolOf(played, 'A')?.total).toBe(14);
  });

  test('9.1.1 even a stumbling man is turned (C65)', () => {
    const played = play(scene({ B: { facing: 0, owesStumble: true } }), { dice: [['fall-prone', 6, 6]] });
    expect(played.fighter('B').facing).toBe(3);
  });

  test('9.1.1 a prone man is not turned (P35)', () => {
    const played = play(scene({ B: { facing: 0, owesStumble: true } }), { dice: [['fall-prone', 1, 1]] });
    expect(played.fighter('B').facing).toBe(0);
    expect(played.of('turned')).toEqual([]);
  });

  test('9.1.2 the attacker turns to have his victim straight ahead', () => {
    const played = play(scene({ A: { facing: 1 }, B: { facing: 0 } }));
    expect(played.fighter('A').facing).toBe(0);
  });

  test('9.1.2 every turn for combat is told, and none that is not made', () => {
    const both = play(scene({ A: { facing: 1 }, B: { facing: 0 } })).of('turned');
    expect(both.map(({ fighter, from, to, why }) => [fighter, from, to, why]).sort()).toEqual([
      ['A', 1, 0, 'combat'],
      ['B', 0, 3, 'combat'],
    ]);
    expect(play(scene()).of('turned')).toEqual([]);
  });

  test('9.1.2 men who have each other in front both turn, without a bonus (P35)', () => {
    const played = play(scene({ A: { facing: 5 }, B: { facing: 4 } }));
    expect([played.fighter('A').facing, played.fighter('B').facing]).toEqual([0, 3]);
    expect([advantage(played, 'A'), advantage(played, 'B')]).toEqual([0, 0]);
  });

  test('9.1.2 a man who was turned round gets nothing for position (F19)', () => {
    const played = play(scene({ B: { facing: 1 } }));
    expect(advantage(played, 'A')).toBe(3);
    expect(poolOf(played, 'B')?.total).toBe(10);
  });

  test('9.1.2 a man who was turned round still gets the bonus for a stumbling enemy (F19)', () => {
    const played = play(scene({ A: { owesStumble: true }, B: { facing: 0 } }), { dice: [['fall-prone', 6, 6]] });
    expect(poolOf(played, 'B')?.total).toBe(12);
    expect(poolOf(played, 'A')?.total).toBe(10 - 2 + 4);
  });
});

describe('9.2 positional advantage', () => {
  /** A1 for a defender in the origin facing 0. */
  const ADJACENT: readonly [number, number, number][] = [
    [1, 0, 0],
    [0, 1, 0],
    [1, -1, 0],
    [-1, 1, 3],
    [0, -1, 3],
    [-1, 0, 4],
  ];
  const RING2: readonly [number, number, number][] = [
    [2, 0, 0],
    [1, 1, 0],
    [2, -1, 0],
    [0, 2, 0],
    [2, -2, 0],
    [-1, 2, 1],
    [1, -2, 1],
    [-2, 2, 3],
    [0, -2, 3],
    [-2, 1, 3],
    [-1, -1, 3],
    [-2, 0, 4],
  ];

  test.each(ADJACENT)('9.2 from the neighbouring hex (%i,%i) it is %i, whatever the facing (A1)', (q, r, bonus) => {
    const at: Hex = { q: 3, r: -2 };
    for (const facing of DIRECTIONS) {
      expect(positionBonus(tables, add(at, rotate({ q, r }, facing)), at, facing)).toBe(bonus);
    }
  });

  test.each(RING2)('9.2 from two hexes away, (%i,%i), it is %i, whatever the facing (A1)', (q, r, bonus) => {
    const at: Hex = { q: -1, r: 4 };
    for (const facing of DIRECTIONS) {
      expect(positionBonus(tables, add(at, rotate({ q, r }, facing)), at, facing)).toBe(bonus);
    }
  });

  test('9.2 from three hexes away the nearest of the six directions counts (A1)', () => {
    const bonus = (q: number, r: number) => positionBonus(tables, { q, r }, { q: 0, r: 0 }, 0);
    expect([bonus(-3, 0), bonus(-3, 1), bonus(-3, 2), bonus(-3, 3)]).toEqual([4, 4, 3, 3]);
    expect([bonus(-2, 3), bonus(-1, 3), bonus(0, 3)]).toEqual([3, 0, 0]);
  });

  test.each(DIRECTIONS)('9.2 in play: the enemy faces %i, the attacker stands NW of him', (facing) => {
    const played = play(scene({ B: { facing } }));
    const expected = [4, 3, 0, 0, 0, 3][facing] ?? 0;
    expect(advantage(played, 'A')).toBe(expected);
    expect(poolOf(played, 'A')?.total).toBe(10 + expected);
  });

  test('9.2 it is taken after movement, from the hex moved to', () => {
    const played = play(scene({ A: { at: { q: 0, r: 1 }, facing: 5 }, B: { facing: 3 } }), {
      plots: { A: 'SFR(L)' },
    });
    expect(played.fighter('A').at).toEqual({ q: 1, r: 1 });
    expect(advantage(played, 'A')).toBe(3);
  });

  test('9.2.1 a stumbling enemy gives 2', () => {
    const played = play(scene({ B: { owesStumble: true } }), { dice: [['fall-prone', 4, 4]] });
    expect(advantage(played, 'A')).toBe(2);
  });

  test('9.2.1 the 2 comes on top of the bonus for the hex', () => {
    const played = play(scene({ B: { facing: 1, owesStumble: true } }), { dice: [['fall-prone', 4, 4]] });
    expect(advantage(played, 'A')).toBe(5);
  });

  test('9.2.1 two stumbling men each have 2 from the other and 2 less of their own', () => {
    const played = play(scene({ A: { owesStumble: true }, B: { owesStumble: true } }), {
      dice: [
        ['fall-prone', 6, 6],
        ['fall-prone', 6, 6],
      ],
    });
    expect([poolOf(played, 'A')?.total, poolOf(played, 'B')?.total]).toEqual([10, 10]);
  });

  test('9.2.2 a prone enemy gives 4, in place of the bonus for stumbling (C77)', () => {
    const played = play(scene({ B: { owesStumble: true } }), { dice: [['fall-prone', 3, 4]] });
    expect(played.fighter('B').posture).toBe('prone');
    expect(advantage(played, 'A')).toBe(4);
  });

  test('9.2.2 a prone enemy has no front, so the hex adds nothing (A1, P141)', () => {
    const played = play(scene({ B: { facing: 0, owesStumble: true } }), { dice: [['fall-prone', 3, 4]] });
    expect(advantage(played, 'A')).toBe(4);
  });

  test('9.2.2 a kneeling enemy keeps his front (P141)', () => {
    expect(advantage(play(scene({ B: { posture: 'kneeling', facing: 0 } })), 'A')).toBe(4);
    expect(advantage(play(scene({ B: { posture: 'kneeling' } })), 'A')).toBe(0);
  });
});

describe('9.3 what there is to allocate', () => {
  test('9.3 CF left unspent are gone, and the next phase brings the full pool again (P37)', () => {
    const first = play(scene(), { cf: { A: 'head 1' }, dice: [blow(6)] });
    expect(poolOf(first, 'A')?.total).toBe(10);
    expect(poolOf(play(first.state), 'A')?.total).toBe(10);
  });

  test('9.3 example: 10 CF make 8 for attack and 2 for defence', () => {
    expect(refused({}, 'head 4, arms 1, groin 3 | chest 1, legs 1')).toBeNull();
    expect(refused({}, 'head 4, arms 1, groin 3 | chest 1, legs 2')).not.toBeNull();
  });

  test('9.3 example: 9 CF make 6 for attack and 3 for defence (C62)', () => {
    expect(refused({ A: { tr: 9 } }, 'head 2, chest 4 | legs 3')).toBeNull();
    expect(refused({ A: { tr: 9 } }, 'head 3, chest 4 | legs 3')).not.toBeNull();
  });

  test('9.3.1 the pool starts from TR + ST + AG as they were when the match began (P33)', () => {
    expect(poolOf(play(scene({ A: { tr: 11, st: 2, ag: -1 } })), 'A')?.total).toBe(12);
    expect(poolOf(play(scene({ A: { st: 1, cfAtStart: 13 } })), 'A')?.total).toBe(13);
  });

  test('9.3.1 wounds, lost sight and exhaustion lower it for good', () => {
    const wounds = { 1: 2, 2: 2, 3: 0, 4: 0, 5: 0 };
    expect(poolOf(play(scene({ A: { tr: 16, wounds, vision: 1, exhaustion: 3 } })), 'A')?.total).toBe(16 - 3 - 1 - 3);
  });

  test('9.3.1 Stun comes off, and 2 more in a stumble (C57)', () => {
    const stun = { amount: 3, turn: 1, phase: 1 };
    const played = play(scene({ A: { stun, owesStumble: true } }), { dice: [['fall-prone', 6, 6]] });
    expect(poolOf(played, 'A')?.total).toBe(10 - 3 - 2);
  });

  test('9.3.1 all the parts add up, and each is named (C59)', () => {
    const stun = { amount: 2, turn: 1, phase: 1 };
    const played = play(scene({ A: { tr: 12, exhaustion: 1, stun }, B: { facing: 0 } }));
    const allocated = played.of('allocated').find((event) => event.fighter === 'A');
    expect(allocated?.total).toBe(12 - 1 - 2 + 4);
    expect(allocated?.modifiers.map((one) => one.value)).toEqual([11, -2, 4]);
  });

  test('9.3.1 the sword adds nothing, for better or worse (C59)', () => {
    expect(poolOf(play(scene({ A: { hands: [sword(1)] } })), 'A')?.total).toBe(10);
    expect(poolOf(play(scene({ A: { hands: [shield(2)] } })), 'A')?.total).toBe(10);
  });
});
