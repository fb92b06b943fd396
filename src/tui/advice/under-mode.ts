/** Advice in the matches of a long game. */

/** What keeps it out: nothing unless no step is ever taken back. */
export function adviceUnder(mode: 'ironman' | 'lenient'): { readonly noAdvice?: string } {
  return mode === 'ironman' ? { noAdvice: 'ironman is played without any' } : {};
}
