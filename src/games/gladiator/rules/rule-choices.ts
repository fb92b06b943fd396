/** Which rules a bout is played by (P129). */
import type { RuleChoices } from './types.ts';

/** What of the rules is chosen besides chapters. */
export type Switches = Partial<Omit<RuleChoices, 'profile' | 'sections'>>;

/** Chapters of the Basic Game with its centurions. */
const BASIC_SECTIONS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 29] as const;

/** Chapters of the Advanced Game; each may be in force or not. */
export const ADVANCED_SECTIONS = [19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 30] as const;
export type AdvancedSection = (typeof ADVANCED_SECTIONS)[number];

/** Chapters of the Campaign Game that hold within a match; each may be in force or not. */
export const CAMPAIGN_SECTIONS = [31, 34, 35] as const;

/** Chapters beyond the Basic Game. */
export const OPTIONAL_SECTIONS = [...ADVANCED_SECTIONS, ...CAMPAIGN_SECTIONS] as const;
export type OptionalSection = (typeof OPTIONAL_SECTIONS)[number];

const NO_SWITCHES = { freeformPlots: false, reactionSeconds: null, stansKills: true, beastBook: 'colosseum' } as const;

/** The rules of the Basic Game, with its switches. */
export function basicRules(switches: Switches = {}): RuleChoices {
  return { profile: 'basic', sections: BASIC_SECTIONS, ...NO_SWITCHES, ...switches };
}

/** The Basic Game and chapters of the Advanced Game on top of it; all of them unless told otherwise. */
export function advancedRules(
  sections: readonly AdvancedSection[] = ADVANCED_SECTIONS,
  switches: Switches = {},
): RuleChoices {
  const all = [...BASIC_SECTIONS, ...sections].sort((a, b) => a - b);
  return { profile: 'advanced', sections: all, ...NO_SWITCHES, ...switches };
}

/** The Advanced Game and what the Campaign Game changes within a match; all its chapters unless told otherwise. */
export function campaignRules(
  sections: readonly OptionalSection[] = OPTIONAL_SECTIONS,
  switches: Switches = {},
): RuleChoices {
  const all = [...BASIC_SECTIONS, ...sections].sort((a, b) => a - b);
  return { profile: 'campaign', sections: all, ...NO_SWITCHES, ...switches };
}

/** Whether a chapter is in force. */
export function inForce({ sections }: RuleChoices, section: OptionalSection): boolean {
  return sections.includes(section);
}
