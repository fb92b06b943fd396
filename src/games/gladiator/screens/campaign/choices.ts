/** What is asked in any campaign: each choice with its value in the menu, its label, a note, and what it answers. */
import type { CareerDecisions } from '../../career/types.ts';
import { matchLatin, matchText, pickMeaning, pickText } from '../career/words.ts';

/** A choice as a menu has it. */
type Choice = readonly [value: string, label: string, note: string, choice: unknown];

/** 31.3 Talents to choose from. */
export function talentChoices({ picks }: CareerDecisions['talent']['ask']): readonly Choice[] {
  return picks.map((pick, i): Choice => [String(i), pickText(pick), pickMeaning(pick), i]);
}

/** 38.2.3 Unique matches to choose from, or the dice. */
export function matchChoices({ types }: CareerDecisions['unique']['ask']): readonly Choice[] {
  return [
    ...types.map((type): Choice => [type, matchText(type), matchLatin(type), type]),
    ['dice', 'Leave it to the dice', '', null],
  ];
}
