/** Statistics added up: by result, by a side, and what the dice of many matches came to. */
import type { DiceLuck } from '../../kernel/dice-luck.ts';
import type { Stats } from '../../store/stats.ts';
import type { CountsTold, ResultWord } from './telling.ts';

/** Matches that have something in common, added up. */
export interface SumRow {
  readonly name: string;
  readonly matches: number;
  /** How many came to each result, by its letter. */
  readonly results: { readonly [letter: string]: number };
  readonly turns: number;
  readonly dealt: number;
  readonly taken: number;
}

const NONE: Omit<SumRow, 'name'> = { matches: 0, results: {}, turns: 0, dealt: 0, taken: 0 };

/** What all matches of a game have that are counted one by one or added up already. */
function piecesOf({ matches, sums }: Stats, game: string) {
  return [...matches.map((one) => ({ ...one, matches: 1 })), ...sums].filter((one) => one.game === game);
}

/** All matches of a game in one row. */
export function allMatches(stats: Stats, game: string): SumRow {
  return rowsOf(stats, game, () => 'all')[0] ?? { name: 'all', ...NONE };
}

/** The matches of a game by a side of theirs, the most frequent first, then by name. */
export function rowsBy(stats: Stats, game: string, side: 'own' | 'foe'): readonly SumRow[] {
  return rowsOf(stats, game, (one) => one[side]);
}

type Piece = ReturnType<typeof piecesOf>[number];

function rowsOf(stats: Stats, game: string, nameOf: (piece: Piece) => string): readonly SumRow[] {
  const rows = new Map<string, SumRow>();
  for (const piece of piecesOf(stats, game)) {
    const name = nameOf(piece);
    const row = rows.get(name) ?? { name, ...NONE };
    const { result, matches, turns, dealt, taken } = piece;
    rows.set(name, {
      name,
      matches: row.matches + matches,
      results: { ...row.results, [result]: (row.results[result] ?? 0) + matches },
      ...{ turns: row.turns + turns, dealt: row.dealt + dealt, taken: row.taken + taken },
    });
  }
  return [...rows.values()].sort((a, b) => b.matches - a.matches || (a.name < b.name ? -1 : 1));
}

/** How many of a row count as something. */
export function countAs({ results }: SumRow, telling: CountsTold, as: ResultWord['as']): number {
  return telling.results.reduce((sum, one) => sum + (one.as === as ? (results[one.letter] ?? 0) : 0), 0);
}

/** The dice of all matches whose luck is read, and how many could be. */
export interface AllLuck extends DiceLuck {
  readonly read: number;
  /** Those whose record is kept, but was not read yet. */
  readonly unread: number;
  /** Those of which no record is kept in the folder. */
  readonly lost: number;
  /** Of a hundred runs of such dice, in so many the player would have come off worse; null: no dice decided anything. */
  readonly share: number | null;
}

/** Adds up the luck of a game's matches; `untold`: ids of those of which it cannot be told. */
export function allLuck(stats: Stats, game: string, untold: ReadonlySet<string>): AllLuck {
  const own = stats.matches.filter((one) => one.game === game);
  const read = own.flatMap(({ luck }) => luck ?? []);
  const sum = (of: keyof DiceLuck): number => read.reduce((all, one) => all + one[of], 0);
  const unread = own.filter(({ luck, record, id }) => luck === null && record !== null && !untold.has(id)).length;
  const all = {
    ...{ throws: sum('throws'), dealt: sum('dealt'), dealtDue: sum('dealtDue') },
    ...{ taken: sum('taken'), takenDue: sum('takenDue'), variance: sum('variance') },
  };
  const summed = stats.sums.reduce((count, one) => count + (one.game === game ? one.matches : 0), 0);
  return { ...all, read: read.length, unread, lost: own.length + summed - read.length - unread, share: luckShare(all) };
}

/** Of many throws the sum is all but normal: how much of it lies below what came, in hundredths; null: no dice decided anything. */
export function luckShare({ dealt, dealtDue, taken, takenDue, variance }: DiceLuck): number | null {
  if (variance === 0) return null;
  const off = dealt - taken - (dealtDue - takenDue) / 100;
  return Math.round(100 * normalBelow(off / Math.sqrt(variance / 100)));
}

/** The share of a normal distribution below z, to four places (Abramowitz and Stegun 26.2.17). */
function normalBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z < 0 ? tail : 1 - tail;
}
