/** 9.1-9.4: who fights, with how much, on what, and when. */
import type { EventOf, Slot } from '../../../../src/games/gladiator/rules/events.ts';
import type { Area, FighterId } from '../../../../src/games/gladiator/rules/types.ts';
import { roundsOf } from '../printed-tables.ts';
import { checkDice } from './allocation-dice.ts';
import { inSight, isAbove } from './arena.ts';
import { hasBefore, headOf, looksDown, nearestOf, openAreas, positionOver, reachTo } from './bodies.ts';
import {
  type Bout,
  checkModifiers,
  type Fight,
  foeOf,
  fulfil,
  manOf,
  must,
  type Share,
  same,
  taken,
  type Wanted,
} from './bout.ts';
import { centred } from './collisions.ts';
import { open } from './effects.ts';
import {
  ALL_AREAS,
  active,
  availableCf,
  availableParts,
  currentCf,
  halvingsOf,
  type Man,
  stateAdders,
  sumOf,
  upright,
} from './man.ts';
import { SPECIAL_DEFENCE_CF } from './printed-kit.ts';
import { FIST_SPEED } from './printed-nets.ts';
import { has } from './skills.ts';
import { canDefendSpecially, SPECIAL_AREA, specialAttacks } from './specials.ts';
import { checkFatal } from './talents.ts';
import { isArcher, kicksAt, mayStrikeAt, otherHalvings, speedOf, strikesAt, weaponHalvings } from './weapons.ts';
import { checkFangs, edgeOver, horseAt } from './wild/attacks.ts';
import { isBeast, isRidden } from './wild/beings.ts';

function blankShare(advantage: Share['advantage'], front: boolean): Share {
  const defence = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  return {
    ...{ advantage, engaged: false, allocated: false, attacks: [], defence, special: null },
    ...{ owed: 0, fumbled: false, lost: [], parted: null, bared: [], pairLost: 0, front, fatal: false },
  };
}

/** The fight of this phase, begun if need be: both men have a share in it. */
function fightOf(bout: Bout): Fight {
  if (bout.fight !== null) return bout.fight;
  const shares = new Map<FighterId, Share>(
    [...bout.men.values()].map((man) => [man.id, blankShare([], hasInFront(bout, man))]),
  );
  bout.fight = { shares, sequenced: false, feints: [], feinted: new Map(), together: null };
  return bout.fight;
}

/** 6.1, 35.4.1 Whether he is on his feet and has his opponent in his front, within reach of what he holds. */
function hasInFront(bout: Bout, man: Man): boolean {
  const foe = foeOf(bout, man);
  const able = upright(man) && strikesAt(man, reachTo(man, foe)).length > 0;
  return able && hasBefore(man, foe) && inSight(bout, headOf(man), nearestOf(foe, headOf(man)));
}

export function shareOf(bout: Bout, id: FighterId): Share {
  const share = fightOf(bout).shares.get(id);
  if (share === undefined) throw new Error(`'${id}' is in no fight`);
  return share;
}

/** 9.1, 9.2, F19 One who may attack, and his positional advantage. */
export function checkEngaged(bout: Bout, event: EventOf<'engaged'>): void {
  const [man, target] = [manOf(bout, event.fighter), manOf(bout, event.target)];
  const far = reachTo(man, target);
  must(bout, upright(man), 'he may not attack');
  must(bout, strikesFrom(man, far) || kicksAt(man, far), `nothing of his strikes at ${far} hexes`);
  const ahead = hasBefore(man, target);
  must(bout, inSight(bout, headOf(man), nearestOf(target, headOf(man))), 'something hides his target');
  const attacked = canStrike(target, man) || (upright(target) && kicksAt(target, reachTo(target, man))); // P315
  const turnsRound = !ahead && turns(man) && attacked && hasBefore(target, man);
  must(bout, ahead || turnsRound, 'he has his target neither in front nor is he turned to him');
  const position = ahead ? positionOn(man, target) : 0;
  checkModifiers(bout, 'advantage', event.modifiers, [
    { value: position, why: /position|front|shoulder|side|haunch|rear/ },
    ...stateAdders(target),
  ]);
  same(bout, 'the advantage', event.advantage, position + sumOf(stateAdders(target)));
  const { front } = shareOf(bout, man.id);
  fightOf(bout).shares.set(man.id, { ...blankShare(event.modifiers, front), engaged: true });
  bout.marks.set(man.id, target.id);
  if (!bout.marks.has(target.id)) bout.marks.set(target.id, man.id);
}

