/** 28.6, C99, P93, P176: beasts and men that meet. */
import type { EventOf } from '../../../../../src/games/gladiator/rules/events.ts';
import { edgeBeyond } from '../../../../../src/kernel/arena.ts';
import type { Direction, Hex } from '../../../../../src/kernel/hex.ts';
import { PRINTED_BEASTS } from '../../printed-beasts.ts';
import { bodyOf, type Figure, headOf, positionOver } from '../bodies.ts';
import {
  type Bout,
  checkModifiers,
  type Doing,
  expect,
  manOf,
  must,
  onlyRolls,
  rollsOf,
  same,
  type Wanted,
} from '../bout.ts';
import { impactLines } from '../collisions.ts';
import { ahead, same as sameHex, text, turned } from '../hexes.ts';
import { type Man, stateAdders, sumOf } from '../man.ts';
import { checkTurnTold, howOf, SIDEWAYS, tickOf } from '../movement.ts';
import { animalImpact, manBeforeAnimal } from './animal-impact.ts';
import { isAnimal, standsOf } from './animal-ways.ts';
import { type Beast, isBeast, placed } from './beings.ts';
import { waysOf } from './ways.ts';

type Collided = EventOf<'collided'>;

/** One way in which a beast can have come upon a man: as it stands then, and the way he is pushed. */
interface Onset {
  readonly stand: Figure;
  readonly way: Direction;
}

const SIX: readonly Direction[] = [0, 1, 2, 3, 4, 5];

export function checkRammed(bout: Bout, event: Collided): void {
  const [first, second] = event.fighters.map((id) => manOf(bout, id));
  if (first === undefined || second === undefined) return;
  must(bout, isBeast(first) && !isBeast(second), 'the beast is named first, and then the man');
  if (!isBeast(first)) return;
  const { doing } = bout.prowl;
  const rams = doing?.id === first.id;
  if (rams && doing !== null) ram(bout, event, first, second, doing);
  else walkInto(bout, event, first, second);
}

/** C99 Die, kind, 2 for every hex. */
function beastImpact(bout: Bout, beast: Beast, hexes: number): readonly Wanted[] {
  if (isAnimal(bout, beast)) return animalImpact(beast, hexes);
  return [
    { value: PRINTED_BEASTS[beast.beast.kind].impact, why: /./ },
    { value: 2 * hexes, why: /hex/ },
  ];
}

/** The rolls of both, the winner, by how much. */
function settleImpacts(
  bout: Bout,
  event: Collided,
  parties: readonly [Man, Man],
  lines: readonly [readonly Wanted[], readonly Wanted[]],
): void {
  onlyRolls(bout, event, ['impact']);
  const rolls = rollsOf(event, 'impact');
  same(bout, 'the number of impact rolls', rolls.length, 2);
  for (const [i, { id }] of parties.entries())
    checkModifiers(bout, `impact of ${id}`, rolls[i]?.modifiers ?? [], lines[i] ?? []);
  const [a = 0, b = 0] = rolls.map(({ total }) => total);
  same(bout, 'the winner', event.winner, a === b ? null : parties[a > b ? 0 : 1].id);
  same(bout, 'the difference', event.by, Math.abs(a - b));
  bout.impactBy = Math.abs(a - b);
  for (const { now } of parties) now.struckDown = 0; // P175
}

/** 8.4, P17, P176 A man's impact, his advantage over the beast from where he stands included. */
function manImpact(bout: Bout, man: Man, beast: Beast, entered: Man['now']['entered']): readonly Wanted[] {
  const over = positionOver(man.at, beast) + sumOf(stateAdders(beast));
  return isAnimal(bout, beast) ? manBeforeAnimal(man, entered, over) : impactLines(man, entered, over);
}

/** P157 A man walks into a beast: he stays in the hex before it, whoever is the stronger. */
function walkInto(bout: Bout, event: Collided, beast: Beast, man: Man): void {
  must(bout, !man.now.collided, 'no man walks on after a collision');
  const due = tickOf(bout, man, man.now.entered.length + 1);
  const to = due?.to ?? null;
  must(bout, to !== null && sameHex(to, event.at), `${man.id} does not step into ${text(event.at)}`);
  must(
    bout,
    bodyOf(beast).some((hex) => sameHex(hex, event.at)),
    `${beast.id} is not in ${text(event.at)}`,
  );
  const how = howOf(due?.code ?? 'F');
  const entered = [
    ...man.now.entered,
    { hex: event.at, from: man.at, how, aside: SIDEWAYS.includes(due?.code ?? 'F') },
  ];
  checkTurnTold(bout, man, due);
  if (how !== 'roll') man.lastStep = how === 'backward' ? 'backward' : 'forward';
  settleImpacts(bout, event, [beast, man], [beastImpact(bout, beast, 0), manImpact(bout, man, beast, entered)]);
  same(bout, 'where he is', event.pushedTo, event.winner === beast.id ? man.at : null);
  man.now.collided = true;
  beast.now.collided = true;
  if (how === 'roll' || how === 'leap') man.now.entered.push({ hex: man.at, from: man.at, how }); // P18 he has rolled or leapt in this phase
  loses(bout, event, beast, man);
}

