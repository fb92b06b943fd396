import { describe, expect, it } from 'vitest';
import { appeal } from '../../../../src/games/munera/rules/blows/appeal.ts';
import { knockDown, wound } from '../../../../src/games/munera/rules/blows/body.ts';
import { appealModifiers } from '../../../../src/games/munera/rules/scores.ts';
import type { Fighter } from '../../../../src/games/munera/rules/types.ts';
import { tables } from '../../../../src/games/munera/tables.ts';
import { sumModifiers } from '../../../../src/kernel/modifier.ts';
import { at, pair, type Somebody, thrown } from '../support/ring.ts';

/** Somebody of whom nothing counts for or against it. */
const EVEN: Somebody = { helmet: true, dealt: 1, taken: 1 };

const crowd = (first: Somebody, second: Somebody = {}, sparedToday = 0): number => {
  const [state, a, b] = pair({ ...EVEN, ...first }, second);
  return sumModifiers(appealModifiers({ ...state, sparedToday }, tables(), a, b));
};

describe('13 beaten', () => {
  it('13.60 by wounds, by a second fall, floored, or giving up', () => {
    const reasons: string[] = [];
    const told = (
      happens: (ctx: ReturnType<typeof thrown>['ctx'], a: Fighter, b: Fighter) => void,
      second: Somebody = {},
    ) => {
      const [state, a, b] = pair({}, second);
      const play = thrown(state, [['appeal', 1, 1]]);
      happens(play.ctx, a, b);
      reasons.push(...play.of('appealed').map(({ reason }) => reason));
    };
    told((ctx, a, b) => wound(ctx, b, a, 8));
    told((ctx, a, b) => knockDown(ctx, b, a), { down: true });
    told((ctx, a, b) => appeal(ctx, b, a, 'floored'));
    told((ctx, a, b) => appeal(ctx, b, a, 'surrender'));
    expect(reasons).toEqual(['wounds', 'knocked down twice', 'floored', 'surrender']);
  });

  it('13.61 what counts, one by one', () => {
    expect(crowd({})).toBe(0);
    expect(crowd({ stamina: 4 })).toBe(1);
    expect(crowd({ fatigue: 9 }, { fatigue: 9 })).toBe(1);
    expect(crowd({ fatigue: 9 })).toBe(0);
    expect(crowd({ whirlHits: 2 })).toBe(1);
    expect(crowd({ whirlHits: 1, whirlDoubles: 1 })).toBe(-1);
    expect(crowd({ injured: ['B', 'C'] })).toBe(2);
    expect(crowd({ defeated: ['C'] })).toBe(2);
    expect(crowd({ skills: ['popularity'] })).toBe(2);
    expect(crowd({ dealt: 0 })).toBe(-1);
    expect(crowd({ helmet: false })).toBe(-1);
    expect(crowd({ threwSand: true })).toBe(-1);
    expect(crowd({ hoplomachus: true })).toBe(-1);
    expect(crowd({ taken: 0 })).toBe(-2);
    expect(crowd({}, {}, 2)).toBe(-2);
    expect(crowd({ spared: 1 }, {}, 1)).toBe(-2);
  });

  it('MR-67 a favourite of the crowd, who alone is told of as one', () => {
    expect(crowd({ favour: 3 })).toBe(3);
    const reasons = (one: Somebody) => {
      const [state, a, b] = pair({ ...EVEN, ...one });
      return appealModifiers(state, tables(), a, b).map(({ why }) => why);
    };
    expect(reasons({})).toEqual([]);
    expect(reasons({ favour: 3 })).toEqual(['a favourite']);
  });

  it('13.61 by vectors 20 and 21; a natural 12 and a natural 2 whatever counts', () => {
    const verdict = (first: Somebody, one: number, two: number) => {
      const [state, a, b] = pair({ ...EVEN, ...first });
      const play = thrown(state, [['appeal', one, two]]);
      appeal(play.ctx, a, b, 'wounds');
      return a.status;
    };
    const hurt = { stamina: 4 };
    expect([verdict(hurt, 3, 3), verdict(hurt, 2, 3)]).toEqual(['spared', 'killed']);
    const poor = { profile: 'retiarius' as const, helmet: false, dealt: 0, taken: 0 };
    expect(crowd(poor)).toBe(-4);
    expect([verdict(poor, 5, 6), verdict(poor, 5, 5), verdict(poor, 6, 6)]).toEqual(['spared', 'killed', 'spared']);
    const hated = { ...poor, threwSand: true, hoplomachus: true };
    expect([verdict(hated, 6, 6), verdict(hated, 5, 6)]).toEqual(['spared', 'killed']);
    expect(verdict({ skills: ['popularity'], defeated: ['C', 'C', 'C'] }, 1, 1)).toBe('killed');
    expect(crowd({ hoplomachus: true, threwSand: true, whirlDoubles: 1 })).toBe(-3);
  });

  it('13.62 who is out leaves weapons and darts where it was, the rest goes with it; a net on somebody stays', () => {
    const [state, a, b] = pair(
      { profile: 'retiarius', darts: 0, holds: 'B' },
      { entangled: { by: 'A', weapon: 'A-h2', kind: 'net' } },
    );
    const play = thrown(state, [['appeal', 6, 6]]);
    appeal(play.ctx, a, b, 'wounds');
    expect(state.ground).toEqual([
      { item: { kind: 'weapon', weapon: { id: 'A-h1', kind: 'trident', thonged: false } }, hex: at(0, 0) },
    ]);
    expect([b.entangled?.by, b.defeated, a.beatenBy, a.spared, state.sparedToday]).toEqual(['A', ['A'], 'B', 1, 1]);
    const [gone, user, victim] = pair(
      { profile: 'retiarius', holds: 'B' },
      { entangled: { by: 'A', weapon: 'A-h2', kind: 'net' } },
    );
    const other = thrown(gone, [['appeal', 1, 1]]);
    appeal(other.ctx, victim, user, 'wounds');
    expect([victim.entangled, user.holds, user.held.length, gone.sparedToday]).toEqual([null, null, 2, 0]);
  });
});
