/** 29.4: what a centurion was found to do, from his dice and the places of both men. */
import type { EventOf } from '../../../../src/games/gladiator/rules/events.ts';
import type { Direction, Hex } from '../../../../src/kernel/hex.ts';
import { type ChartHex, chartResult, RANDOM_MOVEMENT, type Way } from '../printed-tables.ts';
import { barrierTo } from './arena.ts';
import { apart, bearingsTo, bodyOf, gap } from './bodies.ts';
import { type Bout, checkModifiers, foeOf, graspable, manOf, must, onlyRolls, rollOf, rollsOf, same } from './bout.ts';
import { finishes } from './finish.ts';
import { range, same as sameHex, text, toThe, turned } from './hexes.ts';
import { advantageOn, availableCf, type Man, rateOf, snareOf, unbound } from './man.ts';
import { checkNetPlot, netReady } from './nets.ts';
import { arrowOf, chargePath, destinations, kickPlace, mayCharge, needs, routesTo, samePath } from './paths.ts';
import { CLOSER_BY, NET_PAGES, netTable } from './printed-nets.ts';
import { checkRideOrder } from './wild/riders.ts';

type Ordered = EventOf<'centurion-ordered'>;

/** P73 The order of decisions, each with its dice. */
export function checkOrdered(bout: Bout, event: Ordered): void {
  const man = manOf(bout, event.fighter);
  if (man.mount !== null) {
    checkRideOrder(bout, man, event);
    return;
  }
  must(bout, man.by === 'book' && man.now.book === null, 'he is no centurion, or has his order already');
  if (event.towards !== null) same(bout, 'his opponent', event.towards, foeOf(bout, man).id);
  decide(bout, man, event);
  man.now.book = { order: event.order, path: event.path, turns: event.turns, lots: event.lots ?? [] };
  const moving =
    event.path.length > 0 || ['kneel', 'recover', 'repel'].includes(event.order) || event.net !== undefined;
  man.now.net = event.net ?? null;
  man.now.repels = event.order === 'repel';
  if (moving) countMove(man);
  if (event.path.length > 0 && man.posture === 'kneeling') man.posture = 'standing';
}

/** 7.1 A moving phase, counted once. */
export function countMove(man: Man): void {
  if (man.now.counted) return;
  man.moves += 1;
  man.now.counted = true;
}

function decide(bout: Bout, man: Man, event: Ordered): void {
  const left = rateOf(man) - man.moves;
  if (man.stumbling) plain(bout, event, 'stumble', left > 0 && unbound(man) ? 1 : 0);
  else if (!man.conscious) plain(bout, event, 'lie', 0);
  else if (man.grip !== null) plain(bout, event, man.posture === 'prone' ? 'lie' : 'held', 0);
  else if (man.holds !== null) plain(bout, event, 'hold', 0);
  else if (man.posture !== 'prone') decideStanding(bout, man, event);
  else if (left <= 0 || man.now.fresh || man.ensnared !== null) plain(bout, event, 'lie', 0);
  else getUp(bout, man, event);
}

function decideStanding(bout: Bout, man: Man, event: Ordered): void {
  const near = [...graspable(bout).values()].some(({ item, at }) => needs(man, item) && range(man.at, at) <= 1);
  if (rateOf(man) <= man.moves) plain(bout, event, 'pause', 0);
  else if (near) plain(bout, event, 'recover', 0);
  else if (man.ensnared?.by === 'leg') plain(bout, event, 'pause', 0);
  else if (finishes(bout, man, event)) return;
  else if (pauses(bout, man, event)) plainDice(bout, event, 'pause', ['pause']);
  else if (repels(bout, man, event)) plainDice(bout, event, 'repel', ['pause', 'repel-net']);
  else moves(bout, man, event);
}

/** An order that no dice decide and that leaves him in his hex. */
function plain(bout: Bout, event: Ordered, order: Ordered['order'], turns: number): void {
  same(bout, 'his order', event.order, order);
  same(bout, 'his path', event.path, []);
  must(bout, event.turns >= 0 && event.turns <= turns, `he cannot turn ${event.turns} hexsides`);
  must(bout, event.net === undefined, 'no net goes with that');
  onlyRolls(bout, event, []);
}

/** An order that dice decided and that leaves him in his hex, as he faces. */
function plainDice(bout: Bout, event: Ordered, order: Ordered['order'], rolls: readonly string[]): void {
  plain(bout, { ...event, rolls: [] }, order, 0);
  onlyRolls(bout, event, rolls);
}

