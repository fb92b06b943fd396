/** P181-P184: how Springsteen's animals move: three dice, whom they sight, the rush, walls. */
import type { EventOf } from '../../../../../src/games/gladiator/rules/events.ts';
import { type Edge, edgeBeyond } from '../../../../../src/kernel/arena.ts';
import type { Direction } from '../../../../../src/kernel/hex.ts';
import { headOf } from '../bodies.ts';
import { type Bout, type Doing, manOf, must, onlyRolls, rollOf, rollsOf, same } from '../bout.ts';
import { same as sameHex, turned } from '../hexes.ts';
import { beastOf, beginTurn } from './actions.ts';
import { isShut, sees, standsOf } from './animal-ways.ts';
import { type Beast, closestMen } from './beings.ts';
import { ANIMAL_MOVES_BY_DICE } from './printed-animals.ts';

/** P181 A rush. */
const RUSH = 6;
/** What no man before it changes (P182). */
const FIXED: readonly string[] = ['back', 'pause', 'rush', 'sighted'];

/** P181, Tables C and D: the red die for moves, the white ones for the way. */
export function checkProwl(bout: Bout, event: EventOf<'beast-prowled'>): void {
  const beast = beastOf(bout, event.fighter);
  if (beast === null) return;
  beginTurn(bout, beast);
  must(bout, !beast.beast.dazed, 'it is dazed (P93)');
  onlyRolls(bout, event, ['animal-speed', 'animal-move']);
  const [speed, way] = [rollOf(bout, event, 'animal-speed'), rollOf(bout, event, 'animal-move')];
  if (speed === null || way === null) return;
  same(bout, 'the draw of its three dice', way.draw, speed.draw);
  const move = ANIMAL_MOVES_BY_DICE[way.total - 2] ?? 'pause';
  same(bout, 'its move', event.move, move);
  same(bout, 'its moves', event.moves, movesOf(beast, move, speed.total));
  const closest = closestMen(bout, beast).map(({ id }) => id);
  if (move === 'rush') must(bout, closest.includes(event.towards ?? ''), 'it does not rush at the closest man');
  else same(bout, 'whom it goes for', event.towards, undefined);
  bout.prowl.doing = {
    ...{ id: beast.id, action: move, hexes: event.moves, target: event.towards ?? null, way: null, aside: null },
    ...{ moved: 0, entered: 0, stopped: event.moves === 0, met: null, wall: null },
  };
}

/** P181 6 holds; a step back is one and a rush six, whatever the red die; a lame leg takes one, but not the step back. */
function movesOf(beast: Beast, move: string, red: number): number {
  if (move === 'pause') return 0;
  if (move === 'back') return 1;
  const printed = move === 'rush' ? RUSH : red === 6 ? 0 : red;
  return Math.max(0, printed - beast.limps);
}

/** P182 A man straight before its head: every move left goes at him. */
export function checkSighted(bout: Bout, event: EventOf<'beast-sighted'>): void {
  const beast = beastOf(bout, event.fighter);
  const { doing } = bout.prowl;
  if (beast === null || doing?.id !== beast.id) return;
  must(bout, sees(bout, beast, manOf(bout, event.target)), 'he is not straight before it');
  must(bout, !FIXED.includes(doing.action), 'it is not turned from its way');
  same(bout, 'the moves left', event.left, doing.hexes - doing.moved);
  doing.action = 'sighted';
  doing.target = event.target;
  doing.wall = null;
  doing.aside = null;
}

/** P182 Before each of its moves: nobody is straight before it whom it has not sighted. */
function checkBlind(bout: Bout, beast: Beast, doing: Doing): void {
  if (FIXED.includes(doing.action)) return;
  const seen = closestMen(bout, beast).filter((man) => sees(bout, beast, man));
  must(bout, seen.length === 0, `it should have sighted ${seen.map(({ id }) => id)}`);
}

