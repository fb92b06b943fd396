/** A game's rules, rulings and words as one thing to look something up in: by number, by word, and from one to another. */
import { formsOf, type Term, termFinder } from './glossary.ts';
import type { Paragraph, Rulebook, Ruling } from './rulebook.ts';
import { literalPattern } from './words.ts';

/** What can be looked up of a game, and how its parts lead to each other. */
export interface Reference {
  /** What the game is called. */
  readonly title: string;
  readonly book: Rulebook;
  readonly terms: readonly Term[];
  paragraph(number: string): Paragraph | null;
  ruling(id: string): Ruling | null;
  term(name: string): Term | null;
  /** The numbers of rules that a text names, in its order, each once. */
  numbersIn(text: string): readonly string[];
  /** The same with the ids of rulings, for texts in which nothing else looks like one. */
  citesIn(text: string): readonly string[];
  /** The words of the glossary that stand in a text, in the glossary's order. */
  termsIn(text: string): readonly Term[];
}

/** A number with a dot, and a ruling's id, that is no part of a longer word. */
const NUMBER = /(?<![\w.])(\d+(?:\.\d+)+)(?![\w.]*\w)/g;
const RULING = /(?<![\w.])([A-Z]\d{1,3})(?![\w.]*\w)/g;
/** A chapter by its number alone, where it is called one. */
const CHAPTER = /\b(?:chapters?|sections?) (\d+)\b/gi;

/** Puts a game's rules and words together to be looked up. */
export function referenceOf(title: string, book: Rulebook, terms: readonly Term[]): Reference {
  const paragraphs = new Map(book.paragraphs.map((one) => [one.number, one]));
  const rulings = new Map(book.rulings.map((one) => [one.id, one]));
  const words = new Map(terms.map((one) => [one.term, one]));
  const finder = termFinder(terms);
  const cited = (text: string, ...patterns: readonly RegExp[]): readonly string[] => {
    const named = patterns.flatMap((pattern) => [...text.matchAll(pattern)]).sort((a, b) => a.index - b.index);
    const cites = named.map(([, cite = '']) => cite);
    return [...new Set(cites)].filter((cite) => paragraphs.has(cite) || rulings.has(cite));
  };
  return {
    ...{ title, book, terms },
    paragraph: (number) => paragraphs.get(number) ?? null,
    ruling: (id) => rulings.get(id) ?? null,
    term: (name) => words.get(name) ?? null,
    numbersIn: (text) => cited(text, NUMBER, CHAPTER),
    citesIn: (text) => cited(text, NUMBER, CHAPTER, RULING),
    termsIn: (text) => finder.in(text),
  };
}

/** What was found for a number or a word. */
export interface Findings {
  /** Chapters that are named after the word, before everything else. */
  readonly chapters: readonly Paragraph[];
  readonly terms: readonly Term[];
  readonly paragraphs: readonly Paragraph[];
  readonly rulings: readonly Ruling[];
}

const NOTHING: Findings = { chapters: [], terms: [], paragraphs: [], rulings: [] };

/** Looks up a number (with all below it), a ruling's id, or a word: in titles and names first, then wherever it stands. */
export function findIn({ book, terms }: Pick<Reference, 'book' | 'terms'>, query: string): Findings {
  const word = query.trim().toLowerCase();
  if (word === '') return NOTHING;
  if (/^\d+(\.\d+)*$/.test(word)) return { ...NOTHING, paragraphs: book.paragraphs.filter(isWithin(word)) };
  const rulings = book.rulings.filter(({ id }) => id.toLowerCase() === word);
  if (rulings.length > 0) return { ...NOTHING, rulings };
  const has = seekerOf(word);
  return {
    ...{ ...paragraphsOf(book, has), terms: termsOf(terms, word, has) },
    rulings: book.rulings.filter(({ question, answer }) => has(question) || has(answer)),
  };
}

/** Whether nothing at all was found. */
export const isNothing = (found: Findings): boolean => Object.values(found).every((list) => list.length === 0);

/** A paragraph of a number, and all below it. */
const isWithin =
  (number: string) =>
  (one: Paragraph): boolean =>
    one.number === number || one.number.startsWith(`${number}.`);

/** Whether a text has what is looked for. */
type Seeker = (text: string) => boolean;

/** Letters up to which a word is looked for whole: 'ST' is not the beginning of 'step'. */
const SHORT = 2;

/** Looks for a word, or for words that begin with it, in small letters or large. */
function seekerOf(word: string): Seeker {
  const pattern = new RegExp(
    `(?<![\\p{L}\\d])${literalPattern(word)}${word.length > SHORT ? '' : '(?![\\p{L}\\d])'}`,
    'iu',
  );
  return (text) => pattern.test(text);
}

/** Chapters by name; then the paragraphs that are named after a word, then those that only mention it. */
function paragraphsOf({ paragraphs }: Rulebook, has: Seeker): Pick<Findings, 'chapters' | 'paragraphs'> {
  const found = paragraphs.filter(({ title, text }) => has(title) || has(text));
  const named = found.filter(({ title }) => has(title));
  const chapters = named.filter(({ number }) => !number.includes('.'));
  const titled = named.filter((one) => !chapters.includes(one));
  return { chapters, paragraphs: [...titled, ...found.filter((one) => !named.includes(one))] };
}

/** Words that are this one, then those that begin like it, then those that are explained with it. */
function termsOf(terms: readonly Term[], word: string, has: Seeker): readonly Term[] {
  const isOne = (term: Term) => formsOf(term).some((form) => form.toLowerCase() === word);
  const ranks = [isOne, (term: Term) => formsOf(term).some(has), ({ text }: Term) => has(text.join(' '))];
  const rankOf = (term: Term): number => ranks.findIndex((is) => is(term));
  return ranks.flatMap((_, rank) => terms.filter((term) => rankOf(term) === rank));
}

/** A chapter of the rules; one with rules of which none is played yet is not `played`. */
export interface Chapter {
  readonly number: string;
  readonly title: string;
  readonly played: boolean;
}

/** The chapters of the rules in their order. */
export function chaptersOf({ paragraphs }: Rulebook): readonly Chapter[] {
  const own = Map.groupBy(paragraphs, ({ number }) => number.slice(0, Math.max(0, number.indexOf('.'))));
  return (own.get('') ?? []).map(({ number, title }) => {
    const rules = (own.get(number) ?? []).filter(({ status }) => status !== 'descriptive');
    return { number, title, played: rules.length === 0 || rules.some(({ status }) => status !== 'planned') };
  });
}

/** The rulings on a paragraph: those it names, and those that name it. */
export function rulingsOn({ book }: Pick<Reference, 'book'>, one: Paragraph): readonly Ruling[] {
  return book.rulings.filter(({ id, rules }) => one.rulings.includes(id) || rules.includes(one.number));
}
