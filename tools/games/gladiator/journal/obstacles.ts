/** 27.2-27.4, 27.8: the arena as it is made, edges that give way or prove to be walls, those who run into things. */
import type { Obstacle, ObstacleKind } from '../../../../src/games/gladiator/rules/arena/types.ts';
import type { EventOf } from '../../../../src/games/gladiator/rules/events.ts';
import type { Edge } from '../../../../src/kernel/arena.ts';
import type { Hex } from '../../../../src/kernel/hex.ts';
import { ACROSS, ALL_EDGES, barrierTo, edgesBeyond, inside, standsIn } from './arena.ts';
import {
  type Bout,
  checkModifiers,
  expect,
  fulfil,
  manOf,
  must,
  onlyRolls,
  rollOf,
  rollsOf,
  same,
  type Wanted,
} from './bout.ts';
import { ahead, range, same as sameHex, text, turned } from './hexes.ts';
import type { Man } from './man.ts';
import { isHazard, tickOf } from './movement.ts';
import { isWalled } from './wild/beings.ts';

/** A9 The counters in the box. */
const BOX: readonly ObstacleKind[] = (['pillar', 'tree', 'mud', 'rock'] as const).flatMap((kind) => [kind, kind, kind]);
const PIT = 5;

/** 27.2, P25, P168 Its size, its walls, and how many things stand in it. */
export function checkArena(bout: Bout, event: EventOf<'arena-made'>): void {
  const { arena } = bout.setup;
  const walled = isWalled(bout);
  if (walled && arena === undefined) {
    onlyRolls(bout, event, []);
    same(bout, 'the arena', [event.size, event.obstacles], [PIT, 0]);
    same(bout, 'its walls', [...event.walls].sort(), [...ALL_EDGES].sort());
    bout.ground = groundOf(event);
    return;
  }
  must(bout, bout.rules.sections.includes(27) && arena !== undefined, 'nobody asked for an arena');
  must(bout, bout.ground === null && bout.turn === 0, 'the arena is made once, before the match');
  onlyRolls(bout, event, ['arena-size', 'obstacle-count']);
  const [size, count] = [rollsOf(event, 'arena-size'), rollsOf(event, 'obstacle-count')];
  same(bout, 'the rolls for its size', size.length, arena?.size == null ? 1 : 0);
  for (const { modifiers } of size) checkModifiers(bout, 'arena-size', modifiers, [{ value: -1, why: /./ }]);
  same(bout, 'its size', event.size, arena?.size ?? size[0]?.total);
  same(bout, 'its walls', [...event.walls].sort(), event.size === PIT || walled ? [...ALL_EDGES].sort() : []);
  same(bout, 'the rolls for obstacles', count.length, arena?.obstacles == null ? 1 : 0);
  for (const { modifiers } of count)
    checkModifiers(bout, 'obstacle-count', modifiers, [{ value: -event.size, why: /size/ }]);
  const agreed = agreedUpon(bout);
  const given = typeof arena?.obstacles === 'number' ? arena.obstacles : (agreed?.length ?? null);
  same(bout, 'the number of obstacles', event.obstacles, given ?? Math.max(0, count[0]?.total ?? 0));
  bout.ground = groundOf(event);
}

const groundOf = ({ size, walls, obstacles }: EventOf<'arena-made'>): Bout['ground'] => ({
  ...{ size, walls: new Set(walls), obstacles: [], toCome: obstacles, open: new Set<Edge>() },
});

/** P168 Obstacles that were agreed upon, but for those where somebody begins; null: the lot places them. */
function agreedUpon({ setup, men }: Bout): readonly Obstacle[] | null {
  const given = setup.arena?.obstacles ?? null;
  if (given === null || typeof given === 'number') return null;
  return given.filter((one) => [...men.values()].every(({ at }) => !sameHex(at, one.at)));
}

/** 27.2.2.1, A9 One counter of the box, on a hex of the map that is free and leaves nothing cut off. */
export function checkObstacle(bout: Bout, event: EventOf<'obstacle-placed'>): void {
  const { ground } = bout;
  if (ground === null) {
    bout.say('there is no arena yet');
    return;
  }
  must(bout, ground.toCome > 0, 'that is one obstacle too many');
  const agreed = agreedUpon(bout);
  const { obstacle: kind, at } = event;
  if (agreed === null) checkLots(bout, event);
  else same(bout, 'the obstacle', { kind, at }, agreed[ground.obstacles.length]);
  ground.obstacles.push({ kind, at });
  ground.toCome -= 1;
}

