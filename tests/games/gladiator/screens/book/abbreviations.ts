/** Abbreviations in what GLADIATOR's screens say, and those of them that no word of the glossary explains. */
import { readFileSync } from 'node:fs';
import { loadGlossary } from '../../../../../src/games/gladiator/rulebook.ts';
import { formsOf } from '../../../../../src/kernel/glossary.ts';

/** What is written in capitals and is no word of the game. */
const NO_TERMS: ReadonlySet<string> = new Set([
  ...['CARD', 'KIND', 'FILE', 'SEED', 'YOU', 'HE', 'IN', 'THE'],
  ...['SSH', 'UTC', 'JSON', 'NFC', 'NFD'],
]);
const NUMERAL = /^[IVX]+$/;
/** Two to four capitals; longer ones are names and headings. */
const CAPITALS = /(?<![\w./-])[A-Z]{2,4}[0-9]?(?![\w/-])/g;

const EXPLAINED: ReadonlySet<string> = new Set(
  loadGlossary()
    .flatMap(formsOf)
    .flatMap((form) => [form, ...form.split(' ')]),
);

/** Names of men and beasts, as they stand in headings. */
const NAMES = ['names', 'beasts'].flatMap(
  (table) =>
    readFileSync(`data/gladiator/${table}.json`, 'utf8')
      .toUpperCase()
      .match(/\p{L}{3,}/gu) ?? [],
);

/** Whether a word is a name, or what is seen of one where there is little room. */
const isName = (word: string): boolean => word.length > 2 && NAMES.some((name) => name.startsWith(word));

/** The abbreviations of a text that nobody explains, each once; `known`: names that stand in it. */
export function unexplained(text: string, known: readonly string[] = []): readonly string[] {
  const found = [...text.matchAll(CAPITALS)].map(([word]) => word);
  const isOpen = (word: string): boolean =>
    !EXPLAINED.has(word) &&
    !EXPLAINED.has(word.replace(/\d$/, '')) &&
    !NO_TERMS.has(word) &&
    !isName(word) &&
    !NUMERAL.test(word);
  return [...new Set(found)].filter((word) => isOpen(word) && !known.includes(word));
}

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g;
const TEXTS = /'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g;

/** What stands between quotes in a source, without what is put into it. */
export function literalsOf(path: string): readonly string[] {
  const code = readFileSync(path, 'utf8')
    .replace(COMMENTS, '')
    .replace(/^import[^;]*;/gm, '');
  const texts = [...code.matchAll(TEXTS)].map(([, one = '', two = '', three = '']) => one || two || three);
  return texts.map((text) => text.replace(/\$\{[^}]*\}/g, ' '));
}

/** The constants that a source has, which are no words. */
export function constantsOf(path: string): readonly string[] {
  const code = readFileSync(path, 'utf8');
  const heads = [...code.matchAll(/^import[^;]*;|\bconst [A-Z]\w*/gm)].map(([head]) => head);
  return heads.flatMap((head) => head.match(/\b[A-Z]{2,}\b/g) ?? []);
}
