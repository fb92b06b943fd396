/** 22 How the book makes up its mind where several rows of a table will do: by chance, or always the likeliest. */
import type { GladiatoriContext } from '../kit.ts';

/** A row of a table, and how much it weighs. */
export interface Row<T> {
  readonly one: T;
  readonly name: string;
  readonly weight: number;
}

/** Chance, as the book uses it. */
export interface Whims {
  /** One of some rows by their weights; where none weighs anything, the first. */
  pick<T>(ctx: GladiatoriContext, fighter: string, cite: string, rows: readonly Row<T>[]): T;
  /** Whether something comes about that does so many times of a hundred. */
  happens(ctx: GladiatoriContext, fighter: string, cite: string, what: string, percent: number): boolean;
}

const HUNDRED = 100;

const firstOf = <T>(rows: readonly Row<T>[]): Row<T> => {
  const [first] = rows;
  if (first === undefined) throw new Error('a table without rows');
  return first;
};

const weightOf = ({ weight }: Row<unknown>): number => Math.max(0, weight);

/** 22 Dice of the match, which nobody is told of before the game is over. */
export const byDice: Whims = {
  pick({ dice, emit }, fighter, cite, rows) {
    const sum = rows.reduce((all, row) => all + weightOf(row), 0);
    if (sum === 0) return firstOf(rows).one;
    const lot = dice.lot('book', cite, sum);
    let left = lot.picked;
    const row = rows.find((one) => {
      left -= weightOf(one);
      return left < 0;
    });
    const found = row ?? firstOf(rows);
    emit({ kind: 'book', cite, lots: [lot], fighter, what: `${found.name} (${weightOf(found)} of ${sum})`, only: [] });
    return found.one;
  },
  happens({ dice, emit }, fighter, cite, what, percent) {
    const lot = dice.lot('book', cite, HUNDRED);
    const does = lot.picked < percent;
    emit({
      kind: 'book',
      cite,
      lots: [lot],
      fighter,
      what: `${what}: ${does ? 'yes' : 'no'} (${percent} of 100)`,
      only: [],
    });
    return does;
  },
};

/** 23.3 No chance at all: the row that weighs most, and nothing rare. */
export const byWeight: Whims = {
  pick: (_ctx, _fighter, _cite, rows) =>
    rows.reduce((best, row) => (weightOf(row) > weightOf(best) ? row : best), firstOf(rows)).one,
  happens: () => false,
};
