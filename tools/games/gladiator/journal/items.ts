/** Chapter 13: drops, throws, recoveries, kicks. */

import type { EventOf } from '../../../../src/games/gladiator/rules/events.ts';
import { isShield } from '../../../../src/games/gladiator/rules/sheet.ts';
import type { Item } from '../../../../src/games/gladiator/rules/types.ts';
import type { Hex } from '../../../../src/kernel/hex.ts';
import { RECOVERY } from '../printed-tables.ts';
import { inSight, restingPlace } from './arena.ts';
import { apart, gap, hasBefore, nearestOf, reachTo } from './bodies.ts';
import {
  type Bout,
  checkModifiers,
  expect,
  foeOf,
  fulfil,
  graspable,
  manOf,
  must,
  onlyRolls,
  rollOf,
  rollsOf,
  same,
  taken,
} from './bout.ts';
import { range, same as sameHex, text, turned } from './hexes.ts';
import { endsHold } from './holds.ts';
import { active, armed, type Man, numberedBoxes, ownCf, snareOf, unbound, upright, usableShield } from './man.ts';
import { BY_ARM, HIS_CHOICE } from './nets.ts';
import { weaponPage } from './printed-kit.ts';
import { levelOf } from './skills.ts';
import { checkWentWith } from './special-effects.ts';
import { canBeLost, gearCf, isArcher, isWeapon, mayShoot } from './weapons.ts';

/** Takes an item out of a hand; complains if it is not there as described, or never leaves the hand (21.11.2). */
function release(bout: Bout, man: Man, item: Item): void {
  const at = man.hands.findIndex(({ id }) => id === item.id);
  if (at < 0) {
    bout.say(`${man.id} does not hold item ${item.id}`);
    return;
  }
  must(bout, canBeLost(item), `a ${item.kind} never leaves the arm`);
  same(bout, 'the item', item, man.hands[at]);
  man.hands.splice(at, 1);
}

/** 13.2, A8 An item leaves a hand, or comes down after a throw. */
export function checkDropped(bout: Bout, event: EventOf<'item-dropped'>): void {
  const man = manOf(bout, event.fighter);
  const around = manOf(bout, event.around);
  if (event.why === 'thrown') land(bout, event);
  else letGo(bout, man, event);
  if (event.why === 'given-up') {
    onlyRolls(bout, event, []);
    same(bout, 'where it lies', event.at, man.at);
  } else checkLanding(bout, around, event);
  bout.loose.set(event.item.id, { item: { ...event.item }, at: event.at });
}

function letGo(bout: Bout, man: Man, event: EventOf<'item-dropped'>): void {
  same(bout, "'around'", event.around, man.id);
  if (event.why === 'given-up') {
    const due = fulfil(bout, 'item-dropped', man.id, 'given-up');
    const lasso = event.item.kind === 'lasso' && !keepsLasso(bout, man);
    const seizes = bout.chances.some(({ by }) => by === man.id);
    if (seizes) expect(bout, 'grappled', man.id, 'his hands are empty');
    const bow = event.item.kind === 'bow' && laysBowDown(bout, man);
    must(bout, due || man.by === 'seat' || lasso || seizes || bow, 'a centurion lets go of nothing he can use');
  } else {
    const due = taken(bout, 'item-dropped', man.id, event.why);
    must(bout, due !== null, `nothing makes him drop it by '${event.why}'`);
    if (event.why === 'tree') same(bout, 'what the tree takes', event.item.id, due?.by);
    else if (due?.by !== HIS_CHOICE) checkChoice(bout, man, event);
  }
  const pair = gearCf(man);
  release(bout, man, event.item);
  checkWentWith(bout, man, pair);
}

/** P32, 10.5 A parry or a critical costs a weapon or a shield; of two weapons the one that was chosen. */
function checkChoice(bout: Bout, man: Man, { item }: EventOf<'item-dropped'>): void {
  const named = bout.due.some(
    ({ kind, fighter, why: cause }) => kind === 'item-dropped' && fighter === man.id && cause.startsWith('lost '),
  );
  const several = isWeapon(item) && man.hands.filter((one) => isWeapon(one) && canBeLost(one)).length > 1;
  if (!named && !several) return;
  must(bout, fulfil(bout, 'item-dropped', man.id, `lost ${item.id}`), 'another of his things should fall');
}

