/** The pages of the book: contents, rules, rulings, words, and what was found. */
import type { Term } from '../../kernel/glossary.ts';
import { chaptersOf, findIn, isNothing, type Reference, rulingsOn } from '../../kernel/reference.ts';
import type { Paragraph, Ruling } from '../../kernel/rulebook.ts';
import { times } from '../../kernel/words.ts';
import type { Around } from './around.ts';
import type { BookPlace } from './places.ts';
import { BLANK_ROW, type BookRow, linkRows, partRows, proseRows } from './rows.ts';

/** A page: what the header says at the right, and its rows. */
export interface BookPage {
  readonly right: string;
  readonly rows: readonly BookRow[];
}

/** What pages are made from: the book, the screen it was opened over, and the width of a row in cells. */
export interface BookDesk {
  readonly reference: Reference;
  readonly around: Around;
  readonly width: number;
}

/** The page of a place. */
export function bookPage(desk: BookDesk, place: BookPlace): BookPage {
  const { reference } = desk;
  switch (place.at) {
    case 'here':
      return { right: 'on this screen', rows: hereRows(desk) };
    case 'contents':
      return { right: 'contents', rows: contentsRows(desk) };
    case 'rulings':
      return { right: 'rulings', rows: allRulings(desk) };
    case 'words':
      return { right: 'words', rows: reference.terms.flatMap((one) => termLink(desk, one)) };
    case 'rule':
      return { right: place.name, rows: known(reference.paragraph(place.name), (one) => ruleRows(desk, one)) };
    case 'ruling':
      return { right: place.name, rows: known(reference.ruling(place.name), (one) => rulingRows(desk, one)) };
    case 'word':
      return { right: place.name, rows: known(reference.term(place.name), (one) => wordRows(desk, one)) };
    case 'found':
      return { right: 'search', rows: foundRows(desk, place.query) };
  }
}

const known = <T>(one: T | null, rows: (one: T) => readonly BookRow[]): readonly BookRow[] =>
  one === null ? [] : rows(one);

const headRows = (title: string, { width }: BookDesk): readonly BookRow[] =>
  proseRows(title, width).map((row) => ({
    ...row,
    segments: row.segments.map(({ text }) => ({ text, style: { fg: 'accent', bold: true } as const })),
  }));

// Links

/** Columns for a word, before what it means. */
const TERM_WIDTH = 20;

const ruleLink = ({ width }: BookDesk, { number, title }: Pick<Paragraph, 'number' | 'title'>, indent = 0) =>
  linkRows({ at: 'rule', name: number }, number, title, width, { indent });

const rulingLink = ({ width }: BookDesk, { id, question }: Ruling) =>
  linkRows({ at: 'ruling', name: id }, id, question, width);

const termLink = ({ width }: BookDesk, { term, text }: Term) =>
  linkRows({ at: 'word', name: term }, term, text[0] ?? '', width, { column: TERM_WIDTH });

/** A line that leads to a rule or a ruling; none where the book has neither. */
function citeLink(desk: BookDesk, cite: string): readonly BookRow[] {
  const { reference } = desk;
  const paragraph = reference.paragraph(cite);
  if (paragraph !== null) return ruleLink(desk, paragraph);
  const ruling = reference.ruling(cite);
  return ruling === null ? [] : rulingLink(desk, ruling);
}

const citeLinks = (desk: BookDesk, cites: readonly string[]) => cites.flatMap((cite) => citeLink(desk, cite));
const namedLinks = (desk: BookDesk, names: readonly string[]) =>
  names.flatMap((name) => known(desk.reference.term(name), (one) => termLink(desk, one)));

/** The words that a text uses, but for one. */
const wordsUsed = (desk: BookDesk, text: string, but: string | null = null): readonly BookRow[] =>
  partRows(
    'Words used here',
    desk.reference.termsIn(text).flatMap((one) => (one.term === but ? [] : termLink(desk, one))),
  );

// Pages

function hereRows(desk: BookDesk): readonly BookRow[] {
  const { marked, cites, words } = desk.around;
  const parts = [
    ...partRows('Rules for what is marked', citeLinks(desk, marked)),
    ...partRows('Words on this screen', namedLinks(desk, words)),
    ...partRows('Rules on this screen', citeLinks(desk, cites)),
    ...partRows('The whole book', wholeLinks(desk)),
  ];
  return parts.slice(1);
}

/** Lines that lead to all chapters, words and rulings. */
function wholeLinks({ reference, width }: BookDesk): readonly BookRow[] {
  const { book, terms } = reference;
  const chapters = chaptersOf(book).length;
  const what = chapters > 0 ? times(chapters, 'chapter') : times(book.paragraphs.length, 'paragraph');
  return [
    ...linkRows({ at: 'contents' }, 'Contents', what, width),
    ...(terms.length === 0
      ? []
      : linkRows({ at: 'words' }, 'Words', `${times(terms.length, 'word')} explained`, width)),
    ...(book.rulings.length === 0 ? [] : rulingsLink(book.rulings.length, width)),
  ];
}

const rulingsLink = (rulings: number, width: number): readonly BookRow[] =>
  linkRows({ at: 'rulings' }, 'Rulings', `${times(rulings, 'answer')} to what the rulebook leaves open`, width);

