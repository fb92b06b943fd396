/** What many bouts of style against style come to, as tables. */
import type { GladiatorEvent } from '../../src/engine/gladiator/events.ts';
import type { ResultLetter, Style } from '../../src/engine/gladiator/types.ts';
import type { Entry } from '../../src/engine/kernel/event.ts';

/** One style's bouts, on whichever side: how many, and how they ended for its man. */
type Fates = { [letter in ResultLetter]: number } & { bouts: number; wins: number };

/** Counters over a batch of bouts of styles. */
export interface StyleBalance {
  bouts: number;
  turns: number;
  blows: number;
  specials: number;
  throws: number;
  cloven: number;
  /** By 'red-blue': wins of red, draws, wins of blue. */
  readonly pairs: Map<string, [red: number, draw: number, blue: number]>;
  readonly fates: Map<Style, Fates>;
}

/** Counters before the first bout. */
export function emptyStyles(): StyleBalance {
  return { bouts: 0, turns: 0, blows: 0, specials: 0, throws: 0, cloven: 0, pairs: new Map(), fates: new Map() };
}

/** Counts one bout. */
export function takeStyles(
  balance: StyleBalance,
  styles: readonly [Style, Style],
  journal: readonly Entry<GladiatorEvent>[],
): void {
  const last = journal.at(-1);
  if (last?.event.kind !== 'bout-ended') throw new Error('a bout without an end');
  const { winner, results } = last.event;
  balance.bouts += 1;
  balance.turns += last.turn;
  const pair = balance.pairs.get(styles.join('-')) ?? [0, 0, 0];
  pair[winner === null ? 1 : winner === 0 ? 0 : 2] += 1;
  balance.pairs.set(styles.join('-'), pair);
  for (const [side, style] of styles.entries()) {
    const fates = balance.fates.get(style) ?? { bouts: 0, wins: 0, V: 0, S: 0, M: 0, P: 0 };
    fates.bouts += 1;
    if (winner === side) fates.wins += 1;
    const letter = results[side === 0 ? 'A' : 'B'];
    if (letter !== undefined) fates[letter] += 1;
    balance.fates.set(style, fates);
  }
  for (const { event } of journal) count(balance, event);
}

function count(balance: StyleBalance, event: GladiatorEvent): void {
  if (event.kind === 'thrown') balance.throws += 1;
  if (event.kind === 'blood-shed') balance.cloven += 1;
  if (event.kind !== 'blow') return;
  balance.blows += 1;
  if (event.special !== null) balance.specials += 1;
}

/** The tables as Markdown. */
export function stylePage(balance: StyleBalance, order: readonly Style[]): string {
  const { bouts, blows, turns, specials, throws, cloven } = balance;
  const each = (total: number): string => (total / bouts).toFixed(2);
  return [
    `${bouts} bouts, book against book, every pair of styles by lot; ${each(turns)} turns, ${each(blows)} blows (${each(specials)} of them special attacks) and ${each(throws)} throws a bout, and ${percent(cloven, bouts)} of them end with a man cloven. Every line of every journal was checked against the printed rules.\n`,
    '### Style against style\n',
    'Red in the rows, blue in the columns: wins of red, draws and wins of blue in 100 bouts. A draw is a stans missus or the death of both.\n',
    pairTable(balance, order),
    '### How it ends for each style\n',
    fateTable(balance, order),
  ].join('\n');
}

function pairTable({ pairs }: StyleBalance, order: readonly Style[]): string {
  const head = `| | ${order.join(' | ')} |\n| --- | ${order.map(() => '---:').join(' | ')} |`;
  const rows = order.map((red) => {
    const cells = order.map((blue) => {
      const pair = pairs.get(`${red}-${blue}`);
      const all = pair?.reduce((sum, one) => sum + one, 0) ?? 0;
      return pair?.map((one) => Math.round((100 * one) / all)).join('/') ?? '';
    });
    return `| ${red} | ${cells.join(' | ')} |`;
  });
  return `${[head, ...rows].join('\n')}\n`;
}

function fateTable({ fates }: StyleBalance, order: readonly Style[]): string {
  const rows = order.flatMap((style) => {
    const one = fates.get(style);
    if (one === undefined) return [];
    const share = (part: number): string => percent(part, one.bouts);
    return [`| ${style} | ${one.bouts} | ${share(one.wins)} | ${share(one.S)} | ${share(one.M)} | ${share(one.P)} |`];
  });
  const head = '| style | bouts | wins | stans missus | missus | dead |\n| --- | ---: | ---: | ---: | ---: | ---: |';
  return `${[head, ...rows].join('\n')}\n`;
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}
