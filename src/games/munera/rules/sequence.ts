/** 5 The turns of a round, one gladiator after another. */

import { ONE_DIE } from '../../../kernel/dice.ts';
import { sumModifiers } from '../../../kernel/modifier.ts';
import { rollOf } from '../../../kernel/roll.ts';
import type { Rule } from '../../../kernel/rule.ts';
import type { ResultLetter } from '../../../kernel/state.ts';
import type { Act } from './acts.ts';
import { appeal } from './blows/appeal.ts';
import { tire } from './blows/body.ts';
import { gripOf, resolveGrappleTest } from './blows/grapple.ts';
import { resolveBookActions, shedByBook } from './book/chart.ts';
import { isBeside } from './geometry.ts';
import { discard } from './items.ts';
import { type MuneraContext, type MuneraDecisions, resolveAsking } from './kit.ts';
import { shedsOf } from './legal.ts';
import { resolveAct } from './perform.ts';
import { pointsLeft, WORN_MOST } from './points.ts';
import { activeIn, fighterOf, isActive, isWorn, threatsTo, turnOf } from './roster.ts';
import { apModifiers } from './scores.ts';
import type { Fighter, State } from './types.ts';

/** 5.12 At this sum of modifiers a worn gladiator before an opponent gives up. */
export const GIVES_UP = -6;
/** 5.15 Spending so many in a turn tires. */
const TIRING = 7;
/** MR-30 After this round all who are left are sent off. */
const LAST_ROUND = 60;

/** 5 Plays the turn that is next. */
export function* playPhase(ctx: MuneraContext): Rule<MuneraDecisions> {
  const { state } = ctx;
  const fighter = nextUp(state);
  yield* resolveTurn(ctx, fighter);
  finishTurn(ctx);
}

function finishTurn(ctx: MuneraContext): void {
  ctx.state.acting = null;
  callEnd(ctx);
}

/** 7 The rest of a turn: what to do next is asked once more, and the chart does what comes after it. */
export function* resolveTurnOn(ctx: MuneraContext, fighter: Fighter): Rule<MuneraDecisions> {
  const act = yield* resolveLedAct(ctx, fighter);
  if (act.do !== 'end' && mayAct(ctx, fighter)) yield* resolveBookActions(ctx, fighter);
  endTurn(ctx, fighter);
  finishTurn(ctx);
}

/** 3.10 Who is next in the order; after the last a new round begins. */
function nextUp(state: State): Fighter {
  for (;;) {
    if (state.turn === 0 || state.phase >= state.order.length) {
      state.turn += 1;
      state.phase = 0;
    }
    const fighter = fighterOf(state, state.order[state.phase] ?? '');
    state.phase += 1;
    if (isActive(fighter)) return fighter;
  }
}

function* resolveTurn(ctx: MuneraContext, fighter: Fighter): Rule<MuneraDecisions> {
  yield* resolveShed(ctx, fighter);
  const modifiers = apModifiers(fighter, ctx.tables);
  const [threat] = threatsTo(ctx.state, fighter);
  if (threat !== undefined && isWorn(fighter) && sumModifiers(modifiers) <= GIVES_UP) {
    appeal(ctx, fighter, threat, 'surrender');
    return;
  }
  rollPoints(ctx, fighter);
  standUp(ctx, fighter);
  const other = gripOf(ctx.state, fighter);
  if (other !== null) yield* resolveGrappleTest(ctx, fighter, other);
  if (fighter.seat === null) {
    if (fighter.grip === null) yield* resolveBookActions(ctx, fighter);
  } else yield* resolveLedActions(ctx, fighter);
  endTurn(ctx, fighter);
}

/** 5.11 What is thrown away before anything is rolled. */
function* resolveShed(ctx: MuneraContext, fighter: Fighter): Rule<MuneraDecisions> {
  if (fighter.seat === null) {
    shedByBook(ctx, fighter, sumModifiers(apModifiers(fighter, ctx.tables)));
    return;
  }
  if (shedsOf(ctx.state, fighter.id).length < 2) return;
  const [what = 'none'] = yield* resolveAsking<'shed'>([
    { kind: 'shed', seat: fighter.seat, cite: '5.11', fighter: fighter.id, worn: isWorn(fighter) },
  ]);
  if (what === 'shield' || what === 'both') discard(ctx, fighter, 'shield');
  if (what === 'helmet' || what === 'both') discard(ctx, fighter, 'helmet');
}