/** 28.6 A beast comes upon a man. */
function ram(bout: Bout, event: Collided, beast: Beast, man: Man, doing: Doing): void {
  must(bout, sameHex(event.at, man.at), `${man.id} is not in ${text(event.at)}`);
  must(bout, !doing.stopped, `${beast.id} goes no further`);
  const onsets = onsetsOf(bout, beast, man, doing);
  must(bout, onsets.length > 0, `${beast.id} cannot come upon ${man.id} from where it is`);
  const stand = beforeMeeting(beast, onsets[0]?.stand ?? beast);
  settleImpacts(
    bout,
    event,
    [beast, man],
    [beastImpact(bout, beast, doing.entered + 1), manImpact(bout, man, stand, man.now.entered)],
  );
  const wins = event.winner === beast.id;
  const crushed = wins && isAnimal(bout, beast) && onsets.every(({ way }) => isWall(bout, ahead(man.at, way)));
  if (crushed) checkCrushed(bout, event, man);
  else if (wins) checkPush(bout, event, man, onsets);
  else same(bout, 'where he is', event.pushedTo, null);
  man.now.collided = true;
  beast.now.collided = true;
  doing.stopped = true;
  doing.met = onsets.map(({ stand }) => ({ at: wins ? stand.at : beast.at, facing: stand.facing }));
  if (wins && event.pushedTo !== null) man.at = event.pushedTo;
  if (!crushed) loses(bout, event, beast, man);
  if (beast.beast.panicked && man.fate === 'fighting') expect(bout, 'blow', beast.id, TRAMPLED);
}

const isWall = ({ window }: Bout, hex: Hex): boolean => edgeBeyond(window, hex) !== null;

/** P186 One of Springsteen's animals forces him into a wall: that is his end. */
function checkCrushed(bout: Bout, event: Collided, man: Man): void {
  same(bout, 'where he is', event.pushedTo, null);
  expect(bout, 'killed', man.id, 'crushed');
}

/** 28.6.1 Why there is a blow without an attack. */
export const TRAMPLED = 'trampled';

/** P17, P176 The beast as the man has it before him: turned as it comes, and not yet in his hex. */
function beforeMeeting(beast: Beast, { facing }: Figure): Beast {
  return placed(beast, beast.at, facing);
}

/** A7, P176 By a turn, head or tail, or by a step. */
function onsetsOf(bout: Bout, beast: Beast, man: Man, doing: Doing): readonly Onset[] {
  const touches = (figure: Figure): boolean => bodyOf(figure).some((hex) => sameHex(hex, man.at));
  const animal = isAnimal(bout, beast);
  const stands = animal
    ? standsOf(bout, beast, doing)
    : waysOf(bout, beast, doing).map((way) => {
        const turn = placed(beast, beast.at, way);
        return touches(turn) ? turn : placed(beast, ahead(beast.at, way), way);
      });
  return stands.filter(touches).map((stand) => {
    const byHead = sameHex(man.at, headOf(stand));
    return { stand, way: byHead ? stand.facing : turned(stand.facing, 3) };
  });
}

/** P20 Straight on, else aside, else any free hex beside that is nearest to where he was. */
function checkPush(bout: Bout, event: Collided, man: Man, onsets: readonly Onset[]): void {
  const to = event.pushedTo;
  const fits = onsets.some(({ stand, way }) => {
    const among = pushedAmong(bout, man, stand, way);
    return to === null ? among.length === 0 : among.some((hex) => sameHex(hex, to));
  });
  must(bout, fits, `${man.id} cannot be pushed to ${to === null ? 'nowhere' : text(to)}`);
  if (onsets.every(({ way }) => isAgainst(bout, man.at, way, to))) expect(bout, 'obstacle-hit', man.id, 'pushed');
}

/** P20 Whether there was a wall, and no room beside it, where he should have been pushed. */
export function isAgainst(bout: Bout, at: Hex, way: Direction, to: Hex | null): boolean {
  const front = [way, turned(way, 1), turned(way, -1)].map((one) => ahead(at, one));
  const room = front.some((hex) => to !== null && sameHex(hex, to));
  return !room && front.slice(0, 1).some((hex) => isWall(bout, hex));
}

/** P20 The hexes among which it lies where he ends. */
export function pushedAmong(bout: Bout, man: Man, stand: Figure, way: Direction): readonly Hex[] {
  const free = (hex: Hex): boolean => isFree(bout, man, stand, hex);
  const straight = ahead(man.at, way);
  if (free(straight)) return [straight];
  const aside = [turned(way, 1), turned(way, -1)].map((one) => ahead(man.at, one)).filter(free);
  if (aside.length > 0) return aside;
  return SIX.map((one) => ahead(man.at, one)).filter(free);
}

function isFree(bout: Bout, man: Man, stand: Figure, hex: Hex): boolean {
  if (isWall(bout, hex)) return false;
  if (bodyOf(stand).some((one) => sameHex(one, hex))) return false;
  return [...bout.men.values()].every(
    (other) =>
      other.id === man.id ||
      other.fate !== 'fighting' ||
      isOf(stand, other) ||
      bodyOf(other).every((one) => !sameHex(one, hex)),
  );
}

/** Whether somebody is who comes: the beast itself, or rider or horse of the two. */
const isOf = (stand: Figure, { id, beast, mount }: Man): boolean =>
  stand.mount === null ? beast !== null && beast === stand.beast : id === stand.mount || mount === stand.mount;

/** 8.4.3, 8.4.4, P93, P157 The loser is stunned; a man may stumble. */
function loses(bout: Bout, event: Collided, beast: Beast, man: Man): void {
  if (event.winner === null) return;
  const loser = event.winner === beast.id ? man : beast;
  expect(bout, 'stunned', loser.id, 'the collision');
  if (loser !== man) return;
  man.now.lostCollision = true;
  if (man.posture !== 'prone') expect(bout, 'stumble-checked', man.id, 'lost the collision');
}

/** P176 The step that follows a ram: it goes where the man was, or stays where it is, turned perhaps. */
export function checkRamStep(bout: Bout, met: NonNullable<Doing['met']>, event: EventOf<'beast-stepped'>): void {
  must(
    bout,
    met.some(({ at, facing }) => sameHex(at, event.to) && facing === event.facing),
    'it does not stand as it came upon the man',
  );
}
