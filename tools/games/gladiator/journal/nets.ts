/** 20, 21.7, P61: net and lasso attacks, the struggle for the net, and what an H does. */
import type { EventOf, GladiatorEvent } from '../../../../src/games/gladiator/rules/events.ts';
import type { NetPlot } from '../../../../src/games/gladiator/rules/types.ts';
import type { Hex } from '../../../../src/kernel/hex.ts';
import { crtCell } from '../printed-tables.ts';
import { inSight } from './arena.ts';
import {
  type Bout,
  checkModifiers,
  clock,
  expect,
  foeOf,
  fulfil,
  late,
  manOf,
  must,
  onlyRolls,
  rollOf,
  rollsOf,
  same,
  taken,
  type Wanted,
} from './bout.ts';
import { ahead, inWedge, range, same as sameHex, toThe, turned } from './hexes.ts';
import {
  active,
  advantageOn,
  availableCf,
  type Man,
  netFactor,
  snareOf,
  unbound,
  upright,
  usableShield,
  woundCf,
} from './man.ts';
import { weaponPage } from './printed-kit.ts';
import { LAID_IN, lassoRow, NET_DRMS, NET_PAGES, SWING_HEXES } from './printed-nets.ts';
import { has, skillIn } from './skills.ts';
import { canBeLost, isWeapon } from './weapons.ts';

/** 20.4.1, 20.7.2 Whether a man holds a net that he may cast in this phase. */
export const netReady = (bout: Bout, man: Man): boolean => snareOf(man) !== null && clock(bout) >= man.netAgain;

/** 20.2, 20.5, 21.7, C85 A net attack that somebody wrote or diced for is open to him. */
export function checkNetPlot(bout: Bout, man: Man, net: NetPlot): void {
  const snare = snareOf(man);
  must(bout, bout.rules.sections.includes(20), 'nobody casts nets without chapter 20');
  must(bout, snare !== null, 'he has neither net nor lasso in hand');
  must(bout, clock(bout) >= man.netAgain, 'his net is out of use still');
  must(bout, snare?.kind !== 'lasso' || net.kind === 'toss', 'a lasso is only tossed');
  must(bout, snare?.kind !== 'lasso' || man.hands.length === 1, 'a lasso takes both hands');
  must(bout, unbound(man), 'who is caught or held himself casts nothing');
  must(bout, man.posture !== 'prone' && !man.stumbling, 'he is not free to move');
}

/** P7 Once the action step is over the nets fly that were written down. */
export function openNets(bout: Bout): void {
  for (const man of bout.men.values())
    if (man.now.net !== null && man.fate === 'fighting') expect(bout, 'net-cast', man.id, man.now.net.kind);
}

const MADE: readonly GladiatorEvent['kind'][] = [
  'struggled',
  'net-won',
  'ensnared',
  'blow',
  'item-dropped',
  'item-chosen',
];

/** What a cast brings has happened before the next one, and all casts before anything else. */
export const closeNets = (bout: Bout): void => late(bout, ['net-cast', ...MADE]);

/** 20.2.1, 20.2.2 A net attack comes to nothing. */
export function checkSpoiled(bout: Bout, event: EventOf<'net-spoiled'>): void {
  const man = manOf(bout, event.fighter);
  late(bout, MADE);
  must(bout, fulfil(bout, 'net-cast', man.id), 'he meant to cast no net');
  same(bout, 'the net attack', event.plot, man.now.net);
  onlyRolls(bout, event, []);
  must(bout, hindered(bout, man), 'nothing hinders him');
}

/** 20.2.2, P61 Whether something keeps a man from his net attack: a collision, his state, his hands, his CF. */
function hindered(bout: Bout, man: Man): boolean {
  const { net } = man.now;
  if (net === null || man.now.collided || !upright(man) || snareOf(man) === null) return true;
  const target = targetOf(bout, man, net);
  const advantage = target === null ? [] : [{ value: advantageOn(man.at, target), why: /./ }];
  return availableCf(man, advantage) < NET_PAGES[net.kind].cf;
}

/** 20.4, 20.7, 20.8 The cast: whom it meets, what it costs, the dice, and what they bring. */
export function checkCast(bout: Bout, event: EventOf<'net-cast'>): void {
  const man = manOf(bout, event.fighter);
  late(bout, MADE);
  must(bout, fulfil(bout, 'net-cast', man.id), 'he meant to cast no net');
  const { net } = man.now;
  same(bout, 'the net attack', event.plot, net);
  if (net === null) return;
  must(bout, !hindered(bout, man), 'he cannot cast it');
  const page = NET_PAGES[net.kind];
  const target = targetOf(bout, man, net);
  same(bout, 'whom it meets', event.target, target?.id ?? null);
  same(bout, 'its CF', event.cf, page.cf);
  man.now.spent.push({ value: -page.cf, why: new RegExp(`^net ${net.kind}`) });
  man.attackTotal += page.cf; // P57
  man.netAgain = clock(bout) + 1 + page.rests;
  if (target === null) {
    onlyRolls(bout, event, []);
    same(bout, 'the result', event.result, '--');
  } else checkDice(bout, event, man, target, net);
}

