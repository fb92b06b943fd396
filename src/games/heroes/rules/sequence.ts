/** 5.1 The order of a round, one gladiator's turn after another. */
import { ONE_DIE } from '../../../kernel/dice.ts';
import { rollOf } from '../../../kernel/roll.ts';
import type { Rule } from '../../../kernel/rule.ts';
import { resolveBookTurn } from './book/turn.ts';
import { breakUp, callEnd, dismiss } from './ending.ts';
import { armWorks } from './gear.ts';
import { type HeroesContext, type HeroesDecisions, resolveAsking } from './kit.ts';
import { surrender } from './mercy.ts';
import { resolveAct } from './moves.ts';
import { initiativeModifiers } from './pools.ts';
import { activeIn, comparedTo, fighterOf, isActive } from './roster.ts';
import type { Fighter, State } from './types.ts';
import { HANDS } from './words.ts';

/** The phases that are nobody's turn: initiative, and the end of a round. */
const INITIATIVE = 0;
const END = 9;

/** 5.1 Plays one turn; before the first of a round its initiative, after the last what ends it. */
export function* playPhase(ctx: HeroesContext): Rule<HeroesDecisions> {
  const { state } = ctx;
  const next = nextOf(state);
  if (next !== null) return yield* resolveTurn(ctx, next);
  if (state.turn > 0 && state.order.length > 0) {
    state.phase = END;
    dismiss(ctx);
    if (state.outcome !== null) return;
  }
  state.turn += 1;
  state.phase = INITIATIVE;
  rollInitiative(ctx);
}

/** Whose turn is next in this round; null: nobody's. */
function nextOf(state: State): Fighter | null {
  while (state.done < state.order.length) {
    const fighter = fighterOf(state, state.order[state.done] ?? '');
    state.done += 1;
    if (isActive(fighter)) return fighter;
  }
  return null;
}

/** 5.2 Table 5-1: the highest goes first; those who tie roll again among themselves (R22, R88). */
function rollInitiative(ctx: HeroesContext): void {
  const { state, emit } = ctx;
  state.order = ranked(ctx, activeIn(state)).map(({ id }) => id);
  state.done = 0;
  emit({ kind: 'order', cite: '5.2', order: [...state.order] });
}

function ranked(ctx: HeroesContext, fighters: readonly Fighter[]): readonly Fighter[] {
  if (fighters.length < 2) return fighters;
  const { dice, tables, emit } = ctx;
  const rolls = fighters.map((one) =>
    rollOf('initiative', '5.2', dice.throw('initiative', ONE_DIE), 'sum', initiativeModifiers(one, tables)),
  );
  emit({ kind: 'initiative', cite: '5.2', rolls, fighters: fighters.map(({ id }) => id) });
  const totals = [...new Set(rolls.map(({ total }) => total))].sort((a, b) => b - a);
  return totals.flatMap((total) =>
    ranked(
      ctx,
      fighters.filter((_, i) => rolls[i]?.total === total),
    ),
  );
}

/** 5.1 One gladiator's own turn. */
function* resolveTurn(ctx: HeroesContext, fighter: Fighter): Rule<HeroesDecisions> {
  const { state } = ctx;
  state.phase = state.done;
  state.turns += 1;
  state.attacked = false;
  state.picked = false;
  if (!mustGiveUp(ctx, fighter)) {
    if (fighter.seat === null) yield* resolveBookTurn(ctx, fighter);
    else yield* resolveLedTurn(ctx, fighter);
  }
  endTurn(ctx, fighter);
}

/** 5.1 What ends a turn, and what the turn may have ended. */
export function endTurn(ctx: HeroesContext, fighter: Fighter): void {
  const { state } = ctx;
  for (const lying of state.ground) if (lying.missed === fighter.id) lying.missed = null; // R90 only the first own turn after the miss
  state.exchange = null;
  callEnd(ctx);
  if (state.outcome === null) breakUp(ctx);
}

/** 6.3, R58 Somebody with both arms out gives up, unless it goes to the death. */
function mustGiveUp(ctx: HeroesContext, fighter: Fighter): boolean {
  const { state } = ctx;
  const to = comparedTo(state, fighter);
  if (state.toDeath || to === null || HANDS.some((hand) => armWorks(fighter, hand))) return false;
  surrender(ctx, fighter, to, 'both arms');
  return true;
}

/** 5.2.3 A seat says what is done: first what costs nothing, as often as it likes, then the one thing of the turn. */
export function* resolveLedTurn(ctx: HeroesContext, fighter: Fighter): Rule<HeroesDecisions> {
  if (fighter.seat === null) return;
  for (;;) {
    const [act] = yield* resolveAsking<'act'>([
      { kind: 'act', seat: fighter.seat, cite: '5.2.3', fighter: fighter.id },
    ]);
    if (act === undefined) return;
    yield* resolveAct(ctx, fighter, act);
    if (act.do !== 'drop' && act.do !== 'pick-up') return;
  }
}
