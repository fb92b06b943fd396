/** What a screen says that the book can explain: the rules it cites and the words it uses. */
import type { Reference } from '../../kernel/reference.ts';
import type { View } from '../view.ts';
import { placeOfCite } from './places.ts';

/** What is to be explained of a screen. */
export interface Around {
  /** Rules and rulings of what is under the mark, or of all that the screen is about. */
  readonly marked: readonly string[];
  /** Those that are cited elsewhere on the screen. */
  readonly cites: readonly string[];
  /** Names of the words that stand on it. */
  readonly words: readonly string[];
}

/** The id of a ruling, 'P20' or 'GR-72', or the number of a rule. */
const ID = String.raw`[A-Z]{1,2}-?\d{1,3}`;
const CITE = String.raw`(?:\d+(?:\.\d+)*|${ID})`;
/** A list of cites in brackets: '(9.2)', '(18.2, P20)', '(27.5-27.8)'. */
const BRACKETED = new RegExp(String.raw`\((?:[^()]*[ ,])?(${CITE}(?:(?:, | and |-)${CITE})*)\)`, 'g');
/** The column of rules at the right: a number with a dot or an id at a row's end, far from what stands before it. */
const AT_END = new RegExp(String.raw` {2,}(\d+(?:\.\d+)+|${ID})(?=[\s│|]*$)`, 'gmu');
/** What stands between cites of a list; the stroke of an id is none of it. */
const BETWEEN = /, | and |(?<=\d)-/;

/** What looks like the number of a rule or the id of a ruling in a text of a screen, each once; numbers of other things are not meant. */
export function citesShown(text: string): readonly string[] {
  const lists = [BRACKETED, AT_END].flatMap((pattern) => [...text.matchAll(pattern)]);
  const inOrder = lists.sort((a, b) => a.index - b.index).flatMap(([, list = '']) => list.split(BETWEEN));
  return [...new Set(inOrder)];
}

/** What can be explained of views, the one on top first, and of cites that are marked there. */
export function aroundOf(reference: Reference, views: readonly View[], marked: readonly string[]): Around {
  const text = views.map(textOf).join('\n');
  const isKnown = (cite: string): boolean => placeOfCite(reference, cite) !== null;
  const known = [...new Set(marked)].filter(isKnown);
  return {
    marked: known,
    cites: citesShown(text).filter((cite) => isKnown(cite) && !known.includes(cite)),
    words: shortFirst(reference.termsIn(text).map(({ term }) => term)),
  };
}

/** Abbreviations, which explain themselves least, before other words. */
function shortFirst(words: readonly string[]): readonly string[] {
  const isShort = (word: string): boolean => word === word.toUpperCase();
  return [...words.filter(isShort), ...words.filter((word) => !isShort(word))];
}

/** All that a view shows, its menu below the rest. */
function textOf({ canvas, menu }: View): string {
  const items = menu?.items.map(({ label, note }) => `${label}  ${note}`) ?? [];
  return [...canvas.plain(), ...items].join('\n');
}
