/** Saves that do not lead to what they tell of: taken up at their last phase boundary, and what is said about that. */

import { atCheckpoint } from '../kernel/checkpoint.ts';
import type { Kit } from '../kernel/kit.ts';
import { Match } from '../kernel/match.ts';
import { type Read, readable, type Save } from '../kernel/save.ts';
import type { Session } from './session.ts';

/** Something that was opened; `fault`: why not where its save says it was left, or null. */
export interface TakenUp<T> {
  readonly value: T;
  readonly fault: string | null;
}

/** Opens a save, or, where it does not lead to what it tells of, the same at its last phase boundary. */
export function takenUp<T>(save: Save, open: (save: Save) => Read<T>): Read<TakenUp<T>> {
  const whole = open(save);
  if (whole.ok) return readable({ value: whole.value, fault: null });
  const there = open(atCheckpoint(save));
  return there.ok ? readable({ value: there.value, fault: whole.why }) : whole;
}

/** Why the record of a match does not replay to what was seen of it, or null. */
export function faultOfRecord<K extends Kit>({ match }: Session<K>): string | null {
  const opened = Match.open(match.ruleset, match.tables, match.save(0), { journal: false });
  return opened.ok ? null : opened.why;
}

/** Puts a copy of a file aside; says what it is called, or why there is none. */
export type CopyAside = (why: string) => Read<string>;

/** What is said of a finished match, of whatever kind, whose record does not replay. */
export function seenCounts(what: string, fault: string, copy: CopyAside): string {
  return `The record of this ${what} does not replay to what was seen. What was seen counts; ${whereIs(copy(fault))}.`;
}

/** What is said of something that goes on at its last phase boundary. */
export function goesOn(what: string, fault: string, copy: CopyAside): string {
  return `The record of this ${what} does not replay: it goes on from where its last phase began; ${whereIs(copy(fault))}.`;
}

function whereIs(copied: Read<string>): string {
  return copied.ok
    ? `a copy of the record is in ${copied.value}`
    : `no copy of the record could be made: ${copied.why}`;
}
