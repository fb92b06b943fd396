import { describe, expect, it } from 'vitest';
import { act } from '../../../../src/games/gliderpit/rules/action.ts';
import { resolveAir } from '../../../../src/games/gliderpit/rules/air.ts';
import { resolveGlide } from '../../../../src/games/gliderpit/rules/glide.ts';
import { actionFault, actionsOf } from '../../../../src/games/gliderpit/rules/legal.ts';
import { recover, spin } from '../../../../src/games/gliderpit/rules/recovery.ts';
import { playPhase } from '../../../../src/games/gliderpit/rules/sequence.ts';
import { FLOORS, type Floor, type Weapon } from '../../../../src/games/gliderpit/rules/words.ts';
import type { Scripted } from '../../../../tools/dice.ts';
import { aloft, at, duel, type Somebody, thrown } from '../support/pit.ts';

describe('9 spins', () => {
  it('9.23 a die of levels, a facing by chance (vector 13)', () => {
    const [state, a] = duel({ alt: 6, speed: 0 });
    const play = thrown(state, [
      ['spin', 4],
      ['direction', 5],
    ]);
    spin(play.ctx, a, 1);
    expect([a.alt, a.speed, a.facing]).toEqual([2, 1, 3]);
    const [low, b] = duel({ alt: 3, speed: 0 });
    spin(thrown(low, [['spin', 3]]).ctx, b, 1);
    expect(b.out).toBe('floor');
  });
});

it('9.23, 10.25 nothing follows a spin but the recovery, and nobody stunned glides', () => {
  const sequence = (self: Somebody, dice: readonly Scripted[]) => {
    const state = aloft([
      { seat: 0, hand: 'stone', stowed: ['net'], ...self },
      { hex: at(2, 0), seat: 1 },
    ]);
    Object.assign(state, { phase: 0, acting: null });
    const play = thrown(state, dice);
    play.run(playPhase(play.ctx), self.speed === 0 ? [] : [{ do: 'forward' }]);
    return play.kinds().join(' ');
  };
  const spun: readonly Scripted[] = [
    ['spin', 2],
    ['direction', 2],
  ];
  expect(sequence({ speed: 0 }, spun)).toBe('sequence spun spun');
  expect(sequence({ speed: 0, stunned: true }, [...spun, ['recovery', 3, 4]])).toBe(
    'sequence spun spun recovery recovered',
  );
  expect(sequence({ speed: 1, stunned: true }, [['recovery', 3, 3]])).toBe('sequence flew recovery');
});

describe('10 the glide', () => {
  const holding = (self: Somebody, dice: readonly Scripted[]) => {
    const [state, a] = duel({ seat: 0, ...self });
    const play = thrown(state, dice);
    return [play.run(resolveGlide(play.ctx, a), [{ do: 'hold' }]), a.speed, a.alt];
  };

  it('10.25 slower on 1 and 2; without speed a spin that leaves it at 0', () => {
    expect(holding({}, [['glide', 2]])).toEqual(['flies', 1, 10]);
    expect(holding({}, [['glide', 3]])).toEqual(['flies', 2, 10]);
    expect(
      holding({ speed: 0 }, [
        ['glide', 1],
        ['spin', 2],
        ['direction', 2],
      ]),
    ).toEqual(['spin', 0, 8]);
  });

  it('10.24 a dive is faster by as many levels, and ends on whoever holds the level', () => {
    const [state, a] = duel({ seat: 0 }, { hex: at(0, 0), alt: 8 });
    const play = thrown(state);
    play.run(resolveGlide(play.ctx, a), [{ do: 'dive', levels: 2 }]);
    expect([a.alt, a.speed, state.acting?.ram]).toEqual([8, 4, { foe: 'B', levels: 2, bonus: 0 }]);
  });
});

describe('12 the action phase', () => {
  it('12.34 [GR-29] takes, swaps and stows', () => {
    const [state, a] = duel({ stowed: ['sword', 'net'], hand: null });
    const { ctx } = thrown(state);
    act(ctx, a, { do: 'take', weapon: 'sword' });
    expect([a.hand, a.stowed]).toEqual(['sword', ['net']]);
    act(ctx, a, { do: 'take', weapon: 'net' });
    expect([a.hand, a.stowed]).toEqual(['net', ['sword']]);
    act(ctx, a, { do: 'stow' });
    expect([a.hand, a.stowed]).toEqual([null, ['sword', 'net']]);
    expect(actionFault(state, 'A', { do: 'take', weapon: 'stone' })).toBe('there is no stone in the frame (12.34)');
  });

  it('12.35 out of a net: what is in the hand helps or hinders (vector 20)', () => {
    const least = (hand: Weapon | null) =>
      [1, 2, 3, 4, 5, 6].find((die) => {
        const [state, a] = duel({ netted: true, hand });
        act(thrown(state, [['escape', die]]).ctx, a, { do: 'escape' });
        return !a.netted;
      });
    expect([least(null), least('dagger'), least('sword'), least('stone'), least('spear')]).toEqual([5, 3, 4, 6, 6]);
  });

  it('GR-40 who is caught in its own net takes nothing and waits; GR-30 in another’s it may', () => {
    const [state] = duel({ netted: true, ownNet: true, stowed: ['dagger'] });
    expect(actionsOf(state, 'A')).toEqual([{ do: 'nothing' }]);
    expect(actionFault(state, 'A', { do: 'escape' })).toBe('who is caught in its own net waits a turn (GR-40)');
    const [other] = duel({ netted: true, stowed: ['dagger'] });
    expect(actionsOf(other, 'A')).toEqual([{ do: 'nothing' }, { do: 'take', weapon: 'dagger' }, { do: 'escape' }]);
  });
});

