/** 3.5, 4.5 A Grunt by the dice, and what a card comes to in a match. */
import { type Dice, type Lot, ONE_DIE, TWO_DICE } from '../../../kernel/dice.ts';
import { type Roll, rollOf } from '../../../kernel/roll.ts';
import type { HeroesEvent } from './events.ts';
import type { Tables } from './tables/types.ts';
import type { HeroCard } from './types.ts';
import { ATTRIBUTES, type Attribute, type Attributes, type FightStyle, type Locale } from './words.ts';

/** 3.6 The range of an attribute. */
export const LEAST_ATTRIBUTE = 1;
/** 3.6 The highest value of an attribute. */
export const MOST_ATTRIBUTE = 7;
/** R16 The cap of the raw total outside a career. */
const WIDEST_CAP = 20;

/** 3.6.5 The sum of the three attributes. */
export const rawTotal = ({ savvy, speed, strength }: Attributes): number => savvy + speed + strength;

/** 3.5, R12, R14, R87 Raw total with the AP of each signature once; one less in a secondary style. */
export function ratedTotal({ attributes, signatures }: HeroCard, secondary: boolean, { points }: Tables): number {
  const gained = [...new Set(signatures)].reduce((sum, one) => sum + points[one], 0);
  return rawTotal(attributes) + gained - (secondary ? 1 : 0);
}

const clamped = (value: number): number => Math.min(MOST_ATTRIBUTE, Math.max(LEAST_ATTRIBUTE, value));

/** What making somebody tells. */
export type MakingEvent = Extract<HeroesEvent, { kind: 'style-rolled' | 'card-rolled' | 'trimmed' }>;

/** What somebody is made with: in a match, and in a career. */
export interface CardMaking {
  readonly tables: Tables;
  readonly dice: Dice;
  emit(event: MakingEvent): void;
}

/** 4.5, R16 A Grunt's card. `fighter`: whose it is, for the journal. */
export function rollCard(
  making: CardMaking,
  fighter: string,
  { locale, row }: { readonly locale: Locale | null; readonly row: number | null },
): HeroCard {
  const { tables, dice, emit } = making;
  const base = rollRow(dice, tables, locale, row);
  const changed = ATTRIBUTES.map((one) => changedBy(dice, one, base.value[one]));
  const attributes = Object.fromEntries(changed.map(({ name, value }) => [name, value])) as Attributes;
  const roll = rollOf('signature', '3.5', dice.throw('signature', TWO_DICE), 'sum');
  const { table, value: signature } = tables.signature(roll.total);
  const rolls = [...base.rolls, ...changed.map((one) => one.roll), { ...roll, table, result: signature }];
  emit({ kind: 'card-rolled', cite: '4.5', rolls, fighter, attributes: { ...attributes }, signature });
  trim(making, fighter, attributes, locale === null ? WIDEST_CAP : tables.locales[locale].cap);
  return { gender: 'male', handed: 'right', signatures: [signature], attributes, lost: {}, spared: false };
}

interface Row {
  readonly value: Attributes;
  readonly rolls: readonly Roll[];
}

/** 4.5, 7.3 The row of the Gladiator Pool: given, or rolled as the locale has it. */
function rollRow(dice: Dice, { pool, locales }: Tables, locale: Locale | null, given: number | null): Row {
  if (given !== null) return { value: pool(given).value, rolls: [] };
  const roll = rollOf('pool', '4.5', dice.throw('pool', ONE_DIE), 'sum');
  const row = locale === null ? roll.total : (locales[locale].rows[roll.total - 1] ?? roll.total);
  const { table, value } = pool(row);
  return { value, rolls: [{ ...roll, table, result: `row ${row}` }] };
}

const LOWERS = 1;
const RAISES = 6;

/** 4.5.1 A 1 lowers an attribute, a 6 raises it. */
function changedBy(dice: Dice, name: Attribute, before: number) {
  const roll = rollOf(name, '4.5.1', dice.throw(name, ONE_DIE), 'sum');
  const by = roll.total === LOWERS ? -1 : roll.total === RAISES ? 1 : 0;
  const value = clamped(before + by);
  return { name, value, roll: { ...roll, result: `${name} ${value}` } };
}

/** R16 The highest attribute falls, drawn among equals, until the raw total fits the cap. */
function trim({ dice, emit }: CardMaking, fighter: string, attributes: Attributes, cap: number): void {
  while (rawTotal(attributes) > cap) {
    const most = Math.max(...ATTRIBUTES.map((one) => attributes[one]));
    const highest = ATTRIBUTES.filter((one) => attributes[one] === most);
    const lots: Lot[] = highest.length > 1 ? [dice.lot('trim', 'R16', highest.length)] : [];
    const attribute = highest[lots[0]?.picked ?? 0] ?? 'savvy';
    attributes[attribute] -= 1;
    emit({ kind: 'trimmed', cite: 'R16', lots, fighter, attribute, left: attributes[attribute] });
  }
}

/** 3.8, R18 Attributes at the start of a match: one Savvy less in a secondary style, down to 1. */
export function startingAttributes({ attributes }: HeroCard, secondary: boolean): Attributes {
  const { savvy, speed, strength } = attributes;
  return { savvy: secondary ? Math.max(LEAST_ATTRIBUTE, savvy - 1) : savvy, speed, strength };
}

/** 3.3.1, 3.4 Attributes as size and gender change them, each from 1 to 7 (R15, R17). */
export function sizedAttributes(
  given: Attributes,
  { female, speed, strength }: { readonly female: boolean; readonly speed: number; readonly strength: number },
): Attributes {
  return {
    savvy: clamped(given.savvy),
    speed: clamped(given.speed + speed),
    strength: clamped(given.strength + strength - (female ? 1 : 0)),
  };
}

/** 3.8 The style of an opponent of one who fights in `style`. */
export function rollOpponent({ dice, tables, emit }: CardMaking, fighter: string, style: FightStyle): FightStyle {
  const roll = rollOf('opponent', '3.8', dice.throw('opponent', ONE_DIE), 'sum');
  const { table, value } = tables.opponents[style](roll.total);
  emit({ kind: 'style-rolled', cite: '3.8', rolls: [{ ...roll, table, result: value }], fighter, style: value });
  return value;
}