/** P61 A toss at one in his front, a swing at the first man it meets, a net laid where somebody passed. */
function targetOf(bout: Bout, man: Man, net: NetPlot): Man | null {
  const foe = foeOf(bout, man);
  if (foe.fate !== 'fighting' || foe.beast !== null || foe.mount !== null) return null; // P158, P159
  if (net.kind === 'lay') {
    const hex = toThe(LAID_IN[net.hex], man.at, man.facing);
    return foe.now.entered.some((one) => sameHex(one.hex, hex)) ? foe : null;
  }
  if (net.kind === 'toss') {
    const within =
      inWedge(man.at, man.facing, foe.at) &&
      inSight(bout, man.at, foe.at) &&
      range(man.at, foe.at) <= NET_PAGES.toss.reach;
    return within && active(foe) && foe.ensnared === null ? foe : null;
  }
  const met = SWING_HEXES.map((offset) => from(man, offset)).find(
    (hex) => sameHex(foe.at, hex) && inSight(bout, man.at, hex),
  );
  return met !== undefined && foe.posture === 'standing' ? foe : null;
}

/** A hex given for facing 0, seen from a man. */
const from = ({ at, facing }: Man, { q, r }: Hex): Hex => ahead(ahead(at, facing, q), turned(facing, 1), r);

function checkDice(bout: Bout, event: EventOf<'net-cast'>, man: Man, target: Man, net: NetPlot): void {
  onlyRolls(bout, event, ['net']);
  const roll = rollOf(bout, event, 'net');
  if (roll === null) return;
  checkModifiers(bout, 'net', roll.modifiers, netDrms(man, target, net));
  const { row, column, cell } = crtCell(roll.total, 1);
  same(bout, 'the cell', [roll.table?.row, roll.table?.column, roll.table?.cell], [row, column, cell]);
  const result = cell.startsWith('H') ? 'H' : cell;
  same(bout, 'the result', event.result, result);
  const falls = target.posture !== 'prone'; // F12
  if (result === 'F') expect(bout, 'struggled', man.id, target.id);
  else if (result === 'H' && net.kind === 'toss') expect(bout, 'ensnared', target.id, man.id);
  else if (result === 'H' && falls) expect(bout, 'stumble-checked', target.id, TRIPPED);
  else if ((result === 'P' || result === 'P*') && falls) expect(bout, 'stumble-checked', target.id, 'the net');
}

/** 20.7.2.1, 20.8.2.1 Why a man stumbles without a check. */
export const TRIPPED = 'tripped by the net';

/** 20.4.1, 20.7.2, 20.8.2, 20.9.2 */
function netDrms(man: Man, target: Man, { kind }: NetPlot): readonly Wanted[] {
  const page = NET_PAGES[kind];
  const { now } = target;
  const far = range(man.at, target.at);
  const went = (...ways: readonly string[]): number => now.entered.filter(({ how }) => ways.includes(how)).length;
  const lasso = man.hands.some(({ kind }) => kind === 'lasso');
  const learned = has(man, 'RE') || (lasso && skillIn(man, 'lasso') !== null); // 31.3, P215
  const trained = man.style === 'retiarius' || man.style === 'laquearius' || learned;
  return [
    { value: target.type === 'heavy' ? NET_DRMS.heavy : 0, why: /heavy/ },
    { value: target.type === 'light' ? NET_DRMS.light : 0, why: /light/ },
    { value: far === 1 ? page.adjacent : 0, why: /adjacent/ },
    { value: far === 2 ? page.twoHexes : 0, why: /two hexes/ },
    { value: page.backward * went('backward'), why: /backward/ },
    { value: page.forward * went('forward', 'leap'), why: /forward/ },
    { value: page.rotated * now.turnedInPlace, why: /turned in place/ },
    { value: paused(target) ? page.paused : 0, why: /paused/ },
    { value: target.posture === 'kneeling' ? page.kneeling : 0, why: /kneels/ },
    { value: now.repels ? NET_DRMS.repel : 0, why: /repels/ },
    { value: page.legs * woundCf(target, 5), why: /legs/ },
    { value: NET_DRMS.arms * woundCf(man, 4), why: /arms/ },
    { value: netFactor(man) - netFactor(target), why: /NF/ },
    { value: advantageOn(man.at, target), why: /positional advantage/ },
    { value: trained ? 0 : NET_DRMS.stranger, why: /no net fighter/ },
    { value: lasso ? (skillIn(man, 'lasso') ?? 0) : 0, why: /skilled with the lasso/ },
  ];
}

