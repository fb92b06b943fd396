/** Who answers for the program's gladiators in a match, by their levels. */
import { mindsByLevel, searchingLevel } from '../../../ai/led.ts';
import type { Mind, Minds } from '../../../ai/mind.ts';
import { bookAnswer } from '../ai/book-mind.ts';
import { noviceAnswer } from '../ai/novice.ts';
import type { GladiatoriKit, Question } from '../rules/kit.ts';
import { idOf } from '../rules/setup.ts';
import type { GladiatoriSetup } from '../rules/setup-types.ts';
import { tables } from '../tables.ts';
import { THOUGHTS } from './think.ts';

/** Minds for the seats of the program in a match; none: {}. */
export const mindsFor = ({ fighters }: Pick<GladiatoriSetup, 'fighters'>): Minds<GladiatoriKit> =>
  mindsByLevel(
    fighters.map(({ seat, level }, i) => ({ id: idOf(i), seat, ...(level === undefined ? {} : { level }) })),
    mindOf,
  );

function mindOf(levels: ReadonlyMap<string, string>): Mind<GladiatoriKit> {
  const levelOf = (request: unknown): string | undefined => levels.get((request as Question).fighter);
  return {
    choose(request, view, pick) {
      const question = request as Question;
      if (levelOf(request) === 'novice') return noviceAnswer(view, tables(), question, pick);
      return bookAnswer(view, tables(), question, pick);
    },
    thought(asked, chance) {
      const level = searchingLevel(levelOf(asked.request));
      return level === null ? null : THOUGHTS.answer({ level, asked, chance });
    },
  };
}
