/** What a lesson asks, and what any answer to it is worth by the odds. */

import type { GladiatorEvent } from '../../rules/events.ts';
import { fighterOf } from '../../rules/sheet.ts';
import type { Tables } from '../../rules/tables/types.ts';
import type { Fighter, State } from '../../rules/types.ts';
import { in100 } from '../allocate/odds.ts';
import type { GladiatorRequest } from '../request.ts';

/** A question of a bout of two men, and the bout as it stands there. */
export interface LessonMoment {
  readonly state: Readonly<State>;
  readonly tables: Tables;
  readonly request: GladiatorRequest;
}

/** How a lesson weighs an answer. */
export interface Lecture<C = never> {
  /** What the figures of an answer are called. */
  readonly head: readonly string[];
  /** The figures of a legal answer. */
  figures(moment: LessonMoment, choice: C): readonly string[];
  /** Whether a legal answer is what the lesson teaches. */
  isMet(moment: LessonMoment, choice: C): boolean;
  /** What is told again of what came of it. */
  tells(event: GladiatorEvent): boolean;
}

/** The man who is asked, and the other one. */
export function pairIn({ state, request }: LessonMoment): readonly [own: Fighter, foe: Fighter] {
  const own = fighterOf(state, request.fighter);
  const foe = state.fighters.find(({ side }) => side !== own.side);
  if (foe === undefined) throw new Error('a lesson without an opponent');
  return [own, foe];
}

/** 'yes', 'no', or the chance in 100. */
export function chanceOrNot(chance: number): string {
  if (chance >= 1 - TINY) return 'yes';
  return chance <= TINY ? 'no' : `${in100(chance)} in 100`;
}

/** A chance as 'N in 100'. */
export const oddsText = (chance: number): string => `${in100(chance)} in 100`;

/** Chances of which one must come true, as 'N in 100': together they are 100, the largest remainders rounded up. */
export function sharesText(chances: readonly number[]): readonly string[] {
  const whole = chances.map((chance) => Math.floor(100 * chance + TINY));
  const left = 100 - whole.reduce((sum, one) => sum + one, 0);
  const remainder = (i: number): number => 100 * (chances[i] ?? 0) - (whole[i] ?? 0);
  const largest = chances.map((_, i) => i).sort((a, b) => remainder(b) - remainder(a));
  const up = largest.slice(0, Math.max(0, left));
  return chances.map((chance, i) => {
    const share = (whole[i] ?? 0) + (up.includes(i) ? 1 : 0);
    return share === 0 || share === 100 ? oddsText(chance) : `${share} in 100`;
  });
}

/** What sums of chances may be off by. */
const TINY = 1e-9;
