/** Springsteen's animals as a test wants them (P180). */
import { beastRatings, newBeast } from '../../../../../src/games/gladiator/rules/beasts/setup.ts';
import type { Beast } from '../../../../../src/games/gladiator/rules/beasts/types.ts';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import type { AnimalKind } from '../../../../../src/games/gladiator/rules/springsteen/types.ts';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { tables } from '../../../../../tools/games/gladiator/bout.ts';

/** The Advanced Game with his beasts. */
export const BY_SPRINGSTEEN = advancedRules(undefined, { beastBook: 'springsteen' });

/** An animal of side 1; its place is for the test to say. */
export function animal(kind: AnimalKind, traits: Partial<Fighter> = {}, beast: Partial<Beast> = {}): Partial<Fighter> {
  return {
    by: 'book',
    side: 1,
    name: `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`,
    hands: [],
    ...beastRatings(tables, kind, 'springsteen'),
    beast: { ...newBeast(tables, kind, false, 'springsteen'), ...beast },
    ...traits,
  };
}

/** A map so wide that nobody comes to its edge. */
export const WIDE = { column: -30, row: -30, columns: 61, rows: 61 } as const;

/** The dice of a move: the red one, and two white ones that make a total. */
export function move(total: number, red = 1): Scripted {
  const first = Math.min(6, Math.max(1, total - 1));
  return ['animal-move', red, first, total - first];
}

/** White totals of Table D. */
export const BACK = 2;
export const WHIRL_LEFT = 3;
export const PAUSE = 4;
export const TIGHT_LEFT = 5;
export const CIRCLE_LEFT = 6;
export const FORWARD = 7;
export const CIRCLE_RIGHT = 8;
export const TIGHT_RIGHT = 9;
export const PAUSE_TOO = 10;
export const WHIRL_RIGHT = 11;
export const RUSH = 12;
