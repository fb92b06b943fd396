/** Chances of one roll under soak: throws, nets, escapes, stumbles, collisions and the rest, in every edition. */
import { compared, onFineGrid, SINGLE_ROLLS } from '../../tools/games/gladiator/odds/single-rolls.ts';

/** Situations of each kind. */
const SITUATIONS_A_KIND = 240;

/** What is wrong with them; nothing, if they are right. */
export function soakSingleRolls(): readonly string[] {
  return SINGLE_ROLLS.flatMap((kind) =>
    Array.from({ length: SITUATIONS_A_KIND }, (_, i) => i).flatMap((i) => {
      const { odds, rule } = compared(kind, i);
      const [told, thrown] = [odds, rule].map((chances) => JSON.stringify(onFineGrid(chances)));
      return told === thrown ? [] : [`${kind} ${i}: the rule says ${thrown}, the odds ${told}`];
    }),
  );
}
