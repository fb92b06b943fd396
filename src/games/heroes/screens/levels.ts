/** What the levels at which the program leads somebody are called. */
import { LEVELS, type LeadLevel } from '../../../kernel/levels.ts';

const LEVEL_WORDS: { readonly [L in LeadLevel]: readonly [who: string, how: string] } = {
  novice: ['a novice', 'dice are thrown away'],
  book: ['the book', 'by the dice of Table 5-2'],
  adept: ['an adept', 'all dice on the first blow'],
  tactician: ['a tactician', 'weighs what you may do'],
  champion: ['a champion', 'thinks longest'],
};

/** 'a tactician'. */
export const leaderText = (level: LeadLevel): string => LEVEL_WORDS[level][0];

/** Every level with what it is like, for a form. */
export const LEVEL_CHOICES = LEVELS.map((level) => [level, LEVEL_WORDS[level].join(': ')] as const);