function land(bout: Bout, event: EventOf<'item-dropped'>): void {
  const index = bout.inAir.findIndex(({ item }) => item.id === event.item.id);
  const thrown = bout.inAir[index];
  if (thrown === undefined) {
    bout.say('nobody threw it');
    return;
  }
  same(bout, 'the item', event.item, thrown.item);
  same(bout, "'around'", event.around, thrown.target);
  must(bout, thrown.struck || !thrown.hit, 'it struck, but no blow was resolved');
  bout.inAir.splice(index, 1);
}

function checkLanding(bout: Bout, around: Man, event: EventOf<'item-dropped'>): void {
  onlyRolls(bout, event, ['drop-direction', 'drop-distance']);
  const way = rollOf(bout, event, 'drop-direction');
  const far = rollOf(bout, event, 'drop-distance');
  if (way === null || far === null) return;
  checkModifiers(bout, 'drop-direction', way.modifiers, []);
  checkModifiers(bout, 'drop-distance', far.modifiers, [{ value: -1, why: /./ }]);
  same(bout, 'where it lies', event.at, restingPlace(bout, around.at, turned(around.facing, way.total - 1), far.total));
}

/** 13.3, P63, P64 */
export function checkThrown(bout: Bout, event: EventOf<'thrown'>): void {
  const [man, target] = [manOf(bout, event.fighter), manOf(bout, event.target)];
  must(bout, upright(man) && man.grip === null && !man.now.acted, 'he may not throw now');
  man.now.acted = true;
  must(bout, hasBefore(man, target), `${target.id} is not in his front`);
  must(bout, inSight(bout, man.at, nearestOf(target, man.at)), 'something hides him');
  const shot = event.item.kind === 'bow';
  if (shot) shoot(bout, man, event);
  else release(bout, man, event.item);
  const roll = rollOf(bout, event, 'throw-distance');
  onlyRolls(bout, event, ['throw-distance']);
  if (roll === null) return;
  same(bout, 'the range', event.range, reachTo(man, target));
  checkModifiers(bout, 'throw-distance', roll.modifiers, [
    { value: -1, why: /always/ },
    { value: man.st, why: /ST/ },
    { value: weaponPage(event.item.kind).thr ?? 0, why: new RegExp(`^Thr of the ${event.item.kind}$`) },
    { value: levelOf(man, 'TH'), why: /Throwing/ },
  ]);
  same(bout, 'the range it must beat', roll.need?.than, event.range);
  same(bout, "'hit'", event.hit, roll.need?.met);
  must(bout, weaponPage(event.item.kind).thr !== null, `a ${event.item.kind} cannot be thrown`);
  if (man.by === 'book') checkBookThrow(bout, man, event.item);
  bout.inAir.push({ item: { ...event.item }, fighter: man.id, target: target.id, hit: event.hit, struck: false });
  if (shot && !event.hit) bout.inAir.pop();
}

/** 21.3.1, 21.3.2.1, 21.3.4, P174 An arrow; the bow stays in his hands. */
function shoot(bout: Bout, man: Man, event: EventOf<'thrown'>): void {
  must(bout, mayShoot(man), 'he can let no arrow fly');
  same(bout, 'the bow', event.item, man.hands[0]);
  man.arrows -= 1;
  same(bout, 'the arrows left', event.arrows, man.arrows);
}

/** F20, P74 Of several things equally near he goes for one at random; P32 of two weapons he loses one at random. */
export function checkItemChosen(bout: Bout, event: EventOf<'item-chosen'>): void {
  const man = manOf(bout, event.fighter);
  const [lot] = event.lots ?? [];
  if (lot?.name === 'weapon-lost' || lot?.name === 'lost-to-lasso') {
    checkLost(bout, man, event);
    return;
  }
  must(bout, man.by === 'book' && active(man) && man.posture !== 'prone', 'he chooses nothing now');
  const lying = graspable(bout).get(event.item.id);
  must(bout, lying !== undefined && range(lying.at, man.at) <= 1, 'it is out of his reach');
  const alike = [...graspable(bout).values()].filter(
    ({ item, at }) => isWeapon(item) === isWeapon(event.item) && range(at, man.at) <= 1,
  );
  must(bout, lot?.name === 'recover-item' && lot.of <= alike.length, 'it is not one of several');
}

