/** Who answers for the program's fighters in a match, by their levels. */
import { mindsByLevel, mindsOfSave, searchingLevel } from '../../../ai/led.ts';
import type { Mind, Minds } from '../../../ai/mind.ts';
import type { AskedLevel } from '../../../kernel/levels.ts';
import type { Save } from '../../../kernel/save.ts';
import { adeptAnswer } from '../ai/adept.ts';
import { noviceAnswer } from '../ai/novice.ts';
import { heroes } from '../rules/index.ts';
import type { HeroesKit } from '../rules/kit.ts';
import { idOf } from '../rules/setup.ts';
import type { HeroesSetup } from '../rules/types.ts';
import { tables } from '../tables.ts';
import { THOUGHTS } from './think.ts';

/** Minds for the seats of the program in a match; none: {}. */
export function mindsFor({ fighters }: Pick<HeroesSetup, 'fighters'>): Minds<HeroesKit> {
  return mindsByLevel(
    fighters.map((one, i) => ({ ...one, id: idOf(i) })),
    mindOf,
  );
}

function mindOf(levels: ReadonlyMap<string, AskedLevel>): Mind<HeroesKit> {
  return {
    choose(request, view, pick) {
      if (levels.get(request.fighter) === 'novice') return noviceAnswer(view, tables(), request, pick);
      return adeptAnswer(view, tables(), request);
    },
    thought(asked, chance) {
      const level = searchingLevel(levels.get(asked.request.fighter));
      return level === null ? null : THOUGHTS.answer({ level, asked, chance });
    },
  };
}

/** The same for a match that was saved; a save that cannot be read has none. */
export const mindsIn = (save: Pick<Save, 'setup'>): Minds<HeroesKit> => mindsOfSave(heroes, save, mindsFor);
