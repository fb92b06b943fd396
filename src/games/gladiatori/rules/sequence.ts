/** 5 What is played next: each phase is one step of the sequence, and nothing but the state leads from one to another. */
import type { Rule } from '../../../kernel/rule.ts';
import { activate, beginAnimals, resolveRetreat, resolveSeven, sevenMarkers } from './animals/pack.ts';
import {
  resolveAnswerUnbalanced,
  resolveAttackOptions,
  resolveDefenseOptions,
  resolveStrike,
} from './fight/announce.ts';
import { resolveDeclare, resolveReact, resolveReactAdd } from './fight/declare.ts';
import { resolveFeint, resolveFeintAnswer } from './fight/feint.ts';
import { resolveDeath, resolvePay, resolveReflex, resolveWrestle, settleHit } from './fight/resolve.ts';
import { resolveAttackReveal, resolveDefenseReveal } from './fight/reveal.ts';
import { resolveItems, resolvePlacement, resolveSpoils } from './items.ts';
import type { GladiatoriContext, GladiatoriDecisions, LedContext, Policy } from './kit.ts';
import { beginSub, endSub, resolveAction, resolveAdd, resolveFree, resolveMove, resolveWindows } from './sub.ts';
import { beginTurn, endRound, endTurn, resolveDelay, resolveRest, resolveSplit, setOrder } from './turns.ts';
import type { Step } from './types.ts';

/** Steps in which nobody is asked. */
const PLAIN = {
  'turn start': beginTurn,
  order: setOrder,
  animals: beginAnimals,
  animal: activate,
  'sub start': beginSub,
  hit: settleHit,
  'sub end': endActing,
  'round end': endRound,
  'turn end': endTurn,
} as const satisfies { readonly [S in Step]?: (play: LedContext) => void };

/** Steps in which somebody may be asked. */
const ASKED: { readonly [S in Exclude<Step, keyof typeof PLAIN>]: (play: LedContext) => Rule<GladiatoriDecisions> } = {
  items: resolveItems,
  spoils: resolveSpoils,
  placement: resolvePlacement,
  split: resolveSplit,
  delay: resolveDelay,
  retreat: resolveRetreat,
  windows: resolveWindows,
  free: resolveFree,
  action: resolveAction,
  add: resolveAdd,
  declare: resolveDeclare,
  react: resolveReact,
  'react add': resolveReactAdd,
  'attack reveal': resolveAttackReveal,
  'attack options': resolveAttackOptions,
  strike: resolveStrike,
  'defense reveal': resolveDefenseReveal,
  'defense options': resolveDefenseOptions,
  'answer unbalanced': resolveAnswerUnbalanced,
  feint: resolveFeint,
  'feint answer': resolveFeintAnswer,
  pay: resolvePay,
  death: resolveDeath,
  seven: resolveSeven,
  move: resolveMove,
  wrestle: resolveWrestle,
  reflex: resolveReflex,
  rest: resolveRest,
};

const isPlain = (step: Step): step is keyof typeof PLAIN => step in PLAIN;

/** 7.7, 17.7 The end of a sub-round, or of what an animal does. */
function endActing(play: LedContext): void {
  sevenMarkers(play);
  endSub(play);
}

/** 5 Plays the step that is next; `policy` answers for those whom no seat leads. */
export function playPhaseBy(policy: Policy): (ctx: GladiatoriContext) => Rule<GladiatoriDecisions> {
  return function* playPhase(ctx) {
    const { state, tables, dice, emit } = ctx;
    const play = { state, tables, dice, emit, policy };
    const { step } = state;
    if (isPlain(step)) PLAIN[step](play);
    else yield* ASKED[step](play);
  };
}
