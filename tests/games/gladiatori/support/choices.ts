/** What is chosen for a match of a test. */
import type { MatchChoices } from '../../../../src/games/gladiatori/session/line-up.ts';

/** A duel of two that are ready made, by all rules; what is said otherwise, otherwise. */
export const choices = (more: Partial<MatchChoices>): MatchChoices => ({
  ...{ name: 'Felix', mode: 'a duel', own: 'secutor', build: null, other: 'thraex', led: 'book', animals: null },
  ...{ count: 'even', items: 'quick', level: 'normal', freePlacement: false, handicap: true },
  ...more,
});
