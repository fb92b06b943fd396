/** Who answers for the program's gliders in a bout, by their levels. */
import { mindsByLevel } from '../../../ai/led.ts';
import type { Mind, Minds } from '../../../ai/mind.ts';
import type { Pick } from '../../../ai/tactics.ts';
import { noviceCombat, noviceMove } from '../ai/novice.ts';
import { tacticianGlide, tacticianMove } from '../ai/tactician.ts';
import type { CombatAct } from '../rules/acts.ts';
import { bestMarkers } from '../rules/book/air.ts';
import { actionByBook, bestOf } from '../rules/book/fight.ts';
import { glideByBook } from '../rules/book/flight.ts';
import { launchFrom, pickByBook, takerByBook, zoneByBook } from '../rules/book/muster.ts';
import { attacksFrom, bestShift } from '../rules/book/worth.ts';
import { canAttack } from '../rules/combat/aim.ts';
import type { PitKit } from '../rules/kit.ts';
import { takersOf } from '../rules/legal.ts';
import { enemiesOf, gliderOf } from '../rules/roster.ts';
import { idOf } from '../rules/setup.ts';
import type { PitLevel, PitSetup, State } from '../rules/types.ts';
import { tables } from '../tables.ts';

/** Minds for the seats of the program in a bout; none: {}. */
export const mindsFor = ({ gliders }: { readonly gliders: PitSetup['gliders'] }): Minds<PitKit> =>
  mindsByLevel(
    gliders.map(({ seat, level }, i) => ({ id: idOf(i), seat, ...(level === undefined ? {} : { level }) })),
    mindOf,
  );

/** 18.2 An attack is worth it from here on. */
const LEAST_ATTACK = 5;

/** A mind of gliders at their levels, by id; a tactician is who has none. */
export function mindOf(levels: ReadonlyMap<string, PitLevel | 'bot'>): Mind<PitKit> {
  const isNovice = (id: string): boolean => levels.get(id) === 'novice';
  return {
    choose(request, view, pick) {
      switch (request.kind) {
        case 'zone':
          return zoneByBook(view, tables());
        case 'draft':
          return pickByBook(view, tables(), request.team);
        case 'assign':
          return takerByBook(view, tables(), takersOf(view, tables(), request.team, request.weapon));
        case 'launch':
          return launchFrom(tables(), gliderOf(view, request.glider), isNovice(request.glider) ? pick(4) : 1);
        case 'maneuver':
          return isNovice(request.glider)
            ? noviceMove(view, tables(), request.glider, pick)
            : tacticianMove(view, tables(), request.glider);
        case 'glide':
          return isNovice(request.glider)
            ? glideByBook(view, gliderOf(view, request.glider))
            : tacticianGlide(view, tables(), request.glider);
        case 'combat':
          return isNovice(request.glider)
            ? noviceCombat(view, tables(), request.glider, pick)
            : tacticianCombat(view, request.glider);
        case 'shift':
          return bestShift(tables(), gliderOf(view, request.foe), view.floor, request.total);
        case 'action':
          return actionByBook(view, gliderOf(view, request.glider))[0] ?? { do: 'nothing' };
        case 'air':
          return oneOf(bestMarkers(view, tables(), gliderOf(view, request.glider), request.total), pick);
      }
    },
  };
}

/** One of equals. Throws where there are none: a bug. */
function oneOf<T>(from: readonly T[], pick: Pick): T {
  const one = from[pick(from.length)];
  if (one === undefined) throw new Error('there is nothing to choose from');
  return one;
}

/** 18.2 The attack that is worth most, if it is worth enough. */
function tacticianCombat(state: Readonly<State>, id: string): CombatAct {
  const glider = gliderOf(state, id);
  if (canAttack(glider) !== null) return { do: 'nothing' };
  const best = bestOf(attacksFrom(tables(), glider, enemiesOf(state, glider), state.floor));
  return best === null || best.worth <= LEAST_ATTACK ? { do: 'nothing' } : { do: best.do, at: best.at };
}
