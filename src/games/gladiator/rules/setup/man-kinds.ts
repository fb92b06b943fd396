/** 3.11, 19: what a man is, by his set-up or by dice. */
import { ONE_DIE } from '../../../../kernel/dice.ts';
import { rollOf } from '../../../../kernel/roll.ts';
import type { Talent } from '../advanced/talent-types.ts';
import { talentMissing } from '../advanced/talents.ts';
import { inForce } from '../rule-choices.ts';
import type { Tables } from '../tables/types.ts';
import { type FightingStyle, GLADIATOR_TYPES, type GladiatorType, type RuleChoices, STYLES } from '../types.ts';
import { rollType } from './creation-rolls.ts';
import type { SheetMaking } from './equipment.ts';

/** What a man can be said to be before a match; 'surprise': 1D3, or any style (P100, P130). */
export type ManKind = GladiatorType | FightingStyle | 'surprise';

/**
 * 3.11, 19 What a man is: a type alone, or a style, which brings its type; a surprise is drawn (P100), among the
 * styles that these talents allow (P113); null: any.
 */
export function manKindOf(
  making: SheetMaking,
  rules: RuleChoices,
  kind: ManKind,
  talents: readonly Talent[] | null,
): { readonly type: GladiatorType; readonly style: FightingStyle | null } {
  if (!inForce(rules, 19))
    return { type: kind === 'surprise' ? randomType(making) : typeIn(making.tables, kind), style: null };
  const style = kind === 'surprise' ? randomStyle(making, talents) : styleIn(making.tables, kind);
  return { type: making.tables.styles[style].type, style };
}

const isType = (kind: GladiatorType | FightingStyle): kind is GladiatorType =>
  GLADIATOR_TYPES.some((type) => type === kind);
const typeIn = (tables: Tables, kind: GladiatorType | FightingStyle) =>
  isType(kind) ? kind : tables.styles[kind].type;

/** 19.2-19.4 The style that is no more than its type. */
export const BASIC_STYLES: { readonly [T in GladiatorType]: FightingStyle } = {
  light: 'parmularius',
  medium: 'myrmillo',
  heavy: 'provocator',
};
/** P304 The style of V2.0 that a man of a type alone is. */
const V2_BASICS: { readonly [T in GladiatorType]: FightingStyle } = {
  light: 'velite',
  medium: 'myrmillo',
  heavy: 'samnite',
};
const styleIn = ({ creation }: Tables, kind: GladiatorType | FightingStyle) =>
  isType(kind) ? (creation === null ? BASIC_STYLES : V2_BASICS)[kind] : kind;

/** P130 Any style with equal chance, or by the table of types (P304). */
function randomStyle(making: SheetMaking, talents: readonly Talent[] | null): FightingStyle {
  const { dice, lots, tables } = making;
  if (tables.creation !== null) return rollType(making, tables.creation, talents);
  const open = STYLES.filter((style) => talents === null || talentMissing(style, talents) === null);
  const lot = dice.lot('style', 'P130', open.length);
  lots.push(lot);
  return open[lot.picked] ?? 'myrmillo';
}

/** P100 1D3: light, medium, heavy. */
function randomType({ dice, rolls }: SheetMaking): GladiatorType {
  const roll = rollOf('random-type', 'P100', dice.throw('random-type', ONE_DIE), 'd3');
  const type = GLADIATOR_TYPES[roll.total - 1] ?? 'light';
  rolls.push({ ...roll, result: type });
  return type;
}
