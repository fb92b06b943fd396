/** Chapters 7 and 8 as they are walked: steps, turns, edges, crossings, running onto the prone. */
import type { EventOf, TickStep } from '../../../../src/games/gladiator/rules/events.ts';
import type { ActionCode, MovementCode, PlotAction } from '../../../../src/games/gladiator/rules/types.ts';
import type { Direction, Hex } from '../../../../src/kernel/hex.ts';
import { ACTIONS, type Way } from '../printed-tables.ts';
import { barrierTo, edgesBeyond, standsIn } from './arena.ts';
import { bearingsTo, gap } from './bodies.ts';
import { type Bout, checkModifiers, expect, foeOf, fulfil, manOf, must, onlyRolls, rollOf, same } from './bout.ts';
import { countMove } from './centurion.ts';
import { same as sameHex, sides, text, toThe, turned, wayTo } from './hexes.ts';
import { armed, type Entered, type Man, rateOf, unbound } from './man.ts';
import { bars, checkGaveWay } from './obstacles.ts';
import { settleRides } from './wild/rides.ts';

const CODE_OF: { readonly [W in Way]: MovementCode } = { F: 'F', FR: 'SFR', BR: 'SBR', B: 'B', BL: 'SBL', FL: 'SFL' };

/** What a man should do in one tick of movement. */
export interface Tick {
  readonly code: ActionCode;
  /** Hexsides turned before and after the step. */
  readonly before: number;
  readonly after: number;
  /** The hex stepped into, or null when he stays where he is. */
  readonly to: Hex | null;
}

/** What he has to do in a tick, from his plot or his order; null when he has nothing to do in it. */
export function tickOf(bout: Bout, man: Man, tick: number): Tick | null {
  if (man.now.limped || man.now.fresh || man.mount !== null) return null;
  return man.by === 'book' ? bookTick(bout, man, tick) : plotTick(man, tick);
}

function plotTick(man: Man, tick: number): Tick | null {
  const told = man.now.turnTold === tick;
  const actions = (man.now.plot?.actions ?? []).map((one) => (told ? { ...one, before: 0 } : one));
  const [first] = actions;
  if (first === undefined) return null;
  if (first.code === 'RO') return tick === 1 ? stepOf(man, first, first.way) : null;
  if (first.code === 'C' || first.code === 'L')
    return tick <= ACTIONS[first.code].steps.length ? stepOf(man, first, 'F') : null;
  const action = actions[tick - 1];
  if (action === undefined) return null;
  return stepOf(man, action, ACTIONS[action.code].steps[0] ?? null);
}

function stepOf(man: Man, { code, before, after }: PlotAction, way: Way | null): Tick {
  return { code, before, after, to: way === null ? null : toThe(way, man.at, turned(man.facing, before)) };
}

const STANDING_ORDERS: { readonly [order: string]: ActionCode } = {
  ...{ kneel: 'KN', recover: 'R', stumble: 'S', repel: 'RN' },
};

function bookTick(bout: Bout, man: Man, tick: number): Tick | null {
  const { book } = man.now;
  if (book === null) return null;
  const to = book.path[tick - 1];
  if (to !== undefined) return { code: bookCode(man, book.order, to), before: 0, after: 0, to };
  const code = STANDING_ORDERS[book.order];
  if (tick > 1 || code === undefined) return null;
  const turns = code === 'KN' || code === 'S';
  return { code, before: turns ? oneSide(bout, man) : 0, after: 0, to: null };
}

/** 29.4.1, 29.4.1.1, P88 The hexside a kneeling or stumbling centurion turns, from where he rises, to where his enemy was before movement. */
function oneSide(bout: Bout, man: Man): number {
  if (man.now.book?.order === 'stumble' && rateOf(man) <= man.moves - (man.now.counted ? 1 : 0)) return 0;
  if (!unbound(man)) return 0; // 20.5, 22.4, P172
  const foe = foeOf(bout, man);
  const { start: at, startFacing: facing } = foe.now;
  const to = bearingsTo(man.now.rose ?? man.now.start, { ...foe, at, facing }); // P323
  const [best = 0] = [...to].sort((a, b) => sides(man.now.startFacing, a) - sides(man.now.startFacing, b));
  if (man.facing !== man.now.startFacing) return 0;
  const by = (best - man.now.startFacing + 6) % 6;
  const lot = man.now.book?.lots.find(({ name }) => name === 'turn-way');
  if (by === 3) return lot?.picked === 1 ? -1 : 1;
  return by === 0 ? 0 : by < 3 ? 1 : -1;
}

