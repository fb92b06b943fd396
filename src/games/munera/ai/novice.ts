/** A beginner: strikes at whoever is there with whatever comes first, and does now and then what comes to mind. */
import type { Pick } from '../../../ai/tactics.ts';
import { distance } from '../../../kernel/hex.ts';
import type { Request } from '../../../kernel/request.ts';
import type { Act } from '../rules/acts.ts';
import { rearming } from '../rules/book/rearm.ts';
import { decisions } from '../rules/decisions.ts';
import type { MuneraDecisions } from '../rules/kit.ts';
import { attacksOf } from '../rules/legal.ts';
import { reachOf, wayTo } from '../rules/reach.ts';
import { fighterOf, inFront, nearestTo, turnOf } from '../rules/roster.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { State } from '../rules/types.ts';

/** Of so many acts one is the first that comes to mind. */
const RASH_IN = 3;
/** Steps and turns that it thinks ahead of. */
const AHEAD = 16;

/** What a beginner does next in its turn. It is legal. */
export function noviceAct(
  state: Readonly<State>,
  tables: Tables,
  request: Request<MuneraDecisions, 'act'>,
  pick: Pick,
): Act {
  const id = request.fighter;
  if (pick(RASH_IN) === 0) return decisions.act.sample(state, tables, request, pick);
  const fighter = fighterOf(state, id);
  const armed = rearming({ state, tables }, fighter);
  if (armed !== null) return armed;
  const [first] = attacksOf(state, tables, id);
  if (first !== undefined) return { do: 'attack', ...first };
  const foe = nearestTo(state, fighter);
  if (foe === null || turnOf(state).attacks > 0) return { do: 'end' };
  const stands = reachOf(state, fighter, AHEAD, !turnOf(state).stood);
  const beside = stands.find(
    ({ hex, facing }) => distance(hex, foe.hex) === 1 && inFront({ ...fighter, hex, facing }, foe.hex),
  );
  const [step = null] = beside === undefined ? [] : wayTo(beside);
  if (step === null || decisions.act.check(state, tables, request, step) !== null) return { do: 'end' };
  return step;
}
