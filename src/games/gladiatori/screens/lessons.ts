/** The lessons: a question of a match each, and what the answer was worth. */
import { times } from '../../../kernel/words.ts';
import { openTaught } from '../../../session/taught.ts';
import { type MatchLessons, matchLessons } from '../../../tui/lessons/of-match.ts';
import type { Lesson } from '../../../tui/program.ts';
import { gladiatoriTaught } from '../ask/lessons.ts';
import { GAME_ID } from '../id.ts';
import type { DefenseChoice } from '../rules/acts.ts';
import { gladiatori } from '../rules/index.ts';
import type { GladiatoriKit } from '../rules/kit.ts';
import { gladiatoriLessonTexts, tables } from '../tables.ts';
import { GLADIATORI_MATCHES } from './match-kind.ts';

/** The lessons, in their order. */
export const gladiatoriLessons = (): readonly Lesson[] => matchLessons(LESSONS, gladiatoriLessonTexts());

const LESSONS: MatchLessons<GladiatoriKit> = {
  ...{ game: GAME_ID, kind: GLADIATORI_MATCHES },
  open: (data) => openTaught({ ruleset: gladiatori, tables: tables() }, data),
  taught: gladiatoriTaught,
  /** Cards that are added go on into their fight; other answers stand for themselves. */
  isPast: ({ request, state: { turn, round, done } }, { match: { state } }) =>
    request.kind !== 'add' || state.turn !== turn || state.round !== round || state.done !== done,
  /** Cards in the order of the alphabet, as the ways have them. */
  given: (_moment, choices) =>
    choices.slice(0, 1).map((one) => (Array.isArray(one) ? one.map((card) => `${card}`).toSorted() : one)),
  words: (_moment, [choice]) =>
    Array.isArray(choice) ? times(choice.length, 'card') : (choice as DefenseChoice).guard ? 'Guard' : 'something else',
  told: new Set(['fav', 'fdv', 'result', 'paid', 'split']),
};