function bookCode(man: Man, order: string, to: Hex): ActionCode {
  if (order === 'charge') return 'C';
  if (order === 'roll-over') return 'RO';
  return CODE_OF[wayTo(man.at, man.facing, to) ?? 'F'];
}

/** 5.2.2 One tick: every step as ordered, nobody left out. */
export function checkStepped(bout: Bout, event: EventOf<'stepped'>): void {
  must(bout, event.tick >= 1 && event.tick <= 3, `there is no tick ${event.tick}`);
  settleRides(bout, { tick: event.tick - 1, id: null });
  for (const step of event.steps) checkStep(bout, step, event.tick);
  for (const man of bout.men.values()) {
    const due = event.steps.every(({ fighter }) => fighter !== man.id) && moves(bout, man, event.tick);
    must(bout, !due, `${man.id} should have moved in tick ${event.tick}`);
  }
}

/** Whether a man still has a hex to enter in a tick. */
function moves(bout: Bout, man: Man, tick: number): boolean {
  if (man.now.collided || man.now.stoppedShort || man.now.ranOnto) return false;
  return (tickOf(bout, man, tick)?.to ?? null) !== null;
}

function checkStep(bout: Bout, step: TickStep, tick: number): void {
  const man = manOf(bout, step.fighter);
  const due = tickOf(bout, man, tick);
  must(bout, sameHex(step.from, man.at), `${man.id} steps from ${text(step.from)}, but stands in ${text(man.at)}`);
  if (due === null) {
    bout.say(`${man.id} has nothing to do in tick ${tick}`);
    return;
  }
  must(bout, !man.now.collided, `${man.id} goes on after a collision`);
  same(bout, `the action of ${man.id}`, step.code, due.code);
  const stopped = man.now.stoppedShort;
  const to = stopped || due.to === null ? man.at : due.to;
  must(bout, sameHex(step.to, to), `${man.id} steps to ${text(step.to)}, ${due.code} leads to ${text(to)}`);
  checkFacing(bout, man, step.facing, due);
  const barrier = sameHex(step.to, man.at) ? null : bars(bout, man, step.to);
  must(bout, barrier === null, `${man.id} walks through a ${barrier}`);
  if (step.code === 'KN') must(bout, man.posture === 'kneeling', `${man.id} has not knelt`);
  if (!sameHex(step.to, man.at)) crossEdge(bout, man, step.to);
  if (!sameHex(step.to, man.at)) enter(bout, man, step.to, step.code);
  man.facing = step.facing;
}

/** 7.7 A step off the map moves the window. */
function crossEdge(bout: Bout, man: Man, to: Hex): void {
  const leaves = edgesBeyond(bout.window, man.at).length === 0 && edgesBeyond(bout.window, to).length > 0;
  if (leaves) expect(bout, 'edge-passed', man.id, 'off the map');
}

function checkFacing(bout: Bout, man: Man, facing: Direction, due: Tick): void {
  const whole = turned(man.facing, due.before + due.after);
  const back = man.by === 'book' && due.to === null && off(bout, man, man.facing) === 3;
  if (man.now.stoppedShort || man.now.ranOnto)
    must(bout, facing === turned(man.facing, due.before) || facing === whole, `${man.id} turns to ${facing}`);
  else if (back) must(bout, sides(man.facing, facing) === 1, `${man.id} turns to ${facing}`);
  else same(bout, `the facing of ${man.id}`, facing, whole);
  if (man.by !== 'book' || facing === man.facing) return;
  countMove(man);
  if (due.to === null) man.now.turnedInPlace += sides(man.facing, facing);
}

/** Hexsides between a facing and the direction to the enemy. */
function off(bout: Bout, man: Man, facing: Direction): number {
  return Math.min(...bearingsTo(man.at, foeOf(bout, man)).map((direction) => sides(facing, direction)));
}

/** 7.3 */
export const SIDEWAYS: readonly ActionCode[] = ['SFL', 'SFR', 'SBL', 'SBR'];

