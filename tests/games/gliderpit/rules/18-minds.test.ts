import { describe, expect, it } from 'vitest';
import { tacticianMove } from '../../../../src/games/gliderpit/ai/tactician.ts';
import { planWorth } from '../../../../src/games/gliderpit/ai/value.ts';
import { bestMarkers } from '../../../../src/games/gliderpit/rules/book/air.ts';
import { actionByBook, combatByBook } from '../../../../src/games/gliderpit/rules/book/fight.ts';
import { flightByBook, glideByBook } from '../../../../src/games/gliderpit/rules/book/flight.ts';
import { attacksFrom, ramWorth } from '../../../../src/games/gliderpit/rules/book/worth.ts';
import { enemiesOf, poseOf } from '../../../../src/games/gliderpit/rules/roster.ts';
import type { Weapon } from '../../../../src/games/gliderpit/rules/words.ts';
import { tables } from '../../../../src/games/gliderpit/tables.ts';
import { aloft, at, duel, type Somebody, thrown } from '../support/pit.ts';

describe('what things are worth', () => {
  it('18.2 rams on a fresh target (vector 17)', () => {
    const [, , target] = duel({}, { alt: 10, speed: 2 });
    const worth = (levels: number) =>
      [0, 1, 2, 3, 4].map((bonus) =>
        Number(ramWorth(tables(), { alt: 10, stunned: false }, target, 0, { levels, bonus }).toFixed(3)),
      );
    expect(worth(1)).toEqual([-6.333, 0.333, 5.333, 8.333, 10.667]);
    expect(worth(2)).toEqual([6, 17, 25.333, 33, 39]);
    expect(worth(3)).toEqual([26, 35.333, 43, 49, 50.667]);
  });

  const worths = (self: Somebody, other: Somebody) => {
    const [state, a] = duel(self, other);
    return attacksFrom(tables(), a, enemiesOf(state, a), 0).map(({ do: what, worth }) => [
      what,
      Number(worth.toFixed(3)),
    ]);
  };

  it('18.2 throws (vector 18)', () => {
    const thrownWith = (hand: Weapon) => worths({ alt: 12, hand }, { hex: at(3, 0), alt: 10, speed: 2 })[0]?.[1];
    expect([thrownWith('spear'), thrownWith('dagger'), thrownWith('stone')]).toEqual([11.556, 7.404, 8.404]);
  });

  it('18.2 sword strikes (vector 18)', () => {
    const against = (other: Somebody) =>
      worths({ speed: 3, hand: 'sword' }, { speed: 2, hand: 'spear', ...other }).find(
        ([what]) => what === 'strike',
      )?.[1];
    expect(worths({ speed: 3, hand: 'sword' }, { hex: at(1, 0), facing: 3, hand: 'spear' })).toContainEqual([
      'throw',
      14.944,
    ]);
    expect(against({ hex: at(1, 0), facing: 3 })).toBe(14.333);
    expect(against({ hex: at(1, 0), facing: 0 })).toBe(18.235);
    expect(against({ hex: at(0, 0), alt: 9, facing: 0 })).toBe(18.235);
    expect(against({ hex: at(0, 0), alt: 9, facing: 3 })).toBe(15.63);
  });

  it('18.2 altitude and speed in open air (vector 19)', () => {
    const worth = (speed: number, dive: boolean) => {
      const [state, a] = duel({ speed: speed + (dive ? 1 : 0), alt: dive ? 9 : 10 }, { hex: at(-3, 0) });
      const plan = { pose: poseOf(a), dive: dive ? { levels: 1, onto: null } : null, bonus: 0, keepsSpeed: dive };
      return Number(planWorth({ state, tables: tables(), self: a, enemies: enemiesOf(state, a) }, plan).toFixed(2));
    };
    expect([1, 2, 3].map((speed) => [worth(speed, false), worth(speed, true)])).toEqual([
      [90.67, 99],
      [106, 104],
      [112.33, 107],
    ]);
  });

  it('GR-37 no die for losing speed follows a Diving Half-Loop: its speed is worth what it is', () => {
    const [state, a] = duel({ speed: 3, alt: 10 }, { hex: at(-3, 0) });
    const plan = { pose: poseOf(a), dive: null, bonus: 0, keepsSpeed: true };
    expect(planWorth({ state, tables: tables(), self: a, enemies: enemiesOf(state, a) }, plan)).toBe(114);
  });

  it('18.2 the tactician’s choice (vector 33)', () => {
    const a: Somebody = { speed: 2, hand: 'spear' };
    const b: Somebody = { hex: at(4, 0), facing: 3, hand: 'stone' };
    const third: Somebody = { hex: at(2, 2), alt: 12, speed: 3 };
    for (const all of [
      [a, b],
      [a, b, third],
    ]) {
      const state = aloft(all);
      const [self] = state.gliders;
      if (self === undefined) throw new Error('nobody is called A');
      const plan = { pose: { ...poseOf(self), hex: at(2, 0) }, dive: null, bonus: 0, keepsSpeed: false };
      const worth = planWorth({ state, tables: tables(), self, enemies: enemiesOf(state, self) }, plan);
      expect(worth).toBeCloseTo(108.444, 3);
      expect(tacticianMove(state, tables(), 'A')).toEqual({ do: 'forward' });
    }
  });

  it('GR-38 the book throws what is likely, not what is worth most', () => {
    const far = aloft([{ hand: 'stone' }, { hex: at(4, 0), alt: 14, speed: 5 }]);
    const [a] = far.gliders;
    if (a === undefined) throw new Error('nobody is called A');
    expect(combatByBook(far, tables(), a)).toEqual({ do: 'nothing' });
    const near = aloft([{ hand: 'stone' }, { hex: at(2, 0) }]);
    const [b] = near.gliders;
    if (b === undefined) throw new Error('nobody is called A');
    expect(combatByBook(near, tables(), b)).toEqual({ do: 'throw', at: 'B' });
  });

  it('18.1 out of the net with a hand that helps; else what the distance asks for', () => {
    const acting = (self: Somebody, other: Somebody) => {
      const [state, a] = duel(self, other);
      return actionByBook(state, a);
    };
    expect(acting({ netted: true, hand: 'stone' }, {})).toEqual([{ do: 'drop' }, { do: 'escape' }]);
    expect(acting({ netted: true, hand: 'dagger' }, {})).toEqual([{ do: 'escape' }]);
    expect(acting({ stowed: ['spear', 'sword'] }, { hex: at(1, 0) })).toEqual([{ do: 'take', weapon: 'sword' }]);
    expect(acting({ stowed: ['spear', 'sword'] }, { hex: at(3, 0) })).toEqual([{ do: 'take', weapon: 'spear' }]);
    expect(acting({ stowed: ['spear'], hand: 'net' }, {})).toEqual([]);
  });
});

