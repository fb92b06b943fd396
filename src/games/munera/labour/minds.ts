/** Who answers for the program's fighters in a bout, by their levels. */
import { mindsByLevel, mindsOfSave } from '../../../ai/led.ts';
import type { Mind, Minds } from '../../../ai/mind.ts';
import { sumModifiers } from '../../../kernel/modifier.ts';
import type { Save } from '../../../kernel/save.ts';
import { noviceAct } from '../ai/novice.ts';
import { tacticianAct } from '../ai/tactician.ts';
import { SHED_MODIFIER, SHEDS } from '../rules/book/chart.ts';
import { munera } from '../rules/index.ts';
import type { MuneraKit } from '../rules/kit.ts';
import { fighterOf, isWorn } from '../rules/roster.ts';
import { apModifiers } from '../rules/scores.ts';
import { idOf } from '../rules/setup.ts';
import type { MuneraLevel, MuneraSetup, State } from '../rules/types.ts';
import { tables } from '../tables.ts';

/** Minds for the seats of the program in a bout; none: {}. */
export function mindsFor({ fighters }: Pick<MuneraSetup, 'fighters'>): Minds<MuneraKit> {
  return mindsByLevel(
    fighters.map((one, i) => ({ ...one, id: idOf(i) })),
    mindOf,
  );
}

function mindOf(levels: ReadonlyMap<string, MuneraLevel>): Mind<MuneraKit> {
  return {
    choose(request, view, pick) {
      switch (request.kind) {
        case 'grapple':
          return 'throw';
        case 'shed':
          return throwsShield(view, request.fighter) && pick(6) + 1 >= SHEDS ? 'shield' : 'none';
        case 'act':
          if (levels.get(request.fighter) === 'novice') return noviceAct(view, tables(), request, pick);
          return tacticianAct(view, tables(), request.fighter);
      }
    },
  };
}

/** 16 (d) Whether the book would throw a die for its large shield. */
function throwsShield(state: Readonly<State>, id: string): boolean {
  const fighter = fighterOf(state, id);
  const modifier = sumModifiers(apModifiers(fighter, tables()));
  return fighter.shield === 'large' && isWorn(fighter) && modifier <= SHED_MODIFIER;
}

/** The same for a bout that was saved; a save that cannot be read has none. */
export const mindsIn = (save: Pick<Save, 'setup'>): Minds<MuneraKit> => mindsOfSave(munera, save, mindsFor);
