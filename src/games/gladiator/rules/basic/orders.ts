/** 5.2.1, 29.3: plots are locked, those who stumbled are tested, and the centurions decide. */

import { edgeBeyond } from '../../../../kernel/arena.ts';
import { type Lot, ONE_DIE } from '../../../../kernel/dice.ts';
import { type Direction, type Hex, neighbour, turn } from '../../../../kernel/hex.ts';
import { modifier } from '../../../../kernel/modifier.ts';
import { rollOf } from '../../../../kernel/roll.ts';
import { asking } from '../../../../kernel/rule.ts';
import { barrierTo } from '../arena/obstacles.ts';
import { type Bearing, bearingOf, turnToward } from '../centurion/bearing.ts';
import { orderCenturion } from '../centurion/centurion.ts';
import { type GladiatorRule, type PhaseContext, type Turnout, turnoutOf } from '../phase.ts';
import { isActive, isUpright, moveRate, movesLeft, occupant } from '../sheet.ts';
import type { Fighter, GladiatorDecisions, Plot } from '../types.ts';
import { viewOf } from '../view.ts';
import { meetsWall, passEdges } from './edges.ts';
import { action, plotFault, stridesOf, usesPhase } from './plot.ts';
import { checkFallProne, checkLimp, checkToppling } from './posture.ts';
import { stunBySeverity } from './stun.ts';

const resolveAsking = asking<GladiatorDecisions>();

/** 14.1.1 On this or more he comes to his knees where his legs lie. */
const LEGS_FROM = 5;

/** Plots of the seats, by fighter. */
export type Plots = ReadonlyMap<Fighter, Plot>;

/** 5.2.1 All seats plot in secret; the book plots nothing (29.3). */
export function* resolvePlots(ctx: PhaseContext): GladiatorRule<Plots> {
  const asked = ctx.state.fighters.filter((fighter) => fighter.by === 'seat' && isActive(fighter) && !fighter.aside);
  const plots = yield* resolveAsking<'plot'>(
    asked.map((fighter) => ({ kind: 'plot', seat: fighter.seat ?? 0, cite: '7.2', fighter: fighter.id })),
  );
  return new Map(asked.map((fighter, i) => [fighter, plots[i] ?? { actions: [], act: false }]));
}

/** Steps 3 and 4 of P7: Fall Prone checks, then everyone's orders become strides. */
export function settleOrders(ctx: PhaseContext, plots: Plots): void {
  const faults = [...plots].map(([fighter, plot]) => plotFault(ctx.state, ctx.tables, fighter, plot));
  for (const { fighter } of ctx.turnouts) if (mustStumble(fighter)) checkFallProne(ctx, fighter);
  for (const [i, [fighter, plot]] of [...plots].entries())
    showPlot(ctx, turnoutOf(ctx, fighter), plot, faults[i] ?? null);
  for (const turnout of ctx.turnouts) if (isCenturion(turnout)) orderBook(ctx, turnout);
  for (const turnout of ctx.turnouts) if (setsOut(turnout) && isLame(turnout)) limp(ctx, turnout);
  for (const turnout of ctx.turnouts) spendPhase(ctx, turnout);
  for (const turnout of ctx.turnouts) if (isKneeling(turnout)) kneel(ctx, turnout);
}

const mustStumble = (fighter: Fighter) => fighter.owesStumble && isActive(fighter) && !fighter.aside;
const isCenturion = ({ fighter: { by, aside, beast } }: Turnout) => by === 'book' && !aside && beast === null;
const setsOut = ({ strides }: Turnout) => strides.some(({ step }) => step !== null);
/** Nobody stumbles on the ground (F12). */
const isLame = ({ fighter }: Turnout) => fighter.stumbles > 0 && fighter.posture !== 'prone';
const isKneeling = ({ strides }: Turnout) => strides[0]?.action.code === 'KN';

