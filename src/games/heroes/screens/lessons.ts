/** Heroes' lessons: a moment of a match each, one question, and what the answer was worth. */
import type { Reckoning } from '../../../odds/lessons.ts';
import { openTaught, type TaughtMoment } from '../../../session/taught.ts';
import { type MatchLessons, matchLessons } from '../../../tui/lessons/of-match.ts';
import type { Lesson } from '../../../tui/program.ts';
import { questionOf } from '../ask/answers.ts';
import { taughtBy } from '../ask/lessons.ts';
import { GAME_ID } from '../id.ts';
import { heroes } from '../rules/index.ts';
import type { HeroesKit } from '../rules/kit.ts';
import { tables, taughtLessons } from '../tables.ts';
import { MATCHES } from './match-kind.ts';

/** The lessons, in their order. */
export const heroesLessons = (): readonly Lesson[] => matchLessons(LESSONS, taughtLessons());

const LESSONS: MatchLessons<HeroesKit> = {
  ...{ game: GAME_ID, kind: MATCHES },
  open: (data) => openTaught({ ruleset: heroes, tables: tables() }, data),
  taught: taughtIn,
  /** What is asked belongs to another turn than the question, or begins one. */
  isPast: ({ state: { turns } }, { match, prompt }) => match.state.turns !== turns || prompt?.kind === 'act',
  given: (_moment, choices) => choices.slice(0, 1),
  words({ request, state, tables: inForce }, [choice]) {
    const { offers } = questionOf(request, state, inForce);
    const written = JSON.stringify(choice);
    return offers.find((one) => JSON.stringify(one.choice) === written)?.label ?? written;
  },
  told: new Set(['held', 'moved', 'maneuver', 'attack', 'net-tossed', 'located', 'wounded']),
};

function taughtIn(id: string): Reckoning<TaughtMoment<HeroesKit>> {
  const { head, isMet, figures } = taughtBy(id);
  return {
    head,
    isMet: (moment, [choice]) => isMet(moment, choice as never),
    figures: (moment, [choice]) => figures(moment, choice as never),
  };
}
