/** harena rules: the digest of the rules, the rulings and the words, by number or word. */

import type { Game } from '../../games/game.ts';
import type { Term } from '../../kernel/glossary.ts';
import { chaptersOf, type Findings, findIn, isNothing } from '../../kernel/reference.ts';
import type { Paragraph, Rulebook, Ruling } from '../../kernel/rulebook.ts';
import { FailureError } from '../errors.ts';
import { wrap } from '../wrap.ts';

const WIDTH = 78;

/** As much of a game as its rules are told by. */
type RulesOf = Pick<Game, 'title' | 'rulebook' | 'glossary'>;

/** What is to be printed of a game's rules for a number, a ruling's id, a word, or nothing (the contents). */
export function runRules({ title, rulebook, glossary }: RulesOf, query: string | undefined, json: boolean): string {
  const book = rulebook();
  const terms = glossary?.() ?? [];
  const wanted = query?.trim() ?? '';
  if (wanted === '') return json ? jsonOf(null, { ...book, terms, chapters: [] }) : contents(title, book, terms.length);
  const found = findIn({ book, terms }, wanted);
  if (isNothing(found)) {
    throw new FailureError(
      `no rule, ruling or word '${wanted}': give a number such as 9.4.6, a ruling such as P20, or a word`,
    );
  }
  return json ? jsonOf(wanted, found) : textOf(book, found);
}

function jsonOf(query: string | null, found: Findings & Pick<Rulebook, 'rights'>): string {
  const { chapters, terms, rulings, rights } = found;
  const paragraphs = [...chapters, ...found.paragraphs];
  return `${JSON.stringify({ schema: 'harena/rules/1', query, paragraphs, rulings, terms, rights }, null, 2)}\n`;
}

function contents(title: string, book: Rulebook, words: number): string {
  const lines = chaptersOf(book).map((one) => {
    return `  ${one.number.padStart(2)}  ${one.title}${one.played ? '' : '  (not played yet)'}`;
  });
  const { rights, rulings } = book;
  const head = [`The rules of ${title} in our own words.`, ...(rights === undefined ? [] : [rights])].join(' ');
  const more = [
    `${rulings.length} rulings settle what the rulebook leaves open.`,
    ...(words === 0 ? [] : [`${words} words are explained.`]),
  ];
  return `${[...wrap(head, WIDTH), '', ...lines, '', ...more, 'harena rules NUMBER | WORD'].join('\n')}\n`;
}

function textOf(book: Rulebook, { chapters, terms, paragraphs, rulings }: Findings): string {
  const alone = chapters.length + paragraphs.length === 1;
  const blocks = [
    ...chapters.map((one) => paragraphText(book, one, alone)),
    ...terms.map(termText),
    ...paragraphs.map((one) => paragraphText(book, one, alone)),
    ...rulings.map(rulingText),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function termText({ term, also, text, rule, see }: Term): string {
  const named = also.length === 0 ? '' : `also ${also.join(', ')}`;
  const beside = [
    ...(rule === null ? [] : [`Rule: ${rule}`]),
    ...(see.length === 0 ? [] : [`See also: ${see.join(', ')}`]),
  ];
  const lines = [text.join(' '), ...(beside.length === 0 ? [] : [beside.join('. ')])];
  return [...heading(term, named), ...lines.flatMap((line) => wrap(line, WIDTH, '  '))].join('\n');
}

/** A paragraph; alone, with its rulings in full. */
function paragraphText(book: Rulebook, one: Paragraph, alone: boolean): string {
  const { number, title, text, status, reason, rulings } = one;
  const isTold = status === 'implemented' || status === 'descriptive';
  const note = isTold ? '' : ` [${status}${reason === undefined ? '' : `: ${reason}`}]`;
  const cited = rulings.length > 0 && !alone ? wrap(`Rulings: ${rulings.join(', ')}`, WIDTH, '  ') : [];
  const full = alone
    ? book.rulings.filter(({ id }) => rulings.includes(id)).flatMap((ruling) => ['', rulingText(ruling)])
    : [];
  return [...heading(number, `${title}${note}`), ...wrap(text, WIDTH, '  '), ...cited, ...full].join('\n');
}

function rulingText({ id, rules, question, answer }: Ruling): string {
  const on = rules.length === 0 ? '' : `on ${rules.join(', ')}`;
  return [...heading(id, on), ...wrap(question, WIDTH, '  '), ...wrap(answer, WIDTH, '  ')].join('\n');
}

/** A number and what it is of; what does not fit on its line stands below, indented. */
function heading(number: string, text: string): readonly string[] {
  const [first = '', ...more] = wrap(text, WIDTH - number.length - 2);
  return [`${number}  ${first}`.trimEnd(), ...more.map((line) => `    ${line}`)];
}
