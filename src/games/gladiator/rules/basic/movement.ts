/** Chapter 7 and 8.1-8.3: everyone moves at once, tick by tick (P12). */
import { edgeBeyond } from '../../../../kernel/arena.ts';
import { ONE_DIE, TWO_DICE } from '../../../../kernel/dice.ts';
import { type Hex, neighbour, sameHex, turn } from '../../../../kernel/hex.ts';
import { modifier } from '../../../../kernel/modifier.ts';
import { met, needing, rollOf } from '../../../../kernel/roll.ts';
import { bump } from '../arena/bumping.ts';
import { barrierTo, isClimb, obstacleAt } from '../arena/obstacles.ts';
import type { Barrier } from '../arena/types.ts';
import { meetBeast } from '../beasts/collision.ts';
import { meetRider, rideOn } from '../beasts/riders.ts';
import { covers, goesOnFours, isLooseBeast } from '../bodies.ts';
import type { TickStep } from '../events.ts';
import { type Entered, hazardsMet, type PhaseContext, type Stride, type Turnout } from '../phase.ts';
import { isActive, isOnSand, isRidden, occupant, weaponOf } from '../sheet.ts';
import type { Fighter } from '../types.ts';
import { collide, entryOf } from './collision.ts';
import { type Claimant, isPileUp, playPileUp, putBack, thinOut } from './crowding.ts';
import { meetsWall, passEdges } from './edges.ts';
import { headingOf, turnToCollide, turnToStep } from './heading.ts';
import { hearerIn, isHearing } from './hearing.ts';
import { isSprinting, type Stance, walk } from './plot.ts';
import { checkBackward, checkStumble } from './posture.ts';
import { stopShort } from './stopping.ts';

/** P14-P16 Two moving men meet on this. */
const CROSSING_ROLL = 6;
/** F1 A man who fell in this very phase cannot be run onto. */
const RUN_ONTO_FRESH = false;

/** One man's step in a tick. */
interface Going {
  readonly turnout: Turnout;
  readonly stride: Stride;
  readonly from: Hex;
  readonly to: Hex;
  /** The last hex of his way, or as far as it will take him. */
  readonly last: boolean;
}

/** 5.2.2 Carries out all strides, and then the checks that hazards and leaps call for. */
export function moveAll(ctx: PhaseContext): void {
  for (const turnout of ctx.turnouts) riseToMove(turnout);
  const ticks = Math.max(
    0,
    ...ctx.turnouts.map(({ strides, ride }) =>
      Math.max(strides.length, ride === null ? 0 : Math.max(1, ride.steps.length)),
    ),
  );
  for (let tick = 0; tick < ticks; tick++) playTick(ctx, tick);
  for (const turnout of ctx.turnouts) checkHazards(ctx, turnout);
}

/** P29, F10 A kneeling man stands up to move. */
function riseToMove({ fighter, strides }: Turnout): void {
  if (fighter.posture === 'kneeling' && strides.some(({ step }) => step !== null)) fighter.posture = 'standing';
}

function playTick(ctx: PhaseContext, tick: number): void {
  const stances = ctx.turnouts.map(({ fighter: { at, facing } }) => ({ at, facing }));
  const acting = ctx.turnouts.filter(({ strides, stopped }) => !stopped && strides[tick] !== undefined);
  const bound = acting.flatMap((turnout) => goingOf(ctx, turnout, tick));
  const going = ctx.state.arena === null ? bound : unbarred(ctx, bound);
  meetings(ctx, going);
  for (const turnout of acting) carryOut(ctx, turnout, tick, going);
  const steps = ctx.turnouts.flatMap((turnout, i) => stepOf(turnout, tick, stances[i] ?? turnout.fighter));
  if (steps.length > 0) ctx.emit({ kind: 'stepped', cite: '7.3', tick: tick + 1, steps });
  if (ctx.wild) for (const turnout of ctx.turnouts) rideOn(ctx, turnout, tick);
  if (ctx.turnouts.length > 2) thinOut(ctx, (turnout) => goesOn(turnout, tick));
  for (const [i, { fighter }] of ctx.turnouts.entries()) {
    const from = stances[i]?.at ?? fighter.at;
    if (edgeBeyond(ctx.state.window, from) === null) passEdges(ctx, fighter);
  }
}