/** 29.6.1, C10, P73 Against a man whose net is ready, where he has not paused, with the same dice. */
function repels(bout: Bout, man: Man, event: Ordered): boolean {
  const foe = foeOf(bout, man);
  const asked = bout.rules.sections.includes(20) && netReady(bout, foe);
  const rolls = rollsOf(event, 'repel-net');
  same(bout, 'the number of tests for repelling', rolls.length, asked ? 1 : 0);
  const [roll] = rolls;
  if (roll === undefined) return false;
  checkModifiers(bout, 'repel-net', roll.modifiers, [{ value: apart(man, foe), why: /range/ }]);
  for (const other of event.rolls ?? [])
    if (!other.name.startsWith('net-')) same(bout, 'the draw of one D66', other.draw, roll.draw);
  return roll.need?.met === true;
}

/** 29.4.1.1 */
function getUp(bout: Bout, man: Man, event: Ordered): void {
  const foe = foeOf(bout, man);
  const roll = rollOf(bout, event, 'roll-over');
  onlyRolls(bout, event, ['roll-over']);
  if (roll === null) return;
  checkModifiers(bout, 'roll-over', roll.modifiers, [{ value: apart(man, foe), why: /range/ }]);
  if (roll.need?.met !== true) {
    same(bout, 'his order', event.order, 'kneel');
    return;
  }
  const ways: readonly Way[] = ['FL', 'FR', 'BL', 'BR'];
  const others = [...bout.men.values()].filter(({ id, fate }) => id !== man.id && fate === 'fighting');
  const free = ways
    .map((way) => toThe(way, man.at, man.facing))
    .filter((hex) => others.every((one) => gap(hex, one) > 0) && barrierTo(bout, man.at, hex) === null);
  same(bout, 'his order', event.order, free.length > 0 ? 'roll-over' : 'kneel');
  if (free.length === 0) return;
  const far = Math.max(...free.map((hex) => gap(hex, foe)));
  const [to] = event.path;
  const right = to !== undefined && free.some((hex) => sameHex(hex, to)) && gap(to, foe) === far;
  must(bout, right && event.path.length === 1, 'he does not roll into the free hex farthest from his enemy');
}

/** 29.4.1.3, P72 Whether he pauses. */
function pauses(bout: Bout, man: Man, event: Ordered): boolean {
  const foe = foeOf(bout, man);
  const left = 8 - rateOf(man) - (bout.phase - 1 - man.moves);
  if (left <= 0) {
    same(bout, 'the number of pause tests', rollsOf(event, 'pause').length, 0);
    return false;
  }
  const roll = rollOf(bout, event, 'pause');
  if (roll === null) return false;
  checkModifiers(bout, 'pause', roll.modifiers, [
    { value: -Math.floor(apart(man, foe) / 3), why: /range/ },
    { value: -(left + bout.phase), why: new RegExp(`^${left} pauses? left, phase ${bout.phase}`) },
    { value: advantageOn(foe.at, man), why: /positional advantage/ },
  ]);
  return roll.need?.met === true;
}

/** 29.4.2 */
function moves(bout: Bout, man: Man, event: Ordered): void {
  const foe = foeOf(bout, man);
  onlyRolls(bout, event, ['repel-net', 'pause', 'chart', 'kick-test', 'net-attack']);
  castsNet(bout, man, event);
  const roll = rollOf(bout, event, 'chart');
  if (roll === null) return;
  for (const other of event.rolls ?? [])
    if (!other.name.startsWith('net-')) same(bout, 'the draw of one D66', other.draw, roll.draw);
  const netMan = man.style === 'retiarius' || man.style === 'laquearius'; // C103
  const wanted = [
    { value: -Math.floor(man.stun / 3), why: /stun/ },
    { value: netMan ? 0 : Math.floor(apart(man, foe) / 3), why: /range/ },
    { value: advantageOn(man.at, foe), why: /positional advantage/ },
    { value: man.fs, why: /fighting spirit/ },
  ];
  checkModifiers(
    bout,
    'chart',
    roll.modifiers,
    wanted.map(({ value, why }) => ({ value: 10 * value, why })),
  );
  const by = wanted.reduce((sum, { value }) => sum + value, 0);
  const result = chartResult(roll.dice.red?.[0] ?? 0, roll.dice.white?.[0] ?? 0, by);
  const hex = RANDOM_MOVEMENT.find(({ d66 }) => d66 === result);
  const arrow = arrowOf(bearingsTo(man.at, foe), man.facing);
  if (hex !== undefined) checkMove(bout, man, event, { arrow, hex, foe });
}

