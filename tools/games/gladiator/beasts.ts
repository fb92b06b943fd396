/** Beasts in a scene. */
import { beastRatings, newBeast } from '../../../src/games/gladiator/rules/beasts/setup.ts';
import type { Beast, BeastKind } from '../../../src/games/gladiator/rules/beasts/types.ts';
import type { Fighter } from '../../../src/games/gladiator/rules/types.ts';
import { tables } from './bout.ts';

/** What makes a figure of a scene a beast of a kind; `beast`: what has come over it. */
export function wild(kind: BeastKind, traits: Partial<Fighter> = {}, beast: Partial<Beast> = {}): Partial<Fighter> {
  return {
    by: 'book',
    name: `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`,
    hands: [],
    ...beastRatings(tables, kind),
    beast: { ...newBeast(tables, kind), ...beast },
    ...traits,
  };
}
