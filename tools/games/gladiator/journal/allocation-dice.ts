/** 29.7.1-29.7.2.2: a centurion's allocation made again from his dice. */
import type { EventOf } from '../../../../src/games/gladiator/rules/events.ts';
import type { Area, ByArea, SpecialAttack } from '../../../../src/games/gladiator/rules/types.ts';
import type { Roll } from '../../../../src/kernel/roll.ts';
import { ARMOUR_DRM } from '../printed-tables.ts';
import { isAbove } from './arena.ts';
import { headOf, looksDown, openAreas, reachTo } from './bodies.ts';
import { type Bout, checkModifiers, rollsOf, same } from './bout.ts';
import { ALL_AREAS, currentCf, halvingsOf, type Man, upright } from './man.ts';
import { SCISSOR_ARMOUR, SPECIAL_DEFENCE_CF } from './printed-kit.ts';
import { canDefendSpecially, SPECIAL_AREA, specialAttacks } from './specials.ts';
import { mayStrikeAt, otherHalvings, strikesAt, weaponHalvings } from './weapons.ts';

type Allocated = EventOf<'allocated'>;

interface Making {
  readonly rolls: Roll[];
  readonly lots: { readonly of: number; readonly picked: number }[];
  /** 28.7.1.2 The areas that can be struck. */
  readonly open: readonly Area[];
  /** 22.2 He strikes with his bare hand. */
  bare: boolean;
  /** How often a CF of his weapon is halved, and one of a bash or of sand (P147). */
  halvings: { weapon: number; other: number };
  readonly defence: ByArea<number>;
  readonly attacks: { area: Area; cf: number; special?: SpecialAttack }[];
  /** 23.3 */
  special: Area | null;
  /** Lots among another number of areas than were tied. */
  readonly wrongLots: number[];
}

/** Deals his CF again by his dice and lots and holds the outcome against what he allocated. */
export function checkDice(bout: Bout, man: Man, target: Man, event: Allocated, engaged: boolean): void {
  const defence = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  const making: Making = {
    rolls: [...(event.rolls ?? [])],
    lots: [...(event.lots ?? [])],
    open: openAreas(headOf(man), target),
    bare: false,
    halvings: { weapon: 0, other: 0 },
    defence,
    attacks: [],
    special: null,
    wrongLots: [],
  };
  const far = reachTo(man, target);
  const arms = strikesAt(man, far);
  const least = Math.min(...arms.map((one) => weaponHalvings(man, one, far)));
  const at = Math.max(
    0,
    arms.findIndex((one) => weaponHalvings(man, one, far) === least),
  ); // P173
  const arm = arms[at];
  making.bare = arm === null;
  const attacks = engaged && mayStrikeAt(man, far) && upright(man) && event.total >= 1;
  const pool = Math.max(0, event.total);
  const defended = attacks ? countDefence(bout, man, event, making) : man.conscious ? pool : 0;
  placeDefence(making, man, defended);
  dropSurplus(bout, making);
  const spent = attacks ? pool - defended : 0;
  const uphill = isAbove(bout, target, man) || looksDown(target, man) ? 1 : 0; // 27.8.2.2
  const own = halvingsOf(man) + uphill;
  making.halvings.weapon = own + (arm === undefined ? 0 : weaponHalvings(man, arm, far));
  making.halvings.other = own + otherHalvings(man);
  const left = placeAttacks(making, man, target, spent);
  defence[making.special === 1 ? 2 : 1] += left;
  same(bout, 'the defence his dice give', event.allocation.defence, defence);
  same(bout, 'the special defence his dice give', event.allocation.special ?? null, making.special);
  const given = at === 0 ? making.attacks : making.attacks.map((one) => ({ ...one, arm: at }));
  same(bout, 'the attacks his dice give', event.allocation.attacks, given);
  same(bout, 'the lots among the wrong number', making.wrongLots, []);
  same(bout, 'the lots left over', making.lots.length, 0);
  same(
    bout,
    'the dice left over',
    making.rolls.map(({ name }) => name),
    [],
  );
}

/** 29.7.1 */
function countDefence(bout: Bout, man: Man, event: Allocated, making: Making): number {
  const count = event.total < 6 || currentCf(man) < 1 ? 0 : Math.floor(event.total / 6);
  const rolls = rollsOf(event, 'defence-count');
  same(bout, 'the number of defence dice', rolls.length, count);
  let points = 0;
  for (const roll of rolls) {
    checkModifiers(bout, 'defence-count', roll.modifiers, [
      { value: -man.fs, why: /fighting spirit/ },
      { value: holdsBack(man), why: /heavy|medium|horseback/ },
    ]);
    points += Math.max(0, roll.total);
  }
  making.rolls.splice(0, rolls.length);
  return Math.min(points, event.total);
}

/** 29.7.1, 30.6.2 */
function holdsBack({ type, mount }: Man): number {
  if (mount !== null || type === 'heavy') return -2;
  return type === 'medium' ? -1 : 0;
}

/** 29.7.2.1, C41 */
function placeDefence(making: Making, man: Man, points: number): void {
  for (let left = points; left > 0; ) {
    const roll = next(making, 'defence-area');
    if (roll === null) return;
    const area = ALL_AREAS.find((one) => one === roll.total);
    if (area === undefined) left -= guard(making, man, left);
    else if (area !== making.special) {
      making.defence[area] += 1;
      left -= 1;
    }
  }
}

