/** 21.6.1, 21.8.1, 23.2, 25.1.1: what a blow sets off besides its harm. */
import type { EventOf } from '../../../../src/games/gladiator/rules/events.ts';
import { isAbove, restingPlace } from './arena.ts';
import type { Struck } from './blow.ts';
import { looksDown, reachTo } from './bodies.ts';
import {
  type Bout,
  checkModifiers,
  expect,
  foeOf,
  fulfil,
  manOf,
  must,
  onlyRolls,
  type Pending,
  rollOf,
  rollsOf,
  type Share,
  same,
  taken,
} from './bout.ts';
import { shareOf } from './fight.ts';
import { turned } from './hexes.ts';
import { armed, type Man, usableShield } from './man.ts';
import { FEINT_CF, MAUL_ST, weaponPage } from './printed-kit.ts';
import { has } from './skills.ts';
import { bareHand, canBeLost, gearCf, isArcher, isWeapon, reaches } from './weapons.ts';

/** Rolls a blow needs for what is special about it. */
export function specialRolls(struck: Struck, result: string): readonly string[] {
  const { event } = struck;
  if (event.special === 'sand') return result === 'H' ? ['sand'] : [];
  if (onBow(struck, result)) return ['break'];
  if (breaksOver(struck, result) === null) return [];
  return struck.weapon?.kind === 'trident' ? ['break', 'break-place'] : ['break'];
}

/** 21.6.1, 20.10.2, P66 What a weapon parried by weapon and shield must not exceed; null: it need not be tested. */
function breaksOver({ thrown, weapon }: Struck, result: string): number | null {
  if (thrown || result !== 'P*' || weapon === null || ('short' in weapon && weapon.short)) return null;
  return weaponPage(weapon.kind).breaksOver ?? null;
}

/** What a blow came to; `body`: it reached the body, through a battered shield perhaps. */
interface Came {
  readonly result: string;
  readonly bonus: number;
  readonly body: boolean;
}

/** 30.6.4 Why a rider checks. */
const IN_THE_SADDLE = 'struck in the saddle';

/** What must follow a blow besides its harm. */
export function noteSpecial(bout: Bout, struck: Struck, came: Came): void {
  const { result, bonus, body } = came;
  noteBreak(bout, struck, result);
  if (onBow(struck, result)) noteBow(bout, struck);
  const hit = body && struck.event.special !== 'disarm'; // 23.2 A its H is a parry
  if (hit && manOf(bout, struck.event.target).mount !== null)
    expect(bout, 'stumble-checked', struck.event.target, IN_THE_SADDLE, -bonus); // 30.6.4
  const { event, weapon } = struck;
  if (event.special === 'sand') {
    noteSand(bout, struck, result, bonus);
    return;
  }
  if (!body) return;
  if (event.special === 'feint' && !struck.fist) expect(bout, 'feinted', event.fighter, event.target, FEINT_CF + bonus);
  const target = manOf(bout, event.target);
  if (event.special === 'sweep' && target.posture !== 'prone' && target.beast === null)
    expect(bout, 'stumble-checked', event.target, 'a sweep', -(bonus + 1));
  if (event.special === 'bash') expect(bout, 'stunned', event.target, 'the shield bash', bonus);
  if (weapon?.kind === 'maul' && event.special !== 'feint' && event.special !== 'disarm')
    expect(bout, 'stunned', event.target, 'the weight of the maul');
}

/** 21.3.3, C88, P174 Whether a blow is parried with a bow, which may break of it. */
const onBow = ({ event, thrown, fist, target }: Struck, result: string): boolean =>
  !thrown && !fist && event.special !== 'sand' && (result === 'P' || result === 'P*') && isArcher(target);

/** 21.3.3.1 2D6 and the ST of whoever struck. */
function noteBow(bout: Bout, struck: Struck): void {
  const { event, attacker, target } = struck;
  const roll = rollOf(bout, event, 'break');
  if (roll === null) return;
  const maul = struck.weapon?.kind === 'maul' ? MAUL_ST : 0;
  checkModifiers(bout, 'break', roll.modifiers, [
    { value: attacker.st, why: /^ST/ },
    { value: maul, why: /maul/ },
  ]);
  same(bout, 'what breaks it', roll.need?.than, weaponPage('bow').breaksOver);
  const bow = target.hands.find(({ kind }) => kind === 'bow');
  if (roll.need?.met !== true) return;
  fulfil(bout, 'item-dropped', target.id, 'parried'); // P174 it is not dropped besides
  expect(bout, 'weapon-broken', target.id, `item ${bow?.id} useless`);
}