function checkLots(bout: Bout, event: EventOf<'obstacle-placed'>): void {
  const which = (event.lots ?? []).find(({ name }) => name === 'obstacle');
  const throws = (event.lots ?? []).filter(({ name }) => name === 'obstacle-hex');
  const box = [...BOX];
  for (const { kind } of bout.ground?.obstacles ?? []) box.splice(box.indexOf(kind), 1);
  same(bout, 'the counters in the box', which?.of, box.length);
  same(bout, 'the counter drawn', event.obstacle, box[which?.picked ?? 0]);
  const free = [...clearHexes(bout)];
  for (const [i, { of, picked }] of throws.entries()) {
    same(bout, 'the hexes it may fall on', of, free.length);
    const [at] = free.splice(picked, 1);
    if (at === undefined) return;
    const last = i === throws.length - 1;
    if (last) same(bout, 'where it falls', event.at, at);
    const stays = event.obstacle === 'tree' || event.obstacle === 'mud' || allJoined(waysWithout(bout, at));
    must(
      bout,
      stays === last,
      stays ? `it may lie in ${text(at)}` : `in ${text(at)} it would cut part of the arena off`,
    );
  }
}

/** A9 Column by column: no counter there, and nobody within a hex. */
const clearHexes = (bout: Bout): readonly Hex[] =>
  inside(bout.window).filter(
    (hex) => standsIn(bout, hex) === null && [...bout.men.values()].every(({ at }) => range(at, hex) > 1),
  );

/** Hexes of the map that can be walked through, but for one. */
const waysWithout = (bout: Bout, but: Hex): readonly Hex[] =>
  inside(bout.window).filter(
    (hex) => standsIn(bout, hex) !== 'pillar' && standsIn(bout, hex) !== 'rock' && !sameHex(hex, but),
  );

/** Whether one can walk from any of some hexes to any other. */
function allJoined(hexes: readonly Hex[]): boolean {
  const left = new Map(hexes.map((hex) => [text(hex), hex]));
  const [first] = hexes;
  const next = first === undefined ? [] : [first];
  for (let hex = next.pop(); hex !== undefined; hex = next.pop()) {
    left.delete(text(hex));
    for (const direction of [0, 1, 2, 3, 4, 5] as const) {
      const beside = left.get(text(ahead(hex, direction)));
      if (beside === undefined) continue;
      left.delete(text(beside));
      next.push(beside);
    }
  }
  return left.size === 0;
}

/** 4.3 Everything has been put down before the match begins. */
export function checkArenaReady(bout: Bout): void {
  const wanted = bout.setup.arena !== undefined && bout.rules.sections.includes(27);
  if (wanted && bout.ground === null) bout.say('before this, no arena was made');
  if ((bout.ground?.toCome ?? 0) > 0) bout.say(`before this, ${bout.ground?.toCome} obstacles were not put down`);
}

/** P160 Whether somebody or something is known to lie beyond an edge, but for the man who goes there. */
function known({ men, loose, blood, ground, window }: Bout, edge: Edge, but: Man): boolean {
  const places = [
    ...[...men.values()]
      .filter(({ id, fate }) => id !== but.id && fate !== 'spared')
      .flatMap(({ at, now }) => [at, now.start, ...now.entered.map(({ hex }) => hex)]), // before this tick, too
    ...[...loose.values()].map(({ at }) => at),
    ...blood,
    ...(ground?.obstacles ?? []).map(({ at }) => at),
  ];
  return places.some((hex) => edgesBeyond(window, hex).includes(edge));
}

/** Where a man is about to go, or was pushed. */
function goal(bout: Bout, man: Man): Hex | null {
  return tickOf(bout, man, man.now.entered.length + 1)?.to ?? null;
}

/** 27.4.1, P25, P160 A die for a wall: where nobody knows what is beyond, and no wall stands across. */
export function checkEdgeTested(bout: Bout, event: EventOf<'edge-tested'>): void {
  const { ground } = bout;
  const man = manOf(bout, event.fighter);
  if (ground === null) {
    bout.say('open sand has no walls');
    return;
  }
  const { edge } = event;
  onlyRolls(bout, event, ['wall']);
  must(bout, !ground.walls.has(edge) && !ground.walls.has(ACROSS[edge]), 'there is no doubt about that edge');
  must(bout, !ground.open.has(edge) && !known(bout, edge, man), 'it is known what lies there (P160)');
  const to = goal(bout, man);
  const leaves = to !== null && edgesBeyond(bout.window, to).includes(edge);
  if (!leaves) bout.pushing.add(man.id); // 8.4.1 He may be pushed.
  const roll = rollOf(bout, event, 'wall');
  if (roll === null) return;
  checkModifiers(bout, 'wall', roll.modifiers, [{ value: ground.size, why: /size/ }]);
  same(bout, "'walled'", event.walled, roll.need?.met);
  if (event.walled) ground.walls.add(edge);
  else ground.open.add(edge);
}

/** 27.4.2 The wall across the map goes where somebody leaves it. */
export function checkWallGone(bout: Bout, event: EventOf<'wall-removed'>): void {
  const { ground } = bout;
  must(bout, ground?.walls.delete(event.edge) === true, 'no wall stands there');
  const left = [...bout.men.values()].some(({ at }) => edgesBeyond(bout.window, at).includes(ACROSS[event.edge]));
  must(bout, left, 'nobody leaves the map across from it');
  ground?.open.add(ACROSS[event.edge]);
}

