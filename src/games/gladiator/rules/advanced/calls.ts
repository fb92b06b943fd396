/** P307: missus called by men who could still help themselves. */
import { distance } from '../../../../kernel/hex.ts';
import type { DecisionRules } from '../../../../kernel/request.ts';
import { asking } from '../../../../kernel/rule.ts';
import { appeal, missusLeast, resolveMercy } from '../basic/missus.ts';
import { type GladiatorRule, type PhaseContext, turnoutOf } from '../phase.ts';
import { boxesTicked, enemiesOf, fighterOf, isActive, woundLoss } from '../sheet.ts';
import type { Tables } from '../tables/types.ts';
import { letGo } from '../things/drop.ts';
import type { Fighter, GladiatorDecisions, State } from '../types.ts';
import { armedCf, canLeaveHand, fullCf } from './weapons.ts';

const resolveAsking = asking<GladiatorDecisions>();

/** P308 The book's man calls when this part of his CF is left, or less. */
const LAST_PART = 1 / 3;
/** P308 He calls if the crowd spares him on this or more. */
const FAIR_CHANCE = 4;

/** P307 At the end of a phase any conscious man may call; who has lost most to wounds is heard first. */
export function* resolveCalls(ctx: PhaseContext): GladiatorRule {
  const { state, tables } = ctx;
  if (tables.formulas['conscious appeal'] === 'never' || state.sineMissione) return;
  const able = state.fighters.filter((one) => heardBy(state, one) !== null);
  const asked = able.filter((one) => one.by === 'seat' && mayWant(ctx, one));
  const answers = yield* resolveAsking<'call'>(
    asked.map(({ id, seat }) => ({ kind: 'call', seat: seat ?? 0, cite: 'P307', fighter: id })),
  );
  const calling = able.filter((one) =>
    one.by === 'book' ? wouldCall(state, tables, one) : answers[asked.indexOf(one)] === true,
  );
  const loss = (one: Fighter) => woundLoss(tables, one);
  for (const caller of calling.sort((a, b) => loss(b) - loss(a))) yield* resolveCall(ctx, caller);
}

/** He lets all fall and asks; nobody asks who has just been asked himself. */
function* resolveCall(ctx: PhaseContext, caller: Fighter): GladiatorRule {
  const to = heardBy(ctx.state, caller);
  if (caller.aside || to === null) return;
  for (const item of [...caller.hands]) if (canLeaveHand(ctx.tables, item)) letGo(ctx, caller, item);
  if (yield* resolveMercy(ctx, caller, to)) appeal(ctx, caller, to, 'called');
}

/** P307 The nearest man who fights him and can hear him; null: he does not fight, cannot speak, rides, or speaks to beasts. */
function heardBy(state: Readonly<State>, caller: Fighter): Fighter | null {
  if (!isActive(caller) || caller.beast !== null || caller.mount !== null) return null;
  const men = enemiesOf(state, caller).filter((one) => isActive(one) && one.beast === null);
  const range = ({ at }: Fighter) => distance(at, caller.at);
  return [...men].sort((a, b) => range(a) - range(b))[0] ?? null;
}

/** P307 Whom it would be idle to ask: he has no new wound, and did not say that he means to act. */
function mayWant(ctx: PhaseContext, caller: Fighter): boolean {
  const { boxes, items } = turnoutOf(ctx, caller);
  return items.acts || boxesTicked(caller) > boxes;
}

/**
 * P308 Whether a man of the book's calls: with a third of his CF left, wounds that count with the crowd, a fair
 * chance of being spared, and an enemy before him who is better off.
 */
export function wouldCall(state: Readonly<State>, tables: Tables, caller: Fighter): boolean {
  const to = heardBy(state, caller);
  if (to === null) return false;
  const left = armedCf(state.rules, tables, caller);
  const spent = left <= LAST_PART * fullCf(state.rules, tables, caller) && left < armedCf(state.rules, tables, to);
  return spent && missusLeast(tables, caller, state.turn) <= FAIR_CHANCE;
}

/** P307 Whether a conscious man calls for missus: only where somebody is there to hear him. */
export const callDecision: DecisionRules<State, Tables, GladiatorDecisions['call']['ask'], boolean> = {
  check: (state, _tables, { fighter }, calls) =>
    calls && heardBy(state, fighterOf(state, fighter)) === null ? 'there is nobody to hear him (P307)' : null,
  list: () => [true, false],
  sample: (_state, _tables, _ask, pick) => pick(6) === 0,
};
