/** Chances to win as a searcher has them, in words. */
import { CERTAIN, type Likelihood } from '../../ai/tactics.ts';

const HUNDREDTH = CERTAIN / 100;
const hundredths = (chance: Likelihood): number => Math.round(chance / HUNDREDTH);

/** '54', of a hundred: never 0 of what can be nor 100 of what can fail. */
function ofHundred(chance: Likelihood): string {
  const times = hundredths(chance);
  if (times < 1) return chance === 0 ? '0' : '<1';
  return times > 99 ? '>99' : String(times);
}

/** 'about 54 in 100'. */
export function winsText(chance: Likelihood): string {
  return `about ${ofHundred(chance)} in 100`;
}

/** Of an answer that loses nothing that could be told. */
export const AS_GOOD = 'as good as the best';

/** What one answer loses beside another, by the chances as they are told: '7 less than the best', 'as good as the best'. */
export function lossText(best: Likelihood, own: Likelihood): string {
  const lost = hundredths(best) - hundredths(own);
  return lost < 1 ? AS_GOOD : `${lost} less than the best`;
}

/** The best first, by chances as they are told: of those that are told alike, the one that is given most often. */
export function asTold<T extends { readonly chance: Likelihood; readonly share: Likelihood }>(
  answers: readonly T[],
): readonly T[] {
  return [...answers].sort((a, b) => hundredths(b.chance) - hundredths(a.chance) || b.share - a.share);
}

/** How often a mixed answer is given: 'for sure', '7 times in 10', 'hardly ever'. */
export function mixedText(share: Likelihood): string {
  const tenths = Math.round((10 * share) / CERTAIN);
  if (tenths === 10) return 'for sure';
  return tenths < 1 ? 'hardly ever' : `${tenths === 1 ? 'once' : `${tenths} times`} in 10`;
}
