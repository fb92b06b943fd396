/** What a benchmark found: figures with the peers they are held against, and the targets. */

/** One line of the report. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: 'ms' | 'µs' | 'x' | 'bytes' | 'MB' | '%' | '/s' | '';
  /** What is wanted of it, if anything is. */
  readonly target?: { readonly atMost: number } | { readonly atLeast: number };
}

/** Median, and the value 95 in 100 do not exceed. Throws for no values at all. */
export function quantiles(values: readonly number[]): { readonly p50: number; readonly p95: number } {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number => {
    const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
    if (value === undefined) throw new Error('no values were measured');
    return value;
  };
  return { p50: at(0.5), p95: at(0.95) };
}

/** A figure as a line: name, value, target and whether it was reached. */
export function lineOf({ what, value, unit, target }: Figure): string {
  const shown = `${rounded(value)} ${unit}`.trimEnd();
  if (target === undefined) return `  ${what.padEnd(58)} ${shown.padStart(12)}`;
  const [sign, limit, reached] =
    'atMost' in target
      ? ['<=', target.atMost, value <= target.atMost]
      : ['>=', target.atLeast, value >= target.atLeast];
  const verdict = reached ? 'reached' : 'MISSED';
  return `  ${what.padEnd(58)} ${shown.padStart(12)}   ${sign} ${limit} ${verdict}`;
}

function rounded(value: number): string {
  if (value >= 100) return value.toFixed(0);
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

/** How long some work takes, in ms. */
export function timed(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}
