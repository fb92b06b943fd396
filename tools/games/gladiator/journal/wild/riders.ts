/** 30: riders: their horses, orders and rides, whom they run down, how they are unhorsed, and the horses they leave. */
import type { EventOf } from '../../../../../src/games/gladiator/rules/events.ts';
import { edgeBeyond } from '../../../../../src/kernel/arena.ts';
import type { Direction, Hex } from '../../../../../src/kernel/hex.ts';
import { PRINTED_BEASTS } from '../../printed-beasts.ts';
import { chartResult, RANDOM_MOVEMENT } from '../../printed-tables.ts';
import { apart, bearingsTo, bodyOf, gap, headOf, positionOver } from '../bodies.ts';
import {
  type Bout,
  checkModifiers,
  expect,
  foeOf,
  manOf,
  must,
  onlyRolls,
  rollOf,
  rollsOf,
  same,
  type Wanted,
} from '../bout.ts';
import { impactLines } from '../collisions.ts';
import { ahead, bearings, same as sameHex, text, turned } from '../hexes.ts';
import { active, advantageOn, type Man, stateAdders, sumOf } from '../man.ts';
import { checkTurnTold, howOf, tickOf } from '../movement.ts';
import { arrowOf, destinationOf, routesTo } from '../paths.ts';
import { cannotStand, isBeast } from './beings.ts';
import { isAgainst, pushedAmong, TRAMPLED } from './rams.ts';
import { settleOwn, settleRides } from './rides.ts';
import { figureFrom } from './sheets.ts';

/** 30.6.6 His horse is as a zebra is. */
const HORSE = 'zebra';
/** 29.4, 30.4 On the tens die of a rider. */
const MOUNTED_SPIRIT = 2;
/** 29.4.2.3 */
const CHARGE = 3;

/** 30.2, 30.6.6 A man who begins in the saddle has a horse under him, which bears his letter, small. */
export function mountUp(bout: Bout, man: Man): void {
  if ((man.style !== 'eques' && man.style !== 'sagittarius') || !bout.rules.sections.includes(30)) return;
  const { st, cn, w, cf } = PRINTED_BEASTS[HORSE];
  const id = man.id.toLowerCase();
  man.mount = id;
  man.at = ahead(man.at, man.facing, -1); // P195
  const horse: Man = {
    ...figureFrom(bout, { id, side: man.side, st, ag: 0, cn, w, cfAtStart: cf }),
    ...{ at: man.at, facing: man.facing },
    beast: { kind: HORSE, hexes: 3, horse: true, panicked: false, fed: false, dazed: false, reared: false },
  };
  bout.men.set(id, horse);
}

/** Horse and rider are in one place. */
function standAt(bout: Bout, rider: Man, at: Hex, facing: Direction): void {
  rider.at = at;
  rider.facing = facing;
  const horse = bout.men.get(rider.mount ?? '');
  if (horse === undefined) return;
  horse.at = at;
  horse.facing = facing;
}

/** 30.4, P72 No pause, no kick, no recovery: the chart alone; struggling in the saddle he stays where he is. */
export function checkRideOrder(bout: Bout, rider: Man, event: EventOf<'centurion-ordered'>): void {
  must(bout, rider.by === 'book' && rider.now.book === null, 'he has his order already');
  rider.now.book = { order: event.order, path: event.path, turns: event.turns, lots: event.lots ?? [] };
  same(bout, 'the hexsides he may turn', event.turns, 0);
  if (rider.stumbling || !rider.conscious) {
    onlyRolls(bout, event, []);
    same(bout, 'his order', [event.order, event.path], [rider.stumbling ? 'stumble' : 'lie', []]);
    return;
  }
  const foe = foeOf(bout, rider);
  same(bout, 'his opponent', event.towards, foe.id);
  onlyRolls(bout, event, ['chart']);
  const roll = rollOf(bout, event, 'chart');
  if (roll === null) return;
  const wanted = chartDrms(rider, foe);
  checkModifiers(
    bout,
    'chart',
    roll.modifiers,
    wanted.map(({ value, why }) => ({ value: 10 * value, why })),
  );
  const result = chartResult(roll.dice.red?.[0] ?? 0, roll.dice.white?.[0] ?? 0, sumOf(wanted));
  const arrow = arrowOf(bearingsTo(rider.at, foe), rider.facing);
  const charging = result === 66;
  same(bout, 'his order', event.order, charging ? 'charge' : 'move');
  const hex = RANDOM_MOVEMENT.find(({ d66 }) => d66 === result);
  const end = hex === undefined ? rider.at : destinationOf(rider.at, arrow, hex);
  const routes = charging ? [[]] : routesTo(bout, rider.at, end, []);
  must(
    bout,
    routes.some((path) => path.map(text).join() === event.path.map(text).join()),
    `the chart does not lead along ${event.path.map(text)}`,
  );
  const way = charging ? [1, 2, 3].map((far) => ahead(rider.at, arrow, far)) : event.path;
  bout.rides.set(rider.id, { arrow, way, done: 0, tried: 0, held: false });
}