/** 5.2.2 A plot comes out. Fallen prone it is void (P11); against the rules it costs stun (7.6). */
function showPlot(ctx: PhaseContext, turnout: Turnout, plot: Plot, fault: string | null): void {
  const { fighter } = turnout;
  if (turnout.fell) return;
  if (fault !== null) {
    ctx.emit({ kind: 'illegal-plot', cite: '7.6', fighter: fighter.id, why: fault });
    stunBySeverity(ctx, fighter, 'an illegal order', '7.6', [modifier(1, 'illegal order', '7.6')]);
    return;
  }
  turnout.strides = stridesOf(ctx.tables, plot.actions);
  turnout.recovering = plot.actions.some(({ code }) => code === 'R');
  turnout.nets.repels = plot.actions.some(({ code }) => code === 'RN');
  turnout.nets.plot = plot.net ?? null;
  const rate = moveRate(ctx.tables, fighter);
  const move = { from: fighter.moves, to: fighter.moves + (usesPhase(plot.actions, plot.net !== undefined) ? 1 : 0) };
  ctx.emit({
    kind: 'plot-shown',
    cite: '7.2',
    fighter: fighter.id,
    plot,
    move,
    rate,
    exceeded: move.to > rate && move.to > move.from,
  });
}

/** 29.4 A centurion's dice, rolled after all plots are locked. */
function orderBook(ctx: PhaseContext, turnout: Turnout): void {
  const { fighter } = turnout;
  const view = { state: viewOf(ctx.state), tables: ctx.tables, dice: ctx.dice };
  const plan = orderCenturion(view, fighter, turnout.fell);
  if (plan === null) return;
  turnout.strides = plan.strides;
  turnout.recovering = plan.order === 'recover';
  turnout.turns.last = plan.order === 'move' ? plan.turns : 0;
  turnout.turns.stands = plan.order === 'move' && plan.strides.length === 0;
  turnout.items.kicks = plan.kicks;
  turnout.nets.repels = plan.order === 'repel';
  turnout.nets.plot = plan.net ?? null;
  turnout.ride = plan.ride ?? null;
  const { order, path, turns, text, rolls, lots } = plan;
  const towards = plan.towards?.id ?? null;
  ctx.emit({
    kind: 'centurion-ordered',
    cite: '29.4',
    fighter: fighter.id,
    order,
    towards,
    path,
    turns,
    text,
    ...(plan.net === undefined ? {} : { net: plan.net }),
    rolls,
    lots,
  });
}

/** 10.5 STU (F13) A lame man may stumble instead of setting out. */
function limp(ctx: PhaseContext, turnout: Turnout): void {
  if (!checkLimp(ctx, turnout.fighter)) return;
  turnout.strides = [];
  turnout.turns.last = 0;
  turnout.items.kicks = null;
  turnout.nets.plot = null;
}

/** 7.1, 17.3 Counts a moving phase, which may be the one over his rate. */
function spendPhase(ctx: PhaseContext, { fighter, strides, nets }: Turnout): void {
  const actions = strides.map(({ action }) => action);
  if (!usesPhase(actions, nets.plot !== null)) return;
  if (movesLeft(ctx.tables, fighter) === 0) fighter.exceeded = true;
  fighter.moves += 1;
}

/** 7.4 KN, 14.1.1 A man kneels; rising from the ground, where his body or his legs lay (A11, F11). */
function kneel(ctx: PhaseContext, turnout: Turnout): void {
  const { fighter } = turnout;
  const rising = fighter.posture === 'prone';
  fighter.posture = 'kneeling';
  if (!rising) {
    ctx.emit({ kind: 'knelt', cite: '7.4', fighter: fighter.id, at: fighter.at, rising });
    weighDown(ctx, turnout);
    return;
  }
  const atLegs = neighbour(fighter.at, legsDirection(fighter));
  const sum = rollOf('kneel-place', '14.1.1', ctx.dice.throw('kneel-place', ONE_DIE), 'sum');
  const moves = sum.total >= LEGS_FROM && mayRiseIn(ctx, fighter, atLegs);
  const wasOnMap = edgeBeyond(ctx.state.window, fighter.at) === null;
  if (moves) fighter.at = atLegs;
  const roll = { ...sum, result: moves ? 'where his legs lay' : 'where he lay' };
  const lots = moves && fighter.by === 'book' ? aimRising(ctx, turnout) : [];
  const drawn = lots.length === 0 ? {} : { lots };
  ctx.emit({ kind: 'knelt', cite: '14.1.1', fighter: fighter.id, at: fighter.at, rising, rolls: [roll], ...drawn });
  if (wasOnMap) passEdges(ctx, fighter); // P25 rolling over the edge
  weighDown(ctx, turnout);
}

