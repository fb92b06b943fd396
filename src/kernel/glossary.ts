/** The words of a game, each explained: one word for one thing. */
import * as z from 'zod/mini';
import { readAs } from './save.ts';
import { TableError } from './table.ts';
import { literalPattern } from './words.ts';

const sentence = z.string().check(z.regex(/^\S.*[.!?]$/));
const termSchema = z.strictObject({
  term: z.string().check(z.regex(/^\S(.*\S)?$/)),
  also: z.array(z.string()),
  text: z.array(sentence).check(z.minLength(1), z.maxLength(3)),
  rule: z.nullable(z.string()),
  see: z.array(z.string()),
});
/** A word of a game: other forms of it, one to three sentences, the rule it is of (null: none), and words beside it. */
export type Term = z.infer<typeof termSchema>;

/** A book as far as its numbers go. */
interface Numbered {
  readonly paragraphs: readonly { readonly number: string }[];
}

/** Reads the words of a game, whose rules `book` has. Throws TableError where they are not whole: a word twice, or one that leads nowhere. */
export function readGlossary(json: unknown, book: Numbered): readonly Term[] {
  const read = readAs(z.array(termSchema), json, 'glossary');
  if (!read.ok) throw new TableError(read.why);
  const terms = read.value;
  const faults = terms.flatMap((one, i) => faultsOf(one, terms.slice(0, i), terms, book));
  if (faults.length > 0) throw new TableError(`glossary: ${faults.join('; ')}`);
  return terms;
}

function faultsOf(one: Term, before: readonly Term[], all: readonly Term[], book: Numbered): readonly string[] {
  const { term, also, rule, see } = one;
  const isTerm = (name: string): boolean => name !== term && all.some((other) => other.term === name);
  const known = rule === null || book.paragraphs.some(({ number }) => number === rule);
  return [
    ...(before.some((other) => other.term === term) ? [`'${term}' stands twice`] : []),
    ...(new Set([term, ...also]).size === also.length + 1 ? [] : [`'${term}' has one form twice`]),
    ...(known ? [] : [`'${term}': there is no rule ${rule}`]),
    ...see.filter((name) => !isTerm(name)).map((name) => `'${term}': '${name}' is no other word`),
  ];
}

/** All forms of a word: its own first. */
export const formsOf = ({ term, also }: Term): readonly string[] => [term, ...also];

/** A form that is written as it stands: an abbreviation or a sign, of which small letters would be another word. */
const isFixed = (form: string): boolean => form === form.toUpperCase();

function patternOf(forms: readonly string[], flags: string, ending: string): RegExp | null {
  if (forms.length === 0) return null;
  const longestFirst = [...forms].sort((a, b) => b.length - a.length).map(literalPattern);
  return new RegExp(`(?<![\\p{L}\\d])(?:${longestFirst.join('|')})${ending}(?![\\p{L}\\d])`, `gu${flags}`);
}

/** Finds the words of a glossary in texts. */
export interface TermFinder {
  /** The words that stand in a text, in the order of the glossary; those of one letter are never meant. */
  in(text: string): readonly Term[];
}

/** Prepares a glossary to be looked for in texts. */
export function termFinder(terms: readonly Term[]): TermFinder {
  const byForm = new Map<string, readonly Term[]>();
  const keyOf = (form: string): string => (isFixed(form) ? form : form.toLowerCase());
  for (const term of terms)
    for (const form of formsOf(term)) byForm.set(keyOf(form), [...(byForm.get(keyOf(form)) ?? []), term]);
  const forms = [...byForm.keys()].filter((form) => form.length > 1 && /[\p{L}\d]/u.test(form));
  const fixed = patternOf(forms.filter(isFixed), '', '');
  const plain = patternOf(
    forms.filter((form) => !isFixed(form)),
    'i',
    '(?:s|es)?',
  );
  return {
    in(text) {
      const words = [fixed, plain].flatMap((pattern) => (pattern === null ? [] : (text.match(pattern) ?? [])));
      const found = new Set(words.flatMap((word) => ofWord(byForm, word)));
      return terms.filter((term) => found.has(term));
    },
  };
}

/** The terms that a word can mean as it stands in a text, in small letters or large, one or many. */
function ofWord(byForm: ReadonlyMap<string, readonly Term[]>, word: string): readonly Term[] {
  const small = word.toLowerCase();
  const forms = [word, small, small.replace(/s$/, ''), small.replace(/es$/, '')];
  const form = forms.find((one) => byForm.has(one));
  return form === undefined ? [] : (byForm.get(form) ?? []);
}