/** 23.3, 29.7.2.1, P81 The first 6 guards one of the areas open to him, for 3 CF; what lay there is dealt again. */
function guard(making: Making, man: Man, left: number): number {
  const open = ALL_AREAS.filter((area) => canDefendSpecially(man, area));
  if (making.special !== null || left < SPECIAL_DEFENCE_CF || open.length === 0) return 0;
  const area = open[lotOf(making, open.length)] ?? 1;
  const back = making.defence[area];
  making.special = area;
  making.defence[area] = 0;
  return SPECIAL_DEFENCE_CF - back;
}

/** The next lot, if several are open; notes one among the wrong number. */
function lotOf(making: Making, of: number): number {
  if (of < 2) return 0;
  const lot = making.lots.shift();
  if (lot?.of !== of) making.wrongLots.push(lot?.of ?? 0);
  return lot?.picked ?? 0;
}

/** Defence dice nobody needs: said once, so that the attacks can still be made again. */
function dropSurplus(bout: Bout, making: Making): void {
  const needed = making.rolls.findIndex(({ name }) => name !== 'defence-area');
  const surplus = needed < 0 ? making.rolls.length : needed;
  same(bout, 'the number of defence dice too many', surplus, 0);
  making.rolls.splice(0, surplus);
}

function next(making: Making, name: string): Roll | null {
  const [roll] = making.rolls;
  if (roll?.name !== name) return null;
  making.rolls.shift();
  return roll;
}

/** 29.7.2.2 Chunks on areas; returns what is left for the defence of area 1. `pool`: before halving. */
function placeAttacks(making: Making, man: Man, target: Man, pool: number): number {
  const { weapon } = making.halvings;
  let left = pool;
  while (left >> weapon > 0 && making.attacks.length < making.open.length) {
    const chunk = next(making, 'attack-chunk');
    const roll = next(making, 'attack-area');
    if (chunk === null || roll === null) return 0;
    const area = ALL_AREAS.find((one) => one === roll.total);
    if (area !== undefined && !making.open.includes(area)) continue; // A5
    if (area !== undefined) left -= add(making, area, chunk.total, left);
    else
      left -=
        special(making, man, target, chunk.total, left) ?? add(making, weakest(making, target), chunk.total, left);
  }
  return topUp(making, left) >> weapon;
}

/** 23.2, 29.7.2.2, P81, C93 The first 6 is a special attack on an area not yet attacked, if one is open to him; returns its cost. */
function special(making: Making, man: Man, target: Man, cf: number, left: number): number | null {
  if (making.attacks.some((one) => one.special !== undefined)) return null;
  const free = (area: Area | null): boolean =>
    area === null
      ? making.attacks.length < 5
      : making.open.includes(area) && making.attacks.every((one) => one.area !== area);
  const open = specialAttacks(man, target, making.bare).filter((one) => free(SPECIAL_AREA[one]));
  if (open.length === 0) return null;
  const chosen = open[lotOf(making, open.length)] ?? 'sweep';
  const area = SPECIAL_AREA[chosen] ?? weakest(making, target, (one) => free(one));
  making.attacks.push({ area, cf: 0, special: chosen });
  return add(making, area, cf, left);
}

/** Puts CF on an area as far as they go; returns what they cost before halving (P36, P147). */
function add(making: Making, area: Area, cf: number, left: number): number {
  const found = making.attacks.find((one) => one.area === area);
  const attack = found ?? { area, cf: 0 };
  if (found === undefined) making.attacks.push(attack);
  const other = attack.special === 'bash' || attack.special === 'sand';
  const halvings = other ? making.halvings.other : making.halvings.weapon;
  const put = Math.min(cf, 8 - attack.cf, left >> halvings);
  attack.cf += put;
  return put << halvings;
}

/** P80 The rest joins the largest attack below 8; returns what is left of it, before halving. */
function topUp(making: Making, rest: number): number {
  let left = rest;
  while (left >> making.halvings.weapon > 0) {
    const open = making.attacks.filter(({ cf }) => cf < 8).sort((a, b) => b.cf - a.cf);
    const [largest] = open;
    if (largest === undefined) break;
    left -= add(making, largest.area, 8, left);
  }
  return left;
}

/** F17 Armour DRM times the share covered; areas at 8 are passed over; ties by lot. */
function weakest(making: Making, target: Man, may: (area: Area) => boolean = () => true): Area {
  const open = making.open.filter(
    (area) => may(area) && (making.attacks.find((one) => one.area === area)?.cf ?? 0) < 8,
  );
  const least = Math.min(...open.map((area) => protection(target, area)));
  const tied = open.filter((area) => protection(target, area) === least);
  const lot = tied.length > 1 ? making.lots.shift() : undefined;
  if (lot !== undefined && lot.of !== tied.length) making.wrongLots.push(lot.of);
  return tied[lot?.picked ?? 0] ?? 1;
}

/** 21.11, C92 The tube of a scissor lies over the sleeve: it counts first, the sleeve on the faces beyond it. */
function protection(man: Man, area: Area): number {
  const armour = man.armour[area];
  const tubed = area === 4 && man.hands.some(({ kind }) => kind === 'scissor') ? SCISSOR_ARMOUR.upTo : 0;
  const faces = armour === '--' ? 0 : Math.max(0, Number(armour.charAt(1) || 6) - tubed);
  const drm = (letter: string) => -(ARMOUR_DRM[letter] ?? 0);
  return drm(SCISSOR_ARMOUR.letter) * tubed + drm(armour.charAt(0)) * faces;
}
