/** Advice at a question of a bout: what a tactician would answer, beside what is written so far. */
import { chanceFor } from '../../../../ai/mind.ts';
import type { Inquiry } from '../../../../ai/tactics.ts';
import { type Read, readable, unreadable } from '../../../../kernel/save.ts';
import { adviceScreen, advisedBy } from '../../../../tui/advice/advice.ts';
import type { Env, Screen } from '../../../../tui/program.ts';
import { leftOver, tryAllocation } from '../../ask/allocate/allocation-draft.ts';
import { EMPTY_PLOT, isWritten, plotOf } from '../../ask/plot/plot-draft.ts';
import type { GladiatorRequest } from '../../ask/request.ts';
import { THOUGHTS } from '../../labour/think.ts';
import type { GladiatorKit } from '../../rules/kit.ts';
import type { Allocation, Plot } from '../../rules/types.ts';
import { answerWords } from './answer-words.ts';
import { hereIn } from './here.ts';
import { boutOwner } from './owner.ts';
import { type BoutState, promptNow } from './state.ts';

/** Why no advice is given in this bout, in a few words; null: it is. */
export function whyNoAdvice(state: Pick<BoutState, 'owner'>): string | null {
  return boutOwner(state)?.noAdvice ?? null;
}

/** The box with advice on the question that is open; why there is none. */
export function adviceIn(state: BoutState, env: Env): Read<Screen> {
  const { inquiry, match } = state.session;
  const why = whyNoAdvice(state);
  if (why !== null) return unreadable(`No advice here: ${why}.`);
  if (inquiry === null) return unreadable('Nothing is being asked.');
  const plan = planOf(state, inquiry.request);
  const words = answerWords(hereIn(state, env), inquiry.request);
  const asked: Inquiry<GladiatorKit> = plan === null ? inquiry : { ...inquiry, own: plan };
  const chance = chanceFor(match, 'advice', inquiry.request.seat);
  const errand = THOUGHTS.thought({ level: 'advice', asked, chance });
  return readable(adviceScreen({ ...words, errand, plan: plan === null ? null : words.short(plan) }, env));
}

/** What is written so far; null: nothing is written to this question, or nothing that may be given. */
function planOf(state: BoutState, request: GladiatorRequest): Plot | Allocation | null {
  const plan = writtenTo(state, request);
  return plan === null || state.session.check(plan) !== null ? null : plan;
}

function writtenTo({ plot, allocation }: BoutState, request: GladiatorRequest): Plot | Allocation | null {
  if (request.kind === 'plot') return isWritten(plot) ? plotOf(plot) : null;
  if (request.kind !== 'allocate') return null;
  return leftOver(request.pool, allocation) < request.pool.total ? allocation.allocation : null;
}

/** The bout with an answer from advice written to the open question, or under the mark of its list; null: something else came back. */
export function withAdvice(state: BoutState, value: string): BoutState | null {
  const advised = advisedBy(value);
  const request = promptNow(state);
  if (advised === null || request === null) return null;
  if (request.kind === 'plot') {
    const { actions, act, net = null } = advised.choice as Plot;
    return { ...state, plot: { ...EMPTY_PLOT, actions, act, net }, undone: [], notice: null };
  }
  if (request.kind !== 'allocate')
    return { ...state, marked: JSON.stringify(advised.choice), beat: state.beat + 1, notice: null };
  const allocation = tryAllocation(request.pool, state.allocation, advised.choice as Allocation);
  return { ...state, allocation, notice: null };
}
