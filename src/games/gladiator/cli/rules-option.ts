/** --rules: which chapters are in force. */

import { UsageError } from '../../../cli/errors.ts';
import {
  ADVANCED_SECTIONS,
  advancedRules,
  basicRules,
  CAMPAIGN_SECTIONS,
  campaignRules,
  inForce,
  OPTIONAL_SECTIONS,
  type OptionalSection,
  type Switches,
} from '../rules/rule-choices.ts';
import type { RuleChoices } from '../rules/types.ts';

const LEGAL = `basic, advanced, campaign, or one of the last two less chapters of ${ADVANCED_SECTIONS.join(', ')} (campaign also ${CAMPAIGN_SECTIONS.join(', ')}), such as advanced,-23`;

/**
 * Reads --rules: basic, advanced or campaign, these less chapters, as in advanced,-20,-23; advanced where nothing is
 * said. Anything else is refused, with the legal words.
 */
export function readRules(text: string | undefined, switches: Switches = {}): RuleChoices {
  if (text === 'basic') return basicRules(switches);
  const [profile, ...dropped] = (text ?? 'advanced').split(',');
  switch (profile) {
    case 'advanced':
      return advancedRules(less(ADVANCED_SECTIONS, dropped), switches);
    case 'campaign':
      return campaignRules(less(OPTIONAL_SECTIONS, dropped), switches);
    default:
      throw new UsageError(`unknown rules '${text}'; legal: ${LEGAL}`);
  }
}

/** The chapters without those that are dropped. */
function less<S extends number>(sections: readonly S[], dropped: readonly string[]): readonly S[] {
  const foreign = dropped.find((word) => !sections.some((one) => `-${one}` === word.trim()));
  if (foreign !== undefined) throw new UsageError(`--rules: '${foreign}' is no chapter to leave out; legal: ${LEGAL}`);
  return sections.filter((one) => !dropped.some((word) => word.trim() === `-${one}`));
}

/** Refuses what is of a chapter that the rules in force leave out; `what` begins the sentence, as in 'axe is'. */
export function requireChapter(rules: RuleChoices, chapter: OptionalSection, what: string): void {
  if (inForce(rules, chapter)) return;
  const home = ADVANCED_SECTIONS.some((one) => one === chapter) ? 'advanced' : 'campaign';
  const leftOut = rules.profile === 'campaign' || rules.profile === home;
  const why = leftOut
    ? `which --rules leaves out: take its -${chapter} away`
    : `which --rules ${rules.profile} leaves out: choose --rules ${home}`;
  throw new UsageError(`${what} of chapter ${chapter}, ${why}`);
}
