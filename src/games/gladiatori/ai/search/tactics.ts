/** 23 Gladiatori as it is searched: an answer is tried in worlds that look the same, and the book plays on without chance. */
import type { Inquiry, Tactics } from '../../../../ai/tactics.ts';
import type { Seat } from '../../../../kernel/request.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import type { RuleSet } from '../../../../kernel/ruleset.ts';
import { gladiatoriBy } from '../../rules/index.ts';
import type { GladiatoriContext, GladiatoriDecisions, GladiatoriKit, Question } from '../../rules/kit.ts';
import { playPhaseBy } from '../../rules/sequence.ts';
import type { Fighter, State, Step } from '../../rules/types.ts';
import { answersFor, isListed, PLAIN_BOOK, plainBook } from './candidates.ts';
import { likelihoodFor } from './worth.ts';

/** Where a stretch of a game ends: before a sub-round, and with a turn. */
const ENDS: readonly Step[] = ['sub start', 'turn start'];
/** Stretches that are played on: the one that goes on and the next; of a split all of its turn. */
const NEXT = 2;
const WHOLE_TURN = 6;

const playStep = playPhaseBy(PLAIN_BOOK);

function* resolveStretch(ctx: GladiatoriContext): Rule<GladiatoriDecisions> {
  do yield* playStep(ctx);
  while (ctx.state.outcome === null && !ENDS.includes(ctx.state.step));
}

/** The rules of a game in which a phase is a stretch of it, led by the book without chance. */
export const STRETCHED: RuleSet<GladiatoriKit> = { ...gladiatoriBy(PLAIN_BOOK), playPhase: resolveStretch };

/** Puts a question anew: a step in which somebody is asked begins as it did. */
function* resolveAgain(ctx: GladiatoriContext, question: Question): Rule<GladiatoriDecisions> {
  const { state } = ctx;
  if (question.kind === 'feint') {
    state.step = question.answers ? 'feint answer' : 'feint';
    if (question.answers && state.fight !== null) state.fight.at -= 1;
  }
  yield* playStep(ctx);
}

/** The first of the gladiators that a seat leads. */
function ledFrom({ fighters }: Readonly<State>, seat: Seat): Fighter {
  const found = fighters.find((one) => one.seat === seat) ?? fighters[0];
  if (found === undefined) throw new Error('a game without gladiators');
  return found;
}

/** Tactics for one question. */
export function gladiatoriTactics({ request, view }: Inquiry<GladiatoriKit>): Tactics<GladiatoriKit> {
  const own = request as Question;
  const at = view.fighters.findIndex(({ id }) => id === own.fighter);
  return {
    candidates: (state, tables, asked) => answersFor(state, tables, asked as Question),
    policy: (state, tables, asked) => plainBook(state, tables, asked as Question),
    resume: (ctx, asked) => (isListed((asked as Question).kind) ? resolveAgain(ctx, asked as Question) : null),
    isSame: (one, other) => one.kind === other.kind && one.fighter === other.fighter,
    inWorlds: true,
    horizon: own.kind === 'split' ? WHOLE_TURN : NEXT,
    settle(state) {
      for (const fighter of state.fighters) fighter.seat = null;
    },
    evaluate: (state, tables, seat) => likelihoodFor(state, tables, state.fighters[at] ?? ledFrom(state, seat)),
    opposed: false,
  };
}