function contentsRows(desk: BookDesk): readonly BookRow[] {
  const { reference, width } = desk;
  const { book, title } = reference;
  const chapters = chaptersOf(book);
  const planned = (played: boolean): string => (played ? '' : ' (not played yet)');
  const rights = book.rights === undefined ? '' : ` ${book.rights}`;
  return [
    ...proseRows(`The rules of ${title} in our own words.${rights}`, width, 'mute'),
    BLANK_ROW,
    ...chapters.flatMap((one) => ruleLink(desk, { ...one, title: `${one.title}${planned(one.played)}` })),
    // A book without chapters of its own is its paragraphs.
    ...(chapters.length > 0 ? [] : book.paragraphs.flatMap((one) => ruleLink(desk, one))),
    BLANK_ROW,
    ...wholeLinks(desk).slice(1),
  ];
}

function allRulings(desk: BookDesk): readonly BookRow[] {
  return desk.reference.book.rulings.flatMap((one) => rulingLink(desk, one));
}

/** How many numbers deep a paragraph lies: a chapter 1. */
const depthOf = (number: string): number => number.split('.').length;

function ruleRows(desk: BookDesk, one: Paragraph): readonly BookRow[] {
  const { reference, width } = desk;
  const { number, title, text, status, reason } = one;
  const note = reason === undefined ? status : `${status}: ${reason}`;
  const below = reference.book.paragraphs.filter((other) => other.number.startsWith(`${number}.`));
  const above = number.split('.').slice(0, -1);
  const path = above.map((_, i) => above.slice(0, i + 1).join('.'));
  const named = reference.numbersIn(text).filter((cite) => cite !== number);
  return [
    ...headRows(`${number}  ${title}`, desk),
    ...proseRows(text, width),
    ...(status === 'implemented' || status === 'descriptive' ? [] : proseRows(`[${note}]`, width, 'mute')),
    ...partRows(
      'Paragraphs',
      below.flatMap((other) => ruleLink(desk, other, depthOf(other.number) - depthOf(number) - 1)),
    ),
    ...partRows(
      'Rulings',
      rulingsOn(reference, one).flatMap((ruling) => rulingLink(desk, ruling)),
    ),
    ...partRows('Rules named here', citeLinks(desk, named)),
    ...partRows('Rules that name it', citeLinks(desk, namingOf(reference, number))),
    ...partRows('Part of', citeLinks(desk, path)),
    ...wordsUsed(desk, `${title} ${text}`),
  ];
}

/** The numbers of the rules whose text names a number. */
function namingOf({ book, numbersIn }: Reference, number: string): readonly string[] {
  const others = book.paragraphs.filter((other) => other.number !== number && other.text.includes(number));
  return others.filter(({ text }) => numbersIn(text).includes(number)).map((other) => other.number);
}

function rulingRows(desk: BookDesk, { id, rules, question, answer }: Ruling): readonly BookRow[] {
  const { reference, width } = desk;
  const named = reference.citesIn(`${question} ${answer}`).filter((cite) => cite !== id && !rules.includes(cite));
  return [
    ...headRows(`${id}  ${question}`, desk),
    ...proseRows(answer, width),
    ...partRows('On the rules', citeLinks(desk, rules)),
    ...partRows('Rules and rulings named here', citeLinks(desk, named)),
    ...wordsUsed(desk, `${question} ${answer}`),
  ];
}

function wordRows(desk: BookDesk, { term, also, text, rule, see }: Term): readonly BookRow[] {
  const { width } = desk;
  return [
    ...headRows(term, desk),
    ...(also.length === 0 ? [] : proseRows(`Also: ${also.join(', ')}.`, width, 'mute')),
    ...proseRows(text.join(' '), width),
    ...(rule === null ? [] : partRows('Its rule', citeLink(desk, rule))),
    ...partRows('See also', namedLinks(desk, see)),
    ...partRows(
      'Everywhere it is used',
      linkRows({ at: 'found', query: term }, 'Search', `the book for '${term}'`, width),
    ),
  ];
}

function foundRows(desk: BookDesk, query: string): readonly BookRow[] {
  const { reference, width } = desk;
  if (query.trim() === '') return proseRows('Type a word, or the number of a rule.', width, 'mute');
  const found = findIn(reference, query);
  if (isNothing(found)) return proseRows(`Nothing has '${query.trim()}'.`, width);
  return [
    ...partRows(
      'Chapters',
      found.chapters.flatMap((one) => ruleLink(desk, one)),
    ),
    ...partRows(
      'Words',
      found.terms.flatMap((one) => termLink(desk, one)),
    ),
    ...partRows(
      'Rules',
      found.paragraphs.flatMap((one) => ruleLink(desk, one)),
    ),
    ...partRows(
      'Rulings',
      found.rulings.flatMap((one) => rulingLink(desk, one)),
    ),
  ].slice(1);
}

/** The place where the book is opened: at what the screen says, or where it says nothing at the contents. */
export function openingPlace({ marked, cites, words }: Around): BookPlace {
  return marked.length + cites.length + words.length === 0 ? { at: 'contents' } : { at: 'here' };
}
