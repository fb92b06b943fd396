/** 21.1.1: which weapons a man has been taught, and what it costs him to use another. */
import { inForce } from './rule-choices.ts';
import { weaponOf } from './sheet.ts';
import type { Tables } from './table-types.ts';
import type { Fighter, RuleChoices, Style, Weapon, WeaponGroup, WeaponKind } from './types.ts';

/** 21.1.1.1, C59 On his CF, and on the grip of the man he strikes at (C60). */
const UNTRAINED = -2;

/** C87 Weapons that are taught together. */
const GROUP_OF: { readonly [K in WeaponKind]: WeaponGroup } = {
  axe: 'axe',
  bow: 'bow',
  dagger: 'dagger',
  flail: 'flail',
  javelin: 'spear',
  maul: 'maul',
  pike: 'pike',
  scimitar: 'sword',
  scissor: 'dagger',
  spear: 'spear',
  sword: 'sword',
  trident: 'trident',
};

/** 21.1.1.1 The DRM of a weapon in a man's hands: 0, or less where he was never taught to use it. */
export function weaponDrm(rules: RuleChoices, { trained }: Pick<Fighter, 'trained'>, weapon: Weapon | null): number {
  if (weapon === null || trained === null || !inForce(rules, 21)) return 0;
  return trained.includes(GROUP_OF[weapon.kind]) ? 0 : UNTRAINED;
}

/** P113 The groups of the weapons that a style is issued. */
export function issuedTo(tables: Tables, style: Style): readonly WeaponGroup[] {
  const { hands, sheath } = tables.styles[style];
  const weapons = [...hands, ...sheath].map((kind) => (kind === 'javelins' ? 'javelin' : kind));
  return weapons.flatMap((kind) => (kind === 'net' || kind === 'lasso' ? [] : [GROUP_OF[kind]]));
}

/** P33 That of the weapon he leads with, the first in his hands. */
export function leadDrm(rules: RuleChoices, fighter: Pick<Fighter, 'hands' | 'trained'>): number {
  return weaponDrm(rules, fighter, weaponOf(fighter));
}
