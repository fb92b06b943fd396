/** 9.3.2 to 9.3.3: what may be written, counted in full for small pools. */
import { describe, expect, test } from 'vitest';
import { allocationFault } from '../../../../../src/games/gladiator/rules/basic/allocation.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { performance } from '../../../../../src/games/gladiator/rules/sheet.ts';
import {
  type Allocation,
  AREAS,
  type Area,
  type Armour,
  type Attack,
  type ByArea,
  type Pool,
} from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import {
  lying,
  type Played,
  play,
  type Scene,
  scene,
  shield,
  sword,
  tables,
} from '../../../../../tools/games/gladiator/bout.ts';
import { allot } from '../../../../../tools/games/gladiator/notation.ts';
import { blow } from '../../support/blows.ts';
import { pool } from '../../support/pools.ts';

const legal = (given: Pool, text: string) => allocationFault(given, allot(text)) === null;

function poolOf(played: Played, id: string) {
  for (const request of played.asked) if (request.kind === 'allocate' && request.fighter === id) return request.pool;
  return null;
}

describe('9.3.2 attack CF', () => {
  test('9.3.2 an attack has 1 to 8 CF (P37)', () => {
    expect(legal(pool(20), 'head 1')).toBe(true);
    expect(legal(pool(20), 'head 8')).toBe(true);
    expect(legal(pool(20), 'head 9')).toBe(false);
    expect(legal(pool(20), 'head 0')).toBe(false);
  });

  test('9.3.2 a man may attack up to five areas, in any mix, or none (P37)', () => {
    expect(legal(pool(30), '')).toBe(true);
    expect(legal(pool(30), 'legs 8, head 1, arms 8, chest 8, groin 5')).toBe(true);
  });

  test('9.3.2 no area is attacked twice (P37)', () => {
    expect(legal(pool(20), 'head 2, head 3')).toBe(false);
    expect(legal(pool(20), 'head 2, chest 2, head 3')).toBe(false);
  });

  test('9.3.2 attack and defence together may not exceed the pool', () => {
    expect(legal(pool(10), 'head 6, legs 2 | chest 2')).toBe(true);
    expect(legal(pool(10), 'head 6, legs 2 | chest 3')).toBe(false);
    expect(legal(pool(10), 'head 3 | chest 2')).toBe(true);
  });

  test('9.3.2 nobody splits a point', () => {
    const { allocate } = gladiator.schema.choice;
    expect(allocate.safeParse(allot('head 1 | chest 2')).success).toBe(true);
    expect(allocate.safeParse(allot('head 1.5')).success).toBe(false);
    expect(allocate.safeParse(allot('head 1 | chest 0.5')).success).toBe(false);
  });

  test('9.3.2 nobody writes less than none', () => {
    expect(legal(pool(10), 'head -1')).toBe(false);
    expect(legal(pool(10), 'head 8 | chest -3')).toBe(false);
  });

  test('9.3.2 whatever a random player writes is legal, and he does write', () => {
    const { sample } = gladiator.decisions.allocate;
    const state = scene();
    let seed = 1;
    const pick = (n: number) => {
      seed = (seed * 48271) % 2147483647;
      return seed % n;
    };
    let attacks = 0;
    for (let total = 1; total <= 20; total++) {
      for (const more of [{}, { mayAttack: false }, { mayDefend: false }, { halvings: 1 }, { halvings: 2 }]) {
        const given = pool(total, more);
        const ask = {
          kind: 'allocate',
          seat: 0,
          cite: '9.3',
          fighter: 'A',
          target: 'B',
          foes: ['B'],
          threats: ['B'],
          pool: given,
          positions: [],
        } as const;
        const written = sample(state, tables, ask, pick);
        expect(allocationFault(given, written)).toBeNull();
        attacks += written.attacks.length;
      }
    }
    expect(attacks).toBeGreaterThan(40);
  });

  test('9.3.2 halved attacks: the whole sum is halved, fractions down (P3, P36)', () => {
    expect(legal(pool(9, { halvings: 1 }), 'head 4')).toBe(true);
    expect(legal(pool(9, { halvings: 1 }), 'head 5')).toBe(false);
    expect(legal(pool(9, { halvings: 1 }), 'head 1, chest 1, groin 1, arms 1')).toBe(true);
    expect(legal(pool(9, { halvings: 1 }), 'head 3, chest 2')).toBe(false);
  });

  test('9.3.2 halving touches attacks alone, not defence (P36)', () => {
    expect(legal(pool(10, { halvings: 1 }), 'head 3 | chest 4')).toBe(true);
    expect(legal(pool(10, { halvings: 1 }), 'head 3 | chest 5')).toBe(false);
    expect(legal(pool(10, { halvings: 1 }), '| chest 10')).toBe(true);
  });

  test('9.3.2 the cap of 8 counts what is left after halving (P36)', () => {
    expect(legal(pool(20, { halvings: 1 }), 'head 8, chest 2')).toBe(true);
    expect(legal(pool(20, { halvings: 1 }), 'head 9')).toBe(false);
  });

  test('9.3.2 two causes halve twice (P36)', () => {
    expect(legal(pool(10, { halvings: 2 }), 'head 2')).toBe(true);
    expect(legal(pool(10, { halvings: 2 }), 'head 3')).toBe(false);
    expect(legal(pool(12, { halvings: 2 }), 'head 3')).toBe(true);
  });

  test('9.3.2 a kneeling man with a sword just picked up is halved twice (14.3, 13.4.2)', () => {
    const played = play(
      scene({ A: { posture: 'kneeling', hands: [shield(2)] }, loose: [lying(sword(9), { q: 0, r: 0 })] }),
      {
        acts: { A: { kind: 'recover', item: 9, drop: null } },
        cf: { A: 'head 2' },
        dice: [['recovery', 1], blow(5)],
      },
    );
    expect(poolOf(played, 'A')).toMatchObject({ halvings: 1, marks: [{ arms: [{ kind: 'sword', halvings: 1 }] }] });
    expect(played.one('blow').cf).toBe(2);
  });

  test('9.3.2 what was spent counts before halving (P57)', () => {
    const played = play(scene({ A: { posture: 'kneeling' } }), { cf: { A: 'head 4 | chest 2' }, dice: [blow(3)] });
    expect(played.one('blow').cf).toBe(4);
    expect(played.fighter('A').attackTotal).toBe(8);
    expect(played.fighter('A').defenceTotal).toBe(2);
    expect(performance(played.fighter('A'))).toBe(0);
  });

  test('9.3.2.1 attacks are made in the order written (P38)', () => {
    const played = play(scene(), { cf: { A: 'legs 1, head 2, groin 1' }, dice: [blow(6), blow(5), blow(6)] });
    expect(played.of('blow').map((event) => [event.round, event.area, event.cf])).toEqual([
      [1, 5, 1],
      [3, 1, 2],
      [5, 3, 1],
    ]);
  });
});

