/** talents= in a SPEC: what a man has learned (31.3), such as sword:1/TH:2/FA/TG. */

import { UsageError } from '../../../cli/errors.ts';
import {
  LEVEL_MAX,
  LEVEL_TALENTS,
  type SkillLevel,
  STARRED_TALENTS,
  type Talent,
} from '../rules/advanced/talent-types.ts';
import { talentKey, talentMissing } from '../rules/advanced/talents.ts';
import type { FighterSetup } from '../rules/setup/setup.ts';
import type { Armoury } from '../rules/tables/armoury-types.ts';
import { ALL_STYLES, type RuleChoices } from '../rules/types.ts';
import { requireChapter } from './rules-option.ts';

const legal = ({ wpGroups }: Armoury): string =>
  `a weapon (${wpGroups.join(', ')}) with SL 0 to 3 as in sword:1, ${LEVEL_TALENTS.join(', ')} with SL 1 to 3 as in TH:2, or ${STARRED_TALENTS.join(', ')}`;

/** Reads talents separated by strokes; a weapon without a level is at SL 0, another talent at SL 1. Throws UsageError. */
export function readTalents(value: string, armoury: Armoury): readonly Talent[] {
  const talents = value === '' ? [] : value.split('/').map((word) => readTalent(word.trim(), armoury));
  const keys = talents.map(talentKey);
  const twice = keys.find((key, i) => keys.indexOf(key) !== i);
  if (twice !== undefined) throw new UsageError(`talents=${value}: '${twice}' is there twice (31.3.1)`);
  return talents;
}

function readTalent(text: string, armoury: Armoury): Talent {
  const [word = '', level, ...more] = text.split(':');
  const starred = STARRED_TALENTS.find((code) => code === word);
  const levelled = LEVEL_TALENTS.find((code) => code === word);
  const group = armoury.wpGroups.find((one) => one === word);
  const sl = levelOf(level);
  if (more.length === 0 && starred !== undefined && level === undefined) return { code: starred };
  if (more.length === 0 && sl !== null && group !== undefined)
    return { code: 'WP', group, sl: level === undefined ? 0 : sl };
  if (more.length === 0 && sl !== null && sl !== 0 && levelled !== undefined) return { code: levelled, sl };
  throw new UsageError(`talents: '${text}'; legal: ${legal(armoury)}`);
}

/** A level as it was written, 1 where none was; null where it is none. */
function levelOf(text: string | undefined): SkillLevel | null {
  const levels = Array.from({ length: LEVEL_MAX + 1 }, (_, i) => String(i));
  return text === undefined ? 1 : ((levels.includes(text) ? Number(text) : null) as SkillLevel | null);
}

/** Refuses talents where chapter 31 is not in force, and a style that a seat's talents do not allow (P113). */
export function checkTalents({ kind, by, talents }: FighterSetup, rules: RuleChoices): void {
  if (talents === undefined) return;
  requireChapter(rules, 31, 'talents= is');
  const style = ALL_STYLES.find((one) => one === kind);
  const missing = by === 'book' || style === undefined ? null : talentMissing(style, talents);
  if (missing !== null)
    throw new UsageError(`'${kind}' wants the talent ${missing}: talents=${missing}/... (31.3, P113)`);
}
