/** P116: the months of a career, step by step. */
import { settleMunus } from './aftermath.ts';
import { resolveBill } from './bill.ts';
import { boutOrder, OWN } from './bout-order.ts';
import { type CareerContext, type CareerRule, PLAYER, resolveAsk } from './context.ts';
import { resolveCreation } from './creation.ts';
import { combatValue } from './fighter.ts';
import { ownMan, playLudus } from './ludus.ts';
import { settleOthers } from './others.ts';
import { type CareerState, STEPS, type Step } from './types.ts';

/** Where in the month a career stands. */
export function stepOf({ phase }: Readonly<CareerState>): Step {
  return STEPS[phase] ?? 'creation';
}

/** One step of a month, from its first question to its last result. */
export function* playPhase(ctx: CareerContext): CareerRule {
  const { state } = ctx;
  advance(state);
  switch (stepOf(state)) {
    case 'creation':
      state.man = yield* resolveCreation(ctx, state.setup);
      break;
    case 'ludus':
      ctx.emit({ kind: 'munus-begun', cite: '38.1', munus: state.turn });
      yield* playLudus(ctx);
      break;
    case 'bill':
      state.bill = yield* resolveBill(ctx, ownMan(state));
      break;
    case 'bout':
      yield* playBout(ctx);
      break;
    case 'after':
      settleMunus(ctx);
      break;
    case 'others':
      settleOthers(ctx);
      break;
  }
}

/** The step that comes next; the first month follows creation. */
function advance(state: CareerState): void {
  if (state.man === null) return;
  if (state.turn > 0 && state.phase < STEPS.length - 1) {
    state.phase += 1;
    return;
  }
  state.turn += 1;
  state.phase = STEPS.indexOf('ludus');
}

/** 38.6.2 He goes in, and the bout is fought: outside, by its own rules (law 7). */
function* playBout(ctx: CareerContext): CareerRule {
  const { state, tables, emit } = ctx;
  const man = ownMan(state);
  const { bill, turn: munus } = state;
  if (bill === null) throw new Error('there is no bill');
  yield* resolveAsk<'enter'>([{ kind: 'enter', seat: PLAYER, cite: '38.6.2', bill }]);
  emit({ kind: 'entered', cite: '38.6.2', man: man.name, munus });
  const order = boutOrder(state, tables, man, bill);
  const [result] = yield* resolveAsk<'bout'>([{ kind: 'bout', seat: PLAYER, cite: '38.6.2', ...order }]);
  const own = result?.feats[OWN];
  if (result === undefined || own === undefined) throw new Error('a bout without the man it is about');
  const unchanged = (value: number) => ({ from: value, to: value });
  state.past.push({
    ...{ munus, bill, result, cv: combatValue(man), xpEarned: 0, injuries: [] },
    ...{ pr: unchanged(man.pr), luck: unchanged(man.luck) },
  });
  state.bill = null;
  const { by, turns, digest } = result;
  const { result: letter, dead } = own;
  emit({ kind: 'bout-fought', cite: '38.6.2', man: man.name, result: letter, dead, by, turns, digest });
}
