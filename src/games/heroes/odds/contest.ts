/** 2.7.3 Chances of two pools against each other, exactly: every die succeeds on 1 to 3. */

/** Chances by how far the first pool is ahead of the second. */
export type Margins = ReadonlyMap<number, number>;

/** The chance of each number of successes among so many dice of which each passes with `each`. */
export function countsOf(dice: number, each = 0.5): readonly number[] {
  let chances = [1];
  for (let die = 0; die < dice; die++) {
    const next = new Array<number>(chances.length + 1).fill(0);
    for (const [hits, chance] of chances.entries()) {
      next[hits] = (next[hits] ?? 0) + chance * (1 - each);
      next[hits + 1] = (next[hits + 1] ?? 0) + chance * each;
    }
    chances = next;
  }
  return chances;
}

/** Margins of a pool against another. */
export const marginsOf = (first: number, second: number): Margins => marginsBetween(countsOf(first), countsOf(second));

/** Margins of a pool against one whose size is not known, each size with its chance. */
export function marginsAgainst(first: number, second: ReadonlyMap<number, number>): Margins {
  const theirs = new Array<number>(Math.max(0, ...second.keys()) + 1).fill(0);
  for (const [dice, chance] of second)
    for (const [hits, one] of countsOf(dice).entries()) theirs[hits] = (theirs[hits] ?? 0) + chance * one;
  return marginsBetween(countsOf(first), theirs);
}

/** Margins of numbers of successes, each number with its chance. */
function marginsBetween(mine: readonly number[], theirs: readonly number[]): Margins {
  const margins = new Map<number, number>();
  for (const [a, p] of mine.entries())
    for (const [b, q] of theirs.entries()) margins.set(a - b, (margins.get(a - b) ?? 0) + p * q);
  return margins;
}

/** The chance that a margin is such. */
export function marginChance(margins: Margins, holds: (margin: number) => boolean): number {
  let sum = 0;
  for (const [margin, chance] of margins) if (holds(margin)) sum += chance;
  return sum;
}