/** P32, P62 Of two weapons, or of weapon and shield in a lasso. */
function checkLost(bout: Bout, man: Man, event: EventOf<'item-chosen'>): void {
  const [lot] = event.lots ?? [];
  const weapons = man.hands.filter((item) => isWeapon(item) && canBeLost(item));
  const shield = usableShield(man);
  const byArm = lot?.name === 'lost-to-lasso';
  if (byArm) must(bout, fulfil(bout, 'item-chosen', man.id, BY_ARM), 'no lasso has him by the arm');
  const among = byArm && shield !== null ? [...weapons, shield] : weapons;
  must(bout, among.length > 1, 'he has no two things to lose one of');
  same(bout, 'the things he may lose', lot?.of, among.length);
  const chosen = among[lot?.picked ?? 0];
  same(bout, 'what he loses', event.item.id, chosen?.id);
  expect(bout, 'item-dropped', man.id, `lost ${event.item.id}`);
}

/** 13.4.1 */
export function checkRecovery(bout: Bout, event: EventOf<'recovery-tried'>): void {
  const man = manOf(bout, event.fighter);
  must(bout, upright(man) && man.grip === null, 'he may not recover anything now');
  must(bout, man.by === 'seat' || man.holds === null, 'his hands are full (P172)');
  onlyRolls(bout, event, ['recovery']);
  const roll = rollOf(bout, event, 'recovery');
  const at = placeOf(bout, event);
  if (at === null || roll === null) return;
  must(bout, range(man.at, at) <= 1, 'it is out of his reach');
  checkModifiers(bout, 'recovery', roll.modifiers, recoveryDrms(bout, man, event.item, at));
  const { recovered, fighter, item } = event;
  const owner = [...bout.men.values()].find(({ sheath }) => sheath.some(({ id }) => id === item.id));
  same(bout, 'whose sheath it is in', event.from, owner?.id);
  bout.tries.push({ item: item.id, at, fighter, total: roll.total, recovered });
  if (recovered) pickUp(bout, man, event);
}

/** Where it lies, or lay until another took it up in this same contest. */
function placeOf(bout: Bout, { item }: EventOf<'recovery-tried'>): Hex | null {
  const lying = graspable(bout).get(item.id);
  if (lying !== undefined) {
    same(bout, 'the item', item, lying.item);
    return lying.at;
  }
  const before = bout.tries.find((one) => one.item === item.id);
  if (before === undefined) bout.say(`item ${item.id} does not lie about`);
  return before?.at ?? null;
}

function pickUp(bout: Bout, man: Man, event: EventOf<'recovery-tried'>): void {
  must(bout, man.hands.length < 2 && graspable(bout).has(event.item.id), 'he cannot have it');
  if (isWeapon(event.item)) man.now.recovered.add(event.item.id);
  man.hands.push({ ...event.item });
  endsHold(bout, man, 'hands');
  bout.loose.delete(event.item.id);
  for (const other of bout.men.values()) other.sheath = other.sheath.filter(({ id }) => id !== event.item.id);
}

/** 13.4.1, 13.4.3 Of those who tried for an item, the lowest total of 1 or less has it; level ones try again. */
export function checkTries(bout: Bout): void {
  for (const item of new Set(bout.tries.map((one) => one.item))) {
    const last = new Map(bout.tries.filter((one) => one.item === item).map((one) => [one.fighter, one]));
    const good = [...last.values()].filter(({ total }) => total <= 1).sort((a, b) => a.total - b.total);
    const winner = good[0]?.total === good[1]?.total && good.length > 1 ? null : (good[0]?.fighter ?? null);
    const taker = bout.tries.find((one) => one.item === item && one.recovered)?.fighter ?? null;
    if (taker !== winner) bout.say(`before this, ${taker} takes item ${item} instead of ${winner}`);
  }
}

