/** Bouts of whom nothing is settled. */

import { basicRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import { anyMan } from '../../../../src/games/gladiator/rules/setup/muster.ts';
import type { Setup } from '../../../../src/games/gladiator/rules/setup/setup.ts';

/** Two surprises, both of seats or both of the book; all that can be rolled is rolled. */
export function boutSetup(by: 'seat' | 'book'): Setup {
  const open = anyMan('surprise');
  const seatOf = (seat: number) => (by === 'seat' ? seat : null);
  return {
    rules: basicRules(),
    fighters: [
      { id: 'A', side: 0, by, seat: seatOf(0), ...open },
      { id: 'B', side: 1, by, seat: seatOf(1), ...open },
    ],
  };
}
