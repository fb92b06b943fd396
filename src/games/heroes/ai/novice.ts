/** A beginner: does now and then what comes to mind first, and has thrown most dice away before the blow. */
import type { Pick } from '../../../ai/tactics.ts';
import type { Request } from '../../../kernel/request.ts';
import { bonusRange } from '../rules/bonus.ts';
import { decisions } from '../rules/decisions.ts';
import type { HeroesDecisions } from '../rules/kit.ts';
import { fighterOf } from '../rules/roster.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { State } from '../rules/types.ts';
import { adeptAnswer } from './adept.ts';

/** Of so many acts one is the first that comes to mind. */
const RASH_ACT_IN = 2;

/** What a beginner answers. */
export function noviceAnswer(
  state: Readonly<State>,
  tables: Tables,
  request: Request<HeroesDecisions>,
  pick: Pick,
): unknown {
  if (request.kind === 'bonus') return noviceDice(state, request, pick);
  if (request.kind !== 'act' || pick(RASH_ACT_IN) > 0) return adeptAnswer(state, tables, request);
  return decisions.act.sample(state, tables, request, pick);
}

/** Most for the Maneuver, where dice are worth least, and for the Attack little of what is left. */
function noviceDice(state: Readonly<State>, request: Request<HeroesDecisions, 'bonus'>, pick: Pick): number {
  const { least, most } = bonusRange(fighterOf(state, request.fighter), request.table);
  const few = pick(Math.ceil(most / 3) + 1);
  const wanted = request.table === 'attack' ? few : most - few;
  return Math.max(least, wanted);
}
