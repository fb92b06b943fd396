/** A saved match of this version played again, some events at a time. */
import type { Kit } from '../kernel/kit.ts';
import { Match } from '../kernel/match.ts';
import type { MatchOptions } from '../kernel/match-options.ts';
import type { RuleSet } from '../kernel/ruleset.ts';
import { type Read, type Save, unreadable } from '../kernel/save.ts';

/** Something that is being read. */
export interface Rereading<T> {
  /** How much of it has been, 0 to 1. */
  readonly done: number;
  /** What it is, or why it cannot be read; null as long as it goes on. */
  readonly value: Read<T> | null;
  /** Reads on for so many events, or as many more as one answer brings. */
  step(events: number): void;
}

/** How a save is played again. */
interface RereadOptions<K extends Kit> extends MatchOptions<K> {
  /** Sees the match before each of its answers. */
  readonly asked?: (match: Match<K>) => void;
}

/** Plays a save again; `made` says what is made of the match once it stands where its save does. */
export function reread<K extends Kit, X>(
  ruleset: RuleSet<K>,
  tables: K['tables'],
  save: Save,
  { watch, asked, ...options }: RereadOptions<K>,
  made: (match: Match<K>) => Read<X>,
): Rereading<X> {
  let events = 0;
  let value: Read<X> | null = null;
  let match: Match<K> | null = null;
  if (save.version !== ruleset.version)
    value = unreadable(`it was made by version ${save.version} of the rules, this is version ${ruleset.version}`);
  const counted: MatchOptions<K> = {
    ...options,
    watch(entry, state) {
      events += 1;
      watch?.(entry, state);
    },
  };
  const begin = (): void => {
    const begun = Match.begin(ruleset, tables, save, counted);
    if (begun.ok) match = begun.value;
    else value = begun;
  };
  /** What is not taken, `arrive` says. */
  const answerNext = (played: Match<K>): void => {
    const choices = save.choices[played.choices.length];
    if (choices !== undefined) asked?.(played);
    if (choices !== undefined && played.answer(choices) === null) return;
    const why = played.arrive(save);
    value = why === null ? made(played) : unreadable(why);
  };
  return {
    get done() {
      return value !== null ? 1 : (match?.choices.length ?? 0) / Math.max(1, save.choices.length);
    },
    get value() {
      return value;
    },
    step(more) {
      const till = events + more;
      if (match === null && value === null) begin();
      while (match !== null && value === null && events < till) answerNext(match);
    },
  };
}

/** Reads something to its end. */
export function readWhole<T>(reading: Rereading<T>): Read<T> {
  for (;;) {
    if (reading.value !== null) return reading.value;
    reading.step(Number.POSITIVE_INFINITY);
  }
}