describe('13 coming round', () => {
  const recovering = (self: Somebody, dice: readonly Scripted[]) => {
    const [state, a] = duel({ stunned: true, ...self });
    const play = thrown(state, dice);
    recover(play.ctx, a);
    play.dice.done();
    return [a.stunned, a.alt, a.speed, a.facing, a.out];
  };

  it('13.36 every row, with the facing', () => {
    expect(
      recovering({}, [
        ['recovery', 1, 1],
        ['facing', 1],
      ]),
    ).toEqual([true, 9, 3, 5, null]);
    expect(recovering({}, [['recovery', 1, 3]])).toEqual([true, 10, 1, 0, null]);
    expect(recovering({ speed: 0 }, [['recovery', 1, 3]])).toEqual([true, 10, 0, 0, null]);
    expect(recovering({}, [['recovery', 3, 3]])).toEqual([true, 10, 2, 0, null]);
    expect(recovering({}, [['recovery', 3, 4]])).toEqual([false, 10, 2, 0, null]);
    expect(
      recovering({}, [
        ['recovery', 5, 6],
        ['facing', 6],
      ]),
    ).toEqual([true, 11, 1, 1, null]);
    expect(
      recovering({}, [
        ['recovery', 6, 6],
        ['facing', 3],
      ]),
    ).toEqual([true, 11, 1, 0, null]);
  });

  it('7.15, 13.36 too fast, on the floor, at the ledge (vector 21)', () => {
    expect(recovering({ speed: 5 }, [['recovery', 1, 1]])[4]).toBe('overspeed');
    expect(
      recovering({ alt: 1 }, [
        ['recovery', 1, 1],
        ['facing', 3],
      ])[4],
    ).toBe('floor');
    expect(
      recovering({ alt: 19 }, [
        ['recovery', 6, 6],
        ['facing', 3],
      ]),
    ).toEqual([true, 19, 1, 0, null]);
  });
});

describe('14 air currents', () => {
  /** The totals that fall, and where a person lays the markers. */
  const blowing = (
    all: readonly Somebody[],
    laid: readonly (readonly [number, number, 1 | -1])[],
    floor: Floor = 0,
  ) => {
    const state = aloft(
      all.map((one, i) => ({ ...one, seat: i === 0 ? 0 : null })),
      { floor },
    );
    const dice = laid.map(([total]): Scripted => ['air', Math.min(6, total - 1), total - Math.min(6, total - 1)]);
    const play = thrown(state, dice);
    play.run(
      resolveAir(play.ctx),
      laid.map(([, row, sign]) => ({ row, sign })),
    );
    return state.gliders.map(({ alt }) => alt);
  };
  const B = { hex: at(0, 3) };

  it('14.37 two markers of a row add up, and opposite ones cancel (vector 22)', () => {
    expect(
      blowing(
        [{}, B],
        [
          [7, 10, 1],
          [7, 10, 1],
          [2, 1, -1],
          [12, 19, -1],
        ],
      ),
    ).toEqual([12, 10]);
    expect(
      blowing(
        [{}, B],
        [
          [7, 10, 1],
          [7, 10, -1],
          [2, 1, 1],
          [12, 19, -1],
        ],
      ),
    ).toEqual([10, 10]);
    expect(
      blowing(
        [{}, B],
        [
          [7, 10, -1],
          [7, 13, 1],
          [2, 1, 1],
          [12, 19, -1],
        ],
      ),
    ).toEqual([9, 11]);
  });

  it('GR-21, GR-24 a downdraft never ends on the floor, nor on anybody', () => {
    const down: readonly (readonly [number, number, 1 | -1])[] = [
      [7, 10, -1],
      [7, 10, -1],
      [2, 1, 1],
      [12, 19, 1],
    ];
    for (const floor of FLOORS)
      expect([3, 2, 1].map((above) => blowing([{ alt: floor + above }, { ...B, alt: 19 }], down, floor)[0])).toEqual(
        [1, 1, 1].map((above) => floor + above),
      );
    expect(blowing([{ alt: 4 }, { hex: at(0, 0), alt: 2 }], down)).toEqual([2, 1]);
    expect(blowing([{ alt: 2 }, { hex: at(0, 0), alt: 1 }], down)).toEqual([2, 1]);
  });

  it('14.37 an updraft lifts the highest first, and none to the ledge (vector 14)', () => {
    const up: readonly (readonly [number, number, 1 | -1])[] = [
      [7, 10, 1],
      [2, 1, -1],
      [12, 19, -1],
      [7, 13, 1],
    ];
    expect(blowing([{ alt: 19 }, { hex: at(0, 0), alt: 18 }], up)).toEqual([19, 18]);
  });

  it('GR-23 whoever has the lowest chit lays them, in the air or not', () => {
    const state = aloft([{ seat: 0, out: 'floor' }, {}, B]);
    const play = thrown(state, [
      ['air', 1, 1],
      ['air', 1, 1],
      ['air', 1, 1],
      ['air', 1, 1],
    ]);
    play.run(resolveAir(play.ctx), [
      { row: 1, sign: 1 },
      { row: 1, sign: 1 },
      { row: 1, sign: -1 },
      { row: 1, sign: -1 },
    ]);
    expect(play.of('air-placed').map(({ glider }) => glider)).toEqual(['A', 'A', 'A', 'A']);
  });
});