function noteBreak(bout: Bout, struck: Struck, result: string): void {
  const { event, target } = struck;
  const limit = breaksOver(struck, result);
  if (limit === null) return;
  const roll = rollOf(bout, event, 'break');
  if (roll === null) return;
  checkModifiers(bout, 'break', roll.modifiers, [
    { value: target.st + (target.hands.some(({ kind }) => kind === 'maul') ? MAUL_ST : 0), why: /ST/ }, // C91
  ]);
  same(bout, 'what breaks it', roll.need?.than, limit);
  const broken = roll.need?.met === true;
  const [place] = rollsOf(event, 'break-place');
  same(bout, 'whether a die says how it broke', place !== undefined, broken && struck.weapon?.kind === 'trident');
  const how = place?.need?.met === true ? 'short' : 'useless';
  if (broken) expect(bout, 'weapon-broken', event.fighter, `item ${struck.weapon?.id} ${how}`);
}

/** 23.2 T, C30, P41 */
function noteSand(bout: Bout, { event }: Struck, result: string, bonus: number): void {
  if (result !== 'H') return;
  const roll = rollOf(bout, event, 'sand');
  if (roll === null) return;
  checkModifiers(bout, 'sand', roll.modifiers, [{ value: bonus, why: /^H/ }]);
  shareOf(bout, event.target).lost.push(roll.total);
  expect(bout, 'cf-lost', event.target, 'sand');
}

/** 20.10.2.2, 21.6.1 A weapon that broke is gone; a trident may be of use still on 5 or 6. */
export function checkBroken(bout: Bout, event: EventOf<'weapon-broken'>): void {
  const man = manOf(bout, event.fighter);
  must(bout, fulfil(bout, 'weapon-broken', man.id, `item ${event.item.id} ${event.how}`), 'nothing broke it so');
  onlyRolls(bout, event, []);
  const held = man.hands.find(({ id }) => id === event.item.id);
  if (held === undefined) {
    const fell = bout.loose.get(event.item.id); // P40 knocked from his hand in the same moment
    must(bout, fell !== undefined, 'he does not hold it');
    if (event.how === 'useless') bout.loose.delete(event.item.id);
    else if (fell !== undefined) Object.assign(fell.item, { short: true });
  }
  if (held === undefined) return;
  if (event.how === 'short') {
    Object.assign(held, { short: true });
    noteBroken(bout, man, 0);
  } else {
    const pair = gearCf(man);
    man.hands.splice(man.hands.indexOf(held), 1);
    // P40 parried in the same moment, he has nothing left to drop
    if (!man.hands.some((item) => item.kind === 'shield' || (isWeapon(item) && canBeLost(item))))
      fulfil(bout, 'item-dropped', man.id, 'parried');
    noteBroken(bout, man, Math.max(0, pair - gearCf(man)));
  }
}

/** P56 What must follow when a weapon is of no use any more: attacks with it go, and the CF of a pair. */
function noteBroken(bout: Bout, man: Man, cf: number): void {
  const share = shareOf(bout, man.id);
  const spoilt = share.attacks.filter((attack) => !canStill(bout, man, attack));
  const bared = spoilt.filter((attack) => becomesStrike(bout, man, attack));
  if (has(man, 'GP')) grapple(share, bared);
  else for (const { area } of bared) expect(bout, 'attack-halved', man.id, `F7 ${area}`);
  if (spoilt.length > bared.length) expect(bout, 'attacks-lost', man.id, 'broken');
  if (cf === 0) return;
  share.lost.push(cf);
  expect(bout, 'cf-lost', man.id, 'a pair broken');
}

/** P44, P56, F7 Whether he can still make an attack with what is in his hands. */
export function canStill(bout: Bout, man: Man, { special, with: weapon, fist }: Pending): boolean {
  if (!armed(man) && !man.chapters.includes(22)) return false;
  if (special === 'bash') return usableShield(man) !== null;
  if (fist) return bareHand(man, reachTo(man, foeOf(bout, man)));
  if (weapon === null) return true;
  const held = man.hands.find(({ id }) => id === weapon.id);
  return held !== undefined && reaches(held, reachTo(man, foeOf(bout, man)));
}

/** F7, 22.2, C136 Whether a man disarmed strikes with his bare hand what he meant for his weapon: within one hex. */
export function becomesStrike(bout: Bout, man: Man, { with: weapon }: Pending): boolean {
  return weapon !== null && !armed(man) && bareHand(man, reachTo(man, foeOf(bout, man)));
}

