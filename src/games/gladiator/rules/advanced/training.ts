/** 21.1.1: which weapons a man has been taught, and what it costs him to use another. */
import { addModifier, type Modifier } from '../../../../kernel/modifier.ts';
import { inForce } from '../rule-choices.ts';
import { HANDS, weaponOf } from '../sheet.ts';
import type { Tables } from '../tables/types.ts';
import { weaponRecord } from '../tables/weapon-rows.ts';
import type { Fighter, FightingStyle, RuleChoices, WeaponGroup, WeaponKind } from '../types.ts';
import { isArcher } from './bow.ts';
import { skillLevel, skillWith } from './talents.ts';

/** 21.1.1.1, C59 On his CF, and on the grip of the man he strikes at (C60). */
const UNTRAINED = -2;

/** C87 What a weapon is taught as. */
export function groupOf(tables: Pick<Tables, 'armoury'>, kind: WeaponKind): WeaponGroup {
  return weaponRecord(tables, { kind }).group ?? kind;
}

type Trained = Pick<Fighter, 'trained' | 'talents'>;

/** 21.1.1.1, 31.3 The DRM of a weapon in a man's hands: his skill level (C61), or less than 0 where he was never taught to use it. */
function weaponDrm(rules: RuleChoices, tables: Tables, fighter: Trained, kind: WeaponKind): number {
  const { trained, talents } = fighter;
  const skill = talents.length === 0 ? 0 : skillWith(fighter, groupOf(tables, kind));
  if (skill > 0 || trained === null || !inForce(rules, 21)) return skill;
  return trained.includes(groupOf(tables, kind)) ? 0 : UNTRAINED;
}

/** 21.1.1.1, 31.3 Adds the DRM of a weapon with its reason, `times` over: once to CF, and once against a grip (C60, C61). */
export function addWeaponDrm(
  list: Modifier[],
  rules: RuleChoices,
  tables: Tables,
  fighter: Trained,
  kind: WeaponKind,
  times = 1,
): void {
  const drm = weaponDrm(rules, tables, fighter, kind);
  if (drm < 0) addModifier(list, drm * times, `not taught the ${kind}`, '21.1.1.1');
  else addModifier(list, drm * times, `skilled with the ${kind} (WP ${drm})`, '31.3');
}

/** P113 The groups of the weapons that a style is issued; nets and lassos are no weapons. */
export function issuedTo(tables: Tables, style: FightingStyle): readonly WeaponGroup[] {
  const { hands, sheath } = tables.styles[style];
  const weapons = [...hands, ...sheath].map((kind) => (kind === 'javelins' ? 'javelin' : kind));
  return weapons.filter((kind) => tables.armoury.kinds.includes(kind)).map((kind) => groupOf(tables, kind));
}

/** P33, P215 That of what he leads with: the first weapon in his hands, or with none a lasso, or the bare hand. */
export function leadDrm(
  rules: RuleChoices,
  tables: Tables,
  fighter: Pick<Fighter, 'hands' | 'trained' | 'talents'>,
): number {
  const { trained, talents, hands } = fighter;
  if (trained === null && talents.length === 0) return 0;
  const weapon = weaponOf(fighter);
  if (weapon !== null) return weaponDrm(rules, tables, fighter, weapon.kind);
  if (hands.some(({ kind }) => kind === 'lasso')) return skillWith(fighter, 'lasso');
  return mayStrikeBare(rules, tables, fighter) ? skillLevel(fighter, 'GP') : 0;
}

/** P33 Adds what training and talents with his first weapon give him, or with his rope, or with bare hands. */
export function addLeadDrm(list: Modifier[], rules: RuleChoices, tables: Tables, fighter: Fighter): void {
  const weapon = weaponOf(fighter);
  if (weapon !== null) {
    addWeaponDrm(list, rules, tables, fighter, weapon.kind);
    return;
  }
  const drm = leadDrm(rules, tables, fighter);
  const lasso = fighter.hands.some(({ kind }) => kind === 'lasso');
  addModifier(list, drm, lasso ? `skilled with the lasso (WP ${drm})` : `Grappling (GP ${drm})`, '31.3');
}

/** 22.1, C94 A hand must be free for a strike with it; an archer makes no blow at all (P65). */
export function mayStrikeBare(rules: RuleChoices, tables: Tables, { hands }: Pick<Fighter, 'hands'>): boolean {
  return inForce(rules, 22) && hands.length < HANDS && !isArcher(tables, { hands });
}
