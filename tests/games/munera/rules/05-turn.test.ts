import { describe, expect, it } from 'vitest';
import { pointsLeft } from '../../../../src/games/munera/rules/points.ts';
import { isExhausted, isInjured, isWorn } from '../../../../src/games/munera/rules/roster.ts';
import { apModifiers } from '../../../../src/games/munera/rules/scores.ts';
import { playPhase } from '../../../../src/games/munera/rules/sequence.ts';
import type { Fighter } from '../../../../src/games/munera/rules/types.ts';
import { tables } from '../../../../src/games/munera/tables.ts';
import { sumModifiers } from '../../../../src/kernel/modifier.ts';
import { at, inHand, pair, ring, thrown } from '../support/ring.ts';

const apOf = (fighter: Fighter): number => sumModifiers(apModifiers(fighter, tables()));
const END = { do: 'end' } as const;

/** A bout in which A, led by a seat, is next. */
function next(first: Parameters<typeof pair>[0], second: Parameters<typeof pair>[1] = {}) {
  const [state, a, b] = pair({ seat: 0, ...first }, second);
  state.acting = null;
  state.phase = 0;
  return [state, a, b] as const;
}

describe('4 to 6 a turn', () => {
  it('4 injured at half of the stamina, tired and exhausted by vector 8', () => {
    const of = (more: Partial<Fighter>) => ({ stamina0: 8, stamina: 8, fatigue: 0, ...more }) as Fighter;
    const injured = ([stamina0, stamina]: [number, number]) => isInjured(of({ stamina0, stamina }));
    expect([injured([7, 4]), injured([7, 3]), injured([8, 5]), injured([8, 4])]).toEqual([false, true, false, true]);
    const worn = (fatigue: number) => [isWorn(of({ stamina: 5, fatigue })), isExhausted(of({ stamina: 5, fatigue }))];
    expect([worn(5), worn(6), worn(10), worn(11)]).toEqual([
      [false, false],
      [true, false],
      [true, false],
      [true, true],
    ]);
  });

  it('5.11 a shield thrown away before the die counts for it, and is gone', () => {
    const [state, a] = next({});
    const play = thrown(state, [['points', 3]]);
    play.run(playPhase(play.ctx), ['shield', END]);
    expect([a.shield, state.ground]).toEqual(['none', []]);
    expect(play.of('points')[0]?.ap).toBe(4);
  });

  it('5.12 gives up only if worn, at -6 or less, and before an opponent', () => {
    const broken = { fatigue: 5, stamina: 4, down: true } as const;
    const [state, a] = next(broken);
    expect(apOf(a)).toBe(-6);
    const play = thrown(state, [['appeal', 6, 6]]);
    play.run(playPhase(play.ctx), ['none']);
    expect([a.status, play.of('appealed')[0]?.reason, a.beatenBy]).toEqual(['spared', 'surrender', 'B']);
    for (const [own, other] of [
      [{ ...broken, fatigue: 4 }, {}],
      [{ ...broken, down: false, entangled: { by: 'B', weapon: 'B-h2', kind: 'net' as const } }, {}],
      [broken, { facing: 0 as const }],
      [broken, { down: true }],
    ] as const) {
      const [calm, fighter] = next(own, other);
      const quiet = thrown(calm, [['points', 1]]);
      quiet.run(playPhase(quiet.ctx), ['none']);
      expect(fighter.status).toBe('active');
    }
  });

  it('5.13, 6 Action Points by vector 7', () => {
    const ap = (first: Parameters<typeof pair>[0], die: number) => {
      const [state, a] = next({ ...first, seat: 0, shield: first?.shield ?? 'none' });
      Object.assign(a, first);
      const play = thrown(state, [['points', die]]);
      play.run(
        playPhase(play.ctx),
        a.shield !== 'none' || a.helmet ? (die + apOf(a) > 0 ? ['none', END] : ['none']) : [END],
      );
      return play.of('points')[0]?.ap;
    };
    expect(ap({ profile: 'samnite', shield: 'large' }, 3)).toBe(3);
    expect(ap({ profile: 'retiarius' }, 3)).toBe(4);
    expect(ap({ profile: 'crupellarius a', shield: 'large' }, 1)).toBe(0);
    expect(ap({ profile: 'gaul' }, 6)).toBe(8);
    const worn = { fatigue: 5, stamina: 4 };
    const [, a] = pair({ ...worn, down: true });
    const [, caught] = pair({ ...worn, entangled: { by: 'B', weapon: 'x', kind: 'net' } });
    expect([apOf(a), apOf(caught)]).toEqual([-6, -5]);
    const [, sand] = pair({ hazed: true, skills: ['reflexes'], fatigue: 17 });
    expect(apOf(sand)).toBe(-2 + 1 - 2);
  });

  it('5.13 a worn gladiator has six at most, and may not spend on past six (MR-34)', () => {
    const [state, a] = next({ profile: 'gaul', shield: 'none', fatigue: 9 });
    const play = thrown(state, [['points', 6]]);
    play.run(playPhase(play.ctx), [END]);
    expect([play.of('points')[0]?.ap, play.of('points')[0]?.capped]).toEqual([6, true]);
    const [rich, one] = pair({ fatigue: 8 }, {}, { ap: 3, spent: 5 });
    expect(pointsLeft(rich, one)).toBe(3);
    one.fatigue = 9;
    expect([pointsLeft(rich, one), a.fatigue]).toEqual([1, 9]);
  });

  it('5.14, 7.23 stands up for nothing, and may turn and strike but not leave its hex', () => {
    const [state, a] = next({ down: true, profile: 'gaul', shield: 'none' });
    const play = thrown(state, [
      ['points', 6],
      ['attack', 6],
      ['defence', 1],
      ['save', 6],
    ]);
    const blow = { do: 'attack', foe: 'B', with: { by: 'weapon', id: inHand(a, 'sword') }, feint: false, whirl: false };
    play.run(playPhase(play.ctx), [blow, { do: 'turn', way: 1 }, END]);
    expect([a.down, a.hex, a.facing]).toEqual([false, at(0, 0), 1]);
    expect(play.kinds()).toContain('stood');
  });

  it('5.15 seven Action Points tire; a double 2 is answered for at the end of the turn', () => {
    const [state, a, b] = next({ profile: 'gaul', shield: 'none' }, { hex: at(3, 0) });
    const play = thrown(state, [['points', 6]]);
    const steps = [3, 3, 3, 0].map((way) => ({ do: 'step', way }));
    play.run(playPhase(play.ctx), [...steps, { do: 'turn', way: 1 }]);
    expect([a.fatigue, b.status]).toEqual([1, 'active']);
    for (const [way, status] of [
      [null, 'killed'],
      [3, 'active'],
    ] as const) {
      const [floor, one, foe] = next({ profile: 'gaul', shield: 'none' });
      const told = thrown(floor, [
        ['points', 6],
        ['attack', 2],
        ['defence', 2],
        ...(way === null ? [['appeal', 1, 1] as const] : []),
      ]);
      const with_ = { by: 'weapon', id: inHand(one, 'sword') };
      const blow = { do: 'attack', foe: 'B', with: with_, feint: false, whirl: false };
      told.run(playPhase(told.ctx), [blow, ...(way === null ? [] : [{ do: 'step', way }]), END]);
      expect(foe.status).toBe(status);
      expect(told.kinds()).toContain('floored');
    }
  });

  it('5.16 over when one team is left, or after round 60', () => {
    const state = ring([{ team: 0 }, { team: 1, status: 'killed' }, { team: 0 }]);
    state.acting = null;
    state.phase = 1;
    const play = thrown(state, [['points', 1]]);
    state.fighters.forEach((one) => {
      if (one.status === 'active') one.armour = 'heavy';
    });
    play.run(playPhase(play.ctx));
    expect(state.outcome).toEqual({ winner: 0, by: 'killed', results: { A: 'V', B: 'P', C: 'V' } });
    const [late] = next({ armour: 'heavy' }, {});
    late.turn = 60;
    late.phase = 1;
    late.fighters.forEach((one) => {
      one.down = true;
      one.seat = 0;
    });
    const last = thrown(late, [['points', 1]]);
    last.run(playPhase(last.ctx), ['none']);
    expect(late.outcome).toEqual({ winner: null, by: 'time', results: { A: 'S', B: 'S' } });
  });
});