/** Whether a man has hexes to go after a tick. */
function goesOn({ strides, stopped }: Turnout, tick: number): boolean {
  return !stopped && strides.slice(tick + 1).some(({ step }) => step !== null);
}

function carryOut(ctx: PhaseContext, turnout: Turnout, tick: number, going: readonly Going[]): void {
  turnToStep(turnout);
  if (turnout.stopped) return;
  const way = going.find((one) => one.turnout === turnout);
  if (way !== undefined) enter(ctx, way);
  turnout.fighter.facing = turn(turnout.fighter.facing, turnout.strides[tick]?.after ?? 0);
}

/** What a man visibly did in a tick; nothing if he neither moved nor turned, or collided. */
function stepOf({ fighter, strides, collided }: Turnout, tick: number, before: Stance): readonly TickStep[] {
  const { id, at, facing } = fighter;
  const code = strides[tick]?.action.code;
  if (code === undefined || collided || (sameHex(at, before.at) && facing === before.facing)) return [];
  return [{ fighter: id, code, from: before.at, to: at, facing }];
}

/** Says how a man is to turn, and tells where he is bound; nothing when he stays. */
function goingOf(ctx: PhaseContext, turnout: Turnout, tick: number): readonly Going[] {
  const stride = turnout.strides[tick];
  if (stride === undefined) return [];
  const { fighter } = turnout;
  turnout.turning = stride.before;
  if (stride.step === null) return [];
  const to = neighbour(fighter.at, turn(headingOf(turnout), stride.step));
  const last = !goesOn(turnout, tick) || endsHere(ctx, turnout, to, tick);
  return [{ turnout, stride, from: fighter.at, to, last }];
}

/** P14, 27.3 Whether a way can go no further than a hex, because the next step of it is barred. */
function endsHere({ state }: PhaseContext, turnout: Turnout, at: Hex, tick: number): boolean {
  if (state.arena === null) return false;
  const { strides } = turnout;
  const facing = turn(headingOf(turnout), strides[tick]?.after ?? 0);
  const next = walk({ at, facing }, strides.slice(tick + 1)).find((stance) => !sameHex(stance.at, at));
  return next !== undefined && barrierTo(state, at, next.at) !== null;
}

/** 27.3 The steps that nothing stops; who is stopped runs into it, and stays where he is. */
function unbarred(ctx: PhaseContext, bound: readonly Going[]): readonly Going[] {
  const going = bound.filter((one) => !isBarred(ctx, one));
  for (const { turnout } of [...bound].reverse()) if (turnout.stopped) partFrom(ctx, turnout, going);
  return going;
}

/** P169 A man whom a newly found wall keeps in the hex of another who stays goes back where he came from. */
function partFrom(ctx: PhaseContext, turnout: Turnout, going: readonly Going[]): void {
  const other = occupant(ctx.state, turnout.fighter.at, turnout.fighter);
  if (other !== null && !going.some((one) => one.turnout.fighter === other)) putBack(ctx, turnout, 'P169');
}

/** 27.3 Whether an obstacle or a wall stops a man at his next step, be it of a leap (P161); he then runs into it. */
function isBarred(ctx: PhaseContext, { turnout, from, to }: Going): boolean {
  const barrier = barrierOf(ctx, turnout, from, to);
  if (barrier === null) return false;
  turnToStep(turnout);
  bump(ctx, turnout, barrier, to);
  return true;
}

function barrierOf(ctx: PhaseContext, { fighter, strides }: Turnout, from: Hex, to: Hex): Barrier | null {
  const barrier = barrierTo(ctx.state, from, to);
  if (barrier === 'rock' && isClimb(strides)) return null; // 27.8.2 a rock is climbed
  return barrier ?? (meetsWall(ctx, fighter, from, to) ? 'wall' : null);
}

function enter(ctx: PhaseContext, { turnout, stride, to, last }: Going): void {
  turnout.fighter.at = to;
  turnout.entered = [...turnout.entered, enteredHex(ctx, turnout.fighter, stride, to, last)];
  if (stride.action.code !== 'RO') turnout.fighter.lastStep = wayOf(stride); // F27 he lies as he last stepped
  if (stride.action.code === 'L') turnout.leapt = true;
  if (stride.action.code === 'RO') turnout.rolled = true;
}

