/** Men with talents for bouts at large: by lot, or whatever fast-check thinks of. */

import fc from 'fast-check';
import {
  LEVEL_TALENTS,
  STARRED_TALENTS,
  type Talent,
} from '../../../../src/games/gladiator/rules/advanced/talent-types.ts';
import { talentMissing } from '../../../../src/games/gladiator/rules/advanced/talents.ts';
import { campaignRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import type { FighterSetup, Setup } from '../../../../src/games/gladiator/rules/setup/setup.ts';
import { STYLES } from '../../../../src/games/gladiator/rules/types.ts';
import { WP_GROUPS } from './armoury.ts';

const learned: readonly fc.Arbitrary<Talent>[] = [
  ...WP_GROUPS.map((group) =>
    fc.constantFrom(0, 1, 2, 3).map((sl): Talent => ({ code: 'WP', group, sl: sl as 0 | 1 | 2 | 3 })),
  ),
  ...LEVEL_TALENTS.map((code) => fc.constantFrom(1, 2, 3).map((sl): Talent => ({ code, sl: sl as 1 | 2 | 3 }))),
  ...STARRED_TALENTS.map((code) => fc.constant<Talent>({ code })),
];

/** Any talents, each at most once. */
export const anyTalents: fc.Arbitrary<readonly Talent[]> = fc
  .tuple(...learned.map((one) => fc.option(one, { freq: 2 })))
  .map((all) => all.flatMap((one) => (one === null ? [] : [one])));

/** The same man with talents, and with what his style wants of a player's man (P113). */
export function talented(man: FighterSetup, talents: readonly Talent[]): FighterSetup {
  const style = STYLES.find((one) => one === man.kind);
  const missing = style === undefined ? null : talentMissing(style, talents);
  const { trained: _, ...rest } = man;
  return { ...rest, talents: missing === null ? talents : [...talents, { code: missing }] };
}

/** The same bout by campaign rules, between men with talents. */
export function campaigning({ rules, fighters, ...rest }: Setup, talents: readonly (readonly Talent[])[]): Setup {
  const { sections } = campaignRules([31, 35]);
  const all = [...new Set([...rules.sections, ...sections])].sort((a, b) => a - b);
  return {
    ...rest,
    rules: { ...rules, profile: 'campaign', sections: all },
    fighters: fighters.map((man, i) => talented(man, talents[i] ?? [])),
  };
}
