/** 17.6, 17.7 How likely an animal throws less than an attack, exactly. */
import { DEFENSE_DICE } from '../rules/animals/defense.ts';
import { doubleAdds } from '../rules/animals/dice.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { Species } from '../rules/words.ts';

const FACES = [1, 2, 3, 4, 5, 6];

/** Every sum of so many dice, as often as it comes. */
const sumsOf = (dice: number): readonly number[] =>
  dice === 0 ? [0] : sumsOf(dice - 1).flatMap((sum) => FACES.map((face) => sum + face));

/** 17.6 The chance that an attack is more than an animal throws: then it is dead, or in the net. */
export function beastFalls({ animals }: Pick<Tables, 'animals'>, kind: Species, fav: number): number {
  const { extra } = animals[kind];
  const more = sumsOf(extra);
  const thrown = FACES.flatMap((one) =>
    FACES.flatMap((other) =>
      more.map((sum) => one + other + sum + (one === other ? doubleAdds(kind, DEFENSE_DICE + extra) : 0)),
    ),
  );
  return thrown.filter((total) => total < fav).length / thrown.length;
}
