/** What must be so after everything that happens in a bout of the pit. */
import { isInPit } from '../../../src/games/gliderpit/rules/pit.ts';
import type { State } from '../../../src/games/gliderpit/rules/types.ts';
import { WEAPONS } from '../../../src/games/gliderpit/rules/words.ts';
import { tables } from '../../../src/games/gliderpit/tables.ts';

/** Nobody in a wall, on a level with somebody else, at or below the floor, too fast, or with more than it can carry. */
export function isPitSound({ gliders, floor, turn }: Readonly<State>): boolean {
  const flying = gliders.filter(({ out }) => out === null);
  if (turn === 0) return true;
  const places = new Set(flying.map(({ hex, alt }) => `${hex.q} ${hex.r} ${alt}`));
  return (
    places.size === flying.length &&
    flying.every(
      ({ hex, alt, speed }) => isInPit(tables(), hex) && alt > floor && alt < 20 && speed >= 0 && speed <= 5,
    ) &&
    gliders.every(
      ({ stowed, hand, limit }) =>
        [...stowed, ...(hand === null ? [] : [hand])].reduce((sum, one) => sum + tables().weapons[one].portage, 0) <=
        limit,
    )
  );
}

/** Counters of each weapon that are left, in the armoury and on gliders: they only become fewer. */
export const weaponsLeft = ({ gliders, armoury }: Readonly<State>): readonly number[] =>
  WEAPONS.map(
    (weapon) =>
      armoury[weapon] +
      gliders.reduce(
        (sum, one) => sum + one.stowed.filter((two) => two === weapon).length + (one.hand === weapon ? 1 : 0),
        0,
      ),
  );