/** P18 Forward for F, both forward sidesteps, charge and leap; backward for the rest. */
function wayOf({ step }: Stride): 'forward' | 'backward' {
  return step === 0 || step === 1 || step === 5 ? 'forward' : 'backward';
}

function enteredHex(ctx: PhaseContext, fighter: Fighter, stride: Stride, hex: Hex, last: boolean): Entered {
  const { code } = stride.action;
  const way = code === 'L' || code === 'RO' ? null : wayOf(stride);
  const over = stride.overleapt && !last;
  return { hex, way, hazard: !over && isHazard(ctx, fighter, hex) };
}

/** 15.1, 25.2, 27.7.1 A hex with a dropped item, a body, blood or mud in it. */
function isHazard(ctx: PhaseContext, fighter: Fighter, hex: Hex): boolean {
  if (ctx.state.loose.some(({ at }) => sameHex(at, hex))) return true;
  if (ctx.state.blood.some((at) => sameHex(at, hex))) return true;
  if (obstacleAt(ctx.state, hex) === 'mud') return true;
  return ctx.state.fighters.some((other) => {
    const underFoot = other.posture === 'prone' && (other.side === fighter.side || !isActive(other));
    return other !== fighter && isOnSand(other) && underFoot && covers(other, hex);
  });
}

/**
 * 8.1-8.3 Finds who meets whom in this tick, and settles it, pair by pair (P19). Whoever is stopped has not
 * left his hex after all, so that it is looked again until nobody is.
 */
function meetings(ctx: PhaseContext, going: readonly Going[]): void {
  if (going.length === 0) return;
  const free = () => going.filter(({ turnout }) => !turnout.stopped).length;
  for (let before = -1, now = free(); now !== before; now = free()) {
    before = now;
    settleMeetings(ctx, going);
  }
}

function settleMeetings(ctx: PhaseContext, going: readonly Going[]): void {
  for (const one of going) avoidVictor(ctx, one);
  if (ctx.wild) for (const one of going) meetLongBody(ctx, one);
  for (const { to } of going) pileUp(ctx, going, to);
  for (const [i, mine] of going.entries()) {
    for (const theirs of going.slice(i + 1)) if (bothFree(mine, theirs)) meetMoving(ctx, mine, theirs);
    avoidVictor(ctx, mine);
    for (const other of ctx.turnouts) {
      const moves = going.some(({ turnout }) => turnout === other && !turnout.stopped);
      if (!mine.turnout.stopped && other !== mine.turnout && !moves) meetStanding(ctx, mine, other);
    }
    for (const other of ctx.turnouts) {
      if (!mine.turnout.stopped && other !== mine.turnout) meetTrail(ctx, mine, other);
    }
  }
}

/** P154 Nobody enters the hex of a man who hears an appeal, nor that of one who has just run onto another. */
function avoidVictor(ctx: PhaseContext, { turnout, to }: Going): void {
  if (turnout.stopped) return;
  const victor = hearerIn(ctx, to);
  if (victor !== null && victor !== turnout.fighter) stopShort(ctx, turnout, victor, 'P154');
}

/** P19 Three men or more who are bound for one hex, or stand in it. */
function pileUp(ctx: PhaseContext, going: readonly Going[], to: Hex): void {
  const movers = going.filter((one) => !one.turnout.stopped && sameHex(one.to, to));
  if (movers.length < 2) return;
  const stays = ctx.turnouts.filter((one) => isStanding(one, going) && sameHex(one.fighter.at, to));
  const claimants = [
    ...movers.map(({ turnout, from, last }): Claimant => ({ turnout, from, passes: !last })),
    ...stays.map((turnout): Claimant => ({ turnout, from: null, passes: false })),
  ];
  if (!isPileUp(claimants)) return;
  for (const one of movers) enter(ctx, one);
  playPileUp(ctx, to, claimants);
}

