/** 28.4, 28.5: what beasts do, one after the other, by the Beast Action Table. */
import type { EventOf } from '../../../../../src/games/gladiator/rules/events.ts';
import { PRINTED_BEASTS, printedAction } from '../../printed-beasts.ts';
import { apart, gap, hasBefore, headOf } from '../bodies.ts';
import { type Bout, checkModifiers, type Doing, manOf, must, onlyRolls, rollsOf, same } from '../bout.ts';
import { bearings, turned } from '../hexes.ts';
import { active, type Man } from '../man.ts';
import { checkMovementOver } from '../movement.ts';
import { isAnimal, isHeld } from './animal-ways.ts';
import { actingOrder, type Beast, bySpringsteen, closestMen, isBarred, isBeast } from './beings.ts';
import { settleRides } from './rides.ts';

type Acted = EventOf<'beast-acted'>;

/** The beast of an event; complains when it is a man. */
export function beastOf(bout: Bout, id: string): Beast | null {
  const beast = manOf(bout, id);
  if (isBeast(beast)) return beast;
  bout.say(`${id} is no beast`);
  return null;
}

/** 28.4, P90 Its turn has come: the men have moved, the beast before it is done, and nobody was passed over. */
export function beginTurn(bout: Bout, beast: Beast): void {
  checkMovementOver(bout);
  settleRides(bout, null);
  endTurn(bout);
  const { prowl } = bout;
  if (prowl.acted.length === 0) prowl.order = actingOrder(bout);
  must(bout, active(beast) && !prowl.acted.includes(beast.id), `it is not the turn of ${beast.id}`);
  const place = prowl.order.indexOf(beast.id);
  const last = Math.max(-1, ...prowl.acted.map((id) => prowl.order.indexOf(id)));
  const passed = prowl.order.slice(last + 1, Math.max(0, place)).filter((id) => active(manOf(bout, id)));
  must(bout, place > last && passed.length === 0, `${beast.id} acts out of the order ${prowl.order}`);
  prowl.acted.push(beast.id);
}

/** P91 A beast that nothing has stopped has gone all its hexes. */
function endTurn(bout: Bout): void {
  const { doing } = bout.prowl;
  bout.prowl.doing = null;
  if (doing === null || doing.stopped || doing.action === 'stay') return;
  const beast = manOf(bout, doing.id);
  if (!active(beast) || !isBeast(beast)) return;
  if (isAnimal(bout, beast) && isHeld(bout, beast, doing)) return;
  const body = doing.action === 'feed' && doing.target !== null ? manOf(bout, doing.target) : null;
  if (body !== null && gap(headOf(beast), body) <= 1) return;
  must(bout, doing.moved === doing.hexes, `before this, ${doing.id} went ${doing.moved} hexes of ${doing.hexes}`);
}

/** P90 When the beasts are done, everyone that could has acted. */
export function checkProwled(bout: Bout): void {
  endTurn(bout);
  const { acted } = bout.prowl;
  for (const id of actingOrder(bout)) must(bout, acted.includes(id), `before this, ${id} should have acted`);
}

/** 28.5 */
export function checkActed(bout: Bout, event: Acted): void {
  const beast = beastOf(bout, event.fighter);
  if (beast === null) return;
  beginTurn(bout, beast);
  const fed = beast.beast.fed;
  beast.beast.fed = false;
  if (beast.beast.dazed) {
    beast.beast.dazed = false;
    same(bout, 'what it does, dazed', [event.action, event.hexes], ['dazed', 0]);
    onlyRolls(bout, event, []);
    return;
  }
  must(bout, !bySpringsteen(bout) || beast.beast.horse, 'that table is not of this book');
  const action = beast.beast.panicked ? 'panic' : actionOf(bout, beast, event, fed);
  same(bout, 'what it does', event.action, action);
  if (action === 'panic') beast.beast.panicked = true;
  const target = targetOf(bout, beast, event);
  const doing: Doing = {
    ...{ id: beast.id, action: event.action, hexes: event.hexes, target, way: null, aside: null },
    ...{ moved: 0, stopped: false, entered: 0, met: null, wall: null },
  };
  checkPaces(bout, beast, event);
  if (action === 'random' || action === 'panic') doing.way = wayOf(bout, beast, event);
  if (action === 'stay') settleTurn(bout, beast, doing);
  if (action === 'toward' && standsBefore(bout, beast, target)) doing.stopped = true;
  bout.prowl.doing = doing;
}

