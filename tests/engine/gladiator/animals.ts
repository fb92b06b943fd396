/** Springsteen's animals as a test wants them (P180). */
import { beastRatings, newBeast } from '../../../src/engine/gladiator/beast-setup.ts';
import type { Beast } from '../../../src/engine/gladiator/beast-types.ts';
import { advancedRules } from '../../../src/engine/gladiator/rule-choices.ts';
import type { AnimalKind } from '../../../src/engine/gladiator/springsteen-types.ts';
import type { Fighter } from '../../../src/engine/gladiator/types.ts';
import { tables } from '../../support/bout.ts';

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
