/** 9.5, 9.6: one blow, from its CF to its result. */

import type { EventOf } from '../../../../src/games/gladiator/rules/events.ts';
import { isShield } from '../../../../src/games/gladiator/rules/sheet.ts';
import type { Area, Item } from '../../../../src/games/gladiator/rules/types.ts';
import { crtCell, SHIELD_BOXES } from '../printed-tables.ts';
import { besideTree, isAbove } from './arena.ts';
import { openAreas, reachTo } from './bodies.ts';
import {
  type Bout,
  checkModifiers,
  type Due,
  expect,
  fulfil,
  manOf,
  must,
  onlyRolls,
  type Pending,
  rollOf,
  rollsOf,
  type Share,
  same,
} from './bout.ts';
import { reading } from './cells.ts';
import { converted } from './conversions.ts';
import { shareOf } from './fight.ts';
import { bladeMet, checkBody, checkDisarm, checkParry, checkShieldHit, type Harm, NO_HARM } from './harm.ts';
import { closeChances } from './holds.ts';
import { armed, currentCf, type Man, numberedBoxes } from './man.ts';
import { NOOSE } from './nets.ts';
import { weaponPage } from './printed-kit.ts';
import { noteSpecial, specialRolls } from './special-effects.ts';
import { canDefendSpecially } from './specials.ts';
import { strikeHarm } from './strikes.ts';
import { fatalCut } from './talents.ts';
import { canBeLost, reaches } from './weapons.ts';
import { TRAMPLED } from './wild/rams.ts';
import { boxesAfter, gone, leave } from './wounding.ts';

export type Blow = EventOf<'blow'>;

/** A blow with the men as they were when it was worked out. */
export interface Struck {
  readonly event: Blow;
  readonly attacker: Man;
  readonly target: Man;
  readonly thrown: boolean;
  /** What strikes; null: a shield, sand, a shield that was thrown, or a bare hand. */
  readonly weapon: Item | null;
  /** 22.2 It is a strike. */
  readonly fist: boolean;
  /** 23.3 He guards this area specially. */
  readonly guarded: boolean;
  /** 9.5 Without the target's weakness: for shield and drops (C69). */
  readonly modified: number;
}

export function checkBlow(bout: Bout, event: Blow): void {
  if (event.round === null && fulfil(bout, 'blow', event.fighter, NOOSE)) {
    checkNoose(bout, event);
    return;
  }
  if (event.round === null && fulfil(bout, 'blow', event.fighter, TRAMPLED)) {
    checkTrampled(bout, event);
    return;
  }
  const struck = event.round === null ? thrownBlow(bout, event) : plannedBlow(bout, event);
  if (struck === null) return;
  const printed = checkCrt(bout, struck);
  const { result, bonus } = converted(struck, printed);
  same(bout, 'the printed result', event.printed, printed);
  same(bout, 'the result', event.result, result);
  same(bout, 'the bonus', event.bonus, bonus);
  const harm = harmOf(bout, struck, result, bonus);
  if (bout.fight?.together?.attacks.length === 0) bout.fight.together = null;
  checkHarm(bout, struck, harm);
  apply(bout, struck, harm);
  const body = result === 'H' || harm.overflow === 'H' || (harm.overflow === 'P' && !armed(struck.target));
  noteSpecial(bout, struck, { result, bonus, body });
  if (result === 'F' && event.special !== 'sand') fumble(bout, event);
}

/** 21.7.1, P62 A noose round the neck: wound dice on the head, and no more. */
function checkNoose(bout: Bout, event: Blow): void {
  const [attacker, target] = [manOf(bout, event.fighter), manOf(bout, event.target)];
  const weapon = target.ensnared?.snare ?? null;
  const said = [event.area, event.cf, event.defence, event.printed, event.result, event.bonus, event.together];
  same(bout, 'a noose by the neck', said, [1, 0, 0, 'H', 'H', 0, false]);
  same(bout, 'what strikes', event.with, weapon);
  onlyRolls(bout, event, ['armour', 'wound', 'critical']);
  const noose = { event, attacker, target, thrown: true, fist: false, weapon, guarded: false, modified: 0 };
  const harm = checkBody(bout, noose, 0);
  checkHarm(bout, noose, harm);
  apply(bout, noose, harm);
}

