/** The challenge of a day: drawn fairly, worth what its formula says. */
import { describe, expect, it } from 'vitest';
import { anyMan } from '../../../../src/games/gladiator/rules/setup/muster.ts';
import {
  type Challenge,
  drawChallenge,
  type MakeMan,
  scoreOf,
} from '../../../../src/games/gladiator/session/challenge.ts';
import { scene, tables } from '../../../../tools/games/gladiator/bout.ts';
import { someOf, tried } from '../../../support/soak.ts';

const make: MakeMan = (kind, _seed, name) => ({ ...anyMan(kind), name: `Man ${name}` });

function drawn(key: string, bouts = 40): Challenge {
  const drawing = drawChallenge(tables, key, make);
  for (;;) {
    const found = drawing.step(bouts);
    if (found !== null) return found;
  }
}

describe('drawing', () => {
  it('gives the same for the same key, and over some days men, beasts and arenas, each with a fair chance', () => {
    const days = Array.from({ length: tried(6, 12) }, (_, i) => drawn(`day-${i}`));
    for (const slice of someOf([7, 1, 100], 3)) expect(drawn('day-1', slice)).toEqual(days[1]);
    for (const { chance } of days) {
      expect(chance).toBeGreaterThanOrEqual(35);
      expect(chance).toBeLessThanOrEqual(65);
    }
    const kinds = days.map(({ setup }) => setup.fighters.map(({ kind }) => kind).join());
    expect(new Set(kinds).size).toBeGreaterThan(4);
    expect(days.some(({ setup }) => setup.arena === undefined)).toBe(true);
    expect(days.some(({ setup }) => setup.arena !== undefined)).toBe(true);
  });
});

describe('points', () => {
  const over = (letter: 'V' | 'S' | 'M' | 'P', turn: number, taken: number, dealt: number) => {
    const state = scene({ B: { by: 'book' } });
    const [own, foe] = state.fighters;
    if (own === undefined || foe === undefined) throw new Error('no men');
    own.wounds = { ...own.wounds, 2: taken };
    foe.wounds = { ...foe.wounds, 1: dealt };
    state.turn = turn;
    state.outcome = { winner: null, by: 'spared', results: { A: letter, B: 'M' } };
    return scoreOf(state)?.points;
  };

  it.each([
    ['V', 20, 0, 0, 100],
    ['V', 25, 0, 0, 100],
    ['V', 5, 3, 7, 134],
    ['S', 3, 2, 4, 52],
    ['M', 3, 6, 4, 23],
    ['P', 3, 2, 5, 3],
    ['P', 3, 8, 5, 0],
  ] as const)('%s in turn %i, %i wounds taken and %i dealt: %i', (letter, turn, taken, dealt, points) => {
    expect(over(letter, turn, taken, dealt)).toBe(points);
  });

  it('are none while the bout goes on', () => {
    expect(scoreOf(scene({ B: { by: 'book' } }))).toBeNull();
  });
});