/** P181, P183 One move of an animal. */
export function checkProwlStep(bout: Bout, beast: Beast, doing: Doing, event: EventOf<'beast-stepped'>): void {
  checkBlind(bout, beast, doing);
  must(
    bout,
    standsOf(bout, beast, doing).some(({ at, facing }) => sameHex(at, event.to) && facing === event.facing),
    `${doing.action} does not lead there`,
  );
  must(bout, !doing.stopped, 'it should go no further');
  doing.aside = null;
  doing.moved += 1;
  const { to: at, facing } = event;
  if (!sameHex(headOf({ ...beast, at, facing }), headOf(beast))) doing.entered += 1;
  must(bout, doing.moved <= doing.hexes, `that is move ${doing.moved} of ${doing.hexes}`);
}

/** Directions that lead off a wall. */
const OFF: { readonly [E in Edge]: readonly Direction[] } = {
  ...{ north: [0, 1, 2], south: [3, 4, 5], west: [5, 0], east: [2, 3] },
};

/** P184 Its head would come over an edge: along it on 1 to 4, off it on 5 or 6. */
export function checkAtWall(bout: Bout, event: EventOf<'beast-at-wall'>): void {
  const beast = beastOf(bout, event.fighter);
  const { doing } = bout.prowl;
  if (beast === null || doing?.id !== beast.id) return;
  checkBlind(bout, beast, doing);
  if (doing.action === 'back') {
    checkBacked(bout, beast, doing, event);
    return;
  }
  const stands = standsOf(bout, beast, doing).filter((one) => edgeBeyond(bout.window, headOf(one)) === event.edge);
  const [stand] = stands;
  if (stand === undefined) {
    bout.say(`it is not about to go over the ${event.edge} edge`);
    return;
  }
  onlyRolls(bout, event, ['wall-contact', 'wall-side']);
  const rebounds = (rollOf(bout, event, 'wall-contact')?.total ?? 0) >= 5;
  const barred = stand.facing;
  const open = (way: Direction): boolean => !isShut(bout, beast, way);
  const off = rebounds ? nearest(barred, (way) => open(way) && OFF[event.edge].includes(way)) : [];
  const found = off.length > 0 ? off : nearest(barred, open);
  const sides = rollsOf(event, 'wall-side');
  same(bout, 'the dice for the side', sides.length, found.length > 1 ? 1 : 0);
  const way = found.length > 1 && (sides[0]?.total ?? 0) % 2 === 0 ? found[1] : found[0];
  same(
    bout,
    'how it goes on',
    [event.how, event.way],
    [found.length === 0 ? 'stays' : off.length > 0 ? 'rebound' : 'along', way ?? null],
  );
  if (way === undefined) doing.stopped = true;
  else goOn(doing, barred, way, off.length === 0);
}

/** P184 Backing against a wall it stays where it is. */
function checkBacked(bout: Bout, beast: Beast, doing: Doing, event: EventOf<'beast-at-wall'>): void {
  onlyRolls(bout, event, []);
  const [stand] = standsOf(bout, beast, doing);
  must(bout, stand !== undefined && edgeBeyond(bout.window, stand.at) === event.edge, 'no wall is behind it');
  same(bout, 'how it goes on', [event.how, event.way], ['stays', null]);
  doing.stopped = true;
}

/** P184 The open ways that need the fewest hexsides, two at most; the left one first. */
function nearest(barred: Direction, open: (way: Direction) => boolean): readonly Direction[] {
  for (const by of [1, 2]) {
    const ways = [turned(barred, -by), turned(barred, by)].filter(open);
    if (ways.length > 0) return ways;
  }
  return [];
}

/** P184 It has spent nothing yet: the first hex is that way, and then on, by the wall or off it. */
function goOn(doing: Doing, barred: Direction, way: Direction, along: boolean): void {
  const side = (way - barred + 6) % 6 < 3 ? 1 : -1;
  doing.aside = way;
  doing.action = along ? 'along' : 'rebound';
  doing.wall = along ? side : null;
}
