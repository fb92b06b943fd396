/** 10.2: what armour a wound meets, and what that takes off it. */
import type { Throw } from '../kernel/dice.ts';
import { met, needing, partOf, type Roll, rollOf } from '../kernel/roll.ts';
import { armourLayers, coverageOf } from './sheet.ts';
import type { Tables } from './table-types.ts';
import { ARMOUR_LETTERS, type Area, type Armour, type ArmourLetter, type Fighter } from './types.ts';

/** 10.2, 21.11 The armour a wound has to pass: a scissor on the arm lies over the sleeve (C92). */
export function armourMet(tables: Tables, target: Fighter, area: Area, thrown: Throw, rolls: Roll[]): Armour | null {
  return armourLayers(tables, target, area).find((armour) => covers(tables, armour, thrown, rolls)) ?? null;
}

/** 10.2.2, P261 Partial armour counts only if the black die, or the white dice, are no more than its number. */
function covers({ formulas }: Tables, armour: Armour, thrown: Throw, rolls: Roll[]): boolean {
  if (armour.length === 1) return true;
  if (armour === '--') return false;
  const test = rollOf('armour', '10.2.2', partOf(thrown, formulas.coverage), 'sum');
  const roll = needing(test, '<=', coverageOf(armour), (covered) => (covered ? `${armour} covers` : 'bare flesh'));
  rolls.push(roll);
  return met(roll);
}

/** 10.2.1 */
export function armourDrm(tables: Tables, armour: Armour): number {
  const letter: ArmourLetter | undefined = ARMOUR_LETTERS.find((one) => armour.startsWith(one));
  return letter === undefined ? 0 : tables.armourDrm[letter];
}
