/** The searcher, over the toy: hidden hands, three who choose at once. */
import { describe, expect, it } from 'vitest';
import { choiceOf, type Mind } from '../../src/ai/mind.ts';
import { search } from '../../src/ai/search.ts';
import { type Budget, CERTAIN, type Inquiry, type Thought } from '../../src/ai/tactics.ts';
import { Match } from '../../src/kernel/match.ts';
import { rngFrom, seedState } from '../../src/kernel/rng.ts';
import type { Toil } from '../../src/odds/labour.ts';
import { TOY_DATA, type Toy, toy } from '../toy/rules.ts';
import { TOY_BUDGET, TOY_TACTICS } from '../toy/tactics.ts';

const TABLES = toy.parseTables(TOY_DATA);
const RULES = { ruleset: toy, tables: TABLES, tactics: TOY_TACTICS };
const CHANCE = seedState('thought');

const begin = (asked: Inquiry<Toy>, budget: Budget = TOY_BUDGET) => search(RULES, asked, budget, CHANCE);

function thoughtOut<T>(toil: Toil<T>): T {
  while (!toil.over) toil.step();
  if (toil.found === null) throw new Error('nothing was found');
  return toil.found;
}

/** The question to a seat in a match of three. */
function askedIn(match: Match<Toy>, seat: number): Inquiry<Toy> {
  const request = match.pending.find((one) => one.seat === seat);
  if (request === undefined) throw new Error(`seat ${seat} is not asked`);
  return { request, view: toy.view(match.state, seat), given: [] };
}

const started = (seed: string) => Match.start(toy, TABLES, { seats: [0, 1, null] }, seed);

describe('a thought', () => {
  it('is a legal choice with its reasons: three of those weighed, and what is feared', () => {
    const match = started('reasons');
    const asked = askedIn(match, 0);
    const { choice, reasons }: Thought<Toy> = thoughtOut(begin(asked));
    expect(match.check(asked.request, choice)).toBeNull();
    expect(reasons?.weighed).toBe(toy.decisions.order.list(asked.view, TABLES, asked.request)?.length);
    expect(reasons?.best.length).toBeGreaterThan(1);
    expect(reasons?.best.map((one) => one.choice)).toContainEqual(choice);
    for (const { chance } of reasons?.best ?? []) expect(chance >= 0 && chance <= CERTAIN).toBe(true);
    expect(reasons?.feared?.answers.map(({ request }) => request.seat)).toEqual([1]);
    expect(JSON.parse(JSON.stringify(reasons))).toEqual(reasons);
  });

  it('is the same however small its slices, and wherever its question was written down', () => {
    const asked = askedIn(started('slices'), 0);
    const whole = thoughtOut(begin(asked, { ...TOY_BUDGET, slice: 10_000 }));
    expect(thoughtOut(begin(asked, { ...TOY_BUDGET, slice: 1 }))).toEqual(whole);
    expect(thoughtOut(begin(JSON.parse(JSON.stringify(asked))))).toEqual(whole);
  });

  it('is the same in every state that the seat could not tell from the true one', () => {
    for (let i = 0; i < 10; i++) {
      const match = started(`honest-${i}`);
      const asked = askedIn(match, 0);
      const other = toy.resample(match.state, 0, rngFrom(seedState(`other-${i}`)).int);
      expect(other).not.toEqual(match.state);
      const view = toy.view(other, 0);
      expect(thoughtOut(begin({ ...asked, view }))).toEqual(thoughtOut(begin(asked)));
    }
  });

  it('weighs to the end what it is asked to, be it the worst there is or none of those proposed', () => {
    const asked = askedIn(started('own'), 0);
    const orders = toy.decisions.order.list(asked.view, TABLES, asked.request) ?? [];
    const tactics = { ...TOY_TACTICS, candidates: () => orders.slice(0, 4) };
    const thought = (own?: unknown) =>
      thoughtOut(search({ ...RULES, tactics }, own === undefined ? asked : { ...asked, own }, TOY_BUDGET, CHANCE))
        .reasons;
    for (const own of orders) {
      const reasons = thought(own);
      expect(reasons?.own).toBeGreaterThanOrEqual(0);
      expect(reasons?.own).toBeLessThanOrEqual(reasons?.best[0]?.chance ?? 0);
    }
    expect([thought()?.own, thought()?.weighed, thought(orders[5])?.weighed]).toEqual([undefined, 4, 5]);
    expect(thought(orders[1])).toEqual(thought({ ...orders[1] }));
  });

  it('changes nothing of the match it is about', () => {
    const match = started('still');
    const before = [match.digest(), match.draws, match.save(0)];
    thoughtOut(begin(askedIn(match, 1)));
    expect([match.digest(), match.draws, match.save(0)]).toEqual(before);
  });

  it('is told how far it is, and ends after its trials', () => {
    const toil = begin(askedIn(started('done'), 0));
    const done: number[] = [];
    for (let steps = 0; !toil.over && steps < 10_000; steps++) {
      toil.step();
      done.push(toil.done);
    }
    expect(done).toEqual([...done].sort((a, b) => a - b));
    expect([done.at(-1), toil.over]).toEqual([1, true]);
    expect(toil.found?.reasons?.trials).toBeLessThan(2 * TOY_BUDGET.trials);
  });

  it('finds what is best: the card with the most dice, where nothing else is to be gained', () => {
    const dice = (card: string): number => TABLES[card] ?? 0;
    for (let i = 0; i < 10; i++) {
      const match = started(`best-${i}`);
      const asked = askedIn(match, 0);
      const hand = asked.view.fighters[0]?.hand ?? [];
      const { choice } = thoughtOut(begin(asked, { ...TOY_BUDGET, trials: 600 }));
      const { card } = choice as { readonly card: string };
      expect(dice(card)).toBe(Math.max(...hand.map(dice)));
    }
  });
});

describe('a mind that thinks', () => {
  it('answers for a seat as its errand would, by chance of its own', () => {
    const mind: Mind<Toy> = {
      choose: () => null,
      thought: (asked, chance) => ({
        ...{ game: 'toy', kind: 'think', orders: null },
        begin: () => search(RULES, asked, TOY_BUDGET, chance),
      }),
    };
    const match = started('mind');
    const [request] = match.pending;
    if (request === undefined) throw new Error('nobody is asked');
    const choice = choiceOf(match, { 0: mind }, request);
    expect(match.check(request, choice)).toBeNull();
    expect(choiceOf(started('mind'), { 0: mind }, request)).toEqual(choice);
  });
});
