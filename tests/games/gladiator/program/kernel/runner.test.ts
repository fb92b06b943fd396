/** Matches played by minds: the book's, which nobody is asked in, and those of controllers. */
import { describe, expect, it } from 'vitest';
import type { GladiatorEvent } from '../../../../../src/games/gladiator/rules/events.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import type { Checkpoint } from '../../../../../src/kernel/checkpoint.ts';
import { seededDice } from '../../../../../src/kernel/dice.ts';
import { Match } from '../../../../../src/kernel/match.ts';
import { rngFrom, seedState } from '../../../../../src/kernel/rng.ts';
import { asking } from '../../../../../src/kernel/rule.ts';
import { type Controller, playOn, runBook, runMatch } from '../../../../../src/kernel/runner.ts';
import { copyPlain, digestOf } from '../../../../../src/kernel/state.ts';
import { tables } from '../../../../../tools/games/gladiator/bout.ts';
import {
  factsOf,
  startToy,
  TOY_TABLES,
  type Toy,
  type ToyDecisions,
  type ToyState,
  toy,
} from '../../../../kernel/toy.ts';
import { boutSetup } from '../../support/surprises.ts';

const SETUP = boutSetup('book');

/** A mind that samples from a stream of its own. */
function sampler(seed: string): Controller<Toy> {
  const rng = rngFrom(seedState(seed));
  return { choose: (request, view) => toy.decisions[request.kind].sample(view, TOY_TABLES, request, rng.int) };
}

describe('a match of the book', () => {
  it.each(['one', 'two', 'three', 'four'])('of seed %s is the match that Match plays', (seed) => {
    const events: GladiatorEvent[] = [];
    const { state, draws } = runBook(gladiator, tables, SETUP, seed, (event) => events.push(event));
    const match = Match.start(gladiator, tables, SETUP, seed);
    expect(state.outcome).not.toBeNull();
    expect([digestOf(state), draws]).toEqual([match.digest(), match.draws]);
    expect(events).toEqual(match.journal.map(({ event }) => event));
    expect([match.over, match.choices]).toEqual([true, []]);
  });

  it('that asks somebody after all is a bug in its rules', () => {
    expect(() => runBook(toy, TOY_TABLES, { seats: 1, target: 9 }, 'x')).toThrow(
      'a seat was asked in a match of the book',
    );
  });
});

describe('a match of controllers', () => {
  it('is played to its end, each asked for its own seat', () => {
    const match = startToy();
    const asked: number[] = [];
    runMatch(match, (seat) => {
      asked.push(seat);
      return sampler(`${seat}/${asked.length}`);
    });
    expect(match.over).toBe(true);
    const turns = match.choices.length / 3;
    expect(asked.length).toBe(4 * turns);
    expect(asked.filter((seat) => seat === 1).length).toBe(turns);
  });

  it('is the same for the same minds', () => {
    const play = () => {
      const match = startToy();
      const minds = [sampler('a'), sampler('b')];
      runMatch(match, (seat) => minds[seat] ?? sampler('nobody'));
      return factsOf(match);
    };
    expect(play()).toEqual(play());
  });

  it('shows a mind the view of its seat, not the state', () => {
    const veiled: typeof toy = { ...toy, view: (state, seat) => ({ ...state, luck: -seat }) };
    const match = Match.start(veiled, TOY_TABLES, { seats: 2, target: 9 }, 'x');
    const seen = new Set<string>();
    runMatch(match, (seat) => {
      const mind = sampler('x');
      return {
        choose(request, view) {
          seen.add(`${seat}: ${view.luck + 0}`);
          return mind.choose(request, view);
        },
      };
    });
    expect([...seen].sort()).toEqual(['0: 0', '1: -1']);
  });

  it('stops at once where a mind chooses illegally', () => {
    const match = startToy();
    const cheat: Controller<Toy> = {
      choose: (request) =>
        request.kind === 'bid' ? { amount: 99, on: [] } : sampler('x').choose(request, match.state),
    };
    expect(() => runMatch(match, () => cheat)).toThrow('an illegal choice: a bid is 0 to 3, not 99 (2.1)');
    expect(match.choices).toEqual([]);
  });
});

describe('asking', () => {
  const resolveAsking = asking<ToyDecisions>();

  it('puts all questions at once and gives the answers back in their order', () => {
    const script = resolveAsking<'guess'>([
      { kind: 'guess', seat: 1, cite: '3' },
      { kind: 'guess', seat: 0, cite: '3' },
    ]);
    expect(script.next([])).toEqual({
      done: false,
      value: [
        { kind: 'guess', seat: 1, cite: '3' },
        { kind: 'guess', seat: 0, cite: '3' },
      ],
    });
    expect(script.next([5, 2])).toEqual({ done: true, value: [5, 2] });
  });

  it('nobody does not stop the rules', () => {
    expect(resolveAsking<'guess'>([]).next([])).toEqual({ done: true, value: [] });
  });
});

describe('a match played on', () => {
  it('from any of its phases, by the same dice and choices, ends as it did', () => {
    const marks: Checkpoint<ToyState>[] = [];
    const match = Match.start(toy, TOY_TABLES, { seats: 2, target: 20 }, 'on', { mark: (one) => void marks.push(one) });
    runMatch(match, (seat) => sampler(`on/${seat}/${match.choices.length}`));
    expect(marks.length).toBeGreaterThan(5);
    expect(digestOf(marks.at(-1)?.state)).toBe(match.digest());
    for (const { at, draws, dice, state: from } of marks) {
      const state = copyPlain(from);
      let [next, phases] = [at, 0];
      const rest = playOn(toy, TOY_TABLES, state, seededDice(dice, draws), {
        answer: () => match.choices[next++] ?? [],
        between: () => {
          phases += 1;
        },
      });
      while (!rest.over) rest.goOn();
      expect([digestOf(state), next]).toEqual([match.digest(), match.choices.length]);
      expect(phases).toBe(marks.length - 1 - marks.findIndex((mark) => mark.state === from));
    }
  });
});
