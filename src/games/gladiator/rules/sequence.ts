/** 5.1-5.4: the sequence of play. */

import { resolveCalls } from './advanced/calls.ts';
import { freeTheFallen, resolveEscapes } from './advanced/ensnared.ts';
import { freeFromTheFallen, reviewGrips } from './advanced/grip.ts';
import { resolveHolds } from './advanced/hold.ts';
import { resolveNets } from './advanced/nets.ts';
import { enterNext } from './advanced/waves.ts';
import { bleed } from './basic/bleeding.ts';
import { resolveCombat, resolveExchange } from './basic/combat.ts';
import { endTurn } from './basic/end-of-turn.ts';
import type { Positioned } from './basic/engagement.ts';
import { resolveAppeals, resolveRunOnto, sidesLeft, testEnd } from './basic/missus.ts';
import { moveAll } from './basic/movement.ts';
import { resolvePlots, settleOrders, turnCenturions } from './basic/orders.ts';
import { recoverFromStun, testArms } from './basic/stun.ts';
import { moveBeasts } from './beasts/beasts.ts';
import { testHuntWon } from './beasts/hunt.ts';
import { leadHorses } from './beasts/mounts.ts';
import { settleThrown } from './beasts/thrown.ts';
import { beginPhase, type GladiatorContext, type GladiatorRule, type PhaseContext, turnoutOf } from './phase.ts';
import { PHASES_PER_TURN } from './sheet.ts';
import { resolveActions } from './things/items.ts';
import type { State } from './types.ts';

/** The phase number in which a turn ends. */
const END_OF_TURN = PHASES_PER_TURN + 1;

/** 5.2, 5.4 One phase, or the end of a turn, from its first step to its last (P7). */
export function* playPhase(context: GladiatorContext): GladiatorRule {
  advance(context.state);
  const ctx = beginPhase(context);
  if (context.state.phase === END_OF_TURN) {
    endTurn(ctx);
    return;
  }
  yield* resolveAppeals(ctx);
  if (sidesLeft(ctx.state).length === 2) yield* playOpenPhase(ctx);
  yield* playEndOfPhase(ctx);
}

/** 5.2.1-5.2.6 A phase for all who are not taken up by an appeal. */
function* playOpenPhase(ctx: PhaseContext): GladiatorRule {
  const plots = yield* resolvePlots(ctx);
  for (const [fighter, { act }] of plots) turnoutOf(ctx, fighter).items.acts = act;
  settleOrders(ctx, plots);
  moveAll(ctx);
  yield* resolveRunOnto(ctx);
  if (sidesLeft(ctx.state).length < 2) return; // F6 an appeal may have ended it
  reviewGrips(ctx);
  turnCenturions(ctx);
  if (ctx.wild) {
    leadHorses(ctx.state);
    moveBeasts(ctx);
    settleThrown(ctx);
  }
  if (sidesLeft(ctx.state).length < 2) return;
  recoverFromStun(ctx);
  yield* resolveActions(ctx, new Set([...plots].filter(([, { act }]) => act).map(([fighter]) => fighter)));
  reviewGrips(ctx);
  testArms(ctx);
  yield* resolveNets(ctx);
  yield* resolveEscapes(ctx);
  yield* resolveHolds(ctx);
  yield* resolveCombat(ctx);
}

/** 5.2.6, 5.2.7 The rest of a phase in which men have come to blows: from the division of their CF on. */
export function* playFromExchange(ctx: PhaseContext, engaged: readonly Positioned[]): GladiatorRule {
  yield* resolveExchange(ctx, engaged);
  yield* playEndOfPhase(ctx);
}

/** Sets a state back to before its phase: the next one to be played is then the same again. */
export function stepBack(state: State): void {
  if (state.phase > 1) {
    state.phase -= 1;
    return;
  }
  state.turn -= 1;
  state.phase = END_OF_TURN;
}

function advance(state: State): void {
  if (state.phase < END_OF_TURN && state.turn > 0) state.phase += 1;
  else {
    state.turn += 1;
    state.phase = 1;
  }
}

/** 5.2.7 Bleeding, appeals of men on their feet (P307), the end of what lasts a phase, and of the bout (P7 15, 16). */
function* playEndOfPhase(ctx: PhaseContext): GladiatorRule {
  ctx.sidesBeforeBlood = sidesLeft(ctx.state).length;
  bleed(ctx);
  testArms(ctx);
  if (ctx.wild) endWild(ctx);
  yield* resolveCalls(ctx);
  for (const fighter of ctx.state.fighters) {
    fighter.stumbling = false;
    fighter.aside = false;
  }
  freeTheFallen(ctx);
  freeFromTheFallen(ctx);
  if (ctx.wild) testHuntWon(ctx);
  enterNext(ctx);
  testEnd(ctx);
}

/** What beasts and riders leave at the end of a phase. */
function endWild(ctx: PhaseContext): void {
  settleThrown(ctx);
  leadHorses(ctx.state);
  for (const { beast } of ctx.state.fighters) if (beast !== null) beast.reared = false;
}