describe('18.1 the pilot’s chart', () => {
  /** What A flies by the chart, with its die. */
  const flown = (self: Somebody, other: Somebody, die: number, lot?: number) => {
    const [state, a] = duel(self, other);
    const play = thrown(state, [['intent', die], ...(lot === undefined ? [] : [['lot:end', lot] as const])]);
    const moves = flightByBook(play.ctx, a).map((move) =>
      move.do === 'turn' ? `turn ${move.side} ${move.pay}` : move.do,
    );
    play.dice.done();
    return [play.of('intent')[0]?.intent, moves.join(', ')];
  };

  it('18.1 saves altitude, stalks, pounces or climbs, by a die; of equal ends one by lot', () => {
    const self: Somebody = { speed: 3, hand: 'spear' };
    const other: Somebody = { hex: at(0, 3) };
    expect(flown(self, other, 1, 0)).toEqual(['conserve', 'forward, forward, forward']);
    expect(flown(self, other, 3, 0)).toEqual(['stalk', 'forward, turn 1 speed, forward']);
    expect(flown(self, other, 4, 1)).toEqual(['pounce', 'forward, turn 1 altitude, climb']);
    expect(flown(self, other, 5)).toEqual(['climb', 'forward, forward, climb']);
  });

  it('18.1 an empty hand, the floor and a low speed count for care; into the wall where nothing else is left', () => {
    expect(flown({ alt: 4, speed: 1 }, {}, 4)[0]).toBe('conserve');
    expect(flown({ alt: 5, speed: 2 }, {}, 4)[0]).toBe('stalk');
    expect(flown({ hex: at(6, 0), speed: 3 }, {}, 1)[1]).toBe('forward');
  });

  it('18.1 stalking, it rams an enemy below where levels and MP left come to three', () => {
    const below: Somebody = { hex: at(1, 0), alt: 8 };
    expect(flown({ speed: 3, hand: 'spear' }, below, 3)).toEqual(['stalk', 'forward, ram']);
    expect(flown({ speed: 3, hand: 'spear' }, below, 5)[1]).not.toContain('ram');
  });

  it('18.1 dives one level where it is slow, else holds', () => {
    const glides = (speed: number) => {
      const [state, a] = duel({ speed });
      return glideByBook(state, a);
    };
    expect([0, 1, 2].map(glides)).toEqual([{ do: 'dive', levels: 1 }, { do: 'dive', levels: 1 }, { do: 'hold' }]);
  });

  it('lays updrafts under its own team, and downdrafts over the others', () => {
    const [state, a] = duel({}, { hex: at(0, 3) });
    state.air = { up: 2, down: 2, placed: [] };
    expect(bestMarkers(state, tables(), a, 7)).toEqual([
      { row: 10, sign: 1 },
      { row: 13, sign: -1 },
    ]);
  });
});
