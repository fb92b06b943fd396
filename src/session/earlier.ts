/** The journal of a long match from before the place where it was opened: read by playing it again, a little at a time. */

import type { GameEvent } from '../kernel/event.ts';
import type { Kit } from '../kernel/kit.ts';
import { Match } from '../kernel/match.ts';
import type { RuleSet } from '../kernel/ruleset.ts';
import type { Save } from '../kernel/save.ts';
import type { JournalLine } from './frames.ts';

/** Lines that are being read anew. */
export interface Earlier<E extends GameEvent> {
  /** How many there are. */
  readonly count: number;
  /** All of them, once they are read. */
  readonly lines: readonly JournalLine<E>[] | null;
  /** How many have been read. */
  readonly read: number;
  /** Why they cannot be read, or null. */
  readonly fault: string | null;
  /** Reads on, as long as about one answer takes to be played; nothing once all is read. */
  step(): void;
}

/** Lines read at one step, unless a single answer brings more. */
const STEP = 100;

/** The first `count` lines of a save's journal. */
export function earlierLines<K extends Kit>(
  ruleset: RuleSet<K>,
  tables: K['tables'],
  save: Save,
  count: number,
): Earlier<K['event']> {
  const lines: JournalLine<K['event']>[] = [];
  let match: Match<K> | null = null;
  let fault: string | null = null;
  const begin = (): void => {
    const begun = Match.begin(ruleset, tables, save, {
      journal: false,
      watch: (entry, state) => {
        if (lines.length < count) lines.push({ entry, text: ruleset.narrate(entry.event, state) });
      },
    });
    if (begun.ok) match = begun.value;
    else fault = begun.why;
  };
  const answerNext = (played: Match<K>): void => {
    const choices = save.choices[played.choices.length];
    fault = choices === undefined ? 'its choices end before its journal does' : played.answer(choices);
  };
  const done = (): boolean => fault !== null || lines.length >= count;
  return {
    count,
    get lines() {
      return fault === null && lines.length >= count ? lines : null;
    },
    get read() {
      return lines.length;
    },
    get fault() {
      return fault;
    },
    step() {
      const till = lines.length + STEP;
      if (match === null && !done()) begin();
      while (match !== null && !done() && lines.length < till) answerNext(match);
    },
  };
}