/** 27.4.1, P160 An edge gives way only if it was tested, or is known to be open; then no wall stands across. */
export function checkGaveWay(bout: Bout, edge: Edge, man: Man): void {
  const { ground } = bout;
  if (ground === null) return;
  must(bout, !ground.walls.has(edge), 'a wall does not give way');
  must(bout, !ground.walls.has(ACROSS[edge]), 'the wall across should have gone (27.4.2)');
  const seen = !edgesBeyond(bout.windowBefore, man.at).includes(edge); // another's step has moved the map
  must(bout, seen || ground.open.has(edge) || known(bout, edge, man), 'nobody has found that edge open');
  ground.open.add(edge);
}

/** 27.8.2, P132 Whether he climbs: one F, without a turn, from where he began. */
function climbs({ now }: Man): boolean {
  const [first, ...more] = now.plot?.actions ?? [];
  return now.book === null && more.length === 0 && first?.code === 'F' && first.before === 0 && first.after === 0;
}

/** What keeps a man out of the hex he wants to enter; null: nothing, or he climbs it. */
export function bars(bout: Bout, man: Man, to: Hex) {
  const barrier = barrierTo(bout, man.at, to);
  return barrier === 'rock' && climbs(man) ? null : barrier;
}

/** 27.3, P26, P169 He stops before what bars his way, and is stunned. */
export function checkObstacleHit(bout: Bout, event: EventOf<'obstacle-hit'>): void {
  const man = manOf(bout, event.fighter);
  if (event.pushed) must(bout, fulfil(bout, 'obstacle-hit', man.id, 'pushed'), 'nobody pushes him into anything');
  else checkRunInto(bout, man, event);
  must(bout, sameHex(event.at, man.at), `he stops in ${text(event.at)}, but stands in ${text(man.at)}`);
  man.facing = event.facing;
  man.now.collided = true;
  expect(bout, 'stunned', man.id, `the ${event.barrier}`, event.pushed ? PUSHED : 0);
}

function checkRunInto(bout: Bout, man: Man, event: EventOf<'obstacle-hit'>): void {
  must(bout, !man.now.collided, 'he has collided already');
  const due = tickOf(bout, man, man.now.entered.length + 1);
  const to = due?.to ?? null;
  same(bout, 'what he runs into', event.hex, to);
  same(bout, 'what stands there', event.barrier, to === null ? null : bars(bout, man, to));
  same(bout, 'his facing', event.facing, turned(man.facing, due?.before ?? 0));
  const { entered } = man.now; // P161 A leap that ends in its first hex is a step into it.
  if (entered.length === 1 && entered[0]?.how === 'leap' && isHazard(bout, man, man.at))
    man.now.hazards.add(text(man.at));
}

/** 27.3.1 */
const PUSHED = 4;
const A_HEX = 2;

/** 27.3.1, P26 What goes on the dice of somebody who ran into something. */
export function obstacleDrms({ now, ag }: Man, pushed: number): readonly Wanted[] {
  const forward = now.entered.filter(({ how }) => how === 'forward' || how === 'leap').length;
  return [
    { value: A_HEX * forward, why: /forward/ },
    { value: pushed, why: /pushed/ },
    { value: -ag, why: /AG/ },
  ];
}

/** P132, P162 Hexes beside him that hold nobody, into which nothing bars the way, and that are on the map. */
function besideRock(bout: Bout, man: Man): readonly Hex[] {
  const others = [...bout.men.values()].filter(({ id, fate }) => id !== man.id && fate !== 'spared');
  return ([0, 1, 2, 3, 4, 5] as const)
    .map((direction) => ahead(man.at, direction))
    .filter((hex) => barrierTo(bout, man.at, hex) === null && edgesBeyond(bout.window, hex).length === 0)
    .filter((hex) => others.every(({ at }) => !sameHex(at, hex)));
}

/** P162 Whoever goes down on a rock falls from it, if there is room below. */
export function mustTumble(bout: Bout, man: Man): void {
  if (standsIn(bout, man.at) === 'rock' && besideRock(bout, man).length > 0) expect(bout, 'tumbled', man.id, 'rock');
}

export function checkTumbled(bout: Bout, event: EventOf<'tumbled'>): void {
  const man = manOf(bout, event.fighter);
  must(bout, fulfil(bout, 'tumbled', man.id), 'he does not go down on a rock');
  must(bout, man.posture === 'prone', 'he is on his feet');
  same(bout, 'where he lay', event.from, man.at);
  const places = besideRock(bout, man);
  const lot = (event.lots ?? []).find(({ name }) => name === 'tumble');
  same(bout, 'the places to fall to', lot?.of ?? 1, places.length);
  same(bout, 'where he falls', event.to, places[lot?.picked ?? 0]);
  man.at = event.to;
}