const BACKWARD: readonly ActionCode[] = ['B', 'SBL', 'SBR'];

/** How an action enters a hex, for 8.4. */
export function howOf(code: ActionCode): Entered['how'] {
  if (code === 'RO') return 'roll';
  if (code === 'L') return 'leap';
  return BACKWARD.includes(code) ? 'backward' : 'forward';
}

/** A hex entered: noted for 8.4, 13.4.1, 13.5 and 15.1.1. */
export function enter(bout: Bout, man: Man, hex: Hex, code: ActionCode): void {
  const how = howOf(code);
  checkSetOut(bout, man);
  man.now.entered.push({ hex, from: man.at, how, aside: SIDEWAYS.includes(code) });
  man.at = hex;
  if (how !== 'roll') man.lastStep = how === 'backward' ? 'backward' : 'forward';
  const leaps = man.now.entered.filter((one) => one.how === 'leap').length;
  if (leaps !== 1 && isHazard(bout, man, hex)) man.now.hazards.add(text(hex));
}

/** 10.5 STU, F13 A lame man on his feet has diced before he leaves his hex. */
function checkSetOut(bout: Bout, man: Man): void {
  const tested = man.lame === 0 || man.posture === 'prone' || man.now.limpTested;
  must(bout, tested, `${man.id} is lame and sets out without a die`);
}

/** 15.1.1, 25.2, 27.7.1, P27 Whether something in a hex can bring a man down. */
export function isHazard(bout: Bout, man: Man, hex: Hex): boolean {
  const others = [...bout.men.values()].filter(({ id, fate }) => id !== man.id && fate !== 'spared');
  const body = others.some((one) => gap(hex, one) === 0 && (!one.conscious || one.fate === 'dead'));
  const blood = bout.blood.some((at) => sameHex(at, hex));
  const mud = standsIn(bout, hex) === 'mud';
  return body || blood || mud || [...bout.loose.values()].some(({ at }) => sameHex(at, hex));
}

/** 29.4.3, 9.1.1, 9.1.2, 8.4.2 A turn on the spot. */
export function checkTurned(bout: Bout, event: EventOf<'turned'>): void {
  const man = manOf(bout, event.fighter);
  same(bout, 'the facing he turns from', event.from, man.facing);
  must(bout, event.from !== event.to, 'he turns no hexside');
  must(bout, ['order', 'chart', 'combat', 'collision'].includes(event.why), `nobody turns for '${event.why}'`);
  must(bout, (event.why === 'combat') === (bout.fight !== null), 'only a fight turns men for combat');
  if (event.why === 'chart') checkChartTurn(bout, man, event.to);
  if (event.why === 'order') checkOrderedTurn(bout, man, event.to);
  if (event.why === 'collision') must(bout, fulfil(bout, 'turned', man.id), 'no tie makes him turn');
  man.facing = event.to;
}

/** 7.2.1 The turn of his order with which he comes into a collision; any other is told with his step. */
function checkOrderedTurn(bout: Bout, man: Man, to: Direction): void {
  const first = man.now.entered.length + 1;
  const leads = (tick: number): boolean => {
    const due = tickOf(bout, man, tick);
    return due !== null && due.before !== 0 && turned(man.facing, due.before) === to;
  };
  const tick = [first, first + 1, first + 2].find(leads);
  must(bout, tick !== undefined && !man.now.collided, `no order turns ${man.id} to ${to}`);
  man.now.turnTold = tick ?? null;
  if (man.by === 'book') countMove(man);
}

/** What he turns to in this tick has been told by the time he collides. */
export function checkTurnTold(bout: Bout, man: Man, due: Tick | null): void {
  must(bout, (due?.before ?? 0) === 0, `${man.id} has turned before he collides, and nothing tells of it`);
}

