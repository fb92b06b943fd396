/** What an answer in a lesson on one question of a match is worth. */

/** What a lesson reckons of the answers given at a moment, one after the other. */
export interface Reckoning<M> {
  /** What each figure is. */
  readonly head: readonly string[];
  /** Whether they are what the lesson teaches. */
  isMet(moment: M, choices: readonly unknown[]): boolean;
  figures(moment: M, choices: readonly unknown[]): readonly string[];
}

/** What the lesson of an id reckons. Throws where there is none: a bug. */
export function reckoningOf<M>(all: { readonly [id: string]: Reckoning<M> }, id: string): Reckoning<M> {
  const found = all[id];
  if (found === undefined) throw new Error(`no lesson is called ${id}`);
  return found;
}