describe('9.3.3 defence CF', () => {
  test('9.3.3 defence has no cap for an area (P37)', () => {
    expect(legal(pool(20), '| head 20')).toBe(true);
    expect(legal(pool(20), '| head 21')).toBe(false);
  });

  test('9.3.3 any areas may be defended', () => {
    expect(legal(pool(15), '| head 1, chest 2, groin 3, arms 4, legs 5')).toBe(true);
  });

  test('9.3.3 the figure of an area works against the attack on that area only', () => {
    const played = play(scene(), { cf: { A: 'head 3, chest 3', B: '| head 2' }, dice: [blow(6), blow(4)] });
    expect(played.of('blow').map((event) => [event.defence, event.modified])).toEqual([
      [2, 1],
      [0, 3],
    ]);
  });

  test('9.3.3 a prone man has no attack and half his pool for defence, fraction dropped (P37, P3)', () => {
    const fallen: Scene = { B: { tr: 9, owesStumble: true } };
    const played = play(scene(fallen), { dice: [['fall-prone', 1, 1]] });
    expect(poolOf(played, 'B')).toMatchObject({ total: 4, mayAttack: false, mayDefend: true, halvings: 0 });
  });
});

describe('29.7.2.2 the book', () => {
  /** B, a centurion with no moves left and `tr` CF, lays out 3 CF in one chunk on a roll of 6. */
  const weakest = (armour: ByArea<Armour>, more: readonly Scripted[] = []) =>
    play(scene({ A: { armour }, B: { by: 'book', tr: 3, moves: 5 } }), {
      dice: [['attack-chunk', 3], ['attack-area', 6], ...more, blow(4)],
    }).one('blow').area;

  test('29.7.2.2 a 6 finds the weakest armour: its DRM times the share it covers (F17)', () => {
    expect(weakest({ 1: 'A', 2: 'B4', 3: 'C5', 4: 'C', 5: 'A2' })).toBe(3);
    expect(weakest({ 1: 'B2', 2: 'B4', 3: 'C5', 4: 'C', 5: 'A2' })).toBe(1);
    expect(weakest({ 1: 'A', 2: 'A', 3: 'A', 4: 'A', 5: '--' })).toBe(5);
  });
});

