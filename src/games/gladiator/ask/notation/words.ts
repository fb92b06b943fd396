/** What both notations share: words with their places, and what is said of one that is wrong. */

import { unreadable } from '../../../../kernel/save.ts';

/** A word of a text; `at`: the place of its first letter, from 1. */
export interface Word {
  readonly text: string;
  readonly at: number;
}

/** How nothing at all is written. */
export const NOTHING = '-';

/** The words of a text that begins at place `at` of a longer one. */
export function wordsOf(text: string, at = 1): readonly Word[] {
  return [...text.matchAll(/\S+/g)].map((found) => ({ text: found[0], at: at + found.index }));
}

/** Parts of a text between commas or bars, each with the place where it begins. */
export function partsOf({ text, at }: Word, between: ',' | '|'): readonly Word[] {
  let begins = at;
  return text.split(between).map((part) => {
    const found = { text: part, at: begins };
    begins += part.length + between.length;
    return found;
  });
}

/** What is wrong at a place of the text, and what would be right: "at 5, 'hed': no body area; write head or ..". */
export function wrong({ text, at }: Word, what: string, right: string): { readonly ok: false; readonly why: string } {
  return unreadable(`at ${at}${text === '' ? '' : `, '${text}'`}: ${what}; ${right}`);
}
