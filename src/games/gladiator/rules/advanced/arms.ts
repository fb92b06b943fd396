/** 3.13, 21.1.1, P330-P332: which weapon a man leads with. */

import { rollOf } from '../../../../kernel/roll.ts';
import { D66 } from '../dice.ts';
import { inForce } from '../rule-choices.ts';
import type { KitSetup, SheetMaking } from '../setup/equipment.ts';
import { BASIC_STYLES, type ManKind } from '../setup/man-kinds.ts';
import type { RatingsSetup } from '../setup/sheet-rolls.ts';
import { isWeapon } from '../sheet.ts';
import type { StyleRow, Tables } from '../tables/types.ts';
import {
  CHARACTERISTICS,
  type FightingStyle,
  GLADIATOR_TYPES,
  HUNTER_STYLES,
  type Item,
  RIDER_STYLES,
  type RuleChoices,
  type WeaponGroup,
  type WeaponKind,
} from '../types.ts';
import type { Talent } from './talent-types.ts';
import { GROUP_OF } from './training.ts';

/** P330 Weapons that a man may bear in place of his style's, in the order of a list. */
const BORNE = [
  'sword',
  'scimitar',
  'axe',
  'flail',
  'maul',
  'dagger',
  'spear',
  'pike',
] as const satisfies readonly WeaponKind[];

/** P331 The faces of a D66 from which on, up to the next, a plain centurion comes with a weapon. */
const PLAIN_ARMS = [
  { from: 11, weapon: 'sword' },
  { from: 54, weapon: 'axe' },
  { from: 61, weapon: 'flail' },
  { from: 64, weapon: 'maul' },
] as const satisfies readonly { readonly from: number; readonly weapon: WeaponKind }[];

type PlainArm = (typeof PLAIN_ARMS)[number]['weapon'];

/** 21.8.2, 21.9.2, 21.12.1 Weapons made for two hands: with a shield their attack CF are halved. */
const TWO_HANDED: readonly WeaponKind[] = ['maul', 'pike', 'spear'];

/** P332 Whether a weapon that is borne in place of another takes both hands, by whatever tables: his shield stays behind. */
export function fillsHands(weapon: WeaponKind): boolean {
  return TWO_HANDED.includes(weapon);
}

/** 24.4 Whether a weapon makes no pair with another. */
const standsAlone = (weapon: WeaponKind): boolean => weapon === 'flail' || fillsHands(weapon);

/** 19 What a style leads with: the first in its hands; null: a net, a lasso, or a thing that is the style itself (P330). */
function laysAside(tables: Tables, style: FightingStyle): WeaponKind | null {
  const { hands } = tables.styles[style];
  const [first] = hands;
  const bound = [...RIDER_STYLES, ...HUNTER_STYLES].some((one) => one === style);
  if (bound || hands.some((kind) => kind === 'net' || kind === 'scissor')) return null;
  return first === undefined || first === 'lasso' || first === 'net' ? null : first;
}

/** P330 A pair bars what makes none (24.4), and a shield that a style always carries what takes both hands. */
function fits({ hands, shield }: StyleRow, weapon: WeaponKind): boolean {
  if (hands.length > 1 && standsAlone(weapon)) return false;
  return shield === 'rolled' || shield === 'none' || !fillsHands(weapon);
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
  const own = style === null ? 'sword' : laysAside(tables, style);
  if (own === null) return [];
  const others = BORNE.filter((one) => one !== own && (taught === null || taught.includes(GROUP_OF[one])));
  return [own, ...others.filter((one) => style === null || fits(tables.styles[style], one))];
}

/** P330, P332 What a set-up says of a man who bears a weapon; null: his style's own. */
export function bearing(weapon: WeaponKind | null): Partial<KitSetup> {
  return weapon !== null && fillsHands(weapon) ? { weapon, shield: 'none' } : { weapon };
}

/** P331 A throw for what a plain man of the book bears. */
export function rollArms({ dice, rolls }: SheetMaking): PlainArm {
  const roll = rollOf('weapon', 'P331', dice.throw('weapon', D66), 'd66');
  const { weapon } = PLAIN_ARMS.findLast(({ from }) => roll.total >= from) ?? PLAIN_ARMS[0];
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
export function bear(hands: readonly Item[], weapon: WeaponKind): Item[] {
  const left = fillsHands(weapon) ? hands.filter(({ kind }) => kind !== 'shield') : hands;
  return left.map((item, i) => (i === 0 && isWeapon(item) ? { id: item.id, kind: weapon } : item));
}