/** 28.6.1, 30.5, P93, P175 Under its feet: a body hit by the Stun of this collision, on an area by the die. */
function checkTrampled(bout: Bout, event: Blow): void {
  const [attacker, target] = [manOf(bout, event.fighter), manOf(bout, event.target)];
  const said = [event.cf, event.defence, event.printed, event.result, event.bonus, event.together, event.with];
  same(bout, 'a trampling', said, [0, 0, 'H', 'H', target.now.struckDown, false, null]);
  onlyRolls(bout, event, ['beast-area', 'armour', 'wound', 'critical']);
  const areas = rollsOf(event, 'beast-area').map(({ total }) => total);
  must(
    bout,
    areas.slice(0, -1).every((face) => face === 6),
    'a die for the area is thrown again on a 6 only',
  );
  same(bout, 'the area', event.area, areas.at(-1));
  const trampling = { event, attacker, target, thrown: true, fist: false, weapon: null, guarded: false, modified: 0 };
  const harm = checkBody(bout, trampling, event.bonus);
  checkHarm(bout, trampling, harm);
  apply(bout, trampling, harm);
}

/** 13.3.2.1, P64 A thrown item that strikes. */
function thrownBlow(bout: Bout, event: Blow): Struck | null {
  const thrown = bout.inAir.find((one) => one.fighter === event.fighter && one.hit && !one.struck);
  if (thrown === undefined) {
    bout.say('nothing of his has struck');
    return null;
  }
  thrown.struck = true;
  if (thrown.item.kind === 'bow') bout.inAir.splice(bout.inAir.indexOf(thrown), 1); // 13.3.3 arrows vanish
  const { crt } = weaponPage(thrown.item.kind);
  same(bout, 'what strikes', event.with, thrown.item);
  same(bout, 'its CF', event.cf, crt);
  same(bout, 'the defence', event.defence, 0);
  same(bout, 'modified CF', event.modified, crt);
  const [attacker, target] = [manOf(bout, event.fighter), manOf(bout, event.target)];
  checkThrowArea(bout, event, openAreas(attacker.at, target));
  const attack = [{ value: crt, why: /attack CF/ }];
  checkCrtModifiers(bout, event, attack, target);
  const weapon = thrown.item.kind === 'shield' ? null : thrown.item;
  return { event, attacker, target, thrown: true, fist: false, weapon, guarded: false, modified: crt };
}

/** 13.3.2.1, P177 The die for its area, thrown again where that cannot be struck; on a 6 he names one that can. */
function checkThrowArea(bout: Bout, event: Blow, open: readonly Area[]): void {
  const faces = rollsOf(event, 'throw-area').map(({ total }) => total);
  const counts = faces.map((face) => face === 6 || open.some((area) => area === face));
  must(bout, counts.indexOf(true) === faces.length - 1, 'the dice for its area are not as many as it takes');
  const face = faces.at(-1) ?? 6;
  if (face <= 5) same(bout, 'the area', event.area, face);
  must(bout, open.includes(event.area), `area ${event.area} cannot be struck from there`);
}

