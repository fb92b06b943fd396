/** 28.5.1, P91, P92: the steps of a beast, what bars its way, and its meals. */
import type { EventOf } from '../../../../../src/games/gladiator/rules/events.ts';
import type { Direction } from '../../../../../src/kernel/hex.ts';
import { apart, gap, headOf } from '../bodies.ts';
import { type Bout, type Doing, expect, manOf, must, onlyRolls, rollOf, same } from '../bout.ts';
import { ahead, same as sameHex, text, turned } from '../hexes.ts';
import { beastOf, mealsFor } from './actions.ts';
import { isAnimal, isShut, standsOf } from './animal-ways.ts';
import { type Beast, beyondWall, inTheWay, isBarred } from './beings.ts';
import { checkProwlStep } from './prowl.ts';
import { checkRamStep } from './rams.ts';
import { waysOf } from './ways.ts';

/** What a beast is about in this moment; complains when it is not its turn. */
function doingOf(bout: Bout, beast: Beast): Doing | null {
  const { doing } = bout.prowl;
  if (doing?.id === beast.id) return doing;
  bout.say(`it is not the turn of ${beast.id}`);
  return null;
}

/** 28.5.1 One step: a turn where it stands, or a hex the way it faces. */
export function checkBeastStepped(bout: Bout, event: EventOf<'beast-stepped'>): void {
  const beast = beastOf(bout, event.fighter);
  const doing = beast === null ? null : doingOf(bout, beast);
  if (beast === null || doing === null) return;
  must(bout, sameHex(event.from, beast.at), `it steps from ${text(event.from)}, but stands in ${text(beast.at)}`);
  if (doing.met !== null) checkRamStep(bout, doing.met, event);
  else if (isAnimal(bout, beast)) checkProwlStep(bout, beast, doing, event);
  else checkStride(bout, beast, doing, event);
  beast.at = event.to;
  beast.facing = event.facing;
  must(bout, !beyondWall(bout, beast) || beast.beast.horse, 'it is beyond a wall');
  const dying = (id: string): boolean => bout.due.some(({ kind, fighter }) => kind === 'killed' && fighter === id);
  const met = inTheWay(bout, beast).flatMap(({ id }) => (dying(id) ? [] : [id]));
  must(bout, met.length === 0, `it is upon ${met}`);
}

/** P91 A hex of its way, or the turn that brings it on. */
function checkStride(bout: Bout, beast: Beast, doing: Doing, { from, to, facing }: EventOf<'beast-stepped'>): void {
  const ways = waysOf(bout, beast, doing);
  must(bout, ways.includes(facing), `it faces ${facing} and should go ${ways}`);
  const moves = !sameHex(from, to);
  must(bout, !moves || sameHex(to, ahead(from, facing)), 'it does not go the way it faces');
  must(bout, !moves || (doing.action !== 'stay' && !doing.stopped), 'it should stay where it is');
  if (!moves) return;
  if (doing.aside !== null && doing.way !== null) doing.way = doing.aside;
  doing.aside = null;
  doing.moved += 1;
  doing.entered += 1;
  must(bout, doing.moved <= doing.hexes, `that is hex ${doing.moved} of ${doing.hexes}`);
}

/** P92 Barred: to one side by the die, else to the other, else it stops. */
export function checkBarred(bout: Bout, event: EventOf<'beast-barred'>): void {
  const beast = beastOf(bout, event.fighter);
  const doing = beast === null ? null : doingOf(bout, beast);
  if (beast === null || doing === null) return;
  onlyRolls(bout, event, ['beast-aside']);
  const animal = isAnimal(bout, beast);
  const shut = (way: Direction): boolean => (animal ? isShut(bout, beast, way) : isBarred(bout, beast, way));
  const ways = animal ? standsOf(bout, beast, doing).map(({ facing }) => facing) : waysOf(bout, beast, doing);
  must(bout, ways.includes(event.way), `it goes ${ways}, not ${event.way}`);
  must(bout, shut(event.way), `nothing bars ${event.way}`);
  const roll = rollOf(bout, event, 'beast-aside');
  if (roll === null) return;
  const [left, right] = [turned(event.way, -1), turned(event.way, 1)];
  const sides = roll.total % 2 === 1 ? [left, right] : [right, left];
  const free = sides.find((side) => !shut(side)) ?? null;
  same(bout, 'the way it turns to', event.aside, free);
  doing.aside = event.aside;
  if (event.aside === null) doing.stopped = true;
}

/** P94 Its head in or beside the body: one wound box of a senseless man, and 3 more on its next action. */
export function checkFed(bout: Bout, event: EventOf<'beast-fed'>): void {
  const beast = beastOf(bout, event.fighter);
  const doing = beast === null ? null : doingOf(bout, beast);
  if (beast === null || doing === null) return;
  const body = manOf(bout, event.body);
  must(bout, doing.action === 'feed' && doing.target === event.body, 'it does not go for that body');
  must(
    bout,
    mealsFor(bout, beast).some(({ id }) => id === body.id),
    'that is no meal',
  );
  must(bout, gap(headOf(beast), body) <= 1, `its head is ${apart(beast, body)} hexes from its meal`);
  beast.beast.fed = true;
  doing.stopped = true;
  if (body.fate === 'dead') {
    same(bout, 'what a body loses', [event.area, event.left], [null, null]);
    return;
  }
  const lot = (event.lots ?? []).find(({ of }) => of === 5);
  same(bout, 'the area by lot', event.area, (lot?.picked ?? -1) + 1);
  const area = event.area ?? 1;
  const left = body.w - body.wounds[area];
  body.wounds[area] = Math.min(body.w, body.wounds[area] + 1);
  same(bout, 'the boxes left', event.left, { from: left, to: Math.max(0, left - 1) });
  if (body.wounds[area] >= body.w) expect(bout, 'killed', body.id, 'wounds');
}
