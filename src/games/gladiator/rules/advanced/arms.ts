/** 3.13, 21.1.1, P330-P332: which weapon a man leads with. */

import { rollOf } from '../../../../kernel/roll.ts';
import { D66 } from '../dice.ts';
import { inForce } from '../rule-choices.ts';
import type { KitSetup, SheetMaking } from '../setup/equipment.ts';
import { BASIC_STYLES, type ManKind } from '../setup/man-kinds.ts';
import type { RatingsSetup } from '../setup/sheet-rolls.ts';
import { isWeapon } from '../sheet.ts';
import type { StyleRow, Tables } from '../tables/types.ts';
import { weaponRecord } from '../tables/weapon-rows.ts';
import {
  CHARACTERISTICS,
  type FightingStyle,
  GLADIATOR_TYPES,
  HUNTER_STYLES,
  type Item,
  RIDER_STYLES,
  type RuleChoices,
  SWORD,
  type WeaponGroup,
  type WeaponKind,
} from '../types.ts';
import type { Talent } from './talent-types.ts';
import { groupOf } from './training.ts';

/** P332 Whether a weapon that is borne in place of another takes both hands: his shield stays behind. */
export function fillsHands(tables: Pick<Tables, 'armoury'>, weapon: WeaponKind): boolean {
  return weaponRecord(tables, { kind: weapon }).borne === 'both hands';
}

/** 24.4 Whether a weapon makes no pair with another. */
function standsAlone(tables: Tables, weapon: WeaponKind): boolean {
  return weaponRecord(tables, { kind: weapon }).alone === true || fillsHands(tables, weapon);
}

/** 19 What a style leads with: the first in its hands; null: a net, a lasso, or a thing that is the style itself (P330). */
function laysAside(tables: Tables, style: FightingStyle): WeaponKind | null {
  const { hands } = tables.styles[style];
  const bound = [...RIDER_STYLES, ...HUNTER_STYLES].some((one) => one === style);
  const kept = hands.map((kind) => weaponRecord(tables, { kind }));
  if (bound || kept.some(({ use, strapped }) => use === 'cast' || strapped === true)) return null;
  return hands[0] ?? null;
}

/** P330 A pair bars what makes none (24.4), and a shield that a style always carries what takes both hands. */
function fits(tables: Tables, { hands, shield }: StyleRow, weapon: WeaponKind): boolean {
  if (hands.length > 1 && standsAlone(tables, weapon)) return false;
  return shield === 'rolled' || shield === 'none' || !fillsHands(tables, weapon);
}

/**
 * P330 The weapons among which a man of a style may choose, his style's first; `taught`: the groups he was taught, null
 * for all. None where the style lets him put nothing aside.
 */
export function armsFor(
  tables: Tables,
  style: FightingStyle | null,
  taught: readonly WeaponGroup[] | null,
): readonly WeaponKind[] {
  const own = style === null ? SWORD : laysAside(tables, style);
  if (own === null) return [];
  const borne = tables.armoury.records.flatMap((one) => (one.borne === undefined ? [] : [one.kind]));
  const others = borne.filter((one) => one !== own && (taught === null || taught.includes(groupOf(tables, one))));
  return [own, ...others.filter((one) => style === null || fits(tables, tables.styles[style], one))];
}

/** P330, P332 What a set-up says of a man who bears a weapon; null: his style's own. */
export function bearing(tables: Tables, weapon: WeaponKind | null): Partial<KitSetup> {
  return weapon !== null && fillsHands(tables, weapon) ? { weapon, shield: 'none' } : { weapon };
}

/** P331 A throw for what a plain man of the book bears. */
export function rollArms({ dice, rolls, tables }: SheetMaking): WeaponKind {
  const roll = rollOf('weapon', 'P331', dice.throw('weapon', D66), 'd66');
  const { weapon = SWORD } = tables.armoury.plain.findLast(({ from }) => roll.total >= from) ?? {};
  rolls.push({ ...roll, result: weapon });
  return weapon;
}

/** P331 Whether a style is no more than its weight, so that the dice say what he bears. */
export function isPlain(style: FightingStyle | null): boolean {
  return style === null || Object.values(BASIC_STYLES).includes(style);
}

/** What of a set-up decides whether his weapon is thrown for. */
interface Unsettled extends Pick<KitSetup, 'weapon'> {
  readonly by: 'seat' | 'book';
  readonly ratings: RatingsSetup;
  readonly talents?: readonly Talent[];
  readonly trained?: readonly WeaponGroup[] | null;
}

const ofNoStyle = (kind: ManKind): boolean => kind === 'surprise' || GLADIATOR_TYPES.some((one) => one === kind);

/** P331 Whether the dice say what a man bears: a random centurion of no style, of whose arms the set-up says nothing. */
export function drawsArms(
  { creation }: Tables,
  rules: RuleChoices,
  kind: ManKind,
  style: FightingStyle | null,
  { by, weapon, ratings, talents, trained = null }: Unsettled,
): boolean {
  const written = weapon !== null || talents !== undefined || trained !== null;
  const random = by === 'book' && creation === null && CHARACTERISTICS.some((one) => ratings[one] === null);
  return random && !written && inForce(rules, 21) && ofNoStyle(kind) && isPlain(style);
}

/** P331, P332 His first weapon becomes that one, and a shield goes where there is no hand for it. */
export function bear(tables: Tables, hands: readonly Item[], weapon: WeaponKind): Item[] {
  const left = fillsHands(tables, weapon) ? hands.filter(({ kind }) => kind !== 'shield') : hands;
  return left.map((item, i) => (i === 0 && isWeapon(item) ? { id: item.id, kind: weapon } : item));
}
