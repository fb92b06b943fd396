/** What is wrong with a roll in a journal, by nothing of the rules' own code. */
import type { Modifier } from '../src/kernel/modifier.ts';
import type { Roll } from '../src/kernel/roll.ts';

/** What modifiers come to. */
export const sumOf = (modifiers: readonly Modifier[]): number => modifiers.reduce((all, { value }) => all + value, 0);

/** A die halved counts half of it, rounded up; `needs`: thresholds by the name of the roll, as the rulings have them. */
export function rollFaults(roll: Roll, needs: { readonly [name: string]: number }): readonly string[] {
  const faces = Object.values(roll.dice).flat();
  const shown = faces.reduce((all, face) => all + (roll.read === 'd3' ? Math.ceil(face / 2) : face), 0);
  const faults =
    shown + sumOf(roll.modifiers) === roll.total ? [] : [`${roll.name} comes to ${shown}, not ${roll.total}`];
  const { need } = roll;
  if (need === undefined) return faults;
  const met = need.op === '>=' ? roll.total >= need.than : roll.total <= need.than;
  if (met !== need.met) faults.push(`${roll.name} is taken as ${need.met}`);
  const due = needs[roll.name];
  return due === undefined || due === need.than ? faults : [...faults, `${roll.name} is held against ${need.than}`];
}
