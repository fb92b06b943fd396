/** 10, 12, 13.1: shield hits, parries and body hits, read from the dice of their blow. */
import { PRINTED_BEASTS } from '../printed-beasts.ts';
import { ARMOUR_DRM, SHIELD_BOXES, severityRow } from '../printed-tables.ts';
import type { Blow, Struck } from './blow.ts';
import { type Bout, checkModifiers, expect, must, onlyRolls, rollOf, rollsOf, same } from './bout.ts';
import { criticalPage } from './critical-pages.ts';
import { armed, holdsLosable, numberedBoxes, shieldPoints, usableShield, woundCf } from './man.ts';
import { AXE_WOUNDS, DISARM_DROP, MAUL_ST, PAIR, PIKE_SHIELD, SCISSOR_ARMOUR, SCISSOR_DROP } from './printed-kit.ts';
import { isWeapon, pairOf, weaponDrm } from './weapons.ts';

/** What a blow did. */
export interface Harm {
  readonly wounds: number;
  /** 27.8.2.2, P163 The wounds before armour. */
  readonly bare: number;
  readonly critical: string | null;
  readonly killed: 'killing-wound' | 'killing-critical' | null;
  /** The shield struck, and the boxes that go. */
  readonly shield: { readonly id: number; readonly ticks: number } | null;
  readonly destroyed: boolean;
  readonly overflow: 'P' | 'H' | null;
  readonly drops: 'weapon' | 'shield' | null;
}

export const NO_HARM: Harm = {
  wounds: 0,
  bare: 0,
  critical: null,
  killed: null,
  shield: null,
  destroyed: false,
  overflow: null,
  drops: null,
};

/** 12.2, P48 */
export function checkShieldHit(bout: Bout, struck: Struck, edge: boolean, first: readonly string[]): Harm {
  const { event, attacker, target, modified, thrown, weapon } = struck;
  const shield = usableShield(target);
  const roll = rollOf(bout, event, 'shield');
  if (shield === null || roll === null) return NO_HARM;
  checkModifiers(bout, 'shield', roll.modifiers, [
    { value: attacker.st, why: /^ST/ },
    { value: maul(struck), why: /maul/ },
    { value: weapon?.kind === 'pike' ? PIKE_SHIELD : 0, why: /pike/ },
    { value: modified, why: /modified CF/ },
    { value: edge ? 1 : 0, why: /edge/ },
  ]);
  same(bout, "the shield's points", roll.need?.than, shieldPoints(shield));
  const boxes = SHIELD_BOXES[shield.size];
  const ticks = Math.max(0, roll.total - shieldPoints(shield));
  const to = Math.min(boxes.length, shield.ticked + ticks);
  const destroyed = to >= numberedBoxes(shield.size);
  const last = boxes[to - 1];
  const overflow = destroyed && typeof last === 'string' ? last : null;
  const harm = { ...NO_HARM, shield: { id: shield.id, ticks }, destroyed, overflow };
  if (overflow !== null) return overflown(bout, struck, harm, [...first, 'shield']);
  const checksDrop = edge && !destroyed && !thrown;
  onlyRolls(bout, event, [...first, 'shield', ...(checksDrop ? ['drop'] : [])]);
  return checksDrop ? { ...harm, drops: checkParry(bout, struck, 'shield').drops } : harm;
}

/** 12.3.1, B3 The P or H box beyond the numbers. */
function overflown(bout: Bout, struck: Struck, harm: Harm, first: readonly string[]): Harm {
  const body = harm.overflow === 'H' || !armed(struck.target);
  const { special } = struck.event;
  if (body && special === 'disarm') {
    onlyRolls(bout, struck.event, [...first, 'drop']);
    return { ...harm, drops: checkDisarm(bout, struck, 0).drops };
  }
  if (body && special === 'feint') {
    onlyRolls(bout, struck.event, first);
    return harm;
  }
  const fangs = body || struck.thrown ? [] : bladeMet(bout, struck);
  onlyRolls(bout, struck.event, [
    ...first,
    ...fangs,
    ...(body ? ['armour', 'wound', 'critical'] : struck.thrown ? [] : ['drop']),
  ]);
  if (body) {
    const { wounds, bare, critical, killed } = checkBody(bout, struck, 0);
    return { ...harm, wounds, bare, critical, killed };
  }
  if (struck.thrown) return harm;
  return { ...harm, drops: checkParry(bout, struck, 'weapon').drops };
}

