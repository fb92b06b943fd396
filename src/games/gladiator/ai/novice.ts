/** A beginner: he strikes as the book's dice have it, and now and then he blunders. */
import type { Pick } from '../../../ai/tactics.ts';
import { branched } from '../../../ai/trials.ts';
import { seededDice } from '../../../kernel/dice.ts';
import type { Kind, Request } from '../../../kernel/request.ts';
import { allocationFault, NO_DEFENCE } from '../rules/basic/allocation.ts';
import { plotDecision } from '../rules/basic/plot.ts';
import { allocateCenturion } from '../rules/centurion/combat.ts';
import { fighterOf } from '../rules/sheet.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { Allocation, GladiatorDecisions, Plot, State } from '../rules/types.ts';
import { plainAllocation } from './plain-blows.ts';
import { plainAnswer } from './plain-bout.ts';
import { plainPlot } from './plain-orders.ts';

type AskedOf<K extends Kind<GladiatorDecisions>> = Request<GladiatorDecisions, K>;

/** Of so many orders so many are the first that comes to his mind. */
const RASH_ORDERS = { of: 5, rash: 3 } as const;
/** Of so many divisions one forgets to guard himself, and one to strike. */
const RASH_DIVISION_IN = 3;

/** What a beginner answers. */
export function noviceAnswer(state: State, tables: Tables, request: Request<GladiatorDecisions>, pick: Pick): unknown {
  switch (request.kind) {
    case 'plot':
      return novicePlot(state, tables, request, pick);
    case 'allocate':
      return noviceAllocation(state, tables, request, pick);
    default:
      return plainAnswer(state, tables, request, pick);
  }
}

function novicePlot(state: State, tables: Tables, ask: AskedOf<'plot'>, pick: Pick): Plot {
  if (pick(RASH_ORDERS.of) >= RASH_ORDERS.rash) return plainPlot(state, tables, ask.fighter);
  return plotDecision.sample(state, tables, ask, pick);
}

function noviceAllocation(state: State, tables: Tables, ask: AskedOf<'allocate'>, pick: Pick): Allocation {
  const fighter = fighterOf(state, ask.fighter);
  const foes = ask.foes.map((id) => fighterOf(state, id));
  const { allocation } = allocateCenturion(
    { state, tables, dice: seededDice(branched(pick)) },
    fighter,
    foes,
    ask.pool,
  );
  const made = blundered(allocation, pick(RASH_DIVISION_IN));
  // P315 the book kicks no sand where nothing else reaches
  return allocationFault(ask.pool, made) === null ? made : plainAllocation(state, tables, ask.fighter, ask.pool);
}

function blundered(allocation: Allocation, blunder: number): Allocation {
  const { attacks, defence } = allocation;
  if (blunder === 0) return { attacks, defence: NO_DEFENCE };
  return blunder === 1 ? { attacks: attacks.slice(0, 1), defence } : allocation;
}
