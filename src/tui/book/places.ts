/** The places of the book: what its pages are about. */
import { formsOf } from '../../kernel/glossary.ts';
import type { Reference } from '../../kernel/reference.ts';

/** A page of the book. */
export type BookPlace =
  /** What the screen says over which the book was opened. */
  | { readonly at: 'here' }
  /** All chapters, all rulings, all words. */
  | { readonly at: 'contents' | 'rulings' | 'words' }
  /** A chapter or a paragraph by its number, a ruling by its id, a word by its name. */
  | { readonly at: 'rule' | 'ruling' | 'word'; readonly name: string }
  | { readonly at: 'found'; readonly query: string };

/** The place of a rule's number or a ruling's id; null where the book has neither. */
export function placeOfCite(reference: Reference, cite: string): BookPlace | null {
  if (reference.paragraph(cite) !== null) return { at: 'rule', name: cite };
  return reference.ruling(cite) === null ? null : { at: 'ruling', name: cite };
}

/** What a query names exactly: a number, an id, a word, or a form of one word alone; null where it names nothing or several. */
export function placeNamed(reference: Reference, query: string): BookPlace | null {
  const wanted = query.trim().toLowerCase();
  const cited = placeOfCite(reference, wanted.toUpperCase());
  if (cited !== null) return cited;
  const isWanted = (form: string): boolean => form.toLowerCase() === wanted;
  const [first, ...others] = reference.terms.filter((one) => formsOf(one).some(isWanted));
  const named = reference.terms.find(({ term }) => isWanted(term)) ?? (others.length === 0 ? first : undefined);
  return named === undefined ? null : { at: 'word', name: named.term };
}

/** The place so many further in the order of its kind: rules in the book's order, rulings, words. The same at an end. */
export function placeBeside({ book, terms }: Reference, place: BookPlace, by: 1 | -1): BookPlace {
  if (!('name' in place)) return place;
  const names = {
    rule: () => book.paragraphs.map(({ number }) => number),
    ruling: () => book.rulings.map(({ id }) => id),
    word: () => terms.map(({ term }) => term),
  }[place.at]();
  const name = names[names.indexOf(place.name) + by];
  return name === undefined ? place : { at: place.at, name };
}