/** 28.5, 28.3.3.2, C98 The action of its roll, or of the pack's. */
function actionOf(bout: Bout, beast: Beast, event: Acted, fed: boolean): string {
  const { prowl } = bout;
  const { kind } = beast.beast;
  const rolls = rollsOf(event, 'beast-action');
  const follows = kind === 'wolf' && prowl.pack !== null;
  same(bout, 'the number of action rolls', rolls.length, follows ? 0 : 1);
  const [roll] = rolls;
  if (roll !== undefined)
    checkModifiers(bout, 'beast-action', roll.modifiers, [
      { value: PRINTED_BEASTS[kind].cunning, why: /cunning/ },
      { value: fed ? FED : 0, why: /fed|feed/ },
    ]);
  const printed = follows ? (prowl.pack ?? '') : printedAction(roll?.total ?? 0);
  if (kind === 'wolf') prowl.pack = printed;
  return printed === 'feed' && mealsFor(bout, beast).length === 0 ? 'toward' : printed;
}

/** 28.5 */
const FED = 3;

/** P94 Bodies a beast may feed on: men dead or senseless, dead beasts of another kind. */
export function mealsFor(bout: Bout, beast: Beast): readonly Man[] {
  return [...bout.men.values()].filter((one) => {
    if (one.id === beast.id || one.fate === 'spared') return false;
    if (isBeast(one)) return one.fate === 'dead' && one.beast.kind !== beast.beast.kind;
    return one.fate === 'dead' || !one.conscious;
  });
}

/** P5 The closest man, or body. */
function targetOf(bout: Bout, beast: Beast, { action, towards }: Acted): string | null {
  if (action === 'random' || action === 'panic' || action === 'dazed') {
    same(bout, 'whom it goes for', towards, undefined);
    return null;
  }
  const meals = mealsFor(bout, beast);
  const least = Math.min(...meals.map((one) => apart(beast, one)));
  const among = action === 'feed' ? meals.filter((one) => apart(beast, one) === least) : closestMen(bout, beast);
  must(
    bout,
    among.some(({ id }) => id === towards),
    `${towards} is not the closest`,
  );
  return towards ?? null;
}

/** P91 A beast in its senses that has its man before it stays and bites. */
function standsBefore(bout: Bout, beast: Beast, target: string | null): boolean {
  return target !== null && hasBefore(beast, manOf(bout, target));
}

/** 28.5, 28.5.2, P179 */
function checkPaces(bout: Bout, beast: Beast, event: Acted): void {
  const { action, hexes } = event;
  const rolls = rollsOf(event, 'beast-hexes');
  const still = action === 'toward' && standsBefore(bout, beast, event.towards ?? null);
  const rolled = !still && ['away', 'random', 'toward', 'panic'].includes(action);
  same(bout, 'the number of rolls for hexes', rolls.length, rolled ? 1 : 0);
  const [roll] = rolls;
  if (roll !== undefined) {
    same(bout, 'the dice for hexes', roll.dice.die?.length, action === 'panic' ? 2 : 1);
    checkModifiers(bout, 'beast-hexes', roll.modifiers, [{ value: -beast.limps, why: /lame/ }]);
  }
  const unrolled = action === 'feed' ? 3 - beast.limps : 0;
  same(bout, 'its hexes', hexes, Math.max(0, roll?.total ?? unrolled));
}

/** P91 A die for the way, clockwise from straight ahead. */
function wayOf(bout: Bout, beast: Beast, event: Acted): Doing['way'] {
  const [roll] = rollsOf(event, 'beast-way');
  must(bout, roll !== undefined, 'no die says which way it goes');
  checkModifiers(bout, 'beast-way', roll?.modifiers ?? [], []);
  return turned(beast.facing, (roll?.total ?? 1) - 1);
}

/** P91 On 7-8 it turns to the man, wholly and free, unless it has him before it or cannot. */
function settleTurn(bout: Bout, beast: Beast, doing: Doing): void {
  if (doing.target === null || standsBefore(bout, beast, doing.target)) return;
  const ways = bearings(beast.at, manOf(bout, doing.target).at);
  doing.stopped = ways.every((way) => isBarred(bout, beast, way));
}
