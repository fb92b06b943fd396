/** The challenge of a day: drawn fairly, tried once, scored. */
import { describe, expect, it } from 'vitest';
import { GLADIATORI_CHALLENGE } from '../../../../src/games/gladiatori/daily.ts';
import { gladiatori } from '../../../../src/games/gladiatori/rules/index.ts';
import type { Letter, State } from '../../../../src/games/gladiatori/rules/types.ts';
import { aboutMatch, drawMatchOfDay, matchScore } from '../../../../src/games/gladiatori/session/challenge.ts';
import { matchSetup } from '../../../../src/games/gladiatori/session/line-up.ts';
import { tryByKeys } from '../../../support/daily-try.ts';
import { choices } from '../support/choices.ts';
import { type Somebody, sand } from '../support/sand.ts';

/** A meeting under a key, weighed by whether it is a duel: no dice, so no time. */
function drawn(key: string) {
  const drawing = drawMatchOfDay(key, ({ fighters }, _seed, { from, to }) => (fighters.length === 2 ? to - from : 0));
  for (let steps = 0; steps < 3_000; steps++) {
    const found = drawing.step(8);
    if (found !== null) return found;
  }
  throw new Error('nothing is drawn');
}

describe('what is drawn', () => {
  it('is the same for a key, another for another, and fair where anything is', () => {
    expect(drawn('one')).toEqual(drawn('one'));
    expect(drawn('one').met).not.toEqual(drawn('two').met);
    const { met, chance } = drawn('one');
    expect([met.fighters.length, chance]).toEqual([2, 50]);
    expect(met.fighters.map(({ seat }) => seat)).toEqual([0, null]);
    expect(gladiatori.schema.setup.safeParse(met).success).toBe(true);
    expect(aboutMatch(met, chance).join(' ')).toContain('yours wins 50 matches of a hundred');
  });
});

describe('the score', () => {
  const over = (letter: Letter, more: Somebody = {}): State => {
    const state = sand([{ seat: 0, vp: 24, ...more }, { vp: 9 }]);
    state.turn = 6;
    state.outcome = { winner: letter === 'V' ? 0 : 1, by: 'points', results: { A: letter, B: 'M' } };
    return state;
  };

  it('15.2 counts the result, the lead of a victory, whom one has felled, and damage', () => {
    expect(matchScore(over('V', { dealt: 9, taken: 4, kills: 1 }))).toMatchObject({
      ...{ letter: 'V', turns: 6, dealt: 9, taken: 4, points: 100 + 15 + 10 + 9 - 4 },
    });
    expect(matchScore(over('S'))?.points).toBe(50);
    expect(matchScore(over('M', { taken: 9 }))?.points).toBe(16);
    expect(matchScore(over('P', { taken: 9 }))?.points).toBe(0);
    expect(matchScore({ ...over('P'), outcome: null })).toBeNull();
  });
});

it('a try is played on the match’s own screen, counted once, and leads back; left, it goes on where it was', () =>
  tryByKeys('gladiatori', GLADIATORI_CHALLENGE, {
    setup: matchSetup(choices({ level: 'simplified' }), 'day'),
    seed: 'day',
  }));
