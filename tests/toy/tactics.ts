/** How the toy is searched: hands are hidden, each is for itself, and a fight follows the orders. */
import type { Budget, Tactics } from '../../src/ai/tactics.ts';
import { CERTAIN } from '../../src/ai/tactics.ts';
import { type Toy, toy } from './rules.ts';

/** Tactics of the toy. */
export const TOY_TACTICS: Tactics<Toy> = {
  candidates: (state, tables, request) => toy.decisions.order.list(state, tables, request) ?? [],
  policy: (state, tables, request, pick) => toy.decisions.order.sample(state, tables, request, pick),
  *resume(context) {
    context.state.phase -= 1;
    yield* toy.playPhase(context);
  },
  isSame: (one, other) => one.fighter === other.fighter,
  horizon: 1,
  opposed: false,
  evaluate({ fighters, outcome }, _tables, seat) {
    const own = fighters.find((one) => one.seat === seat);
    if (outcome !== null) return fighters[outcome.winner ?? -1] === own ? CERTAIN : 0;
    const hits = fighters.reduce((sum, one) => sum + one.hits, 0);
    return Math.floor(((own?.hits ?? 0) * CERTAIN) / Math.max(1, hits));
  },
};

export const TOY_BUDGET: Budget = { trials: 120, answers: 64, finalists: 3, replies: 3, worlds: 3, slice: 5 };
