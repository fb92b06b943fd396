/** How well the program leads those whom the player does not: what is offered, in words and what it means. */

import { LEVELS, type LeadLevel } from '../../../../kernel/levels.ts';
import { beside } from '../../../../tui/form.ts';

/** The next level, or the one before, round the ends. */
export function levelAfter(level: LeadLevel, by: 1 | -1): LeadLevel {
  return beside(LEVELS, level, by);
}

const WORDS: { readonly [L in LeadLevel]: string } = {
  novice: 'a novice',
  book: 'the book',
  adept: 'an adept',
  tactician: 'a tactician',
  champion: 'a champion',
};

const MEANINGS: { readonly [L in LeadLevel]: string } = {
  novice: 'he makes mistakes now and then',
  book: 'by the dice of section 29',
  adept: 'strikes with all he has, at the weapon first',
  tactician: 'weighs up what you may do, and plots before you',
  champion: 'thinks a second over every order',
};

/** A level in a word or two. */
export function levelWords(level: LeadLevel): string {
  return WORDS[level];
}

/** What it is like to meet, in a line. */
export function levelMeaning(level: LeadLevel): string {
  return MEANINGS[level];
}