/** P78 Towards the enemy's new position, as far as his number goes, stopping when he is straight ahead. */
function checkChartTurn(bout: Bout, man: Man, to: Direction): void {
  const most = man.now.book?.turns ?? 0;
  const needed = off(bout, man, man.facing);
  const turns = sides(man.facing, to);
  const least = man.now.stoppedShort ? Math.min(1, needed) : Math.min(most, needed);
  must(bout, turns >= least && turns <= Math.min(most, needed), `he turns ${turns} hexsides, not ${least}`);
  same(bout, 'the hexsides still missing', off(bout, man, to), needed - turns);
  must(bout, !man.now.collided && !man.now.limped && man.ensnared === null, 'he may not turn any more');
  if (man.now.book?.path.length === 0) man.now.turnedInPlace += turns;
  countMove(man);
  man.now.chartTurned = true;
}

/** 7.7, P25 The window moves three hexes. */
export function checkEdge(bout: Bout, event: EventOf<'edge-passed'>): void {
  const man = manOf(bout, event.fighter);
  for (const id of bout.men.keys()) fulfil(bout, 'edge-passed', id);
  must(bout, edgesBeyond(bout.window, man.at).includes(event.edge), `${man.id} is not beyond the ${event.edge} edge`);
  checkGaveWay(bout, event.edge, man);
  const { column, row } = bout.window;
  const by = { north: [0, -SHIFT], south: [0, SHIFT], west: [-SHIFT, 0], east: [SHIFT, 0] }[event.edge];
  bout.window = { ...bout.window, column: column + (by[0] ?? 0), row: row + (by[1] ?? 0) };
}

/** 7.7 */
const SHIFT = 3;

/** 14.1, 14.1.1 To one knee; a prone man's place by the die. */
export function checkKnelt(bout: Bout, event: EventOf<'knelt'>): void {
  const man = manOf(bout, event.fighter);
  const rising = man.posture === 'prone';
  same(bout, "'rising'", event.rising, rising);
  const orders = man.by === 'book' ? man.now.book?.order : man.now.plot?.actions[0]?.code;
  must(bout, orders === 'kneel' || orders === 'KN', 'he has no order to kneel');
  if (rising) checkPlace(bout, man, event);
  else same(bout, 'his hex', event.at, man.at);
  crossEdge(bout, man, event.at);
  if (man.by === 'book' && !sameHex(man.at, event.at)) noteRise(man, event);
  man.at = event.at;
  man.posture = 'kneeling';
  if (man.style === 'crupellarius') expect(bout, 'fall-prone-checked', man.id, 'his armour');
}

/** P323 From there he turns; a lot of his order no longer says which way. */
function noteRise(man: Man, { at, lots = [] }: EventOf<'knelt'>): void {
  man.now.rose = at;
  if (man.now.book !== null) man.now.book = { ...man.now.book, lots };
}

function checkPlace(bout: Bout, man: Man, event: EventOf<'knelt'>): void {
  const roll = rollOf(bout, event, 'kneel-place');
  if (roll === null) return;
  checkModifiers(bout, 'kneel-place', roll.modifiers, []);
  bout.pushing.delete(man.id); // the edge beyond which his legs lie
  const legs = toThe(man.faceUp ? 'F' : 'B', man.at, man.facing);
  const others = [...bout.men.values()].filter(({ id, fate }) => id !== man.id && fate === 'fighting');
  const free = others.every((one) => gap(legs, one) > 0) && barrierTo(bout, man.at, legs) === null;
  same(bout, 'his hex', event.at, roll.total >= 5 && free ? legs : man.at);
}

/** 8.1.1 */
export function checkCrossed(bout: Bout, event: EventOf<'paths-crossed'>): void {
  const roll = rollOf(bout, event, 'crossing');
  onlyRolls(bout, event, ['crossing']);
  checkCrossingPlace(bout, event);
  if (roll === null) return;
  checkModifiers(bout, 'crossing', roll.modifiers, []);
  same(bout, "'collided'", event.collided, roll.need?.met);
  if (event.collided) for (const fighter of event.fighters) expect(bout, 'collided', fighter, 'paths crossed');
}

/** P15, P16 The hex is on the way of both men: entered, about to be entered, or left in a swap. */
function checkCrossingPlace(bout: Bout, { fighters, at }: EventOf<'paths-crossed'>): void {
  must(bout, fighters.length === 2 && fighters[0] !== fighters[1], 'two men cross');
  for (const id of fighters) {
    const man = manOf(bout, id);
    const next = tickOf(bout, man, man.now.entered.length + 1)?.to ?? man.at;
    const way = [man.now.start, ...man.now.entered.map(({ hex }) => hex), next];
    must(
      bout,
      way.some((hex) => sameHex(hex, at)),
      `${text(at)} is not on the way of ${id}`,
    );
  }
}

