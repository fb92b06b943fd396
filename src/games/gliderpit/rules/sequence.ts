/** 6 The turns of a bout: chits, one glider's sequence after another, the air currents. */
import type { Shuffle } from '../../../kernel/dice.ts';
import type { Rule } from '../../../kernel/rule.ts';
import { act } from './action.ts';
import type { CombatAct, PilotAct } from './acts.ts';
import { resolveAir } from './air.ts';
import { loseHand } from './altitude.ts';
import { actionByBook, combatByBook } from './book/fight.ts';
import { handOver, resolveStrike, throwAt } from './combat/attacks.ts';
import { ram } from './combat/rams.ts';
import { resolveGlide } from './glide.ts';
import { type PitContext, type PitDecisions, resolveAsking } from './kit.ts';
import { actionsOf, combatsOf } from './legal.ts';
import { freshFlight } from './maneuvers.ts';
import { resolveMovement } from './movement.ts';
import { resolveDraft, resolveLaunches, resolveRandomDraft, resolveZones } from './muster.ts';
import { recover, spin } from './recovery.ts';
import { aloftIn, gliderOf, isAloft, partiesOf, sequenceOf } from './roster.ts';
import type { Glider, PitLetter, State } from './types.ts';

/** GR-42 After this turn whoever flies highest wins. */
const LAST_TURN = 80;
/** Phases of turn 0. */
const MUSTER = 3;

/** 6 Plays the phase that is next: a part of the set-up, a glider's sequence, or the air currents. */
export function* playPhase(ctx: PitContext): Rule<PitDecisions> {
  const { state } = ctx;
  if (state.turn === 0 && state.phase < MUSTER) {
    state.phase += 1;
    yield* resolveMuster(ctx);
    return;
  }
  const glider = nextUp(ctx);
  if (glider === null) yield* resolveEndOfTurn(ctx);
  else {
    yield* resolveSequence(ctx, glider);
    state.acting = null;
  }
  callEnd(ctx);
}

function* resolveMuster(ctx: PitContext): Rule<PitDecisions> {
  const { phase, randomWeapons } = ctx.state;
  if (phase === 1) yield* resolveZones(ctx);
  else if (phase === 2 && randomWeapons) yield* resolveRandomDraft(ctx);
  else if (phase === 2) yield* resolveDraft(ctx);
  else yield* resolveLaunches(ctx);
}

/** 6.11 Whose chit is next; null: the air currents are. After them a new turn begins. */
function nextUp(ctx: PitContext): Glider | null {
  const { state } = ctx;
  if (state.turn === 0 || state.phase > state.chits.length) {
    state.turn += 1;
    state.phase = 0;
    assignChits(ctx);
  }
  for (;;) {
    state.phase += 1;
    const id = state.chits[state.phase - 1];
    if (id === undefined) return null;
    const glider = gliderOf(state, id);
    if (isAloft(glider)) return glider;
  }
}

/** 6.11 Lowest first, then the slowest, then by lot; 16.41: all by lot. */
function assignChits({ state, dice, emit }: PitContext): void {
  const flying = aloftIn(state);
  const rank = ({ alt, speed }: Glider): number => (state.randomChits ? 0 : 10 * alt + speed);
  const ranks = [...new Set(flying.map(rank))].sort((a, b) => a - b);
  const shuffles: Shuffle[] = [];
  state.chits = ranks.flatMap((one) => {
    const equal = flying.filter((glider) => rank(glider) === one).map(({ id }) => id);
    if (equal.length < 2) return equal;
    const shuffle = dice.shuffle('chits', state.randomChits ? '16.41' : '6.11', equal.length);
    shuffles.push(shuffle);
    return shuffle.order.map((at) => equal[at] ?? '');
  });
  emit({ kind: 'chits', cite: '6.11', shuffles, order: [...state.chits] });
}

/** 6.12 Whether one team at most is left in the air. */
const isDecided = (state: State): boolean => partiesOf({ gliders: aloftIn(state) }).length < 2;

/** 6 Movement, glide, combat, action, recovery. */
function* resolveSequence(ctx: PitContext, glider: Glider): Rule<PitDecisions> {
  const { state, emit } = ctx;
  const { id, alt, speed } = glider;
  state.acting = { glider: id, flight: freshFlight(speed), ram: null };
  emit({ kind: 'sequence', cite: '6', glider: id, alt, speed });
  recoverAfter(ctx, glider, yield* resolveFlight(ctx, glider));
}

/** 13 Who is stunned may recover, but not in the wall. */
function recoverAfter(ctx: PitContext, glider: Glider, crashed: boolean): void {
  if (crashed || !isAloft(glider) || isDecided(ctx.state)) return;
  if (glider.stunned) recover(ctx, glider);
}

/** 6 All of a sequence before the recovery. Whether it ended in the wall. */
function* resolveFlight(ctx: PitContext, glider: Glider): Rule<PitDecisions, boolean> {
  if (glider.speed === 0) {
    spin(ctx, glider, 1);
    return false;
  }
  return yield* resolveFlightFrom(ctx, glider, 'maneuver');
}

