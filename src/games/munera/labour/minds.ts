/** Who answers for the program's fighters in a bout, by their levels. */
import { mindsByLevel, mindsOfSave } from '../../../ai/led.ts';
import type { Mind, Minds } from '../../../ai/mind.ts';
import type { Save } from '../../../kernel/save.ts';
import { noviceAct } from '../ai/novice.ts';
import { tacticianAnswer } from '../ai/tactician.ts';
import { munera } from '../rules/index.ts';
import type { MuneraKit } from '../rules/kit.ts';
import { idOf } from '../rules/setup.ts';
import type { MuneraLevel, MuneraSetup } from '../rules/types.ts';
import { tables } from '../tables.ts';

/** Minds for the seats of the program in a bout; none: {}. */
export function mindsFor({ fighters }: Pick<MuneraSetup, 'fighters'>): Minds<MuneraKit> {
  return mindsByLevel(
    fighters.map((one, i) => ({ ...one, id: idOf(i) })),
    mindOf,
  );
}

function mindOf(levels: ReadonlyMap<string, MuneraLevel | 'bot'>): Mind<MuneraKit> {
  return {
    choose(request, view, pick) {
      if (request.kind === 'act' && levels.get(request.fighter) === 'novice')
        return noviceAct(view, tables(), request, pick);
      return tacticianAnswer(view, tables(), request, pick);
    },
  };
}

/** The same for a bout that was saved; a save that cannot be read has none. */
export const mindsIn = (save: Pick<Save, 'setup'>): Minds<MuneraKit> => mindsOfSave(munera, save, mindsFor);
