/** The challenge of a day: drawn fairly, tried once, scored. */
import { describe, expect, it } from 'vitest';
import { readBout } from '../../../../src/games/munera/cli/options.ts';
import { MUNERA_CHALLENGE } from '../../../../src/games/munera/daily.ts';
import { munera } from '../../../../src/games/munera/rules/index.ts';
import type { State } from '../../../../src/games/munera/rules/types.ts';
import { aboutBout, boutScore, drawBout } from '../../../../src/games/munera/session/challenge.ts';
import { tryByKeys } from '../../../support/daily-try.ts';
import { ring } from '../support/ring.ts';

/** A meeting under a key, weighed by whether its first profile is early in the alphabet: no dice, so no time. */
function drawn(key: string) {
  const drawing = drawBout(key, ({ fighters }, _seed, { from, to }) => (fighters.length === 2 ? to - from : 0));
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
    expect(munera.schema.setup.safeParse(met).success).toBe(true);
    expect(aboutBout(met, chance).join(' ')).toContain('yours wins 50 bouts of a hundred');
  });
});

describe('the score', () => {
  const over = (letter: 'V' | 'S' | 'M' | 'P', more: Partial<State['fighters'][number]> = {}): State => {
    const state = ring([{ seat: 0, ...more }, {}]);
    state.turn = 5;
    state.outcome = { winner: 0, by: 'spared', results: { A: letter, B: 'M' } };
    return state;
  };

  it('13.62 counts the verdict, a quick victory, whom one has beaten, and wounds', () => {
    expect(boutScore(over('V', { dealt: 6, taken: 2, defeated: ['B'] }))).toMatchObject({
      ...{ letter: 'V', turns: 5, dealt: 6, taken: 2, points: 100 + 30 + 10 + 6 - 2 },
    });
    expect(boutScore(over('S'))?.points).toBe(50);
    expect(boutScore(over('M', { taken: 9 }))?.points).toBe(16);
    expect(boutScore(over('P', { taken: 9 }))?.points).toBe(0);
    expect(boutScore(ring([{ seat: 0 }, {}]))).toBeNull();
  });
});

it('a try is played on the bout’s own screen, counted once, and leads back; left, it goes on where it was', () =>
  tryByKeys('munera', MUNERA_CHALLENGE, {
    setup: readBout({ teams: 'cestus v cestus', arena: 'pit' }, 0, 'day'),
    seed: 'day',
  }));