/** 9.2, P35 What his place gives him over another, who does not face him; over beasts and riders A5 and A6 tell. */
function positionOn(man: Man, target: Man): number {
  const faced = turns(target) && hasBefore(target, man);
  return faced ? 0 : positionOver(headOf(man), target);
}

/** 9.1.2, 28.7.2, P159 Whether a figure turns in combat: no beast, no rider. */
const turns = ({ beast, mount }: Man): boolean => beast === null && mount === null;

/** 28.7.2 Whether somebody strikes at a range: a beast with its fangs at one hex. */
const strikesFrom = (man: Man, far: number): boolean => (man.beast === null ? mayStrikeAt(man, far) : far <= 1);

/** 9.1, 20.5, 22.4.3, P34, A2 Whether a man on his feet, in no net and in no hold has something that reaches another. */
function canStrike(man: Man, target: Man): boolean {
  return upright(man) && strikesFrom(man, reachTo(man, target));
}

/** P34, F19 Nobody who has his man in front, within reach and with CF to spend lets him be. */
export function checkFought(bout: Bout): void {
  if (bout.fight !== null) return;
  for (const man of bout.men.values()) {
    if (man.beast !== null && isRidden(bout, man)) continue; // 30.6.6.1
    const foe = foeOf(bout, man);
    const sees = hasBefore(man, foe) && inSight(bout, headOf(man), nearestOf(foe, headOf(man)));
    const meets = foe.fate === 'fighting' && canStrike(man, foe) && sees;
    if (!meets) continue;
    const position = positionOn(man, foe);
    const advantage = [{ value: position, why: /./ }, ...stateAdders(foe)];
    must(bout, availableCf(man, advantage) < 1, `before this, ${man.id} should have fought ${foe.id}`);
  }
}

/** 9.3.1, P33, 24.2 What makes up the pool. */
const poolOf = (man: Man, { advantage, front }: Share): readonly Wanted[] => [
  ...availableParts(man, [
    ...advantage.map(({ value, why }) => ({ value, why: new RegExp(`^${why}$`) })),
    { value: front && currentCf(man) >= 1 ? man.pb : 0, why: /\(PB\)/ }, // 35.4.1, P218
  ]),
  { value: man.beast?.reared === true ? REARED_CF : 0, why: /reared/ },
];

/** 28.7.4 */
const REARED_CF = 4;

