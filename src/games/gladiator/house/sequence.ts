/** 39.5, P116: the months of a game of houses, step by step. */

import type { HousesContext, HousesRule } from './context.ts';
import { chooseEditor } from './editor.ts';
import { playReckoning } from './ending.ts';
import { BLANK_MONTH, foundHouses } from './founding.ts';
import { payEarnings, settleExperience, trainMen } from './games/aftermath.ts';
import { nextFixture, playNextBout } from './games/bouts.ts';
import { playMunus } from './games/munus.ts';
import { settleWagers } from './games/wagers.ts';
import { playMarket } from './market/market.ts';
import { payUpkeep } from './market/upkeep.ts';
import { resolveRandomEvent } from './random-events.ts';
import { playSchool } from './school.ts';
import { HOUSES_STEPS, type HousesStep, stepOf } from './steps.ts';
import { type HousesState, NO_GAMES } from './types.ts';

/** One step of a month, from its first question to its last result; of the matches one. */
export function* playPhase(ctx: HousesContext): HousesRule {
  const { state } = ctx;
  advance(state);
  switch (stepOf(state)) {
    case 'founding':
      foundHouses(ctx);
      break;
    case 'editor':
      state.month = BLANK_MONTH;
      ctx.emit({ kind: 'month-begun', cite: '39.5', month: state.turn });
      chooseEditor(ctx);
      break;
    case 'event':
      yield* resolveRandomEvent(ctx);
      break;
    case 'auction':
      yield* playMarket(ctx);
      break;
    case 'munus':
      yield* playMunus(ctx);
      break;
    case 'bouts':
      yield* playBout(ctx);
      break;
    case 'experience':
      settleExperience(ctx);
      break;
    case 'wagers':
      settleWagers(ctx);
      break;
    case 'earnings':
      payEarnings(ctx);
      break;
    case 'training':
      trainMen(ctx);
      yield* playSchool(ctx, '39.5.8');
      break;
    case 'upkeep':
      payUpkeep(ctx);
      break;
    case 'reckoning':
      yield* playReckoning(ctx);
      break;
  }
}

function* playBout(ctx: HousesContext): HousesRule {
  const fixture = nextFixture(ctx.state);
  if (fixture !== null) yield* playNextBout(ctx, fixture);
}

/** The step that comes next; matches go on till the last, and an edict leaves nothing before training (P118). */
function advance(state: HousesState): void {
  const step = stepOf(state);
  if (step === 'bouts' && nextFixture(state) !== null) return;
  if (step === 'founding' && state.men.length === 0) return;
  if (step === 'founding' || step === 'reckoning') {
    state.turn += 1;
    state.phase = phaseOf('editor');
    return;
  }
  state.phase = step === 'event' && state.month.event === NO_GAMES ? phaseOf('training') : state.phase + 1;
}

const phaseOf = (step: HousesStep): number => HOUSES_STEPS.indexOf(step);
