/** P116: the months of a career, step by step. */
import { settleMunus } from './aftermath.ts';
import { type CareerContext, type CareerRule, PLAYER, resolveAsk } from './context.ts';
import { ownMan, playHouses } from './ludus.ts';
import { takeWeapon, weaponsFor } from './man/arms.ts';
import { resolveCreation } from './man/creation.ts';
import type { Man } from './man/man-types.ts';
import { isHuntMatch, resolveBill } from './munus/bill.ts';
import { boutOrder, OWN_FIGHTER } from './munus/bout-order.ts';
import { combatValue } from './munus/fighter.ts';
import type { Bill } from './munus/munus-types.ts';
import { settleOthers } from './others.ts';
import { CAREER_STEPS, type CareerState, type CareerStep } from './types.ts';

/** Where in the month a career stands. @internal */
export function stepOf({ phase }: Readonly<CareerState>): CareerStep {
  return CAREER_STEPS[phase] ?? 'creation';
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
      yield* playHouses(ctx);
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
  if (state.turn > 0 && state.phase < CAREER_STEPS.length - 1) {
    state.phase += 1;
    return;
  }
  state.turn += 1;
  state.phase = CAREER_STEPS.indexOf('ludus');
}

/** P330 At the gate he may change his weapon; against beasts he bears what 28.1.1 gives him. */
function* resolveEntry(ctx: CareerContext, bill: Bill): CareerRule<Man> {
  const { state, tables } = ctx;
  for (;;) {
    const man = ownMan(state);
    const weapons = isHuntMatch(bill.type) ? [] : weaponsFor(tables, man);
    const [choice] = yield* resolveAsk<'enter'>([{ kind: 'enter', seat: PLAYER, cite: '38.6.2', bill, weapons }]);
    if (typeof choice !== 'object') return man;
    state.man = takeWeapon(ctx, man, choice.weapon);
  }
}

/** 38.6.2 He goes in, and the bout is fought: outside, by its own rules (law 7). */
function* playBout(ctx: CareerContext): CareerRule {
  const { state, tables, emit } = ctx;
  const { bill, turn: munus } = state;
  if (bill === null) throw new Error('there is no bill');
  const man = yield* resolveEntry(ctx, bill);
  emit({ kind: 'entered', cite: '38.6.2', man: man.name, munus });
  const order = boutOrder(state, tables, man, bill);
  const [result] = yield* resolveAsk<'bout'>([{ kind: 'bout', seat: PLAYER, cite: '38.6.2', ...order }]);
  const own = result?.feats[OWN_FIGHTER];
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
