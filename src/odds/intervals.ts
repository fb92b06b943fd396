/** What counts say about chances, and how much. */

/** Where a chance lies, 0 to 1. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The normal deviate that 95 in 100 do not exceed on either side. */
const DEVIATE_95 = 1.959963984540054;

/** Wilson's interval: the chances with which `hits` of `n` is no surprise, 95 times in 100. All of 0 to 1 for no trials. */
export function wilson(hits: number, n: number): Interval {
  if (n === 0) return { low: 0, high: 1 };
  const share = hits / n;
  const z2 = DEVIATE_95 ** 2;
  const middle = share + z2 / (2 * n);
  const reach = DEVIATE_95 * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n * n));
  const at = (value: number) => Math.min(1, Math.max(0, value / (1 + z2 / n)));
  return { low: hits === 0 ? 0 : at(middle - reach), high: hits === n ? 1 : at(middle + reach) };
}

/** Where a chance lies, as '38.2 to 44.3'. */
export function within({ low, high }: Pick<Interval, 'low' | 'high'>): string {
  return `${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)}`;
}
