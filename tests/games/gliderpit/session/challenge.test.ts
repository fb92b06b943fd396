/** The challenge of a day: drawn fairly, tried once, scored; what a tactician thinks of a question; markers that nobody is asked for. */
import { describe, expect, it } from 'vitest';
import { airOffers, settledAir } from '../../../../src/games/gliderpit/ask/air-offers.ts';
import { readBout } from '../../../../src/games/gliderpit/cli/options.ts';
import { GLIDERPIT_CHALLENGE } from '../../../../src/games/gliderpit/daily.ts';
import { THOUGHTS } from '../../../../src/games/gliderpit/labour/think.ts';
import { gliderpit } from '../../../../src/games/gliderpit/rules/index.ts';
import type { State } from '../../../../src/games/gliderpit/rules/types.ts';
import { aboutFlight, drawFlightOfDay, flightScore } from '../../../../src/games/gliderpit/session/challenge.ts';
import { tables } from '../../../../src/games/gliderpit/tables.ts';
import { seedState } from '../../../../src/kernel/rng.ts';
import { digestOf } from '../../../../src/kernel/state.ts';
import { tryByKeys } from '../../../support/daily-try.ts';
import { aloft, at, duel, type Somebody } from '../support/pit.ts';

/** A meeting under a key, weighed by nothing but its numbers. */
function drawn(key: string) {
  const drawing = drawFlightOfDay(key, ({ gliders }, _seed, { from, to }) => (gliders.length === 2 ? to - from : 0));
  for (let steps = 0; steps < 3_000; steps++) {
    const found = drawing.step(8);
    if (found !== null) return found;
  }
  throw new Error('nothing is drawn');
}

describe('the challenge of a day', () => {
  it('is the same for a key, another for another, and fair where anything is', () => {
    expect(drawn('one')).toEqual(drawn('one'));
    expect(drawn('one').met).not.toEqual(drawn('two').met);
    const { met, chance } = drawn('one');
    expect([met.gliders.map(({ seat }) => seat), chance]).toEqual([[0, null], 50]);
    expect(gliderpit.schema.setup.safeParse(met).success).toBe(true);
    expect(aboutFlight(met, chance).join(' ')).toContain('yours wins 50 bouts of a hundred');
  });

  it('15.38 counts the verdict, levels, whom one has put out, and how long one was aloft', () => {
    const over = (letter: 'V' | 'S' | 'P', own: Somebody, other: Somebody = {}): State => {
      const [state] = duel({ seat: 0, ...own }, other);
      state.turn = 5;
      state.outcome = { winner: letter === 'V' ? 0 : null, by: 'last aloft', results: { A: letter, B: 'P' } };
      return state;
    };
    expect(flightScore(over('V', { alt: 7 }, { out: 'floor', downedBy: 'A' }))).toEqual({
      ...{ letter: 'V', turns: 5, dealt: 1, taken: 0, points: 100 + 5 * 7 + 15 },
    });
    expect(flightScore(over('S', {}))?.points).toBe(50);
    expect(flightScore(over('P', { out: 'stun', downedBy: 'B' }))).toMatchObject({ taken: 1, points: 10 });
    expect(flightScore(duel({ seat: 0 })[0])).toBeNull();
  });

  it('a try is played on the bout’s own screen, counted once, and leads back; left, it goes on where it was', () =>
    tryByKeys('gliderpit', GLIDERPIT_CHALLENGE, { setup: readBout({ floor: '15' }, 0, 'day'), seed: 'day' }));
});

it('18.2 a thought weighs what a tactician would do and all else, changes nothing, and is the same twice', () => {
  const state = aloft(
    [
      { seat: 0, alt: 1, speed: 2, hand: 'spear' },
      { hex: at(1, 0), facing: 3, alt: 1, speed: 1 },
    ],
    { floor: 0 },
  );
  const before = digestOf(state);
  const request = { kind: 'combat', seat: 0, cite: '11', glider: 'A' } as const;
  const think = () => {
    const asked = { request, view: state, given: [] };
    const toil = THOUGHTS.thought({ level: 'tactician', asked, chance: seedState('think') }).begin();
    for (let slices = 0; slices < 2_000 && !toil.over; slices++) toil.step();
    if (toil.found === null) throw new Error('it thinks for ever');
    return toil.found;
  };
  const thought = think();
  expect(thought.choice).toEqual({ do: 'throw', at: 'B' });
  expect(thought.reasons?.weighed).toBe(3);
  expect([think(), digestOf(state)]).toEqual([thought, before]);
});

describe('14.37 markers', () => {
  const turn = (up: number, down: number, placed: number, other: Somebody): State => {
    const state = aloft([{ seat: 0 }, other]);
    state.air = { up, down, placed: Array.from({ length: placed }, () => ({ row: 1, sign: 1 as const })) };
    return state;
  };
  // 12 names row 19 alone, 7 three rows, the middle one among them
  it('14.37 are laid without a question where nobody flies and nothing is left to choose', () => {
    expect(settledAir(turn(1, 0, 3, {}), tables(), 12)).toEqual({ row: 19, sign: 1 });
    expect(settledAir(turn(0, 1, 2, {}), tables(), 12)).toEqual({ row: 19, sign: -1 });
    expect(settledAir(turn(1, 1, 2, {}), tables(), 12)).toBeUndefined();
    expect(settledAir(turn(1, 0, 3, {}), tables(), 7)).toBeUndefined();
  });

  it('14.37 ask only which one is spent where nobody flies', () => {
    const state = turn(1, 2, 1, {});
    const [glider] = state.gliders;
    if (glider === undefined) throw new Error('nobody');
    const asked = (total: number) => airOffers({ state, tables: tables(), glider }, total).map(({ label }) => label);
    expect(asked(12)).toEqual(['Spend a downdraft', 'Spend an updraft']);
    expect(asked(7)[0]).toBe('Updraft in J');
    expect(asked(7)).toHaveLength(6);
  });
});