/** P137 X, or a phase without movement; not R, KN, RN or S. */
function paused({ now, stumbling }: Man): boolean {
  if (stumbling) return false;
  if (now.limped || now.fresh) return true; // P11 nothing came of his order
  if (now.book !== null) return STANDS.includes(now.book.order) && now.book.path.length === 0;
  const [first] = now.plot?.actions ?? [];
  return first === undefined || first.code === 'X';
}

/** F9 */
const STANDS = ['pause', 'lie', 'move'];

/** 20.9 Both tug; the caster wins ties, and what he loses is the other's to take. */
export function checkStruggled(bout: Bout, event: EventOf<'struggled'>): void {
  const [man, target] = [manOf(bout, event.fighter), manOf(bout, event.target)];
  must(bout, fulfil(bout, 'struggled', man.id, target.id), 'nobody has hold of his net');
  onlyRolls(bout, event, ['struggle']);
  const rolls = rollsOf(event, 'struggle');
  same(bout, 'the number of tugs', rolls.length, 2);
  for (const [i, { st }] of [man, target].entries())
    checkModifiers(bout, 'struggle', rolls[i]?.modifiers ?? [], [{ value: st, why: /ST/ }]);
  const [mine = 0, theirs = 0] = rolls.map(({ total }) => total);
  same(bout, "'kept'", event.kept, mine >= theirs);
  const snare = takeSnare(man);
  if (event.kept && snare !== null) man.hands.push(snare);
  else if (snare !== null) {
    bout.loose.set(snare.id, { item: snare, at: target.at });
    expect(bout, 'net-won', target.id, 'torn away', snare.id);
  }
}

/** 20.9.1, P314 He who won it has taken it, if he had or made a hand free for it, or it lies at his feet. */
export function checkWon(bout: Bout, event: EventOf<'net-won'>): void {
  const man = manOf(bout, event.fighter);
  const due = taken(bout, 'net-won', man.id, 'torn away');
  must(bout, due !== null, 'he has won no net');
  same(bout, 'the net he has won', event.item.id, due?.by);
  onlyRolls(bout, event, []);
  must(bout, !event.taken || (man.hands.length < 2 && man.holds === null), 'he has no hand free for it');
  if (man.by === 'book') same(bout, 'whether a centurion takes it', event.taken, seizes(man));
  const lost = bout.loose.get(event.item.id);
  if (!event.taken || lost === undefined) return;
  bout.loose.delete(event.item.id);
  man.hands.push(lost.item);
}

/** P314 A centurion takes it in a free hand, beside a weapon for both hands only if he fights with nets and has none. */
function seizes(man: Man): boolean {
  if (man.hands.length > 1 || man.holds !== null) return false;
  const netMan = (man.style === 'retiarius' || has(man, 'RE')) && snareOf(man) === null;
  return netMan || man.hands.every((item) => !isWeapon(item) || weaponPage(item.kind).bothHands !== true);
}

function takeSnare(man: Man) {
  const snare = snareOf(man);
  man.hands = man.hands.filter((item) => item !== snare);
  return snare;
}

/** 20.5, 21.7.1 A man is caught. */
export function checkEnsnared(bout: Bout, event: EventOf<'ensnared'>): void {
  const [man, target] = [manOf(bout, event.by), manOf(bout, event.fighter)];
  must(bout, fulfil(bout, 'ensnared', target.id, man.id), 'no net has caught him');
  const snare = takeSnare(man);
  if (snare === null) {
    bout.say('there is no net to catch him');
    return;
  }
  const lasso = snare.kind === 'lasso';
  onlyRolls(bout, event, lasso ? ['lasso'] : []);
  const roll = lasso ? rollOf(bout, event, 'lasso') : null;
  const by = roll === null ? 'net' : lassoRow(roll.total).by;
  if (roll !== null) checkModifiers(bout, 'lasso', roll.modifiers, []);
  same(bout, 'by what he is caught', event.how, by);
  target.ensnared = { snare, by, since: clock(bout), holder: man.id, dragged: false };
  if (by === 'arm') dropsByArm(bout, target);
  if (by === 'neck') expect(bout, 'blow', man.id, NOOSE);
}

/** 21.7.1 Why there is a blow without an attack. */
export const NOOSE = 'the noose';
/** P62 How a drop is marked of which the player may say what it is. */
export const HIS_CHOICE = 3;
/** P62 Why there is a lot for what falls. */
export const BY_ARM = 'caught by the arm';

/** 21.7.1, P62 Weapon or shield: a player chooses, the book throws a lot. */
function dropsByArm(bout: Bout, man: Man): void {
  const weapons = man.hands.filter((item) => isWeapon(item) && canBeLost(item)).length;
  const shields = usableShield(man) === null ? 0 : 1;
  const choice = man.by === 'seat' ? HIS_CHOICE : 0;
  if (weapons + shields > 0) expect(bout, 'item-dropped', man.id, 'critical', choice);
  if (weapons > 0 && shields > 0 && man.by === 'book') expect(bout, 'item-chosen', man.id, BY_ARM);
}