/** 29.4.2.2 What goes on his tens die. */
function chartDrms(rider: Man, foe: Man): readonly Wanted[] {
  return [
    { value: -Math.floor(rider.stun / 3), why: /stun/ },
    { value: Math.floor(apart(rider, foe) / 3), why: /range/ },
    { value: advantageOn(rider.at, foe), why: /positional advantage/ },
    { value: rider.fs, why: /fighting spirit/ },
    { value: MOUNTED_SPIRIT, why: /horseback/ },
  ];
}

/** 30.4.1, P98 He turns to the arrow, and then goes a hex in every tick, facing as he does. */
export function checkRode(bout: Bout, event: EventOf<'rode'>): void {
  const rider = manOf(bout, event.fighter);
  const ride = bout.rides.get(rider.id);
  must(bout, sameHex(event.from, rider.at), `he rides from ${text(event.from)}, and is in ${text(rider.at)}`);
  if (ride === undefined || rider.mount === null) {
    bout.say('he does not ride now');
    return;
  }
  must(bout, !rider.now.collided && !ride.held, 'he goes on after somebody or something stopped him');
  settleRides(bout, { tick: ride.done, id: rider.id });
  if (sameHex(event.from, event.to)) {
    must(bout, ride.tried === 0 && rider.facing !== ride.arrow, 'he need not turn');
    same(bout, 'how he faces', event.facing, ride.arrow);
    ride.tried = 1;
  } else {
    settleOwn(bout, rider.id, ride.done + 1);
    same(bout, 'how he faces', event.facing, rider.facing);
    same(bout, 'where he rides', event.to, ride.way[ride.done]);
    ride.done += 1;
    ride.tried = ride.done + 1;
  }
  standAt(bout, rider, event.to, event.facing);
  must(bout, !cannotStand(bout, rider), 'there is no room for him');
  const met = [...bout.men.values()].filter(
    (one) => !isBeast(one) && one.side !== rider.side && apart(one, rider) === 0,
  );
  must(
    bout,
    met.every(({ fate }) => fate !== 'fighting'),
    `he is upon ${met.map(({ id }) => id)}`,
  );
}

/** A7 The arrow; where a wall or another horse leaves no room to turn, as he faced before. */
function facingOf(bout: Bout, rider: Man, arrow: Direction): Direction {
  const underway = (bout.rides.get(rider.id)?.done ?? 0) > 0;
  return underway || cannotStand(bout, { ...rider, facing: arrow }) ? rider.facing : arrow;
}

/** 30.5, P159, P193 A rider and a man on foot: the rider keeps the place. */
export function checkRidden(bout: Bout, event: EventOf<'collided'>): void {
  const [rider, man] = event.fighters.map((id) => manOf(bout, id));
  if (rider === undefined || man === undefined) return;
  must(
    bout,
    rider.mount !== null && man.mount === null && man.beast === null,
    'the rider is named first, and then the man',
  );
  const due = tickOf(bout, man, man.now.entered.length + 1);
  const into = due?.to !== null && due?.to !== undefined && gap(due.to, rider) === 0 && sameHex(due.to, event.at);
  const ride = bout.rides.get(rider.id);
  if (!into && ride !== undefined) settleRides(bout, { tick: ride.done, id: rider.id });
  const entered = into
    ? [...man.now.entered, { hex: event.at, from: man.at, how: howOf(due.code), aside: false }]
    : man.now.entered;
  const stand = into ? rider : onset(bout, rider, man);
  const hexes = (ride?.done ?? 0) + (into ? 0 : 1);
  const over = sumOf(stateAdders(rider)) + positionFrom(man, rider, stand);
  checkImpacts(bout, event, [rider, man], hexes, impactLines(man, entered, over));
  const [mine = 0, his = 0] = rollsOf(event, 'impact').map(({ total }) => total);
  man.now.collided = true;
  rider.now.collided = true;
  if (into) {
    checkTurnTold(bout, man, due);
    if (howOf(due.code) !== 'roll') man.lastStep = howOf(due.code) === 'backward' ? 'backward' : 'forward';
    same(bout, 'where he is', event.pushedTo, man.at);
  } else giveWay(bout, event, rider, man, stand);
  if (mine <= his) return;
  man.now.lostCollision = true;
  expect(bout, 'stunned', man.id, 'the collision');
  if (man.posture !== 'prone') expect(bout, 'stumble-checked', man.id, 'lost the collision');
  expect(bout, 'blow', rider.mount ?? '', TRAMPLED);
}

/** How he comes upon the man: by his turn, or by the next hex of his way. */
function onset(bout: Bout, rider: Man, man: Man): Man {
  const ride = bout.rides.get(rider.id);
  const facing = facingOf(bout, rider, ride?.arrow ?? rider.facing);
  const turn = { ...rider, facing };
  if (gap(man.at, turn) === 0) return turn;
  const next = { ...rider, facing, at: ride?.way[ride.done] ?? rider.at };
  must(bout, gap(man.at, next) === 0, `${rider.id} does not come upon ${man.id}`);
  return next;
}