function recoveryDrms(bout: Bout, man: Man, item: Item, at: Hex) {
  const { now } = man;
  const order = now.book?.order ?? now.plot?.actions[0]?.code;
  const recovers = (order === 'recover' || order === 'R') && !now.limped;
  const foe = foeOf(bout, man);
  const beside = active(foe) && gap(at, foe) <= 1;
  return [
    { value: man.type === 'heavy' ? RECOVERY.heavy : man.type === 'light' ? RECOVERY.light : 0, why: /heavy|light/ },
    { value: beside ? RECOVERY.opponentAdjacent : 0, why: /opponent/ },
    { value: sameHex(man.at, at) ? 0 : RECOVERY.nextHex, why: /next hex/ },
    { value: item.kind === 'net' ? RECOVERY.net : 0, why: /net$/ },
    { value: RECOVERY.moved * now.entered.length, why: /moved/ },
    { value: recovers && !now.collided ? RECOVERY.recoverAction : 0, why: /recover action/ },
    { value: now.collided ? RECOVERY.collided : 0, why: /collided/ },
    { value: man.posture === 'kneeling' ? RECOVERY.kneeling : 0, why: /kneeling/ },
    { value: man.stumbling ? RECOVERY.stumbling : 0, why: /stumbling/ },
    { value: man.ensnared === null ? 0 : RECOVERY.ensnared, why: /ensnared/ },
    { value: RECOVERY.stun * man.stun, why: /stun/ },
    { value: -man.ag, why: /AG/ },
  ];
}

/** 13.4.3, P31 Two after one thing: each throws, ties are thrown again. */
export function checkContested(bout: Bout, event: EventOf<'recovery-contested'>): void {
  must(bout, graspable(bout).has(event.item.id), 'it does not lie about');
  onlyRolls(bout, event, ['who-first', 'recovery']);
  const [a, b] = rollsOf(event, 'who-first').map(({ total }) => total);
  if (a === undefined || b === undefined) return;
  const winner = a === b ? null : (event.fighters[a > b ? 0 : 1] ?? null);
  same(bout, 'the winner', event.winner, winner);
}

/** 13.5, 13.5.1, C24 */
export function checkKicked(bout: Bout, event: EventOf<'kicked'>): void {
  const man = manOf(bout, event.fighter);
  const lying = bout.loose.get(event.item.id);
  must(bout, upright(man) && man.grip === null && !man.now.acted, 'he may not kick now');
  man.now.acted = true;
  must(
    bout,
    man.now.entered.every(({ how }) => how !== 'backward'),
    'he has stepped backwards',
  );
  must(bout, lying !== undefined && sameHex(lying.at, man.at), 'it does not lie in his hex');
  same(bout, 'the item', event.item, lying?.item);
  const roll = rollOf(bout, event, 'kick');
  onlyRolls(bout, event, ['kick']);
  if (roll === null) return;
  checkModifiers(bout, 'kick', roll.modifiers, [{ value: -man.now.entered.length, why: /moved/ }]);
  same(bout, "'moved'", event.moved, roll.need?.met);
  const face = roll.dice.die?.[0] ?? 0;
  must(bout, sameHex(event.from, man.at), `it is kicked from ${text(event.from)}`);
  same(bout, 'where it lies', event.to, event.moved ? restingPlace(bout, man.at, event.direction, face) : man.at);
  if (lying !== undefined) lying.at = event.to;
  if (man.by === 'book') checkKickWay(bout, man, event);
}

/** P79, P200 A centurion kicks it away from his enemy, judged by its first hex. */
function checkKickWay(bout: Bout, man: Man, event: EventOf<'kicked'>): void {
  const foe = foeOf(bout, man);
  const ends = ([0, 1, 2, 3, 4, 5] as const).map((direction) => gap(restingPlace(bout, man.at, direction, 1), foe));
  same(bout, 'its range from the enemy', ends[event.direction], Math.max(...ends));
}

/** P83 What a centurion must throw as the action step begins: one of several javelins, or a battered shield. */
export function throwOf(bout: Bout, man: Man): Item['kind'] | null {
  const foe = foeOf(bout, man);
  if (man.by !== 'book' || !bout.rules.sections.includes(21) || !upright(man) || !unbound(man)) return null;
  if (!hasBefore(man, foe) || !inSight(bout, man.at, nearestOf(foe, man.at))) return null;
  const far = reachTo(man, foe);
  if (isArcher(man)) return mayShoot(man) && !laysBowDown(bout, man) ? 'bow' : null; // P174
  const javelins = [...man.hands, ...man.sheath].filter(({ kind }) => kind === 'javelin').length;
  const holdsOne = man.hands.some(({ kind }) => kind === 'javelin');
  if (holdsOne && javelins > 1 && far >= 2 && far <= 4) return 'javelin';
  const battered = man.hands.some((item) => isShield(item) && item.ticked >= numberedBoxes(item.size));
  return battered && far >= 1 && far <= 3 ? 'shield' : null;
}

