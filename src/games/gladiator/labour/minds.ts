/** Who answers for the program's men in a bout, by their levels. */
import { mindsByLevel, mindsOfSave, searchingLevel } from '../../../ai/led.ts';
import type { Mind, Minds } from '../../../ai/mind.ts';
import type { AskedLevel } from '../../../kernel/levels.ts';
import type { Save } from '../../../kernel/save.ts';
import { adeptAnswer } from '../ai/adept.ts';
import { noviceAnswer } from '../ai/novice.ts';
import { gladiator } from '../rules/index.ts';
import type { GladiatorKit } from '../rules/kit.ts';
import type { Setup } from '../rules/setup/setup.ts';
import { overlaysOf } from '../rules/tables/edition-types.ts';
import type { FighterId } from '../rules/types.ts';
import { tables } from '../tables.ts';
import { THOUGHTS } from './think.ts';

/** Minds for the seats of the program in a bout; none: {}. */
export function mindsFor({ rules, fighters }: Pick<Setup, 'rules' | 'fighters'>): Minds<GladiatorKit> {
  return mindsByLevel(fighters, (levels) => mindFor(levels, rules));
}

function mindFor(levels: ReadonlyMap<FighterId, AskedLevel>, rules: Setup['rules']): Mind<GladiatorKit> {
  const played = tables().under(overlaysOf(rules));
  return {
    choose(request, view, pick) {
      const answer = levels.get(request.fighter) === 'novice' ? noviceAnswer : adeptAnswer;
      return answer(view, played, request, pick);
    },
    thought(asked, chance) {
      const level = searchingLevel(levels.get(asked.request.fighter));
      return level === null ? null : THOUGHTS.answer({ level, asked, chance });
    },
  };
}

/** The same for a bout that was saved; a save that cannot be read has none. */
export const mindsIn = (save: Pick<Save, 'setup'>): Minds<GladiatorKit> => mindsOfSave(gladiator, save, mindsFor);
