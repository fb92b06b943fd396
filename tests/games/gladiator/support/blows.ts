/** Dice and readings of blows for tests. */
import type { BlowPart } from '../../../../src/games/gladiator/rules/basic/blow-dice.ts';
import type { GladiatorEvent, RollName } from '../../../../src/games/gladiator/rules/events.ts';
import { sumModifiers } from '../../../../src/kernel/modifier.ts';
import type { Roll } from '../../../../src/kernel/roll.ts';
import type { Scripted } from '../../../../tools/dice.ts';

/** The six dice of a blow by what they add up to: red 3-18, white 2-12, and the black face. */
export function blow(red: number, white = 2, black = 1): Scripted {
  return ['blow', ...spread(red, 3), ...spread(white, 2), black];
}

/** P261 The dice of each reading by itself, by what they add up to; those that are given, in the order in which they are thrown. */
export function apart(
  red: number,
  { shield, drop, armour, wound, critical }: { readonly [P in Exclude<BlowPart, 'crt'>]?: number } = {},
): readonly Scripted[] {
  const parts = [
    ['crt', red, 3],
    ['shield', shield, 3],
    ['drop', drop, 3],
    ['armour', armour, 2],
    ['wound', wound, 3],
    ['critical', critical, 2],
  ] as const;
  return parts.flatMap(([name, sum, count]) => (sum === undefined ? [] : [[name, ...spread(sum, count)] as const]));
}

/** `sum` on `count` dice, the first ones as high as they can be. */
function spread(sum: number, count: number): number[] {
  const faces: number[] = [];
  let rest = sum;
  for (let left = count; left > 0; left--) {
    const face = Math.min(6, rest - (left - 1));
    faces.push(face);
    rest -= face;
  }
  if (rest !== 0 || faces.some((face) => face < 1)) throw new Error(`${count} dice cannot make ${sum}`);
  return faces;
}

/** The reading of one name in an event; fails where it is missing. */
export function reading(event: GladiatorEvent, name: RollName): Roll {
  const found = event.rolls?.find((roll) => roll.name === name);
  if (found === undefined) throw new Error(`'${event.kind}' has no roll '${name}'`);
  return found;
}

/** The names of an event's readings, in order. */
export function readings(event: GladiatorEvent): readonly string[] {
  return (event.rolls ?? []).map((roll) => roll.name);
}

/** All that was added to a reading. */
export function added(event: GladiatorEvent, name: RollName): number {
  return sumModifiers(reading(event, name).modifiers);
}