/** P17, P193 A6's values from where the man stands, over the rider as he comes. */
function positionFrom(man: Man, rider: Man, stand: Man): number {
  return positionOver(man.at, { ...rider, facing: stand.facing });
}

function checkImpacts(
  bout: Bout,
  event: EventOf<'collided'>,
  [rider, man]: readonly [Man, Man],
  hexes: number,
  lines: readonly Wanted[],
): void {
  onlyRolls(bout, event, ['impact']);
  const [strike, guard] = rollsOf(event, 'impact');
  checkModifiers(bout, `impact of ${rider.id}`, strike?.modifiers ?? [], [
    { value: PRINTED_BEASTS[HORSE].impact, why: /horse/ },
    { value: 2 * hexes, why: /hex/ },
  ]);
  checkModifiers(bout, `impact of ${man.id}`, guard?.modifiers ?? [], lines);
  const by = (strike?.total ?? 0) - (guard?.total ?? 0);
  same(bout, 'who keeps the place', event.winner, rider.id);
  same(bout, 'the difference', event.by, Math.abs(by));
  bout.impactBy = Math.abs(by);
  man.now.struckDown = 0; // P175
}

/** 8.4.1, P20, P205 Out of the hex the two contest: the way of the step; in a turn on before the head, or away from the tail. */
function giveWay(bout: Bout, event: EventOf<'collided'>, rider: Man, man: Man, stand: Man): void {
  const steps = !sameHex(stand.at, rider.at);
  const [step = stand.facing] = steps ? bearings(rider.at, stand.at) : [];
  const byTail = !steps && !sameHex(man.at, headOf(stand));
  const way = byTail ? turned(stand.facing, 3) : step;
  const among = pushedAmong(bout, man, stand, way);
  const to = event.pushedTo;
  const dodged = event.cite === '30.5.1';
  if (!dodged && isAgainst(bout, man.at, way, to)) expect(bout, 'obstacle-hit', man.id, 'pushed');
  must(
    bout,
    among.some((hex) => to !== null && sameHex(hex, to)),
    `${man.id} cannot be pushed to ${to === null ? 'nowhere' : text(to)}`,
  );
  standAt(bout, rider, stand.at, stand.facing);
  if (to !== null) man.at = to;
}

/** 30.6.5, 30.6.5.2, P196 Off his horse, into a free hex beside it by lot; the horse is loose and mad with fear. */
export function checkUnhorsed(bout: Bout, event: EventOf<'unhorsed'>): void {
  const rider = manOf(bout, event.fighter);
  const horse = manOf(bout, event.horse);
  same(bout, 'his horse', event.horse, rider.mount);
  const falls = bout.due.some(({ kind, fighter }) => kind === 'fell-prone' && fighter === rider.id);
  must(bout, falls || rider.fate === 'dead' || !active(horse), 'nothing unhorses him');
  rider.mount = null;
  const free = beside(bout, horse);
  const lot = (event.lots ?? []).find(({ name }) => name === 'unhorsed');
  same(bout, 'the hexes he may fall into', lot?.of ?? 1, Math.max(1, free.length));
  must(
    bout,
    free.some((hex) => sameHex(hex, event.at)),
    `${text(event.at)} is not a free hex beside the horse`,
  );
  rider.at = event.at;
  rider.now = { ...rider.now, start: event.at, fresh: true, unhorsed: true };
  if (horse.beast !== null) horse.beast.panicked = true;
  if (!falls && rider.fate === 'fighting') expect(bout, 'fell-prone', rider.id, 'unhorsed');
  if (rider.fate === 'fighting') expect(bout, 'stunned', rider.id, 'the fall from his horse', CHARGE);
}

/** 30.6.5.2 Free hexes beside a horse. */
function beside(bout: Bout, horse: Man): readonly Hex[] {
  const six = [0, 1, 2, 3, 4, 5] as const;
  const all = bodyOf(horse).flatMap((hex) => six.map((direction) => ahead(hex, direction)));
  const unique = all.filter((hex, i) => all.findIndex((one) => sameHex(one, hex)) === i);
  return unique.filter(
    (hex) =>
      edgeBeyond(bout.window, hex) === null &&
      [...bout.men.values()].every(
        (one) => one.fate !== 'fighting' || one.mount !== null || gap(hex, one) > 0 || one.id === horse.id,
      ) &&
      gap(hex, horse) > 0,
  );
}

/** P99 A loose horse that comes to an edge is let out. */
export function checkHorseGone(bout: Bout, event: EventOf<'horse-gone'>): void {
  const horse = manOf(bout, event.fighter);
  const { doing } = bout.prowl;
  must(bout, horse.beast?.horse === true && doing?.id === horse.id, 'no horse comes to an edge now');
  const ways = doing?.aside ?? doing?.way ?? null;
  const edge = ways === null ? null : edgeBeyond(bout.window, ahead(horse.at, ways, 2));
  same(bout, 'the edge', event.edge, edge);
  horse.fate = 'spared';
  if (doing !== null) doing.stopped = true;
}
