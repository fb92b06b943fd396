/**
 * How often a property is tried, of how many cases: few by `npm test`, many by `npm run soak`, which runs every file
 * that imports this one with HARENA_SOAK=1.
 */
export const SOAKING = process.env.HARENA_SOAK === '1';

/** A number of tries: `few` in `npm test`, `many` in the soak. */
export const tried = (few: number, many: number): number => (SOAKING ? many : few);

/** Some cases, one of every `step` beginning with the one at `first`; in the soak all of them. */
export const someOf = <T>(cases: readonly T[], step: number, first = 0): readonly T[] =>
  SOAKING ? cases : cases.filter((_, i) => i % step === first);