/** 31.3 GP, P215 A grappler's attacks go on with the bare hand as they were planned. */
function grapple(share: Share, bared: readonly Pending[]): void {
  share.attacks = share.attacks.map((one) => (bared.includes(one) ? { ...one, with: null, fist: true } : one));
}

/** P44, P56, F7 What went with an item that has left his hand, just before: attacks, and the CF of a pair. */
export function checkWentWith(bout: Bout, man: Man, pairBefore: number): void {
  const share = bout.fight?.shares.get(man.id);
  if (share === undefined) return;
  if (has(man, 'GP'))
    grapple(
      share,
      share.attacks.filter((attack) => !canStill(bout, man, attack) && becomesStrike(bout, man, attack)),
    );
  const { gone, kept } = share.parted ?? { gone: [], kept: share.attacks };
  share.parted = null;
  must(bout, share.bared.length === 0 || !armed(man), 'he strikes barehanded with a weapon left');
  share.bared = [];
  must(
    bout,
    gone.every((attack) => !canStill(bout, man, attack)),
    'he has lost attacks that he could still make',
  );
  must(
    bout,
    kept.every((attack) => !share.attacks.includes(attack) || canStill(bout, man, attack)),
    'he keeps attacks with what he has lost',
  );
  same(bout, 'the CF of a pair that went', share.pairLost, Math.max(0, pairBefore - gearCf(man)));
  share.pairLost = 0;
}

/** 23.2 F The area of the free blow, which follows at once. */
export function checkFeinted(bout: Bout, event: EventOf<'feinted'>): void {
  const due = taken(bout, 'feinted', event.fighter, event.target);
  if (due === null) {
    bout.say('nothing gave him a free blow');
    return;
  }
  same(bout, 'the CF of the free blow', event.cf, due.by);
  const last = bout.fight?.feinted.get(event.fighter);
  const lots = (event.lots ?? []).filter(({ name }) => name === 'feint-area');
  const book = manOf(bout, event.fighter).by === 'book';
  same(bout, 'the number of lots for its area', lots.length, book ? 1 : 0);
  if (lots[0] !== undefined) same(bout, 'the area by lot', event.area, lots[0].picked + 1);
  const round = last?.round ?? 0;
  const cf = freeCf(bout, event);
  const attack = { area: event.area, cf, round, special: null, with: last?.with ?? null, fist: false };
  bout.fight?.feints.push({ fighter: event.fighter, area: event.area, attack });
}

/** 27.8.2.2, 30.6.3, 14.2 What is left of a free blow at a man above, and at low legs; each half is told. */
function freeCf(bout: Bout, { fighter, target, area, cf }: EventOf<'feinted'>): number {
  const [man, foe] = [manOf(bout, fighter), manOf(bout, target)];
  const rules = [
    ...(looksDown(foe, man) ? ['30.6.3'] : isAbove(bout, foe, man) ? ['27.8.2.2'] : []),
    ...(area !== 5 ? [] : isAbove(bout, man, foe) && foe.posture !== 'kneeling' ? ['27.8.2.1'] : []),
    ...(area === 5 && foe.posture === 'kneeling' ? ['14.2'] : []),
  ];
  let left = cf;
  for (const rule of rules) {
    expect(bout, 'attack-halved', fighter, `${rule} ${area}`, left);
    left = Math.floor(left / 2);
  }
  return left;
}

/** 25.1.1, P135 1D3 markers around a man who was cloven, each with a direction and a distance of its own. */
export function checkBlood(bout: Bout, event: EventOf<'blood-shed'>): void {
  const man = manOf(bout, event.fighter);
  must(bout, bout.rules.sections.includes(25), 'no blood is shed without chapter 25');
  must(bout, fulfil(bout, 'blood-shed', man.id), 'he was not cloven');
  onlyRolls(bout, event, ['blood', 'drop-direction', 'drop-distance']);
  const count = rollOf(bout, event, 'blood');
  const ways = rollsOf(event, 'drop-direction');
  const fars = rollsOf(event, 'drop-distance');
  same(bout, 'the number of markers', [event.at.length, ways.length, fars.length], Array(3).fill(count?.total ?? 0));
  for (const far of fars) checkModifiers(bout, 'drop-distance', far.modifiers, [{ value: -1, why: /./ }]);
  const places = ways.map((way, i) =>
    restingPlace(bout, man.at, turned(man.facing, way.total - 1), fars[i]?.total ?? 0),
  );
  same(bout, 'where the blood lies', event.at, places);
  bout.blood.push(...event.at);
}