/** 9.3, P37, P87 An allocation and the pool it comes from. */
export function checkAllocated(bout: Bout, event: EventOf<'allocated'>): void {
  const [man, target] = [manOf(bout, event.fighter), manOf(bout, event.target)];
  const share = shareOf(bout, man.id);
  must(bout, !share.allocated, 'he has allocated already');
  same(bout, 'his target', target.id, foeOf(bout, man).id);
  bout.marks.set(man.id, target.id);
  const parts = poolOf(man, share);
  const whole = sumOf(parts);
  const drawn = isArcher(man) ? Math.floor(whole / 2) : whole; // 21.3.2
  const total = man.posture === 'prone' ? Math.floor(drawn / 2) : drawn;
  checkModifiers(bout, 'pool', event.modifiers, [
    ...parts,
    { value: drawn - whole, why: /bow in hand: half/ },
    { value: total - drawn, why: /prone: half/ },
  ]);
  same(bout, 'the total', event.total, total);
  checkFacings(bout, man, target);
  if (isBeast(man)) checkFangs(bout, man, target, event, share.engaged && upright(man) && total >= 1);
  else checkHands(bout, man, target, event);
  man.attackTotal += event.spentOnAttack;
  man.defenceTotal += sum(ALL_AREAS.map((area) => event.allocation.defence[area])) + specialCf(event);
  share.allocated = true;
  const arms = strikesAt(man, reachTo(man, target));
  share.attacks = event.allocation.attacks.map(({ area, cf: put, arm = 0, special = null, fatal = false, ...at }) => {
    const other = special === 'bash' || special === 'sand';
    const used = other ? undefined : arms[arm];
    const horse = horseAt(bout, target, at.target);
    const cf = put + (at.edge === true && horse !== null ? edgeOver(man, target, horse) : 0);
    const struck = horse === null ? {} : { at: horse.id };
    const fist = used === null && man.beast === null;
    return { area, cf, round: 0, special, with: used ?? null, fist, fatal, ...struck };
  });
  share.special = event.allocation.special ?? null;
  share.defence = { ...event.allocation.defence };
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** What a man has done with his CF. */
function checkHands(bout: Bout, man: Man, target: Man, event: EventOf<'allocated'>): void {
  checkAttacks(bout, man, event);
  checkDefence(bout, man, event);
  checkSpecials(bout, man, target, event);
  checkFatal(bout, man, event.allocation);
  if (man.by === 'book') checkDice(bout, man, target, event, shareOf(bout, man.id).engaged);
  const areas = openAreas(headOf(man), target);
  must(
    bout,
    event.allocation.attacks.every(({ area }) => areas.includes(area)),
    `only areas ${areas} can be struck from there`,
  );
}

/** 9.1.1, 9.1.2, P35 Everybody but a prone man has been turned to look straight at the other; beasts and riders never. */
function checkFacings(bout: Bout, ...men: readonly Man[]): void {
  for (const man of men) {
    const turned = man.posture !== 'prone' && active(man) && turns(man);
    must(bout, !turned || centred(man, foeOf(bout, man)), `${man.id} does not look straight at his opponent`);
  }
}

function checkAttacks(bout: Bout, man: Man, event: EventOf<'allocated'>): void {
  const { attacks } = event.allocation;
  const effective = sum(attacks.map(({ cf }) => cf));
  const far = reachTo(man, manOf(bout, event.target));
  const arms = strikesAt(man, far);
  const sandOnly = kicksAt(man, far);
  const may = (mayStrikeAt(man, far) || sandOnly) && upright(man) && event.total >= 1;
  must(bout, !sandOnly || attacks.every(({ special }) => special === 'sand'), 'nothing but his sand reaches that far');
  must(bout, (may && shareOf(bout, man.id).engaged) || attacks.length === 0, 'he may not attack');
  must(
    bout,
    attacks.length <= 5 && new Set(attacks.map(({ area }) => area)).size === attacks.length,
    'an area is attacked twice',
  );
  must(
    bout,
    attacks.every(({ cf }) => Number.isInteger(cf) && cf >= 1 && cf <= 8),
    'an attack has not 1 to 8 CF',
  );
  must(
    bout,
    attacks.every(({ arm = 0 }) => arm >= 0 && arm < Math.max(arms.length, sandOnly ? 1 : 0)),
    'he has no such arm',
  );
  const target = manOf(bout, event.target);
  const uphill = isAbove(bout, target, man) || looksDown(target, man) ? 1 : 0; // 27.8.2.2, P167
  let [least, most] = [0, 0];
  for (const [i, arm] of arms.entries()) {
    const halvings = halvingsOf(man) + weaponHalvings(man, arm, far) + uphill;
    const put = sum(attacks.filter((one) => (one.arm ?? 0) === i && !isOther(one)).map(({ cf }) => cf));
    least += put << halvings;
    most += (put << halvings) + (1 << halvings) - 1;
  }
  const others = sum(attacks.filter(isOther).map(({ cf }) => cf)) << (halvingsOf(man) + uphill + otherHalvings(man));
  least += others;
  most += others;
  const { spentOnAttack } = event;
  must(
    bout,
    spentOnAttack >= least && spentOnAttack <= most,
    `${spentOnAttack} spent do not make ${effective} in effect`,
  );
}

/** 23.2, P147 Whether no weapon makes an attack: a shield does, or a foot. */
const isOther = ({ special }: { readonly special?: string }): boolean => special === 'bash' || special === 'sand';

/** 23.1 The CF a special defence costs. */
const specialCf = ({ allocation }: EventOf<'allocated'>): number =>
  allocation.special === undefined ? 0 : SPECIAL_DEFENCE_CF;

/** 23.1-23.3, C93, P53 One special attack and one special defence, each open to him. */
function checkSpecials(bout: Bout, man: Man, target: Man, { allocation }: EventOf<'allocated'>): void {
  const arms = strikesAt(man, reachTo(man, target));
  const tried = allocation.attacks.flatMap(({ area, special, arm = 0 }) =>
    special === undefined ? [] : [{ area, special, bare: arms[arm] === null }],
  );
  must(bout, tried.length <= 1, 'he makes more than one special attack');
  for (const { area, special, bare } of tried) {
    const wanted = SPECIAL_AREA[special];
    must(bout, wanted === null || wanted === area, `a ${special} does not go to area ${area}`);
    must(bout, specialAttacks(man, target, bare).includes(special), `a ${special} is not open to him`);
  }
  const { special } = allocation;
  if (special === undefined) return;
  must(bout, canDefendSpecially(man, special), `the special defence of area ${special} is not open to him`);
  same(bout, 'the plain defence of the area he guards specially', allocation.defence[special], 0);
}

function checkDefence(bout: Bout, man: Man, event: EventOf<'allocated'>): void {
  const points = ALL_AREAS.map((area) => event.allocation.defence[area]);
  must(
    bout,
    points.every((cf) => Number.isInteger(cf) && cf >= 0),
    'a defence is negative',
  );
  const most = Math.max(0, event.total);
  const defence = sum(points) + specialCf(event);
  must(bout, event.spentOnAttack + defence <= most, `${event.spentOnAttack} + ${defence} is more than ${most}`);
  const weak = currentCf(man) < 1;
  must(bout, !weak || defence === 0, 'below 1 CF the bonus is for attack only (10.3.4.1)');
  must(bout, man.conscious || defence === 0, 'an unconscious man defends nothing');
}

/** 14.2, 27.8.2.1, C75 Whether a man's legs are half out of reach: he kneels, or stands below. */
const isLow = (bout: Bout, man: Man, foe: Man): boolean =>
  foe.posture === 'kneeling' || isAbove(bout, man, foe) || looksDown(man, foe);

/** 14.2, F18; and once blows have fallen F7, 22.2, or 23.2 F */
export function checkHalved(bout: Bout, event: EventOf<'attack-halved'>): void {
  const man = manOf(bout, event.fighter);
  const share = shareOf(bout, man.id);
  if (bout.fight?.sequenced === true) {
    if (event.cite === 'F7') checkBared(bout, man, event);
    else checkFreeHalved(bout, event);
    return;
  }
  const attack = share.attacks.find(({ area }) => area === event.area);
  must(bout, event.area === 5 && isLow(bout, man, foeOf(bout, man)), 'only the legs of a kneeling man halve an attack');
  if (attack === undefined) {
    bout.say('there is no such attack');
    return;
  }
  same(bout, 'its CF', event.cf, { from: attack.cf, to: Math.floor(attack.cf / 2) });
  attack.cf = event.cf.to;
  if (attack.cf < 1) share.attacks = share.attacks.filter((one) => one !== attack);
  share.halvedLegs = true;
}

/** 23.2 F, 14.2, 27.8.2.2 What halves the free blow of a feint. */
function checkFreeHalved(bout: Bout, { fighter, cite, area, cf }: EventOf<'attack-halved'>): void {
  const due = taken(bout, 'attack-halved', fighter, `${cite} ${area}`);
  if (due === null) bout.say('nothing halves his blow');
  else same(bout, 'its CF', cf, { from: due.by, to: Math.floor(due.by / 2) });
}

/** F7, 22.2 A man disarmed strikes with his bare hand: half the CF, a round later. */
function checkBared(bout: Bout, man: Man, event: EventOf<'attack-halved'>): void {
  const share = shareOf(bout, man.id);
  const attack = open(bout, man).find(({ area }) => area === event.area);
  must(bout, man.chapters.includes(22), 'nobody strikes with bare hands without chapter 22');
  if (attack === undefined || attack.with === null) {
    bout.say('there is no such attack with a weapon');
    return;
  }
  same(bout, 'its CF', event.cf, { from: attack.cf, to: Math.floor(attack.cf / 2) });
  if (!fulfil(bout, 'attack-halved', man.id, `F7 ${event.area}`)) share.bared.push(event.area);
  const round = Math.min(8, attack.round + FIST_SPEED);
  const strike = { ...attack, with: null, fist: true, cf: event.cf.to, round };
  share.attacks = share.attacks.flatMap((one) => (one !== attack ? [one] : strike.cf < 1 ? [] : [strike]));
}

/** 30.6.6.2, C158 For every hex it has gone. */
const HORSE_DEFENCE = 2;

/** 9.4.2, 9.4.3 */
export function checkSequence(bout: Bout, event: EventOf<'sequence-set'>): void {
  const fight = fightOf(bout);
  fight.sequenced = true;
  for (const { id, mount } of bout.men.values()) {
    const horse = fight.shares.get(mount ?? '');
    const cf = HORSE_DEFENCE * (bout.rides.get(id)?.done ?? 0);
    if (horse !== undefined) horse.defence = { 1: cf, 2: cf, 3: cf, 4: cf, 5: cf };
  }
  for (const [id, share] of fight.shares) {
    const man = manOf(bout, id);
    const legs = share.attacks.some(({ area }) => area === 5) && isLow(bout, man, foeOf(bout, man));
    must(bout, !legs || share.halvedLegs === true, `the attack of ${id} on kneeling legs was not halved`);
    setRounds(
      bout,
      id,
      share,
      event.slots.filter(({ fighter }) => fighter === id),
    );
  }
  checkOrder(bout, event.slots);
}

function setRounds(bout: Bout, id: FighterId, share: Share, slots: readonly Slot[]): void {
  const rounds = roundsOf(share.attacks.length);
  const man = manOf(bout, id);
  for (const [i, attack] of share.attacks.entries())
    attack.round = Math.min(
      8,
      Math.max(0, (rounds[i] ?? 0) + speedOf(man, attack) - (i === 0 && has(man, 'FA') ? 1 : 0)),
    );
  const wanted = share.attacks.map(({ area, cf, round }) => ({ fighter: id, area, cf, round }));
  const byArea = (a: Slot, b: Slot): number => a.area - b.area;
  same(bout, `the attacks of ${id}`, [...slots].sort(byArea).map(plainSlot), wanted.sort(byArea).map(plainSlot));
}

const plainSlot = ({ fighter, area, cf, round }: Slot): readonly (FighterId | Area | number)[] => [
  fighter,
  area,
  cf,
  round,
];

function checkOrder(bout: Bout, slots: readonly Slot[]): void {
  for (const [i, slot] of slots.entries()) {
    const before = slots[i - 1];
    if (before === undefined) continue;
    const ordered = before.round < slot.round || (before.round === slot.round && before.cf >= slot.cf);
    must(bout, ordered, `round ${slot.round} with ${slot.cf} CF comes too late`);
  }
}