describe('9.3.2 and 9.3.3 counted', () => {
  /** Every legal list of attacks, found by adding one attack after another to a legal list. */
  function attackLists(given: Pool): readonly (readonly Attack[])[] {
    const found: (readonly Attack[])[] = [];
    const grow = (attacks: readonly Attack[]) => {
      if (allocationFault(given, { attacks, defence: NONE }) !== null) return;
      found.push(attacks);
      for (const area of AREAS) {
        for (let cf = 0; cf <= given.total + 1; cf++) grow([...attacks, { area, cf }]);
      }
    };
    grow([]);
    return found;
  }

  /** Every legal defence beside some attacks, found area by area. */
  function defences(given: Pool, attacks: readonly Attack[]): number {
    let count = 0;
    const fill = (defence: Allocation['defence'], index: number) => {
      const area: Area | undefined = AREAS[index];
      if (area === undefined) {
        count += 1;
        return;
      }
      for (let cf = 0; cf <= given.total + 1; cf++) {
        const next = { ...defence, [area]: cf };
        if (allocationFault(given, { attacks, defence: next }) === null) fill(next, index + 1);
      }
    };
    fill(NONE, 0);
    return count;
  }

  const NONE = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  const perft = (given: Pool) => attackLists(given).reduce((sum, attacks) => sum + defences(given, attacks), 0);

  const choose = (n: number, k: number): number => (k === 0 ? 1 : n < k ? 0 : (choose(n - 1, k - 1) * n) / k);
  /** Ordered choices of k of the five areas. */
  const orders = (k: number) => [1, 5, 20, 60, 120, 120][k] ?? 0;
  const TOTALS = [0, 1, 2, 3, 4, 5, 6];
  const sum = (terms: readonly number[]) => terms.reduce((all, one) => all + one, 0);

  // k attacks of 1 or more, five defences of 0 or more and the unspent rest make the pool: stars and bars
  // with k + 6 parts, of which k are positive, gives C(T + 5, k + 5).
  test.each(TOTALS)('9.3.2 a pool of %i CF can be written in as many ways as stars and bars say', (total) => {
    const expected = sum([0, 1, 2, 3, 4, 5].map((k) => orders(k) * choose(total + 5, k + 5)));
    expect(perft(pool(total))).toBe(expected);
  });

  test('9.3.2 a pool of 6 CF can be written in 27192 ways', () => {
    expect(perft(pool(6))).toBe(462 + 5 * 462 + 20 * 330 + 60 * 165 + 120 * 55 + 120 * 11);
  });

  test.each(TOTALS)('9.3.3 %i CF for defence alone: C(T + 5, 5) ways', (total) => {
    expect(perft(pool(total, { mayAttack: false }))).toBe(choose(total + 5, 5));
  });

  test.each(TOTALS)('10.3.4.1 %i CF for attack alone: the sum of ordered areas times C(T, k) ways', (total) => {
    const expected = sum([0, 1, 2, 3, 4, 5].map((k) => orders(k) * choose(total, k)));
    expect(perft(pool(total, { mayDefend: false }))).toBe(expected);
  });

  test.each(TOTALS)('14.3 %i CF with attacks halved: an attack sum of s costs 2s', (total) => {
    let expected = choose(total + 5, 5);
    for (let k = 1; k <= 5; k++) {
      for (let s = k; 2 * s <= total; s++) expected += orders(k) * choose(s - 1, k - 1) * choose(total - 2 * s + 5, 5);
    }
    expect(perft(pool(total, { halvings: 1 }))).toBe(expected);
  });
});