/** 29.4.1.1, P323 From the hex where his legs lay a centurion turns to whoever is closest there. */
function aimRising(ctx: PhaseContext, turnout: Turnout): readonly Lot[] {
  const view = { state: viewOf(ctx.state), tables: ctx.tables, dice: ctx.dice };
  const { arrow, lots } = bearingOf(view, turnout.fighter);
  const turned = turnToward(view, turnout.fighter, arrow, 1);
  turnout.strides = stridesOf(ctx.tables, [action('KN', turned.by)]);
  return [...lots, ...turned.lots];
}

/** A11 Whether nobody and nothing stands where his legs lay. */
function mayRiseIn(ctx: PhaseContext, fighter: Fighter, hex: Hex): boolean {
  if (occupant(ctx.state, hex) !== null || barrierTo(ctx.state, fighter.at, hex) !== null) return false;
  return !meetsWall(ctx, fighter, fighter.at, hex);
}

/** 19.4.2 A Crupellarius who gets to his knees may topple under his armour; then nothing comes of the rest (P11). */
function weighDown(ctx: PhaseContext, turnout: Turnout): void {
  if (turnout.fighter.style !== 'crupellarius') return;
  checkToppling(ctx, turnout.fighter, '19.4.2');
  if (turnout.fell) turnout.strides = [];
}

/** A11 Face down, his legs lie behind him; face up, before him. */
function legsDirection({ facing, faceUp }: Fighter): Direction {
  return faceUp ? facing : turn(facing, 3);
}

/** 29.4.3, P78 After moving, a centurion turns toward his enemy's new place, as far as his chart hex allows. */
export function turnCenturions(ctx: PhaseContext): void {
  for (const turnout of ctx.turnouts) {
    const { fighter, collided, entered, stopped, turns } = turnout;
    if (turns.last === 0 || collided || fighter.aside || !isUpright(fighter)) continue;
    const most = stopped ? Math.min(turns.last, entered.length) : turns.last; // F22 no more than he moved
    turnAfterMove(ctx, turnout, most);
  }
}

/** P5 Whom a centurion chose to face by lot, where it did not turn him. */
function showFoe(ctx: PhaseContext, fighter: Fighter, { enemy, lots }: Bearing): void {
  ctx.emit({ kind: 'foe-chosen', cite: 'P5', fighter: fighter.id, target: enemy.id, lots });
}

function turnAfterMove(ctx: PhaseContext, turnout: Turnout, most: number): void {
  const { fighter, turns, nets } = turnout;
  const view = { state: viewOf(ctx.state), tables: ctx.tables, dice: ctx.dice };
  const bearing = bearingOf(view, fighter);
  const { by, lots } = turnToward(view, fighter, bearing.arrow, most);
  if (by === 0) {
    if (bearing.lots.length > 0) showFoe(ctx, fighter, bearing);
    return;
  }
  const from = fighter.facing;
  fighter.facing = turn(from, by);
  if (turns.stands && nets.plot === null) fighter.moves += 1; // F9 standing still is a pause
  if (turns.stands) turns.standing = Math.abs(by); // P136 turned in place
  ctx.emit({
    kind: 'turned',
    cite: '29.4.3',
    fighter: fighter.id,
    from,
    to: fighter.facing,
    why: 'chart',
    lots: [...bearing.lots, ...lots],
  });
}
