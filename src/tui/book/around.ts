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
/** A number with a dot or an id, and nothing else. */
const ALONE = new RegExp(String.raw`^(?:\d+(?:\.\d+)+|${ID})$`, 'u');
/** What stands between cites of a list; the stroke of an id is none of it. */
const BETWEEN = /, | and |(?<=\d)-/;
/** What a row of the screen may end with after the column of rules: blanks and the edge of a pane. */
const EDGES: ReadonlySet<string> = new Set(['│', '|']);

/** A list of cites, and where it stands. */
interface Listed {
  readonly index: number;
  readonly list: string;
}

/** What looks like the number of a rule or the id of a ruling in a text of a screen, each once; numbers of other things are not meant. */
export function citesShown(text: string): readonly string[] {
  const bracketed = [...text.matchAll(BRACKETED)].map(({ index, 1: list = '' }): Listed => ({ index, list }));
  const inOrder = [...bracketed, ...atRowEnds(text)].sort((a, b) => a.index - b.index);
  return [...new Set(inOrder.flatMap(({ list }) => list.split(BETWEEN)))];
}

/** The column of rules at the right: what stands alone at a row's end, two blanks or more from what stands before it. */
function atRowEnds(text: string): readonly Listed[] {
  const found: Listed[] = [];
  let start = 0;
  for (const row of text.split('\n')) {
    const told = withoutEdge(row);
    const at = told.lastIndexOf('  ') + 2;
    const list = told.slice(at);
    if (at > 1 && ALONE.test(list)) found.push({ index: start + at, list });
    start += row.length + 1;
  }
  return found;
}

function withoutEdge(row: string): string {
  let told = row.trimEnd();
  while (EDGES.has(told.at(-1) ?? '')) told = told.slice(0, -1).trimEnd();
  return told;
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
