/** 10, 12, 13.1: shield hits, parries and body hits, read from the dice of their blow. */
import { ARMOUR_DRM, criticalCell, SHIELD_BOXES, severityRow } from '../printed-tables.ts';
import type { Blow, Struck } from './blow.ts';
import { type Bout, checkModifiers, must, onlyRolls, rollOf, rollsOf, same } from './bout.ts';
import { armed, numberedBoxes, shieldPoints, usableShield, woundCf } from './man.ts';

/** What a blow did. */
export interface Harm {
  readonly wounds: number;
  readonly critical: string | null;
  readonly killed: 'killing-wound' | 'killing-critical' | null;
  readonly boxes: { readonly from: number; readonly to: number } | null;
  readonly destroyed: boolean;
  readonly overflow: 'P' | 'H' | null;
  readonly drops: 'weapon' | 'shield' | null;
}

export const NO_HARM: Harm = {
  wounds: 0,
  critical: null,
  killed: null,
  boxes: null,
  destroyed: false,
  overflow: null,
  drops: null,
};

/** 12.2, P48 */
export function checkShieldHit(bout: Bout, struck: Struck, edge: boolean, first: readonly string[]): Harm {
  const { event, attacker, target, modified, thrown } = struck;
  const shield = usableShield(target);
  const roll = rollOf(bout, event, 'shield');
  if (shield === null || roll === null) return NO_HARM;
  checkModifiers(bout, 'shield', roll.modifiers, [
    { value: attacker.st, why: /ST/ },
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
  const harm = { ...NO_HARM, boxes: { from: shield.ticked, to }, destroyed, overflow };
  if (overflow !== null) return overflown(bout, struck, harm, [...first, 'shield']);
  const checksDrop = edge && !destroyed && !thrown;
  onlyRolls(bout, event, [...first, 'shield', ...(checksDrop ? ['drop'] : [])]);
  return checksDrop ? { ...harm, drops: checkParry(bout, struck, 'shield').drops } : harm;
}

/** 12.3.1, B3 The P or H box beyond the numbers. */
function overflown(bout: Bout, struck: Struck, harm: Harm, first: readonly string[]): Harm {
  const body = harm.overflow === 'H' || !armed(struck.target);
  onlyRolls(bout, struck.event, [
    ...first,
    ...(body ? ['armour', 'wound', 'critical'] : struck.thrown ? [] : ['drop']),
  ]);
  if (body) {
    const { wounds, critical, killed } = checkBody(bout, struck, 0);
    return { ...harm, wounds, critical, killed };
  }
  if (struck.thrown) return harm;
  return { ...harm, drops: checkParry(bout, struck, 'weapon').drops };
}

/** 13.1.1 */
export function checkParry(bout: Bout, struck: Struck, drops: 'weapon' | 'shield'): Harm {
  const { event, attacker, target, modified } = struck;
  const roll = rollOf(bout, event, 'drop');
  if (roll === null) return NO_HARM;
  checkModifiers(bout, 'drop', roll.modifiers, [
    { value: -attacker.st, why: /ST/ },
    { value: -modified, why: /modified CF/ },
    { value: -woundCf(target, 4), why: /arms/ },
  ]);
  checkDraw(bout, event, 'drop');
  return { ...NO_HARM, drops: roll.total <= 0 ? drops : null };
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
  checkModifiers(bout, 'wound', roll.modifiers, [
    { value: bonus, why: /^H/ },
    { value: armourDrm(bout, struck), why: /armour/ },
  ]);
  same(bout, 'the column', roll.table?.column, 'wound');
  const { wound } = severityRow(roll.total);
  const wounds = Number.parseInt(wound, 10) || 0;
  if (wound === 'K*') return { ...NO_HARM, killed: 'killing-wound' };
  if (wounds > 0) return checkCritical(bout, struck, wounds);
  must(bout, rollsOf(event, 'critical').length === 0, 'no wound, no critical');
  return NO_HARM;
}

/** 10.2 The DRM of the area's armour, if the BLACK die finds it. */
function armourDrm(bout: Bout, { event, target }: Struck): number {
  const armour = target.armour[event.area];
  const partial = armour !== '--' && armour.length > 1;
  same(bout, 'the number of armour rolls', rollsOf(event, 'armour').length, partial ? 1 : 0);
  if (armour === '--') return 0;
  const drm = ARMOUR_DRM[armour.charAt(0)] ?? 0;
  if (!partial) return drm;
  const roll = rollOf(bout, event, 'armour');
  same(bout, "the armour's number", roll?.need?.than, Number(armour.charAt(1)));
  const black = rollsOf(event, 'wound')[0]?.dice.black?.[0] ?? 0;
  return black <= Number(armour.charAt(1)) ? drm : 0;
}

/** 10.4, 10.5, P50 */
function checkCritical(bout: Bout, { event, target }: Struck, wounds: number): Harm {
  const roll = rollOf(bout, event, 'critical');
  if (roll === null) return NO_HARM;
  checkModifiers(bout, 'critical', roll.modifiers, [{ value: wounds, why: /wound/ }]);
  const { row, column, cell } = criticalCell(event.area, roll.total);
  same(bout, 'the cell', [roll.table?.row, roll.table?.column, roll.table?.cell], [row, column, cell]);
  same(bout, "the roll's result", roll.result, cell);
  const killed = cell === 'K*' ? 'killing-critical' : null;
  return { ...NO_HARM, wounds: multiplied(cell, wounds, target.armour[1] === '--'), critical: cell, killed };
}

function multiplied(cell: string, wounds: number, bareHead: boolean): number {
  if (cell === '1') return wounds + 1;
  if (cell === 'HL') return bareHead ? 3 * wounds : wounds;
  return cell.startsWith('2x') ? 2 * wounds : cell.startsWith('3x') ? 3 * wounds : wounds;
}