/** 21.8, C91 */
const maul = ({ weapon }: Struck): number => (weapon?.kind === 'maul' ? MAUL_ST : 0);

/** 23.2 A, C31, P52 A body hit to disarm is a parry and nothing else. */
export function checkDisarm(bout: Bout, struck: Struck, bonus: number): Harm {
  if (armed(struck.target)) return checkParry(bout, struck, 'weapon', DISARM_DROP + bonus);
  must(bout, rollsOf(struck.event, 'drop').length === 0, 'he has nothing to drop');
  return NO_HARM;
}

/** 13.1.1, 21.8, 21.11.1, 24.2.1, C60 */
export function checkParry(bout: Bout, struck: Struck, drops: 'weapon' | 'shield', disarm = 0): Harm {
  const { event, attacker, target, modified, weapon } = struck;
  const roll = rollOf(bout, event, 'drop');
  if (roll === null) return NO_HARM;
  checkModifiers(bout, 'drop', roll.modifiers, [
    { value: -attacker.st, why: /^ST/ },
    { value: -maul(struck), why: /maul/ },
    { value: weapon?.kind === 'scissor' ? -SCISSOR_DROP : 0, why: /scissor/ },
    { value: -disarm, why: /disarm/ },
    { value: -weaponDrm(attacker, weapon), why: /not taught|skilled with/ }, // C60, C61
    { value: pairOf(target) === 'untrained' ? -PAIR.drop : 0, why: /two weapons/ },
    { value: -modified, why: /modified CF/ },
    { value: -woundCf(target, 4), why: /arms/ },
  ]);
  checkDraw(bout, event, 'drop');
  return { ...NO_HARM, drops: roll.total <= 0 && holdsLosable(target, drops) ? drops : null };
}

/** P2 All readings of a blow are of one throw. */
function checkDraw(bout: Bout, event: Blow, name: string): void {
  const [roll] = rollsOf(event, name);
  const [crt] = rollsOf(event, 'crt');
  if (roll !== undefined && crt !== undefined) same(bout, `the draw of '${name}'`, roll.draw, crt.draw);
}

/** 10.1-10.5, P49 */
export function checkBody(bout: Bout, struck: Struck, bonus: number): Harm {
  const { event } = struck;
  for (const name of ['armour', 'wound', 'critical']) checkDraw(bout, event, name);
  const roll = rollOf(bout, event, 'wound');
  if (roll === null) return NO_HARM;
  const armour = armourDrm(bout, struck);
  checkModifiers(bout, 'wound', roll.modifiers, [
    { value: bonus, why: /^H/ },
    { value: struck.weapon?.kind === 'axe' ? AXE_WOUNDS : 0, why: /axe/ },
    { value: armour, why: /armour/ },
    { value: hideOf(bout, struck), why: /hide/ },
  ]);
  same(bout, 'the column', roll.table?.column, 'wound');
  const { wound } = severityRow(roll.total);
  const half = event.special === 'sweep' || event.special === 'bash';
  const halved = (whole: number): number => (half ? Math.floor(whole / 2) : whole);
  const wounds = halved(Number.parseInt(wound, 10) || 0);
  if (wound === 'K*') return { ...NO_HARM, killed: 'killing-wound' };
  const bare = halved(woundsOf(severityRow(roll.total - armour).wound));
  if (wounds > 0) return { ...checkCritical(bout, struck, wounds), bare };
  must(bout, rollsOf(event, 'critical').length === 0, 'no wound, no critical');
  return { ...NO_HARM, bare };
}

/** P163 A killing wound that armour stops counts as the most the table prints. */
const woundsOf = (wound: string): number => (wound === 'K*' ? MOST_WOUNDS : Number.parseInt(wound, 10) || 0);
const MOST_WOUNDS = 7;

/** 28.3.3.1 Springsteen's animals have no hide (P180). */
function hideOf({ rules }: Bout, { target: { beast } }: Struck): number {
  const bare = beast === null || (rules.beastBook === 'springsteen' && !beast.horse);
  return bare ? 0 : PRINTED_BEASTS[beast.kind].hide;
}

