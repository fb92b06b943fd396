/** What many bouts of style against style come to, as tables. */
import type { GladiatorEvent } from '../../src/games/gladiator/rules/events.ts';
import { type FightingStyle, RESULT_LETTERS, type ResultLetter } from '../../src/games/gladiator/rules/types.ts';
import type { Entry } from '../../src/kernel/event.ts';

/** How bouts ended for one man of them. */
type Fates = { [letter in ResultLetter]: number };

/** Counters over a batch of bouts of styles. */
export interface StyleBalance {
  bouts: number;
  turns: number;
  blows: number;
  specials: number;
  strikes: number;
  throws: number;
  casts: number;
  caught: number;
  cloven: number;
  /** By 'style-other': how it ended for the man of the style, on either side. */
  readonly pairs: Map<string, Fates>;
}

/** Counters before the first bout. */
export function emptyStyles(): StyleBalance {
  const events = { turns: 0, blows: 0, specials: 0, strikes: 0, throws: 0, casts: 0, caught: 0, cloven: 0 };
  return { bouts: 0, ...events, pairs: new Map() };
}

const NO_FATES: Fates = { V: 0, S: 0, M: 0, P: 0 };

/** Counts one bout. */
export function takeStyles(
  balance: StyleBalance,
  [red, blue]: readonly [FightingStyle, FightingStyle],
  journal: readonly Entry<GladiatorEvent>[],
): void {
  const last = journal.at(-1);
  if (last?.event.kind !== 'bout-ended') throw new Error('a bout without an end');
  const { A = 'P', B = 'P' } = last.event.results;
  balance.bouts += 1;
  balance.turns += last.turn;
  count(balance.pairs, `${red}-${blue}`, A);
  count(balance.pairs, `${blue}-${red}`, B);
  for (const { event } of journal) tally(balance, event);
}

function count(pairs: StyleBalance['pairs'], key: string, letter: ResultLetter): void {
  const fates = pairs.get(key) ?? NO_FATES;
  pairs.set(key, { ...fates, [letter]: fates[letter] + 1 });
}

function tally(balance: StyleBalance, event: GladiatorEvent): void {
  if (event.kind === 'thrown') balance.throws += 1;
  if (event.kind === 'net-cast') balance.casts += 1;
  if (event.kind === 'ensnared') balance.caught += 1;
  if (event.kind === 'blood-shed') balance.cloven += 1;
  if (event.kind !== 'blow') return;
  balance.blows += 1;
  if (event.special !== null) balance.specials += 1;
  else if (event.with === null && event.round !== null) balance.strikes += 1;
}

/** The tables as Markdown. */
export function stylePage(balance: StyleBalance, order: readonly FightingStyle[]): string {
  const { bouts, blows, turns, specials, strikes, throws, casts, caught, cloven } = balance;
  const each = (total: number): string => (total / bouts).toFixed(2);
  return [
    `${bouts} bouts, book against book, every pair of styles in turn; ${each(turns)} turns, ${each(blows)} blows (${each(specials)} of them special attacks and ${each(strikes)} strikes with the bare hand), ${each(throws)} throws and ${each(casts)} net attacks a bout; ${percent(caught, bouts)} of them see a man in a net or noose, and ${percent(cloven, bouts)} end with a man cloven. Every line of every journal was checked against the printed rules.\n`,
    '### Style against style\n',
    'How a man of the row fares against a man of the column, in 100 bouts: he wins / stans missus / he is spared / he dies. Where both die the bout is drawn.\n',
    pairTable(balance, order),
    '### How it ends for each style\n',
    fateTable(balance, order),
  ].join('\n');
}

const lettersOf = (fates: Fates): readonly number[] => RESULT_LETTERS.map((letter) => fates[letter]);
const sumOf = (counts: readonly number[]): number => counts.reduce((sum, one) => sum + one, 0);

function pairTable({ pairs }: StyleBalance, order: readonly FightingStyle[]): string {
  const head = `| | ${order.join(' | ')} |\n| --- | ${order.map(() => '---:').join(' | ')} |`;
  const rows = order.map((style) => {
    const cells = order.map((other) => {
      const counts = lettersOf(pairs.get(`${style}-${other}`) ?? NO_FATES);
      return counts.map((one) => Math.round((100 * one) / Math.max(1, sumOf(counts)))).join('/');
    });
    return `| ${style} | ${cells.join(' | ')} |`;
  });
  return `${[head, ...rows].join('\n')}\n`;
}

function fateTable({ pairs }: StyleBalance, order: readonly FightingStyle[]): string {
  const rows = order.map((style) => {
    const all = order.map((other) => lettersOf(pairs.get(`${style}-${other}`) ?? NO_FATES));
    const totals = RESULT_LETTERS.map((_, i) => sumOf(all.map((counts) => counts[i] ?? 0)));
    const shares = totals.map((total) => percent(total, Math.max(1, sumOf(totals))));
    return `| ${style} | ${sumOf(totals)} | ${shares.join(' | ')} |`;
  });
  const head = '| style | bouts | wins | stans missus | missus | dead |\n| --- | ---: | ---: | ---: | ---: | ---: |';
  return `${[head, ...rows].join('\n')}\n`;
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}