/** A blow of the sequence, or the free blow of a feint. */
function plannedBlow(bout: Bout, event: Blow): Struck | null {
  const { fight } = bout;
  if (fight === null || !fight.sequenced) {
    bout.say('there is no fight');
    return null;
  }
  const feint = fight.feints.find(({ fighter, area }) => fighter === event.fighter && area === event.area);
  if (feint === undefined) gather(bout, event);
  const owed = bout.due.some(({ kind, fighter }) => kind === 'attack-halved' && fighter === event.fighter);
  must(bout, feint === undefined || !owed, 'what halves the free blow should come before it');
  const { men, shares } = fight.together ?? { men: bout.men, shares: fight.shares };
  const [attacker, target] = [men.get(event.fighter), men.get(event.target)];
  const [own, foe] = [shares.get(event.fighter), shares.get(event.target)];
  if (attacker === undefined || target === undefined || own === undefined || foe === undefined) {
    bout.say('nobody of that name fights');
    return null;
  }
  const attack = feint?.attack ?? own.attacks.find(({ area }) => area === event.area);
  if (attack === undefined) {
    bout.say('he planned no such attack, or it is gone');
    return null;
  }
  if (attack.at !== undefined) same(bout, 'what it strikes', event.target, attack.at);
  const far = reachTo(attacker, target);
  const within = attack.with === null ? far <= (attack.fist ? 1 : 2) : reaches(attack.with, far);
  must(bout, within, `it does not strike at ${far} hexes`);
  if (attack.special === 'feint') fight.feinted.set(event.fighter, attack);
  const guarded = foe.special === event.area && canDefendSpecially(target, event.area);
  const cut = fatalCut(bout, event, attacker, own.fatal && target.conscious, guardedCf(target, foe, event.area));
  const defence = defenceOf(bout, event, target, foe, cut);
  take(bout, event, foe.fumbled, attack);
  same(bout, 'what strikes', event.with, attack.with);
  same(bout, 'the special attack', event.special, attack.special);
  same(bout, 'its CF', event.cf, attack.cf);
  same(bout, 'the round', event.round, attack.round);
  same(bout, 'the defence', event.defence, defence);
  same(bout, 'modified CF', event.modified, attack.cf - defence);
  const { with: weapon, fist } = attack;
  return { event, attacker, target, thrown: false, weapon, fist, guarded, modified: attack.cf - defence };
}

const FOLLOWS: readonly Due['kind'][] = [
  ...(['stumble-checked', 'stunned', 'hurt', 'item-dropped', 'weapon-broken', 'cf-lost', 'killed'] as const),
  ...(['bruised', 'fall-prone-checked', 'attack-halved', 'released'] as const),
];

/** 9.4.5 What a blow does has happened before the next one falls. */
function checkFollowed(bout: Bout): void {
  for (const due of bout.due) {
    const { kind, fighter, why } = due;
    const man = bout.men.get(fighter);
    const late = FOLLOWS.includes(kind) && man?.fate === 'fighting' && !gone(man, due);
    must(bout, !late, `${kind} of ${fighter} (${why}) should have come before it`);
  }
}

/** 9.4.2, 9.4.3, P39 The attacks that come next: all of the earliest round that have its highest CF. */
function gather(bout: Bout, event: Blow): void {
  const { fight } = bout;
  if (fight === null) return;
  must(bout, fight.feints.length === 0, 'the free blow of a feint should come first');
  if (fight.together === null) {
    checkFollowed(bout);
    closeChances(bout);
    bout.hurtNow.clear();
    const all = [...fight.shares].flatMap(([fighter, { attacks }]) => attacks.map((one) => ({ ...one, fighter })));
    const round = Math.min(...all.map((one) => one.round));
    const most = Math.max(...all.filter((one) => one.round === round).map(({ cf }) => cf));
    const attacks = all.filter((one) => one.round === round && one.cf === most);
    const shares = new Map(structuredClone([...fight.shares]));
    fight.together = { attacks, men: new Map(structuredClone([...bout.men])), shares };
    same(bout, "'together'", event.together, attacks.length > 1);
  } else must(bout, event.together, 'it is one of several simultaneous blows');
  const { attacks } = fight.together;
  const at = attacks.findIndex(({ fighter, area }) => fighter === event.fighter && area === event.area);
  must(bout, at >= 0, 'another attack should come first');
  attacks.splice(at, at < 0 ? 0 : 1);
}

