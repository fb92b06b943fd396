/** Tests that the journal checker can fail. */
import { expect, it } from 'vitest';
import type { GladiatorEvent } from '../../../../../src/games/gladiator/rules/events.ts';
import { afterChange, type Falsehood, hasModifier, type Sample, shifted, withoutEvent } from './falsify.ts';

/** What a checker must not overlook. */
interface Lies {
  readonly falsified: readonly Falsehood[];
  /** Modifiers of a roll that are wrong, though total and threshold agree with them. */
  readonly shifted: readonly (readonly [what: string, roll: string, why: RegExp])[];
  /** What cannot be left out without a word. */
  readonly omitted: readonly (readonly [what: string, wanted: (event: GladiatorEvent) => boolean])[];
}

/** Declares a test for each lie, told of a faultless journal that has such an event. */
export function testLies(sampleWith: (wanted: (event: GladiatorEvent) => boolean) => Sample, lies: Lies): void {
  it.each(lies.falsified)('it finds %s falsified', (_, wanted, path, to) => {
    expect(afterChange(sampleWith(wanted), path, to)).not.toEqual([]);
  });

  it.each(lies.shifted)('it finds %s falsified', (_, roll, why) => {
    const sample = sampleWith((event) => hasModifier(event, roll, why));
    expect(shifted(sample, roll, why)).not.toEqual([]);
  });

  it.each(lies.omitted)('it misses %s', (_, wanted) => {
    expect(withoutEvent(sampleWith(wanted))).not.toEqual([]);
  });
}
