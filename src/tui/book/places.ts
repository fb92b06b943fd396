/** The places of the book: what its pages are about. */
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

/** What a query names exactly: a number, an id, or a form of a single word; null where it names nothing or several. */
export function placeNamed(reference: Reference, query: string): BookPlace | null {
  const wanted = query.trim().toLowerCase();
  const cited = placeOfCite(reference, wanted.toUpperCase());
  if (cited !== null) return cited;
  const words = reference.terms.filter(({ term, also }) => [term, ...also].some((one) => one.toLowerCase() === wanted));
  return words.length === 1 && words[0] !== undefined ? { at: 'word', name: words[0].term } : null;
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