/** Takes the attack off the live sheet, and what is spent on the target's defence. */
function take(bout: Bout, event: Blow, fumbled: boolean, attack: Pending): void {
  const own = shareOf(bout, event.fighter);
  const { fight } = bout;
  for (const share of [own, fight?.together?.shares.get(event.fighter)]) if (share !== undefined) share.fatal = false;
  const free = fight?.feints.findIndex((one) => one.attack === attack) ?? -1;
  if (free >= 0) fight?.feints.splice(free, 1);
  else own.attacks = own.attacks.filter(({ area }) => area !== event.area);
  const foe = shareOf(bout, event.target);
  if (!manOf(bout, event.target).conscious) return;
  // 9.4.6, P41 Both count once only, for the first of several simultaneous blows too.
  for (const share of [foe, fight?.together?.shares.get(event.target)]) {
    if (share === undefined) continue;
    share.owed = 0;
    if (fumbled) share.fumbled = false;
  }
}

/** 9.3.3, F25 */
const guardedCf = (target: Man, share: Share, area: Area): number => (target.conscious ? share.defence[area] : 0);

/** 9.3.3, 9.4.6, 9.6 F, F25 The defence that meets it, with the die roll's modifiers checked. */
function defenceOf(bout: Bout, event: Blow, target: Man, share: Share, cut: number): number {
  const [die] = rollsOf(event, 'fumble');
  const awake = target.conscious;
  must(bout, (die !== undefined) === share.fumbled || !awake, 'the die for his fumble is out of place');
  const base = awake ? share.defence[event.area] : 0;
  const penalty = awake ? (die?.total ?? 0) : 0;
  const owed = awake ? share.owed : 0;
  const exposed = awake ? target.now.exposed : 0; // C25
  const parts = [
    { value: event.cf, why: /attack CF/ },
    { value: -base, why: /defence CF/ },
    { value: cut, why: /Fatal Blow/ },
    { value: exposed, why: /escaped/ },
    { value: owed, why: /defender lost/ },
    { value: penalty, why: /fumbled/ },
  ];
  checkCrtModifiers(bout, event, parts, target);
  return base - cut - penalty - owed - exposed;
}

function checkCrtModifiers(bout: Bout, event: Blow, parts: Parameters<typeof checkModifiers>[3], target: Man): void {
  const weakness = Math.max(0, -currentCf(target));
  const roll = rollOf(bout, event, 'crt');
  if (roll !== null) checkModifiers(bout, 'crt', roll.modifiers, [...parts, { value: weakness, why: /weakened/ }]);
}

/** 9.5.1-9.5.1.3 The printed cell. */
function checkCrt(bout: Bout, { event, modified, target }: Struck): string {
  const roll = rollOf(bout, event, 'crt');
  if (roll === null) return '';
  const { row, column, cell } = crtCell(reading(roll), modified + Math.max(0, -currentCf(target)));
  same(bout, 'the cell', [roll.table?.row, roll.table?.column, roll.table?.cell], [row, column, cell]);
  return cell;
}

/** What the result does, with every roll it needs and no other. */
function harmOf(bout: Bout, struck: Struck, result: string, bonus: number): Harm {
  const { event, thrown } = struck;
  const first = ['crt', 'fumble', 'fatal-blow', ...(thrown ? ['throw-area'] : []), ...specialRolls(struck, result)];
  const harmless = event.special === 'sand' || (event.special === 'feint' && result === 'H' && !struck.fist);
  if (harmless) {
    onlyRolls(bout, event, first);
    return NO_HARM;
  }
  if (struck.fist) return strikeHarm(bout, struck, result, bonus, first);
  if (result === 'H' && event.special === 'disarm') {
    onlyRolls(bout, event, [...first, 'drop']);
    return checkDisarm(bout, struck, bonus);
  }
  if (result === 'H') {
    onlyRolls(bout, event, [...first, 'armour', 'wound', 'critical']);
    return checkBody(bout, struck, bonus);
  }
  if (result === 'S' || result === 'S*') return checkShieldHit(bout, struck, result === 'S*', first);
  if (!thrown && (result === 'P' || result === 'P*')) {
    const fangs = bladeMet(bout, struck);
    onlyRolls(bout, event, [...first, 'drop', ...fangs]);
    return checkParry(bout, struck, 'weapon');
  }
  onlyRolls(bout, event, first);
  return NO_HARM;
}

