/** 10.2: what armour a wound meets, and what that takes off it. */
import type { Throw } from '../../../../kernel/dice.ts';
import { met, needing, type Roll, rollOf } from '../../../../kernel/roll.ts';
import { type Reader, readBlowPart } from '../blow-types.ts';
import { armourLayers, coverageOf } from '../sheet.ts';
import type { Tables } from '../tables/types.ts';
import { ARMOUR_LETTERS, type Armour, type ArmourLetter } from '../types.ts';
import type { DiceReading } from './blow-dice.ts';

/** 10.2, 21.11 The armour a wound has to pass: a scissor on the arm lies over the sleeve (C92). Dice are thrown where some of it is partial. */
export function armourMet(reader: Reader): Armour | null {
  const layers = armourLayers(reader.tables, reader.blow.target, reader.blow.area);
  const [outer] = layers;
  const whole = layers.find(isWhole) ?? null;
  if (outer === undefined || outer === whole || !layers.some(isPartial)) return whole;
  return readBlowPart(reader, 'armour', (thrown) => coveredBy(layers, thrown));
}

const isWhole = (armour: Armour): boolean => armour.length === 1;
const isPartial = (armour: Armour): boolean => armour !== '--' && !isWhole(armour);

/** 10.2.2, P261 The outermost layer that covers: partial armour does if the black die, or two dice, are no more than its number. */
function coveredBy(layers: readonly Armour[], thrown: Throw): DiceReading<Armour | null> {
  const rolls: Roll[] = [];
  for (const armour of layers) {
    if (isWhole(armour)) return { rolls, value: armour };
    if (armour === '--') continue;
    const test = rollOf('armour', '10.2.2', thrown, 'sum');
    const roll = needing(test, '<=', coverageOf(armour), (covered) => (covered ? `${armour} covers` : 'bare flesh'));
    rolls.push(roll);
    if (met(roll)) return { rolls, value: armour };
  }
  return { rolls, value: null };
}

/** 10.2.1 What armour puts on a wound roll where it covers, by its letter; 0 where there is none. */
export function armourDrm(tables: Tables, armour: Armour): number {
  const letter: ArmourLetter | undefined = ARMOUR_LETTERS.find((one) => armour.startsWith(one));
  return letter === undefined ? 0 : tables.armourDrm[letter];
}