/** P82, P174, P324 With an enemy beside him, or the arrows spent, a centurion goes over to what is in his sheath. */
function laysBowDown(bout: Bout, man: Man): boolean {
  if (!isArcher(man) || man.sheath.length === 0) return false;
  return man.arrows === 0 || apart(man, foeOf(bout, man)) <= 1;
}

/** P83 What else he may throw: one of two weapons, at three hexes at most. */
function checkBookThrow(bout: Bout, man: Man, item: Item): void {
  if (fulfil(bout, 'thrown', man.id)) {
    same(bout, 'what he throws', item.kind, man.now.mustThrow);
    return;
  }
  must(bout, item.kind !== 'shield', 'a centurion throws no shield of use');
  must(bout, armed(man) || man.sheath.length > 0, 'a centurion never throws his last weapon');
  const most = item.kind === 'javelin' ? 4 : 3;
  must(bout, reachTo(man, foeOf(bout, man)) <= most, 'that is too far for a centurion');
}

/** 21.1.2.1, P82 A weapon comes from the sheath into a free hand; a centurion draws only when he holds none. */
export function checkDrawn(bout: Bout, event: EventOf<'drawn'>): void {
  const man = manOf(bout, event.fighter);
  const at = man.sheath.findIndex(({ id }) => id === event.item.id);
  must(
    bout,
    [19, 21].some((chapter) => bout.rules.sections.includes(chapter)),
    'no sheath without chapter 19 or 21',
  );
  must(bout, upright(man) && man.grip === null && !man.now.drew, 'he may not draw now');
  must(bout, man.by === 'seat' || man.holds === null, 'his hands are full (P172)');
  must(bout, man.by === 'seat' || !armed(man), 'he has a weapon in hand');
  must(bout, man.hands.length < 2, 'he has no hand free');
  must(bout, snareOf(man)?.kind !== 'lasso', 'a lasso takes both hands');
  must(bout, bout.fight === null, 'nobody draws once the fight has begun');
  if (at < 0) bout.say('it is not in his sheath');
  else same(bout, 'the item', event.item, man.sheath[at]);
  man.sheath.splice(at, at < 0 ? 0 : 1);
  man.hands.push({ ...event.item });
  endsHold(bout, man, 'hands');
  man.now.drew = true;
  same(bout, 'what is left in the sheath', event.left, man.sheath.length);
}

/** P82 Nobody the book leads goes into the fight without a weapon and with a full sheath, unless his lasso is of use. */
export function checkSheaths(bout: Bout): void {
  for (const man of bout.men.values()) {
    if (foeOf(bout, man).fate !== 'fighting') continue;
    const idle =
      man.by === 'book' &&
      upright(man) &&
      unboundHands(man) &&
      (!armed(man) || laysBowDown(bout, man)) &&
      !keepsLasso(bout, man);
    must(bout, !idle || man.sheath.length === 0, `${man.id} has not drawn his weapon`);
  }
}

/** P171, P172 Neither held nor holding. */
const unboundHands = ({ grip, holds }: Man): boolean => grip === null && holds === null;

/** P140 Once a match, with nothing lost and the enemy at two hexes; on 1 or 2 his shield goes. */
export function checkWeighed(bout: Bout, event: EventOf<'shield-weighed'>): void {
  const man = manOf(bout, event.fighter);
  const roll = rollOf(bout, event, 'shed-shield');
  onlyRolls(bout, event, ['shed-shield']);
  must(bout, man.by === 'book' && man.style === 'hoplomachus' && active(man), 'he weighs no shield');
  must(bout, !man.weighed && apart(man, foeOf(bout, man)) === 2, 'now is not the time for it');
  must(bout, ownCf(man) === man.cfAtStart, 'he has lost CF already');
  same(bout, "'sheds'", event.sheds, roll?.need?.met);
  if (event.sheds) expect(bout, 'item-dropped', man.id, 'given-up');
  man.weighed = true;
}

/** P82 Until an enemy is beside him whom he is not about to toss it at. */
function keepsLasso(bout: Bout, man: Man): boolean {
  const foe = foeOf(bout, man);
  if (snareOf(man)?.kind !== 'lasso') return false;
  return man.now.net !== null || apart(man, foe) > 1;
}
