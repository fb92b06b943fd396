/** --rules: which sections are in force. */
import { basicRules } from '../engine/gladiator/setup.ts';
import type { RuleChoices } from '../engine/gladiator/types.ts';
import { UsageError } from './errors.ts';

const PROFILES = ['basic'] as const;

/** Reads --rules. Only the Basic Game is there; any other word is refused, with the legal ones. */
export function readRules(
  text: string | undefined,
  switches: Partial<Omit<RuleChoices, 'profile' | 'sections'>> = {},
): RuleChoices {
  if (text === undefined || text === 'basic') return basicRules(switches);
  throw new UsageError(`unknown rules '${text}'; legal: ${PROFILES.join(', ')}`);
}