/** 10.2, 21.11, C92 The DRM of the area's armour, or of the scissor's tube, if the BLACK die finds it. */
function armourDrm(bout: Bout, struck: Struck): number {
  const { event } = struck;
  if (!tubed(struck)) return wornDrm(bout, struck);
  const black = rollsOf(event, 'wound')[0]?.dice.black?.[0] ?? 0;
  same(bout, 'what the tube of his scissor covers', rollsOf(event, 'armour')[0]?.need?.than, SCISSOR_ARMOUR.upTo);
  if (black > SCISSOR_ARMOUR.upTo) return wornDrm(bout, struck);
  same(bout, 'the number of armour rolls', rollsOf(event, 'armour').length, 1);
  return ARMOUR_DRM[SCISSOR_ARMOUR.letter] ?? 0;
}

/** 21.11 Whether a scissor's tube lies over the area struck. */
const tubed = ({ event, target }: Struck): boolean =>
  event.area === 4 && target.hands.some(({ kind }) => kind === 'scissor');

/** 10.2 The DRM of the armour he wears there. */
function wornDrm(bout: Bout, struck: Struck): number {
  const { event, target } = struck;
  const armour = target.armour[event.area];
  const partial = armour !== '--' && armour.length > 1;
  const rolls = rollsOf(event, 'armour').filter((_, i) => !tubed(struck) || i > 0);
  same(bout, 'the number of tests of what he wears', rolls.length, partial ? 1 : 0);
  if (armour === '--') return 0;
  const drm = ARMOUR_DRM[armour.charAt(0)] ?? 0;
  if (!partial) return drm;
  same(bout, "the armour's number", rolls[0]?.need?.than, Number(armour.charAt(1)));
  const black = rollsOf(event, 'wound')[0]?.dice.black?.[0] ?? 0;
  return black <= Number(armour.charAt(1)) ? drm : 0;
}

/** 10.4, 10.5, P50 */
function checkCritical(bout: Bout, { event, target }: Struck, wounds: number): Harm {
  const roll = rollOf(bout, event, 'critical');
  if (roll === null) return NO_HARM;
  const page = criticalPage(bout, target);
  checkModifiers(bout, 'critical', roll.modifiers, [{ value: wounds - page.free, why: /wound/ }]);
  const { row, column, cell } = page.cell(event.area, roll.total);
  same(
    bout,
    'the cell',
    [roll.table?.id, roll.table?.row, roll.table?.column, roll.table?.cell],
    [page.id, row, column, cell],
  );
  same(bout, "the roll's result", roll.result, cell);
  const killed = cell === 'K*' || cell === 'K' ? 'killing-critical' : null;
  return { ...NO_HARM, wounds: multiplied(cell, wounds, target.armour[1] === '--'), critical: cell, killed };
}

function multiplied(cell: string, wounds: number, bareHead: boolean): number {
  if (cell.split('&').includes('1')) return wounds + 1;
  if (cell === 'HL') return bareHead ? 3 * wounds : wounds;
  return cell.startsWith('2x') || cell === '2S' ? 2 * wounds : cell.startsWith('3x') ? 3 * wounds : wounds;
}

/** 28.7.3.2, C50 A parried bite: the fore legs meet the blade, by the same dice. Returns the rolls that go with it. */
export function bladeMet(bout: Bout, struck: Struck): readonly string[] {
  const { event, attacker, target } = struck;
  if (attacker.beast === null) return [];
  const recoil = checkBody(bout, { ...backwards(struck), weapon: null }, 0);
  const draw = rollsOf(event, 'crt')[0]?.draw ?? 0;
  bout.bruises.push({ fighter: attacker.id, by: target.id, area: 4, draw, recoil, st: 0, bonus: 0, stun: 0 });
  expect(bout, 'bruised', attacker.id, 'recoil');
  return ['wound', 'critical'];
}

/** 22.2.1, C157 The blow as the arm feels it that dealt it: the first weapon of the other bites. */
export function backwards(struck: Struck): Struck {
  const { event, attacker, target } = struck;
  const weapon = target.hands.find(isWeapon) ?? null;
  return {
    ...{ event: { ...event, area: 4, special: null }, attacker: target, target: attacker },
    ...{ thrown: false, fist: false, weapon, guarded: false, modified: 0 },
  };
}