/** The event's own figures. */
function checkHarm(bout: Bout, { event, target }: Struck, harm: Harm): void {
  const live = manOf(bout, event.target);
  const left = boxesAfter(live, event.area, harm);
  const after = { ...live, wounds: { ...live.wounds, [event.area]: live.w - left.to } };
  same(bout, 'the wounds', event.wounds, harm.wounds);
  same(bout, 'the boxes left', event.left, left);
  same(bout, "the target's CF", event.targetCf, {
    from: currentCf(live),
    to: currentCf(after) - (harm.critical === 'V' ? 1 : 0),
  });
  same(bout, 'the critical', event.critical, harm.critical);
  same(bout, 'the shield boxes', event.shieldBoxes, boxesOf(live, harm));
  same(bout, "'shieldDestroyed'", event.shieldDestroyed, harm.destroyed);
  same(bout, 'the overflow', event.overflow, harm.overflow);
  must(bout, target.fate === 'fighting', 'he is out of the match');
}

/** 12.2.1 The boxes ticked on the shield as it is now, up to its last. */
function boxesOf(man: Man, { shield }: Harm): { from: number; to: number } | null {
  const held = man.hands.find(({ id }) => id === shield?.id);
  if (shield === null || held === undefined || !isShield(held)) return null;
  return { from: held.ticked, to: Math.min(SHIELD_BOXES[held.size].length, held.ticked + shield.ticks) };
}

/** Marks it on the live sheet and notes what must follow. */
function apply(bout: Bout, { event, attacker, target }: Struck, harm: Harm): void {
  const man = manOf(bout, event.target);
  bout.struckBy.set(man.id, event.fighter);
  if (harm.bare > 0 && isAbove(bout, target, attacker) && man.posture !== 'prone')
    expect(bout, 'stumble-checked', man.id, SHAKEN, -harm.bare);
  if (tick(man, harm)) expect(bout, 'item-dropped', man.id, 'battered');
  if (harm.drops !== null) expect(bout, 'item-dropped', man.id, 'parried');
  leave(bout, man, event.area, harm);
}

/** 27.8.2.2 Why a man on a rock checks. */
const SHAKEN = 'struck on the rock';

/** 12.3 Ticks the shield; whether that makes it useless, which it was not before. */
function tick(man: Man, harm: Harm): boolean {
  const boxes = boxesOf(man, harm);
  const held = man.hands.find(({ id }) => id === harm.shield?.id);
  if (boxes === null || held === undefined || !isShield(held)) return false;
  held.ticked = boxes.to;
  const numbered = numberedBoxes(held.size);
  return boxes.from < numbered && boxes.to >= numbered;
}

/** 9.6 F, P45 */
function fumble(bout: Bout, event: Blow): void {
  if (event.round === null) return;
  const share = shareOf(bout, event.fighter);
  share.fumbled = true;
  const attacker = manOf(bout, event.fighter);
  const into = event.with !== null && canBeLost(event.with) && besideTree(bout, attacker);
  if (into && attacker.hands.some(({ id }) => id === event.with?.id))
    expect(bout, 'item-dropped', attacker.id, 'tree', event.with?.id);
  if (share.attacks.length > 0) expect(bout, 'attacks-lost', event.fighter, 'fumbled');
}
