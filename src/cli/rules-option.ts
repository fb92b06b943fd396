/** --rules: which chapters are in force. */
import {
  ADVANCED_SECTIONS,
  type AdvancedSection,
  advancedRules,
  basicRules,
  inForce,
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

/** Refuses what is of a chapter that the rules in force leave out; `what` begins the sentence, as in 'axe is'. */
export function requireChapter(rules: RuleChoices, chapter: AdvancedSection, what: string): void {
  if (inForce(rules, chapter)) return;
  const why =
    rules.profile === 'basic'
      ? 'which --rules basic leaves out: choose --rules advanced'
      : `which --rules leaves out: take its -${chapter} away`;
  throw new UsageError(`${what} of chapter ${chapter}, ${why}`);
}
