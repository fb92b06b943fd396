/** What bouts counted by a number say: the middle, the ends, and bins for a picture. */

/** Bouts by a number: the turn they ended in, the wounds a party took. */
export type Spread = { [value: string]: number };

/** Where the values of a spread lie: their average, their middle, and nine tenths of them. */
export interface SpreadFigures {
  readonly mean: number;
  readonly median: number;
  /** 5 in 100 lie below the first, 5 above the second. */
  readonly most: readonly [number, number];
}

/** Neighbouring values taken together: `from` to `to`, both in it. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

type Counted = readonly (readonly [value: number, count: number])[];

/** The values of a spread from the least up, with how often each came. */
function counted(spread: Readonly<Spread>): Counted {
  return Object.entries(spread)
    .map(([value, count]) => [Number(value), count] as const)
    .sort(([a], [b]) => a - b);
}

/** The figures of a spread; all 0 for one of nothing. */
export function figuresOf(spread: Readonly<Spread>): SpreadFigures {
  const values = counted(spread);
  const n = values.reduce((sum, [, count]) => sum + count, 0);
  if (n === 0) return { mean: 0, median: 0, most: [0, 0] };
  const mean = values.reduce((sum, [value, count]) => sum + value * count, 0) / n;
  return { mean, median: valueAt(values, n / 2), most: [valueAt(values, n * 0.05), valueAt(values, n * 0.95)] };
}

/** The least value that is not below so many of them. */
function valueAt(values: Counted, rank: number): number {
  let seen = 0;
  for (const [value, count] of values) {
    seen += count;
    if (seen >= rank) return value;
  }
  return values.at(-1)?.[0] ?? 0;
}

/** The spread in at most `most` bins of one width, without holes. */
export function binsOf(spread: Readonly<Spread>, most: number): readonly Bin[] {
  const values = counted(spread);
  const [low] = values[0] ?? [0];
  const [high] = values.at(-1) ?? [-1];
  const width = Math.max(1, Math.ceil((high - low + 1) / most));
  const start = Math.floor(low / width) * width;
  const bins: Bin[] = [];
  for (let from = start; from <= high; from += width) {
    const within = values.filter(([value]) => value >= from && value < from + width);
    bins.push({ from, to: from + width - 1, count: within.reduce((sum, [, count]) => sum + count, 0) });
  }
  return bins;
}