/** Whether a man stays in his hex and can be run into there. */
function isStanding({ fighter, collided, rolled }: Turnout, going: readonly Going[]): boolean {
  const leaves = going.some(({ turnout }) => turnout.fighter === fighter && !turnout.stopped);
  const stands = fighter.fate === 'fighting' && !isRidden(fighter);
  return stands && (fighter.posture !== 'prone' || rolled) && !collided && !leaves;
}

function bothFree(a: Going, b: Going): boolean {
  return !a.turnout.stopped && !b.turnout.stopped;
}

/** P14, P16 Two moving men enter one hex, or change places. */
function meetMoving(ctx: PhaseContext, mine: Going, theirs: Going): void {
  if (sameHex(mine.to, theirs.to)) {
    const meet = mine.last || theirs.last || crossing(ctx, mine.turnout, theirs.turnout, [mine.to]) !== null;
    if (meet) clash(ctx, mine.to, mine, theirs);
  } else if (sameHex(mine.to, theirs.from) && sameHex(theirs.to, mine.from)) {
    const at = crossing(ctx, mine.turnout, theirs.turnout, [mine.to, theirs.to]);
    if (at !== null) swapClash(ctx, ...(sameHex(at, mine.to) ? ([mine, theirs] as const) : ([theirs, mine] as const)));
  }
}

/** Both enter the hex, and collide there. */
function clash(ctx: PhaseContext, at: Hex, mine: Going, theirs: Going): void {
  for (const { turnout } of [mine, theirs]) turnToCollide(ctx, turnout);
  enter(ctx, mine);
  enter(ctx, theirs);
  const { fighter } = mine.turnout;
  collide(ctx, at, entryOf(ctx, fighter, mine.from), entryOf(ctx, theirs.turnout.fighter, theirs.from));
}

/** P16 Two men changing places collide in the hex of one of them; he whose hex it is has not moved. */
function swapClash(ctx: PhaseContext, mover: Going, other: Going): void {
  for (const { turnout } of [mover, other]) turnToCollide(ctx, turnout);
  enter(ctx, mover);
  collide(ctx, mover.to, entryOf(ctx, mover.turnout.fighter, mover.from), entryOf(ctx, other.turnout.fighter, null));
}

/** 28.6, 30.5 A man walks into a beast or a rider, or up to a beast that lies senseless. */
function meetLongBody(ctx: PhaseContext, mine: Going): void {
  const { turnout, from, to } = mine;
  const isLong = (one: Fighter) => one.fate === 'fighting' && goesOnFours(one) && !isRidden(one);
  const met = ctx.state.fighters.find((one) => isLong(one) && covers(one, to));
  if (turnout.stopped || met === undefined) return;
  const ridden = met.mount !== null;
  if (!ridden && (!isActive(met) || !isLooseBeast(met))) {
    stopShort(ctx, turnout, met, 'P157');
    return;
  }
  turnToCollide(ctx, turnout);
  enter(ctx, mine);
  if (isLooseBeast(met)) meetBeast(ctx, turnout, met, from);
  else meetRider(ctx, turnout, met, from);
}

/** P13, P23 A man enters a hex whose owner stands, kneels or lies there. */
function meetStanding(ctx: PhaseContext, mine: Going, other: Turnout): void {
  const { fighter } = other;
  if (fighter.fate !== 'fighting' || isRidden(fighter) || !sameHex(fighter.at, mine.to)) return;
  if (fighter.posture === 'prone' && !other.rolled) meetProne(ctx, mine, other);
  else if (other.collided) stopShort(ctx, mine.turnout, fighter, 'P19');
  else {
    for (const turnout of [mine.turnout, other]) turnToCollide(ctx, turnout);
    enter(ctx, mine);
    collide(ctx, mine.to, entryOf(ctx, mine.turnout.fighter, mine.from), { turnout: other, from: null });
  }
}

/** 8.3 Running onto a prone man puts him at the runner's mercy (P23, F1, F6). */
function meetProne(ctx: PhaseContext, mine: Going, other: Turnout): void {
  const runner = mine.turnout.fighter;
  const friend = runner.side === other.fighter.side;
  if (!mine.last && (mine.stride.overleapt || friend)) return;
  const armed = weaponOf(runner) !== null && runner.posture !== 'prone';
  const taken = ctx.runOnto.some(({ target }) => target === other.fighter);
  if (friend || taken || !armed || (other.fell && !RUN_ONTO_FRESH)) {
    stopShort(ctx, mine.turnout, other.fighter, friend ? 'P23' : armed ? 'F1' : 'F6');
    return;
  }
  enter(ctx, mine);
  mine.turnout.stopped = true;
  ctx.runOnto.push({ target: other.fighter, by: mine.turnout });
  ctx.emit({ kind: 'run-onto', cite: '8.3', fighter: runner.id, target: other.fighter.id, at: mine.to });
}

