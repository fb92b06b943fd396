/** What many bouts of book against book come to, as tables. */
import type { GladiatorEvent } from '../../src/games/gladiator/rules/events.ts';
import { GLADIATOR_TYPES, type GladiatorType } from '../../src/games/gladiator/rules/types.ts';
import type { Entry } from '../../src/kernel/event.ts';

type Pair = readonly [GladiatorType, GladiatorType];
interface Counts {
  [key: string]: number;
}

/** Counters over a batch of bouts. */
export interface Balance {
  bouts: number;
  /** By 'red-blue': bouts, and wins of each side. */
  readonly pairs: { [pair: string]: { bouts: number; red: number; blue: number } };
  readonly turns: Counts;
  readonly contact: Counts;
  readonly ends: Counts;
  blows: number;
  wounds: number;
}

export function emptyBalance(): Balance {
  return { bouts: 0, pairs: {}, turns: {}, contact: {}, ends: {}, blows: 0, wounds: 0 };
}

/** Counts one bout. */
export function take(balance: Balance, [a, b]: Pair, journal: readonly Entry<GladiatorEvent>[]): void {
  const last = journal.at(-1);
  if (last?.event.kind !== 'bout-ended') throw new Error('a bout without an end');
  const key = `${a}-${b}`;
  balance.pairs[key] ??= { bouts: 0, red: 0, blue: 0 };
  const pair = balance.pairs[key];
  balance.bouts += 1;
  pair.bouts += 1;
  if (last.event.winner === 0) pair.red += 1;
  if (last.event.winner === 1) pair.blue += 1;
  add(balance.turns, `${last.turn}`);
  add(balance.ends, last.event.by);
  const met = journal.find(({ event }) => event.kind === 'engaged' || event.kind === 'collided');
  add(balance.contact, met === undefined ? 'never' : `${met.turn}`);
  for (const { event } of journal) {
    if (event.kind !== 'blow') continue;
    balance.blows += 1;
    balance.wounds += event.left.from - event.left.to;
  }
}

function add(counts: Counts, key: string): void {
  counts[key] = (counts[key] ?? 0) + 1;
}

/** The tables as Markdown. */
export function balancePage(balance: Balance): string {
  const { bouts, blows, wounds } = balance;
  return [
    `${bouts} bouts, book against book; ${(blows / bouts).toFixed(1)} blows and ${(wounds / bouts).toFixed(1)} wounds a bout. Every line of every journal was checked against the printed tables.`,
    '### Wins of the row over the column\n',
    winTable(balance),
    '### Turn of the end\n',
    shares(balance.turns, bouts, 'turn'),
    '### Turn of first contact\n',
    shares(balance.contact, bouts, 'turn'),
    '### What ended it\n',
    shares(balance.ends, bouts, 'cause'),
  ].join('\n');
}

function winTable({ pairs }: Balance): string {
  const head = `| | ${GLADIATOR_TYPES.join(' | ')} |\n| --- | ${GLADIATOR_TYPES.map(() => '---:').join(' | ')} |`;
  const rows = GLADIATOR_TYPES.map((a) => {
    const cells = GLADIATOR_TYPES.map((b) => {
      const pair = pairs[`${a}-${b}`];
      return pair === undefined ? '' : `${percent(pair.red, pair.bouts)} to ${percent(pair.blue, pair.bouts)}`;
    });
    return `| ${a} | ${cells.join(' | ')} |`;
  });
  return `${[head, ...rows].join('\n')}\n`;
}

function shares(counts: Counts, bouts: number, label: string): string {
  const keys = Object.keys(counts).sort((x, y) =>
    label === 'turn' ? Number(x) - Number(y) : (counts[y] ?? 0) - (counts[x] ?? 0),
  );
  const rows = keys.map((key) => `| ${key} | ${counts[key]} | ${percent(counts[key] ?? 0, bouts)} |`);
  return `| ${label} | bouts | share |\n| --- | ---: | ---: |\n${rows.join('\n')}\n`;
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}
