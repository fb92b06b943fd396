/** What does nothing now on the screens of a bout, and why. */

import type { Env, Idle } from '../../../../tui/program.ts';
import { EMPTY_ALLOCATION } from '../../ask/allocate/allocation-draft.ts';
import { closedTo } from '../../ask/allocate/closed.ts';
import { draftMark } from '../../ask/allocate/marks.ts';
import { writtenToKeep } from '../../ask/allocate/ready-made.ts';
import type { PlotDraft, PlotGround } from '../../ask/plot/plot-draft.ts';
import { netOffers, specialOffers } from '../../ask/plot/specials.ts';
import type { GladiatorRequest } from '../../ask/request.ts';
import { fighterOf } from '../../rules/sheet.ts';
import { lastDivided } from '../sheet/history.ts';
import { whyNoAdvice } from './advice.ts';
import { hereIn } from './here.ts';
import { showsOdds } from './odds-shown.ts';
import { type BoutState, promptNow } from './state.ts';

/** The reasons that hold; `reasons` are those that hold where their condition does. */
function where(reasons: readonly (readonly [command: string, holds: boolean, why: string])[]): Idle {
  return Object.fromEntries(reasons.filter(([, holds]) => holds).map(([command, , why]) => [command, why]));
}

/** Commands of the screen of a bout that do nothing now. */
export function idleInBout(state: BoutState, env: Env): Idle {
  const prompt = promptNow(state);
  const none = where([
    ['advice', whyNoAdvice(state) !== null, whyNoAdvice(state) ?? ''],
    ['take-back', state.session.match.choices.length === 0, 'nothing has been answered yet'],
  ]);
  switch (prompt?.kind) {
    case undefined:
      return idleWhileShown(state, env);
    case 'plot':
      return { ...none, ...idleInPlot(state, prompt) };
    case 'allocate':
      return { ...none, ...idleInAllocation(state, prompt, env) };
    default:
      return none;
  }
}

/** Commands about what is shown of a bout, in it or in its replay, that do nothing now. */
export function idleAboutOdds(exchange: unknown, told: boolean): Idle {
  return where([
    ['exchange', exchange === null, 'no CF have been divided in this phase'],
    ['exchange', !told, 'odds are off: turn them on in Options'],
  ]);
}

function idleWhileShown(state: BoutState, env: Env): Idle {
  const over = where([
    ['phase', state.session.next === null, 'all of it has been shown'],
    ['rest', state.session.next === null, 'all of it has been shown'],
  ]);
  return { ...over, ...idleAboutOdds(state.exchange, showsOdds(state, env)) };
}

const isWritten = ({ actions, lead, act, net }: PlotDraft): boolean =>
  actions.length > 0 || lead !== 0 || act || net !== null;

function idleInPlot({ plot, session }: BoutState, { fighter }: GladiatorRequest): Idle {
  const { state, tables } = session.match;
  const man = fighterOf(state, fighter);
  const ground: PlotGround = { state, tables, fighter: man };
  const written = isWritten(plot);
  return where([
    ['specials', specialOffers(ground).length + netOffers(ground, plot).length === 0, 'he can use none now'],
    ['throw', man.hands.length === 0, 'his hands are empty'],
    ['undo', !written, 'nothing is written yet'],
    ['undo-all', !written, 'nothing is written yet'],
  ]);
}

type AllocateRequest = Extract<GladiatorRequest, { kind: 'allocate' }>;

function idleInAllocation(bout: BoutState, request: AllocateRequest, env: Env): Idle {
  const { allocation: draft, session } = bout;
  const { pool, fighter } = request;
  const mark = draftMark(pool, draft);
  const here = hereIn(bout, env);
  const target = fighterOf(here.state, mark?.fighter ?? request.target);
  const closed = closedTo(here, fighterOf(here.state, fighter), target);
  const empty = writtenToKeep(draft.allocation) === writtenToKeep(EMPTY_ALLOCATION.allocation);
  return where([
    ['mark', pool.marks.length < 2, 'there is one opponent'],
    ['edge', (mark?.edge.length ?? 0) === 0, 'there is no advantage over him to add'],
    ['weapon', (mark?.arms.length ?? 0) < 2, 'he has no second weapon to strike with'],
    ['fatal', pool.fatalBlow !== true, 'he does not have the talent Fatal Blow'],
    ['special-attack', (mark?.specialAttacks.length ?? 0) === 0, closed.attack(draft.row)],
    ['special-defence', pool.specialDefences.length === 0, closed.guard(draft.row)],
    ['again', lastDivided(session.lines, fighter) === null, 'he has not divided CF in this bout yet'],
    ['order', draft.allocation.attacks.length < 2, 'there are not two attacks yet'],
    ['keep', empty, 'nothing is written yet'],
    ['undo', draft.past.length === 0, 'nothing is written yet'],
    ['undo-all', draft.past.length === 0, 'nothing is written yet'],
  ]);
}
