/** What the program answers from seats of its own: a novice and a tactician (18.2), whatever is asked. */
import type { Pick } from '../../../ai/tactics.ts';
import type { Request } from '../../../kernel/request.ts';
import type { CombatAct } from '../rules/acts.ts';
import { bestMarkers } from '../rules/book/air.ts';
import { actionByBook, bestOf } from '../rules/book/fight.ts';
import { glideByBook } from '../rules/book/flight.ts';
import { launchFrom, pickByBook, takerByBook, zoneByBook } from '../rules/book/muster.ts';
import { attacksFrom, bestShift } from '../rules/book/worth.ts';
import { canAttack } from '../rules/combat/aim.ts';
import type { PitDecisions } from '../rules/kit.ts';
import { takersOf } from '../rules/legal.ts';
import { enemiesOf, gliderOf } from '../rules/roster.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { State } from '../rules/types.ts';
import { noviceCombat, noviceMove } from './novice.ts';
import { tacticianGlide, tacticianMove } from './tactician.ts';

/** The state, the tables and the chance that an answer is made of. */
type Given = readonly [state: Readonly<State>, tables: Tables, request: Request<PitDecisions>, pick: Pick];

/** What a tactician answers. It is legal. */
export function tacticianAnswer(...[state, tables, request, pick]: Given): unknown {
  switch (request.kind) {
    case 'zone':
      return zoneByBook(state, tables);
    case 'draft':
      return pickByBook(state, tables, request.team);
    case 'assign':
      return takerByBook(state, tables, takersOf(state, tables, request.team, request.weapon));
    case 'launch':
      return launchFrom(tables, gliderOf(state, request.glider), 1);
    case 'maneuver':
      return tacticianMove(state, tables, request.glider);
    case 'glide':
      return tacticianGlide(state, tables, request.glider);
    case 'combat':
      return tacticianCombat(state, tables, request.glider);
    case 'shift':
      return bestShift(tables, gliderOf(state, request.foe), state.floor, request.total);
    case 'action':
      return actionByBook(state, gliderOf(state, request.glider))[0] ?? { do: 'nothing' };
    case 'air':
      return oneOf(bestMarkers(state, tables, gliderOf(state, request.glider), request.total), pick);
  }
}

/** What a novice answers: as a tactician does, but for how it flies and fights. It is legal. */
export function noviceAnswer(...given: Given): unknown {
  const [state, tables, request, pick] = given;
  switch (request.kind) {
    case 'launch':
      return launchFrom(tables, gliderOf(state, request.glider), pick(4));
    case 'maneuver':
      return noviceMove(state, tables, request.glider, pick);
    case 'glide':
      return glideByBook(state, gliderOf(state, request.glider));
    case 'combat':
      return noviceCombat(state, tables, request.glider, pick);
    default:
      return tacticianAnswer(...given);
  }
}

/** One of equals. Throws where there are none: a bug. */
function oneOf<T>(from: readonly T[], pick: Pick): T {
  const one = from[pick(from.length)];
  if (one === undefined) throw new Error('there is nothing to choose from');
  return one;
}

/** 18.2 An attack is worth it from here on. */
const LEAST_ATTACK = 5;

/** 18.2 The attack that is worth most, if it is worth enough. */
function tacticianCombat(state: Readonly<State>, tables: Tables, id: string): CombatAct {
  const glider = gliderOf(state, id);
  if (canAttack(glider) !== null) return { do: 'nothing' };
  const best = bestOf(attacksFrom(tables, glider, enemiesOf(state, glider), state.floor));
  return best === null || best.worth <= LEAST_ATTACK ? { do: 'nothing' } : { do: best.do, at: best.at };
}