/** A step of a sequence at which it can be taken up. */
type FlightStep = 'maneuver' | 'glide' | 'combat';

/** 6 A sequence from one of its steps on, all but the recovery. Whether it ended in the wall. */
function* resolveFlightFrom(ctx: PitContext, glider: Glider, step: FlightStep): Rule<PitDecisions, boolean> {
  const { state } = ctx;
  const goesOn = (): boolean => isAloft(glider) && !isDecided(state);
  const how = step === 'maneuver' ? yield* resolveMovement(ctx, glider) : step;
  if (how === 'collision') return true;
  if (!goesOn() || glider.stunned) return false;
  if (how === 'glide' && (yield* resolveGlide(ctx, glider)) === 'spin') return false;
  if (!goesOn()) return false;
  const plan = sequenceOf(state).ram;
  if (plan === null) yield* resolveCombat(ctx, glider);
  else ram(ctx, glider, plan);
  if (goesOn() && !glider.stunned) yield* resolveAction(ctx, glider);
  return false;
}

/** 6 The rest of a sequence, whose question at a step is put once more. */
export function* resolveSequenceOn(ctx: PitContext, glider: Glider, step: FlightStep): Rule<PitDecisions> {
  recoverAfter(ctx, glider, yield* resolveFlightFrom(ctx, glider, step));
  ctx.state.acting = null;
  callEnd(ctx);
}

/** 11 One attack, or something handed over, or nothing. */
function* resolveCombat(ctx: PitContext, glider: Glider): Rule<PitDecisions> {
  const { state, tables } = ctx;
  if (glider.seat === null) {
    yield* resolveCombatAct(ctx, glider, combatByBook(state, tables, glider));
    return;
  }
  while (combatsOf(state, tables, glider.id).some(({ do: what }) => what !== 'nothing' && what !== 'drop')) {
    const [what = { do: 'nothing' } as const] = yield* resolveAsking<'combat'>([
      { kind: 'combat', seat: glider.seat, cite: '11', glider: glider.id },
    ]);
    yield* resolveCombatAct(ctx, glider, what);
    if (what.do !== 'drop') return;
  }
}

function* resolveCombatAct(ctx: PitContext, glider: Glider, what: CombatAct): Rule<PitDecisions> {
  if (what.do === 'nothing') return;
  if (what.do === 'drop') {
    loseHand(ctx, glider, '6.13');
    return;
  }
  const foe = gliderOf(ctx.state, what.at);
  if (what.do === 'strike') yield* resolveStrike(ctx, glider, foe);
  else if (what.do === 'throw') throwAt(ctx, glider, foe);
  else handOver(ctx, glider, foe);
}

/** 12 A weapon in the hand, or out of the net; dropping what one holds comes before either. */
function* resolveAction(ctx: PitContext, glider: Glider): Rule<PitDecisions> {
  const { state } = ctx;
  if (glider.seat === null) {
    for (const what of actionByBook(state, glider)) act(ctx, glider, what);
    return;
  }
  while (actionsOf(state, glider.id).length > 1) {
    const [what = { do: 'nothing' } as PilotAct] = yield* resolveAsking<'action'>([
      { kind: 'action', seat: glider.seat, cite: '12', glider: glider.id },
    ]);
    act(ctx, glider, what);
    if (what.do !== 'drop') return;
  }
}

function* resolveEndOfTurn(ctx: PitContext): Rule<PitDecisions> {
  yield* resolveAir(ctx);
  for (const glider of ctx.state.gliders) glider.ownNet = false;
}

/** 15.38 Over when one team at most is in the air, or after the last turn. */
function callEnd({ state, emit }: PitContext): void {
  const late = state.turn >= LAST_TURN && state.phase > state.chits.length;
  if (!isDecided(state) && !late) return;
  const winner = isDecided(state) ? lastTeam(state) : highestTeam(state);
  const by = isDecided(state) ? (winner === null ? 'nobody' : 'last aloft') : 'time';
  const parties = partiesOf(state);
  const letter = ({ out, team }: Glider): PitLetter => {
    if (out !== null) return 'P';
    return winner !== null && parties[winner] === team ? 'V' : 'S';
  };
  state.outcome = { winner, by, results: Object.fromEntries(state.gliders.map((one) => [one.id, letter(one)])) };
  emit({ kind: 'ended', cite: by === 'time' ? 'GR-42' : '15.38', by, winner });
}

/** The party of the team that is left; null: nobody is (GR-28). */
function lastTeam(state: State): number | null {
  const [left] = aloftIn(state);
  return left === undefined ? null : partiesOf(state).indexOf(left.team);
}

/** GR-39 The party whose gliders in the air have most altitude together; null: several have. */
function highestTeam(state: State): number | null {
  const sums = partiesOf(state).map((team) =>
    aloftIn(state).reduce((sum, one) => (one.team === team ? sum + one.alt : sum), 0),
  );
  const most = Math.max(...sums);
  return sums.filter((sum) => sum === most).length === 1 ? sums.indexOf(most) : null;
}
