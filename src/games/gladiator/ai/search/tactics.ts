/** GLADIATOR as it is searched: orders and divisions of CF are weighed, all else is answered as a plain man would. */
import type { Tactics } from '../../../../ai/tactics.ts';
import { equalPlain } from '../../../../kernel/state.ts';
import { usesPhase } from '../../rules/basic/plot.ts';
import type { GladiatorKit } from '../../rules/kit.ts';
import type { GladiatorContext, GladiatorRule } from '../../rules/phase.ts';
import { playPhase, stepBack } from '../../rules/sequence.ts';
import { fighterOf } from '../../rules/sheet.ts';
import type { FighterId, Plot, State } from '../../rules/types.ts';
import { plainAnswer } from '../plain-bout.ts';
import { plainPlot } from '../plain-orders.ts';
import { type Chances, likelihoodOf } from './chances.ts';
import { divisionsWorth } from './divisions.ts';
import { playExchangeAgain } from './exchange.ts';
import { plotsWorth } from './plots.ts';

/** Tactics for one question: what is found out for it is kept for it alone. */
export function gladiatorTactics(chances: Chances, horizon: number): Tactics<GladiatorKit> {
  const plots = new Map<FighterId, Plot>();
  return {
    candidates(state, tables, request) {
      switch (request.kind) {
        case 'plot':
          return plotsWorth(state, tables, request.fighter);
        case 'allocate':
          return divisionsWorth(state, tables, request.fighter, request.pool);
        default:
          return [];
      }
    },
    policy(state, tables, request, pick) {
      if (request.kind !== 'plot') return plainAnswer(state, tables, request, pick);
      const known = plots.get(request.fighter) ?? plainPlot(state, tables, request.fighter);
      plots.set(request.fighter, known);
      return known;
    },
    resume(context, own) {
      if (own.kind === 'plot') return playPhaseAgain(context);
      return own.kind === 'allocate' ? playExchangeAgain(context, own) : null;
    },
    isAlike: ({ kind }, one, other) => kind === 'plot' && isSameOrder(one as Plot, other as Plot),
    isSame: (one, other) => one.kind === other.kind && one.fighter === other.fighter,
    horizon,
    settle: ledByBook,
    evaluate: (state, tables, seat) => likelihoodOf(chances, state, tables, sideOf(state, seat)),
    opposed: true,
    isAlly: (state, seat, { fighter }) => fighterOf(state, fighter).side === sideOf(state, seat),
  };
}

/** Whether both keep a man where he stands, written as X, as S or not at all. */
function isSameOrder(one: Plot, other: Plot): boolean {
  const stays = !usesPhase(one.actions) && !usesPhase(other.actions);
  return stays && one.act === other.act && equalPlain(one.net ?? null, other.net ?? null);
}

function* playPhaseAgain(context: GladiatorContext): GladiatorRule {
  stepBack(context.state);
  yield* playPhase(context);
}

/** Nobody is asked any more: all are led by the book, which needs no thought. */
function ledByBook(state: State): void {
  state.fighters = state.fighters.map((fighter) => ({ ...fighter, by: 'book' }));
}

/** The side of a seat: that of the first man it leads, or led. */
function sideOf(state: Readonly<State>, seat: number): number {
  return state.fighters.find((fighter) => fighter.seat === seat)?.side ?? 0;
}