/** 5.13 A die and its modifiers, never below nothing; a worn gladiator has six at most. */
function rollPoints({ state, tables, dice, emit }: MuneraContext, fighter: Fighter): void {
  const roll = rollOf('points', '5.13', dice.throw('points', ONE_DIE), 'sum', apModifiers(fighter, tables));
  const rolled = Math.max(0, roll.total);
  const capped = isWorn(fighter) && rolled > WORN_MOST;
  fighter.hazed = false;
  state.acting = {
    ...{ fighter: fighter.id, modifier: sumModifiers(roll.modifiers), ap: capped ? WORN_MOST : rolled, spent: 0 },
    ...{ attacks: 0, used: [], cut: false, stood: false, feint: 'none', hazes: [], floored: [] },
  };
  emit({ kind: 'points', cite: '5.13', rolls: [roll], fighter: fighter.id, ap: state.acting.ap, capped });
}

/** 5.14 Whoever is down stands up by itself. */
function standUp({ state, emit }: MuneraContext, fighter: Fighter): void {
  if (!fighter.down) return;
  fighter.down = false;
  turnOf(state).stood = true;
  emit({ kind: 'stood', cite: '5.14', fighter: fighter.id });
}

/** 7 A seat does one thing after another until it ends its turn, or cannot go on. */
function* resolveLedActions(ctx: MuneraContext, fighter: Fighter): Rule<MuneraDecisions> {
  while (mayAct(ctx, fighter)) {
    const act = yield* resolveLedAct(ctx, fighter);
    if (act.do === 'end') return;
  }
}

function mayAct({ state }: MuneraContext, fighter: Fighter): boolean {
  return isActive(fighter) && !fighter.down && fighter.grip === null && pointsLeft(state, fighter) > 0;
}

function* resolveLedAct(ctx: MuneraContext, fighter: Fighter): Rule<MuneraDecisions, Act> {
  const [act = { do: 'end' } as const] = yield* resolveAsking<'act'>([
    { kind: 'act', seat: fighter.seat ?? 0, cite: '7', fighter: fighter.id },
  ]);
  yield* resolveAct(ctx, fighter, act);
  return act;
}

/** 5.15 Fatigue for a rich turn; then whoever was floored and is still beside is at the crowd's mercy. */
function endTurn(ctx: MuneraContext, fighter: Fighter): void {
  const { state } = ctx;
  const { spent, floored } = turnOf(state);
  if (!isActive(fighter)) return;
  if (spent >= TIRING) tire(ctx, fighter, 1, '5.15');
  for (const id of floored) {
    const foe = fighterOf(state, id);
    if (isActive(foe) && isBeside(fighter.hex, foe.hex)) appeal(ctx, foe, fighter, 'floored');
  }
}

/** 5.16 Over when one team is left, or after the last round. */
function callEnd({ state, emit }: MuneraContext): void {
  const active = activeIn(state);
  const teams = [...new Set(active.map(({ team }) => team))];
  const late = state.turn >= LAST_ROUND && state.phase >= state.order.length;
  if (teams.length > 1 && !late) return;
  const parties = partiesOf(state);
  const winner = teams.length === 1 ? parties.indexOf(teams[0] ?? 0) : null;
  const by = winner === null ? 'time' : lastOut(state);
  const letter = ({ status }: Fighter): ResultLetter => {
    if (status === 'active') return winner === null ? 'S' : 'V';
    return status === 'spared' ? 'M' : 'P';
  };
  state.outcome = { winner, by, results: Object.fromEntries(state.fighters.map((one) => [one.id, letter(one)])) };
  emit({ kind: 'ended', cite: winner === null ? 'MR-30' : '5.16', by, winner });
}

/** The teams by number of party: as they first appear among the fighters. */
export function partiesOf({ fighters }: Pick<State, 'fighters'>): readonly number[] {
  return [...new Set(fighters.map(({ team }) => team))];
}

/** How the last who went out did. */
const lastOut = ({ fighters }: State): string => fighters.find(({ status }) => status !== 'active')?.status ?? 'spared';
