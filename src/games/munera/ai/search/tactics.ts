/** Munera Sine Missione as it is searched: an act is tried, and the chart fights the bout to its end. */
import { settledChance } from '../../../../ai/chances.ts';
import type { Tactics } from '../../../../ai/tactics.ts';
import { CERTAIN } from '../../../../ai/tactics.ts';
import type { Request } from '../../../../kernel/request.ts';
import { equalPlain } from '../../../../kernel/state.ts';
import type { Act } from '../../rules/acts.ts';
import type { MuneraDecisions, MuneraKit } from '../../rules/kit.ts';
import { actsOf } from '../../rules/legal.ts';
import { fighterOf } from '../../rules/roster.ts';
import { partiesOf, resolveTurnOn } from '../../rules/sequence.ts';
import type { Tables } from '../../rules/tables/types.ts';
import type { State } from '../../rules/types.ts';
import { tacticianAct, tacticianAnswer } from '../tactician.ts';

/** Turns that are played on at most: whole bouts, but for the longest. */
const TURNS = 60;
/** Acts in the order in which they are thought of. */
const ORDER: readonly Act['do'][] = ['attack', 'step', 'turn', 'end', 'grapple', 'haze', 'cut', 'draw', 'pick-up'];

/** Tactics for one question. */
export function muneraTactics(own: Request<MuneraDecisions>): Tactics<MuneraKit> {
  return {
    candidates: (state, tables, request) => (request.kind === 'act' ? actsWorth(state, tables, request.fighter) : []),
    policy: tacticianAnswer,
    resume: (ctx, asked) => (asked.kind === 'act' ? resolveTurnOn(ctx, fighterOf(ctx.state, asked.fighter)) : null),
    isSame: (one, other) => one.kind === other.kind && one.fighter === other.fighter && own.kind === one.kind,
    horizon: TURNS,
    settle(state) {
      state.fighters = state.fighters.map((fighter) => ({ ...fighter, seat: null }));
    },
    evaluate(state) {
      const { outcome } = state;
      if (outcome === null) return CERTAIN / 2;
      return settledChance(outcome.winner, partiesOf(state).indexOf(fighterOf(state, own.fighter).team));
    },
    opposed: false,
  };
}

/** What a tactician would do, then all else that is worth a thought: nothing is given away. */
function actsWorth(state: Readonly<State>, tables: Tables, id: string): readonly Act[] {
  const first = tacticianAct(state, tables, id);
  const others = actsOf(state, tables, id).filter((act) => ORDER.includes(act.do) && !equalPlain(act, first));
  return [first, ...others.toSorted((a, b) => ORDER.indexOf(a.do) - ORDER.indexOf(b.do))];
}
