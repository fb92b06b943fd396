/** 31: what a man knows, and what he can still learn. */
import { LEVEL_MAX, type SkillLevel, type Talent } from '../../rules/advanced/talent-types.ts';
import { talentMissing } from '../../rules/advanced/talents.ts';
import { issuedTo } from '../../rules/advanced/training.ts';
import { type FightingStyle, STYLES } from '../../rules/types.ts';
import { type CampaignTables, TALENT_CODES, type TalentCode } from '../table-types.ts';
import type { TalentPick } from '../types.ts';
import { COMBAT_CLASSES, type CombatClass } from './man-types.ts';

type Talents = readonly Talent[];
type Armed = Pick<CampaignTables, 'gladiator'>;

/** 31.3, P124 SL of a talent; one that is learned once counts as 1. */
export function learnedLevel(talent: Talent): SkillLevel {
  return 'sl' in talent ? talent.sl : 1;
}

/** The talent a pick stands for, as he has it; null: he has not. */
export function heldAs(talents: Talents, pick: TalentPick): Talent | null {
  const same = (one: Talent) =>
    one.code === 'WP' && pick.code === 'WP' ? one.group === pick.group : one.code === pick.code;
  return talents.find(same) ?? null;
}

/** 31.3, 31.3.1 Whether a pick still teaches him something. */
function mayLearn(talents: Talents, pick: TalentPick): boolean {
  const held = heldAs(talents, pick);
  return held === null || ('sl' in held && held.sl < LEVEL_MAX);
}

/** The talent after it was learned once more. */
export function learned(talents: Talents, pick: TalentPick): Talent {
  const held = heldAs(talents, pick);
  switch (pick.code) {
    case 'WP':
      return { code: 'WP', group: pick.group, sl: held === null ? 0 : next(held) };
    case 'TH':
    case 'GP':
    case 'HG':
      return { code: pick.code, sl: held === null ? 1 : next(held) };
    default:
      return { code: pick.code };
  }
}

/** 31.3 One level on. */
function next(held: Talent): 1 | 2 | 3 {
  const level = learnedLevel(held);
  return level === 0 ? 1 : level === 1 ? 2 : 3;
}

/** What he knows with one talent as it now is: in its old place, or the last. */
export function withTalent(talents: Talents, talent: Talent): Talents {
  const held = heldAs(talents, talent);
  return held === null ? [...talents, talent] : talents.map((one) => (one === held ? talent : one));
}

/** 31.3 Every way a talent of a code may be learned. */
export function picksOf({ gladiator }: Armed, talents: Talents, code: TalentCode): readonly TalentPick[] {
  const picks: readonly TalentPick[] =
    code === 'WP' ? gladiator.armoury.wpGroups.map((group) => ({ code, group })) : [{ code }];
  return picks.filter((pick) => mayLearn(talents, pick));
}

/** 31.2 71+ Every talent that still teaches him something. */
export function allPicks(tables: Armed, talents: Talents): readonly TalentPick[] {
  return TALENT_CODES.flatMap((code) => picksOf(tables, talents, code));
}

/** 31.1.1, P113 WP 0 for every weapon a style issues; trident and bow come with the style itself (C87). */
export function issueOf({ gladiator }: CampaignTables, style: FightingStyle): readonly TalentPick[] {
  const issued = issuedTo(gladiator, style);
  return gladiator.armoury.wpGroups
    .filter((group) => issued.some((one) => one === group))
    .map((group) => ({ code: 'WP', group }));
}

/** 19, P304 The styles of men on foot by these tables. */
export function stylesOf({ gladiator: { creation } }: Pick<CampaignTables, 'gladiator'>): readonly FightingStyle[] {
  return creation === null ? STYLES : [...creation.styles.keys()];
}

/** 31.3, 30.2.1 The styles a player's man may be trained for: nobody rides, and some want a talent (P113). */
export function stylesFor(tables: Pick<CampaignTables, 'gladiator'>, talents: Talents): readonly FightingStyle[] {
  return stylesOf(tables).filter((style) => talentMissing(style, talents) === null);
}

/** 2.3.1, C116 The combat class of a style. */
export function classOf({ gladiator: { styles } }: CampaignTables, style: FightingStyle): CombatClass {
  const found = COMBAT_CLASSES.find((one) => one === styles[style].class);
  if (found === undefined) throw new Error(`no combat class ${styles[style].class}`);
  return found;
}
