/** Exponential and logarithm by the four operations alone: the same on every machine, which those of the language need not be. */

/** Halvings before the exponential is near enough to a straight line. */
const HALVINGS = 20;
/** Terms of the series of the logarithm. */
const TERMS = 40;

/** e to the power of `x`, to some eight digits. */
function exponential(x: number): number {
  let value = 1 + x / 2 ** HALVINGS;
  for (let i = 0; i < HALVINGS; i++) value *= value;
  return value;
}

/** The chance, 0 to 1, that has such a logarithm of its odds. */
export function chanceAt(logit: number): number {
  const bound = Math.max(-30, Math.min(30, logit));
  return 1 / (1 + exponential(-bound));
}

/** The natural logarithm of a number above 0, to some ten digits. */
export function logarithm(x: number): number {
  let [mantissa, halves] = [x, 0];
  while (mantissa > 1.5) [mantissa, halves] = [mantissa / 2, halves + 1];
  while (mantissa < 0.75) [mantissa, halves] = [mantissa * 2, halves - 1];
  return seriesOf(mantissa) + halves * LN_2;
}

function seriesOf(x: number): number {
  const ratio = (x - 1) / (x + 1);
  let [sum, power] = [0, ratio];
  for (let term = 0; term < TERMS; term++) {
    sum += power / (2 * term + 1);
    power *= ratio * ratio;
  }
  return 2 * sum;
}

/** The logarithm of two, by the same series. */
const LN_2 = seriesOf(2);
