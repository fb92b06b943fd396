/** What is true of the achievements of any game: each is earned, not by what comes near, written of, and teaches a rule. */
import { expect, it } from 'vitest';
import type { MatchCounting } from '../../src/games/game.ts';
import { lookUp, type Rulebook } from '../../src/kernel/rulebook.ts';

/** What earns an achievement, and what comes near and does not, one or several. */
type Near<C> = readonly [earns: C, near: C | readonly C[]];

/** Achievements as a game has them, with a case for each. */
interface Achieved<C, S> {
  readonly counting: MatchCounting;
  readonly book: Rulebook;
  /** Whether a match earns each, by its id. */
  readonly earns: { readonly [id: string]: (seen: S) => boolean };
  readonly cases: { readonly [id: string]: Near<C> };
  /** A match as a case has it. */
  seen(one: C): S;
  /** Those that long games earn. */
  readonly long?: readonly string[];
}

/** Declares the tests of a game's achievements. */
export function testAchievements<C, S>({ counting, book, earns, cases, seen, long = [] }: Achieved<C, S>): void {
  it.each(Object.entries(cases))('%s is earned, and not by what comes near', (id, [one, near]) => {
    expect(earns[id]?.(seen(one))).toBe(true);
    for (const other of [near].flat() as readonly C[])
      expect(earns[id]?.(seen(other)), JSON.stringify(other)).toBe(false);
  });

  it('each is written of, has its case, and teaches a paragraph that there is', () => {
    const ids = counting.achievements.map(({ id }) => id);
    expect(ids.toSorted()).toEqual([...Object.keys(cases), ...long].toSorted());
    expect(Object.keys(earns).toSorted()).toEqual(Object.keys(cases).toSorted());
    for (const { cite } of counting.achievements) expect(lookUp(book, cite)?.title, cite).toBeTruthy();
  });
}
