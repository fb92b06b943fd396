/** The lessons: a turn of a bout each, and what it was worth. */
import { openTaught } from '../../../session/taught.ts';
import { type MatchLessons, matchLessons } from '../../../tui/lessons/of-match.ts';
import type { Lesson } from '../../../tui/program.ts';
import { muneraTaught, plannedTurn } from '../ask/lessons.ts';
import { GAME_ID } from '../id.ts';
import type { Act } from '../rules/acts.ts';
import { munera } from '../rules/index.ts';
import type { MuneraKit } from '../rules/kit.ts';
import { muneraLessonTexts, tables } from '../tables.ts';
import { BOUTS } from './match-kind.ts';
import { MUNERA_ALONE } from './practice.ts';

/** The lessons, in their order. */
export const muneraLessons = (): readonly Lesson[] => matchLessons(LESSONS, muneraLessonTexts());

const LESSONS: MatchLessons<MuneraKit> = {
  ...{ game: GAME_ID, kind: BOUTS },
  open: (data) => openTaught({ ruleset: munera, tables: tables() }, data, MUNERA_ALONE.standing),
  taught: muneraTaught,
  /** What is thrown away is one answer; else the whole turn is. */
  isPast: ({ request, state: { turn, phase } }, { match: { state } }) =>
    request.kind === 'shed' || state.turn !== turn || state.phase !== phase,
  given: ({ request }, choices) =>
    request.kind === 'shed' ? choices.slice(0, 1) : choices.filter((one) => isAct(one) && one.do !== 'end'),
  words(moment, choices) {
    if (moment.request.kind === 'shed') return `throw away: ${choices[0]}`;
    const { arms, cost } = plannedTurn(moment, choices as readonly Act[]);
    if (arms.length > 0) return arms.map((name) => (name === 'improvised' ? 'kick' : name)).join(', then ');
    return cost === 0 ? 'nothing' : 'no attack';
  },
  told: new Set(['attacked', 'wounded', 'entangled', 'knocked-down', 'appealed', 'died', 'points']),
};

const isAct = (choice: unknown): choice is Act => typeof choice === 'object' && choice !== null && 'do' in choice;
