/** Who answers for the program's gliders in a bout, by their levels. */
import { mindsByLevel } from '../../../ai/led.ts';
import type { Mind, Minds } from '../../../ai/mind.ts';
import { noviceAnswer, tacticianAnswer } from '../ai/answers.ts';
import type { PitKit } from '../rules/kit.ts';
import { idOf } from '../rules/setup.ts';
import type { PitLevel, PitSetup } from '../rules/types.ts';
import { tables } from '../tables.ts';

/** Minds for the seats of the program in a bout; none: {}. */
export const mindsFor = ({ gliders }: { readonly gliders: PitSetup['gliders'] }): Minds<PitKit> =>
  mindsByLevel(
    gliders.map(({ seat, level }, i) => ({ id: idOf(i), seat, ...(level === undefined ? {} : { level }) })),
    mindOf,
  );

/** A mind of gliders at their levels, by id; a tactician is who has none. */
export function mindOf(levels: ReadonlyMap<string, PitLevel | 'bot'>): Mind<PitKit> {
  return {
    choose(request, view, pick) {
      const isNovice = 'glider' in request && levels.get(request.glider) === 'novice';
      return (isNovice ? noviceAnswer : tacticianAnswer)(view, tables(), request, pick);
    },
  };
}