/** 29.6.2, P76 The die for his net attack, and whether he makes it. */
function castsNet(bout: Bout, man: Man, event: Ordered): void {
  const lasso = snareOf(man)?.kind === 'lasso';
  const free = man.ensnared === null && (!lasso || man.hands.length === 1);
  const foe = foeOf(bout, man);
  const catchable = foe.beast === null && foe.mount === null; // P158, P159
  const asked = bout.rules.sections.includes(20) && netReady(bout, man) && free && catchable;
  const rolls = rollsOf(event, 'net-attack');
  same(bout, 'the number of dice for a net attack', rolls.length, asked ? 1 : 0);
  const [roll] = rolls;
  const kind = roll === undefined ? null : lasso ? 'toss' : netTable(roll.total);
  const { cf, reach } = NET_PAGES[kind ?? 'lay'];
  const far = apart(man, foeOf(bout, man));
  const made = kind !== null && availableCf(man) >= cf && far <= reach + CLOSER_BY;
  for (const { modifiers } of rolls) checkModifiers(bout, 'net attack', modifiers, []);
  const hex = roll?.total;
  same(bout, 'his net attack', event.net, made ? (kind === 'lay' ? { kind, hex } : { kind }) : undefined);
  if (event.net !== undefined) checkNetPlot(bout, man, event.net);
}

interface Sent {
  readonly arrow: Direction;
  readonly hex: ChartHex;
  readonly foe: Man;
}

function checkMove(bout: Bout, man: Man, event: Ordered, { arrow, hex, foe }: Sent): void {
  const charging = hex.d66 === 66 && man.facing === arrow && mayCharge(bout, man, chargePath(man.at, arrow));
  const others = [...bout.men.values()].filter(({ id, fate }) => id !== man.id && fate === 'fighting');
  const held = others.flatMap(bodyOf);
  const paths = charging
    ? [chargePath(man.at, arrow)]
    : destinations(bout, man, arrow, hex).flatMap((to) => routesTo(bout, man.at, to, held));
  const kicked = checkKick(bout, man, event, paths, foe);
  if (!kicked) {
    must(
      bout,
      paths.some((path) => samePath(path, event.path)),
      `the chart does not lead along ${event.path.map(text)}`,
    );
  }
  same(bout, 'his order', event.order, charging ? 'charge' : 'move');
  for (const { name, of } of event.lots ?? []) {
    if (name === 'path') same(bout, 'the number of paths', of, 2);
    if (name === 'shift') must(bout, of === 2, `a shift has two ways, not ${of}`);
  }
  const away = arrow === turned(man.facing, 3) && hex.d66 > 22;
  const number = event.path.length === 0 ? 3 : kicked ? chartNumber(paths, event.path) : event.path.length;
  const most = charging || away || man.ensnared !== null ? 0 : Math.min(number, kicked ? event.path.length : 3);
  same(bout, 'the hexsides he may turn', event.turns, most);
}

function chartNumber(paths: readonly (readonly Hex[])[], stopped: readonly Hex[]): number {
  return Math.max(
    0,
    ...paths.filter((path) => samePath(path.slice(0, stopped.length), stopped)).map((path) => path.length),
  );
}

/** 29.4.2.6 Whether he stops to kick; complains when the test is not as it should be. */
function checkKick(bout: Bout, man: Man, event: Ordered, paths: readonly (readonly Hex[])[], foe: Man): boolean {
  const [test] = rollsOf(event, 'kick-test');
  if (test === undefined) {
    must(bout, kickPlace(bout, man, event.path) < 0, 'he passes an item without a kick test');
    return false;
  }
  checkModifiers(bout, 'kick-test', test.modifiers, [{ value: apart(man, foe), why: /range/ }]);
  if (test.need?.met !== true) {
    must(bout, kickPlace(bout, man, event.path) >= 0, 'there is nothing to kick on his path');
    return false;
  }
  const stops = paths.some((path) => {
    const place = kickPlace(bout, man, path);
    return place >= 0 && samePath(path.slice(0, place + 1), event.path);
  });
  must(bout, stops, 'he does not stop at the first item of a path the chart gives');
  return true;
}
