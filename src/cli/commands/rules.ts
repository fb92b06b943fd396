/** harena rules: the digest of the rules and the rulings, by number or word. */

import type { Game } from '../../games/game.ts';
import type { Paragraph, Rulebook, Ruling } from '../../kernel/rulebook.ts';
import { FailureError } from '../errors.ts';
import { wrap } from '../wrap.ts';

const WIDTH = 78;

/** As much of a game as its rules are told by. */
type RulesOf = Pick<Game, 'title' | 'rulebook'>;

interface Found {
  readonly paragraphs: readonly Paragraph[];
  readonly rulings: readonly Ruling[];
}

/** What is to be printed of a game's rules for a number, a ruling's id, a word, or nothing (the contents). */
export function runRules(game: RulesOf, query: string | undefined, json: boolean): string {
  const book = game.rulebook();
  if (query === undefined) return json ? jsonOf(null, book) : contents(game.title, book);
  const found = find(book, query.trim());
  if (found.paragraphs.length + found.rulings.length === 0) {
    throw new FailureError(
      `no rule or ruling '${query}': give a number such as 9.4.6, a ruling such as P20, or a word`,
    );
  }
  return json ? jsonOf(query, found) : textOf(book, found);
}

function find(book: Rulebook, query: string): Found {
  if (/^\d+(\.\d+)*$/.test(query)) {
    const within = ({ number }: Paragraph) => number === query || number.startsWith(`${query}.`);
    return { paragraphs: book.paragraphs.filter(within), rulings: [] };
  }
  const ruling = book.rulings.filter(({ id }) => id.toLowerCase() === query.toLowerCase());
  if (ruling.length > 0) return { paragraphs: [], rulings: ruling };
  const word = query.toLowerCase();
  const has = (...texts: readonly string[]) => texts.some((text) => text.toLowerCase().includes(word));
  return {
    paragraphs: book.paragraphs.filter(({ title, text }) => has(title, text)),
    rulings: book.rulings.filter(({ question, answer }) => has(question, answer)),
  };
}

function jsonOf(query: string | null, { paragraphs, rulings, rights }: Found & Pick<Rulebook, 'rights'>): string {
  return `${JSON.stringify({ schema: 'harena/rules/1', query, paragraphs, rulings, rights }, null, 2)}\n`;
}

function contents(title: string, { paragraphs, rulings, rights }: Rulebook): string {
  const chapters = paragraphs.filter(({ number }) => !number.includes('.'));
  const lines = chapters.map(({ number, title }) => {
    const own = paragraphs.filter((one) => one.number.startsWith(`${number}.`));
    const planned = own.every(({ status }) => status === 'planned' || status === 'descriptive');
    return `  ${number.padStart(2)}  ${title}${planned ? '  (not in play yet)' : ''}`;
  });
  const head = [`The rules of ${title} in our own words.`, ...(rights === undefined ? [] : [rights])].join(' ');
  return `${[...wrap(head, WIDTH), '', ...lines, '', `${rulings.length} rulings settle what the rulebook leaves open.`, 'harena rules NUMBER | WORD'].join('\n')}\n`;
}

function textOf(book: Rulebook, { paragraphs, rulings }: Found): string {
  const blocks = [
    ...paragraphs.map((one) => paragraphText(book, one, paragraphs.length === 1)),
    ...rulings.map(rulingText),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** A paragraph; alone, with its rulings in full. */
function paragraphText(book: Rulebook, one: Paragraph, alone: boolean): string {
  const { number, title, text, status, reason, rulings } = one;
  const note = status === 'implemented' ? '' : ` [${status}${reason === undefined ? '' : `: ${reason}`}]`;
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
