/** Heroes of the Colosseum as it is searched: every question is weighed, and whatever comes later is answered as an adept would. */
import { type FittedChances, fittedTo } from '../../../../ai/chances.ts';
import { CERTAIN, type Likelihood, type Tactics } from '../../../../ai/tactics.ts';
import type { Request } from '../../../../kernel/request.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import { givingUpTo } from '../../rules/book/turn.ts';
import type { HeroesDecisions, HeroesKit } from '../../rules/kit.ts';
import { fighterOf } from '../../rules/roster.ts';
import type { Tables } from '../../rules/tables/types.ts';
import type { State } from '../../rules/types.ts';
import { adeptAnswer } from '../adept.ts';
import { resolveTurnAgain } from './again.ts';
import { answersWorth } from './candidates.ts';
import { countSides, FEATURES, type Feature } from './features.ts';

type Asked = Request<HeroesDecisions>;

/** Weights and the curve. */
export type Chances = FittedChances<Feature>;

const FITTED = fittedTo<HeroesKit, Feature>(FEATURES, countSides);
/** Reads the data file. Throws where it is not valid. */
export const readChances = FITTED.read;
/** The chance that a side wins from a state between two turns. @internal */
export const likelihoodOf = FITTED.likelihood;

/** Below this chance a searcher does what the book does there, and appeals while the crowd may still be kind. */
const HOPELESS: Likelihood = CERTAIN / 20;

/** 6.5 Whether the one that is asked had better give up: the book would, and the match is all but lost. */
function isHopeless(chances: Chances, state: Readonly<State>, tables: Tables, { kind, fighter: id }: Asked): boolean {
  const fighter = fighterOf(state, id);
  if (kind !== 'act' || givingUpTo(state, fighter) === null) return false;
  return likelihoodOf(chances, state, tables, fighter.side) < HOPELESS;
}

/** Tactics for one question. */
export function heroesTactics(chances: Chances, horizon: number): Tactics<HeroesKit> {
  const anew = new WeakSet<object>();
  return {
    candidates: (state, tables, request) =>
      isHopeless(chances, state, tables, request) ? [{ do: 'surrender' }] : answersWorth(state, tables, request),
    policy: adeptAnswer,
    resume: (context, own) => resolveMarked(resolveTurnAgain(context, own), anew),
    // The same kind is asked again in a turn, with other dice in hand: the question is the one that a script puts first.
    isSame: (one, other) => anew.has(one) && one.kind === other.kind && one.fighter === other.fighter,
    horizon,
    evaluate: (state, tables, seat) => likelihoodOf(chances, state, tables, sideOf(state, seat)),
    opposed: true,
  };
}

/** A script whose first questions are remembered. */
function* resolveMarked(script: Rule<HeroesDecisions>, anew: WeakSet<Request<HeroesDecisions>>): Rule<HeroesDecisions> {
  let step = script.next([]);
  if (step.done !== true) for (const request of step.value) anew.add(request);
  while (step.done !== true) step = script.next(yield step.value);
}

/** The side of a seat: that of the first fighter it leads. */
function sideOf({ fighters }: Readonly<State>, seat: number): number {
  return fighters.find((one) => one.seat === seat)?.side ?? 0;
}