/**
 * P15 A man enters a hex another has been through this phase, or is leaving now: the 1D6 of crossing
 * paths, and on a 6 they collide there. The hex the other set out from does not count (F4).
 */
function meetTrail(ctx: PhaseContext, mine: Going, other: Turnout): void {
  const shared = other.entered.findIndex(({ hex }) => sameHex(hex, mine.to));
  const there = sameHex(other.fighter.at, mine.to);
  if (shared < 0 || other.collided || (there && other.stopped) || isHearing(ctx, other.fighter)) return;
  if (crossing(ctx, mine.turnout, other, [mine.to]) === null) return;
  const from = other.entered[shared - 1]?.hex ?? other.start;
  other.entered = other.entered.slice(0, shared + 1); // F4 later hexes count for nothing
  for (const turnout of [mine.turnout, other]) turnToCollide(ctx, turnout);
  enter(ctx, mine);
  collide(ctx, mine.to, entryOf(ctx, mine.turnout.fighter, mine.from), { turnout: other, from });
}

const crossingText = (collided: boolean) => (collided ? 'they collide' : 'they pass');

/** 8.1.1, P267 How men are diced for whose paths cross. */
const CROSSINGS = {
  six({ dice }: PhaseContext) {
    const sum = rollOf('crossing', '8.1.1', dice.throw('crossing', ONE_DIE), 'sum');
    const roll = needing(sum, '>=', CROSSING_ROLL, crossingText);
    return { roll, collided: met(roll) };
  },
  doubles({ dice }: PhaseContext) {
    const thrown = dice.throw('crossing', TWO_DICE);
    const [first, second] = thrown.dice.die ?? [];
    const collided = first === second;
    return { roll: { ...rollOf('crossing', 'P267', thrown, 'sum'), result: crossingText(collided) }, collided };
  },
} as const;

/**
 * 8.1.1 The die for crossing paths, one a pair and phase. Returns where they collide, among `hexes`
 * at random (P16), or null.
 */
function crossing(ctx: PhaseContext, a: Turnout, b: Turnout, hexes: readonly [Hex, ...Hex[]]): Hex | null {
  const fighters = [a.fighter.id, b.fighter.id].sort();
  const pair = fighters.join();
  if (ctx.crossed.has(pair)) return null;
  ctx.crossed.add(pair);
  const { roll, collided } = CROSSINGS[ctx.tables.formulas.crossing](ctx);
  const lots = collided && hexes.length > 1 ? [ctx.dice.lot('crossing-hex', 'P16', hexes.length)] : [];
  const at = hexes[lots[0]?.picked ?? 0] ?? hexes[0];
  ctx.emit({ kind: 'paths-crossed', cite: '8.1.1', fighters, at, collided, rolls: [roll], lots });
  return collided ? at : null;
}

/** 31.3 SP What a sprint adds to the check for stumbling. */
const SPRINTED = modifier(-1, 'sprinting', '31.3');

/** P27 One check for each man who leapt, sprinted (31.3) or met a hazard; a lost collision has had its own (F24). */
function checkHazards(ctx: PhaseContext, turnout: Turnout): void {
  if (turnout.beaten || ctx.runOnto.some(({ by }) => by === turnout)) return;
  const { fighter, strides, entered } = turnout;
  if (turnout.leapt) checkStumble(ctx, fighter, 'leapt', '15.1');
  else if (entered.length > 0 && isSprinting(strides))
    checkStumble(ctx, fighter, 'sprinted', '31.3', { modifiers: [SPRINTED] });
  else if (hazardsMet(turnout) > 0) checkStumble(ctx, fighter, 'a hazard in his way', '15.1');
  if (!fighter.owesStumble) checkBackward(ctx, turnout);
}
