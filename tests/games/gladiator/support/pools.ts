/** CF to divide. */
import { AREAS, type Pool } from '../../../../src/games/gladiator/rules/types.ts';

/** A pool of CF of a man with a sword who has B before him, and nothing that changes it. */
export function pool(total: number, more: Partial<Pool> = {}): Pool {
  return {
    ...{ total, mayAttack: true, mayDefend: true, halvings: 0 },
    marks: [
      {
        fighter: 'B',
        arms: [{ hand: 0, kind: 'sword', halvings: 0, speed: 0 }],
        specialAttacks: [],
        areas: AREAS,
        edge: [],
      },
    ],
    specialDefences: [],
    modifiers: [],
    ...more,
  };
}
