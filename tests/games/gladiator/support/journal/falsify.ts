/** Faultless journals of which one leaf is made to say something else, to see whether the checker notices. */
import type { GladiatorEvent } from '../../../../../src/games/gladiator/rules/events.ts';
import type { Setup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import type { Journal } from '../../../../../tools/games/gladiator/journal/bouts.ts';
import { checkJournal, followed } from '../../../../../tools/games/gladiator/journal-checker.ts';

/** A journal without a fault that has an event to be falsified. */
export interface Sample {
  readonly setup: Setup;
  readonly journal: Journal;
  readonly at: number;
}

/** A bout to look in: what of its journal the checker follows, and whether it finds no fault in it. */
interface Bout extends Omit<Sample, 'at'> {
  readonly known: Journal;
  readonly faultless: () => boolean;
}

/** The checker reads a bout once, however many samples are looked for in it. */
function boutOf({ setup, journal }: Omit<Sample, 'at'>): Bout {
  let faults: number | undefined;
  const faultless = (): boolean => {
    faults ??= checkJournal(setup, journal).length;
    return faults === 0;
  };
  return { setup, journal, known: journal.slice(0, followed(setup, journal)), faultless };
}

/**
 * Finds a faultless journal with an event that a test can falsify; `made(i)` are the bouts to look in, first in those
 * of `first`, which have been found to hold what is rare.
 */
export function sampler(made: (i: number) => Omit<Sample, 'at'>, bouts = 300, first: readonly number[] = []) {
  const kept: Bout[] = [];
  const order = new Set([...first, ...Array.from({ length: bouts }, (_, i) => i)]);
  return (wanted: (event: GladiatorEvent, setup: Setup, before: Journal) => boolean): Sample => {
    for (const i of order) {
      const found = kept[i] ?? boutOf(made(i));
      kept[i] = found;
      const { setup, journal, known, faultless } = found;
      const at = known.findIndex(({ event }, place) => wanted(event, setup, journal.slice(0, place)));
      if (at >= 0 && faultless()) return { setup, journal, at };
    }
    throw new Error('no faultless journal has such an event');
  };
}

export type Path = readonly (string | number)[];

/** A copy of plain JSON with one leaf changed. */
function changed(value: unknown, path: Path, to: (old: unknown) => unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return to(value);
  if (Array.isArray(value)) return value.map((item, i) => (i === first ? changed(item, rest, to) : item));
  if (typeof value !== 'object' || value === null) throw new Error(`there is no ${String(first)}`);
  if (!(first in value)) return { ...value, [first]: to(undefined) };
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, key === String(first) ? changed(item, rest, to) : item]),
  );
}

/** Complaints about a sample in which one leaf of its event reads otherwise. */
export function afterChange(
  { setup, journal, at }: Sample,
  path: Path,
  to: (old: unknown) => unknown,
): readonly string[] {
  return checkJournal(setup, changed(journal, [at, ...path], to) as Journal);
}

/** Complaints about a sample without its event. */
export function withoutEvent({ setup, journal, at }: Sample): readonly string[] {
  const without = journal.filter((_, i) => i !== at).map((entry, seq) => ({ ...entry, seq }));
  return checkJournal(setup, without);
}

type Rolled = NonNullable<GladiatorEvent['rolls']>[number];

/** A modifier of one of the event's rolls, falsified together with total and threshold so that the sums still agree. */
export function shifted(sample: Sample, name: string, why = /./): readonly string[] {
  const shift = (roll: Rolled): unknown => {
    if (roll.name !== name) return roll;
    const which = roll.modifiers.findIndex((one) => why.test(one.why));
    const more = changed(changed(roll, ['modifiers', which, 'value'], plus(1)), ['total'], plus(1)) as Rolled;
    if (more.need === undefined) return more;
    const { op, than } = more.need;
    const by = more.total - than;
    const met = { '<=': by <= 0, '>=': by >= 0, '<': by < 0, '>': by > 0, '=': by === 0 }[op];
    return changed(more, ['need', 'met'], becomes(met));
  };
  return afterChange(sample, ['event', 'rolls'], (rolls) => (rolls as readonly Rolled[]).map(shift));
}

/** Whether a modifier of one of an event's rolls says why. */
export function hasModifier(event: GladiatorEvent, name: string, why = /./): boolean {
  return (event.rolls ?? []).some((roll) => roll.name === name && roll.modifiers.some((one) => why.test(one.why)));
}

/** Another number, a given value, the contrary. */
export const plus = (by: number) => (old: unknown) => Number(old) + by;
export const becomes = (value: unknown) => () => value;
export const not = (old: unknown) => old !== true;

/** One falsehood: what it is, the event it needs, the leaf, what it becomes. */
export type Falsehood = readonly [
  what: string,
  wanted: (event: GladiatorEvent) => boolean,
  path: Path,
  to: (old: unknown) => unknown,
];

/** An event of a kind. */
export const anyOf =
  <K extends GladiatorEvent['kind']>(
    kind: K,
    test: (event: Extract<GladiatorEvent, { kind: K }>) => boolean = () => true,
  ) =>
  (event: GladiatorEvent): boolean =>
    event.kind === kind && test(event as Extract<GladiatorEvent, { kind: K }>);
