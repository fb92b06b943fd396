/** --rules: which chapters are in force. */
import {
  ADVANCED_SECTIONS,
  type AdvancedSection,
  advancedRules,
  basicRules,
} from '../engine/gladiator/rule-choices.ts';
import type { RuleChoices } from '../engine/gladiator/types.ts';
import { UsageError } from './errors.ts';

type Switches = Partial<Omit<RuleChoices, 'profile' | 'sections'>>;

const LEGAL = `basic, advanced, or advanced less chapters of ${ADVANCED_SECTIONS.join(', ')}, such as advanced,-23`;

/** Reads --rules: basic, advanced, or advanced,-20,-23; advanced where nothing is said. Anything else is refused, with the legal words. */
export function readRules(text: string | undefined, switches: Switches = {}): RuleChoices {
  if (text === 'basic') return basicRules(switches);
  const [profile, ...dropped] = (text ?? 'advanced').split(',');
  if (profile !== 'advanced') throw new UsageError(`unknown rules '${text}'; legal: ${LEGAL}`);
  const without = new Set(dropped.map(readDropped));
  return advancedRules(
    ADVANCED_SECTIONS.filter((section) => !without.has(section)),
    switches,
  );
}

function readDropped(word: string): AdvancedSection {
  const section = ADVANCED_SECTIONS.find((one) => `-${one}` === word.trim());
  if (section === undefined) throw new UsageError(`--rules: '${word}' is no chapter to leave out; legal: ${LEGAL}`);
  return section;
}
