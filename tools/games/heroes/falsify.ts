/** Journals with one thing in one line made false. */
import type { HeroesEvent } from '../../../src/games/heroes/rules/events.ts';
import type { Entry } from '../../../src/kernel/event.ts';

/** One thing made false: in which line, and what. */
export interface Falsified {
  readonly kind: HeroesEvent['kind'];
  readonly what: string;
  readonly journal: readonly Entry<HeroesEvent>[];
}

/** What of a roll the rules of a game do not say: how it is called, and what is told of it besides its numbers. */
const UNREAD = new Set(['cite', 'name', 'draw', 'why', 'read', 'result', 'table', 'op', 'id', 'need', 'each', 'of']);

/** Every number, word of yes or no, and face of an event made false, one at a time. */
export function falsified(journal: readonly Entry<HeroesEvent>[], at: number): readonly Falsified[] {
  const entry = journal[at];
  if (entry === undefined) return [];
  return pathsIn(entry.event).map(({ path, value }) => {
    const event = structuredClone(entry.event);
    let place = event as unknown as { [key: string]: unknown };
    for (const key of path.slice(0, -1)) place = place[key] as typeof place;
    place[path.at(-1) ?? ''] = falseOf(value, path.includes('die'));
    return { kind: event.kind, what: path.join('.'), journal: journal.with(at, { ...entry, event }) };
  });
}

function falseOf(value: number | boolean, face: boolean): number | boolean {
  if (typeof value === 'boolean') return !value;
  return face ? (value > 3 ? value - 3 : value + 3) : value + 1;
}

function pathsIn(
  value: unknown,
  path: readonly string[] = [],
): readonly { readonly path: readonly string[]; readonly value: number | boolean }[] {
  if (typeof value === 'number' || typeof value === 'boolean') return [{ path, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    UNREAD.has(key) && key !== 'result' ? [] : pathsIn(one, [...path, key]),
  );
}