/** 8.3, F1, F6 */
export function checkRunOnto(bout: Bout, event: EventOf<'run-onto'>): void {
  const [man, target] = [manOf(bout, event.fighter), manOf(bout, event.target)];
  must(bout, target.posture === 'prone' && sameHex(target.at, event.at), 'nobody lies there');
  must(bout, armed(man) && man.posture !== 'prone', 'the runner is not armed and on his feet');
  must(bout, !target.now.fresh, 'a man who has just fallen cannot be run onto (F1)');
  man.now.ranOnto = true;
  expect(bout, 'appealed', target.id, 'run-onto');
}

/** F1, F6 */
export function checkStoppedShort(bout: Bout, event: EventOf<'stopped-short'>): void {
  const [man, target] = [manOf(bout, event.fighter), manOf(bout, event.target)];
  checkSetOut(bout, man);
  man.now.stoppedShort = true;
  if (target.now.collided) return; // P169
  must(bout, target.posture === 'prone', 'nobody lies there');
  must(
    bout,
    target.beast !== null || target.now.fresh || !armed(man) || man.posture === 'prone',
    'nothing stops him from running onto him',
  );
}

/** P169 Two whom a wall that nobody knew of has left in one hex: the later goes back where he came from. */
export function checkPutBack(bout: Bout, event: EventOf<'put-back'>): void {
  const man = manOf(bout, event.fighter);
  must(bout, bout.ground !== null, 'nobody crowds a matched pair (P19)');
  same(bout, 'where he is', event.from, man.at);
  must(bout, sameHex(man.at, foeOf(bout, man).at), 'nobody else is in his hex');
  same(bout, 'where he goes', event.to, man.now.entered.at(-1)?.from);
  man.at = event.to;
}

/** 10.5 STU, F13 */
export function checkLimp(bout: Bout, event: EventOf<'limp-checked'>): void {
  const man = manOf(bout, event.fighter);
  const roll = rollOf(bout, event, 'stumbling-limp');
  if (roll === null) return;
  const faces = roll.dice.die ?? [];
  same(bout, 'the number of dice', faces.length, man.lame);
  same(bout, "'stumbled'", event.stumbled, faces.includes(1));
  must(bout, moves(bout, man, 1), 'he was not leaving his hex');
  must(bout, man.posture !== 'prone', 'nobody stumbles on the ground (F12)');
  man.now.limpTested = true;
  if (!event.stumbled) return;
  if (man.now.counted) man.moves -= 1;
  man.now.counted = false;
  man.exceeded &&= man.moves > rateOf(man);
  man.now.limped = true;
  man.now.net = null;
  if (man.now.kneltAtStart) man.posture = 'kneeling';
  expect(bout, 'fall-prone-checked', man.id, 'limp');
}

/** Once nobody moves any more: steps, turns and checks that should have been made. */
export function checkMovementOver(bout: Bout): void {
  if (bout.movementOver) return;
  bout.movementOver = true;
  for (const man of bout.men.values()) if (man.fate === 'fighting') checkMovedOut(bout, man);
}

function checkMovedOut(bout: Bout, man: Man): void {
  const { now } = man;
  const done = now.entered.length;
  must(bout, !moves(bout, man, done + 1), `${man.id} has not made all his steps`);
  const turns = now.book?.turns ?? 0;
  const charted = now.book?.order === 'move' || now.book?.order === 'charge';
  const stuck =
    now.ranOnto || now.collided || now.limped || now.stoppedShort || now.chartTurned || man.posture === 'prone';
  must(
    bout,
    !charted || stuck || turns === 0 || off(bout, man, man.facing) === 0,
    `${man.id} has not made his final turn`,
  );
  must(bout, now.turnTold === null || now.collided, `${man.id} has turned as if to collide`);
  const hazard = now.hazards.size > 0 || now.entered.some(({ how }) => how === 'leap');
  const spared = now.lostCollision || man.posture === 'prone' || now.ranOnto;
  must(bout, !hazard || spared || now.checkedHazard, `${man.id} has made no stumble check for the hazards in his way`);
}
