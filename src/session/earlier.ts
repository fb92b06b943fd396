/** The journal of a long match from before the place where it was opened: read by playing it again, a little at a time. */
import type { GameEvent } from '../engine/kernel/event.ts';
import { Match } from '../engine/kernel/match.ts';
import type { Decisions } from '../engine/kernel/request.ts';
import type { RuleSet } from '../engine/kernel/ruleset.ts';
import type { Save } from '../engine/kernel/save.ts';
import type { GameState } from '../engine/kernel/state.ts';
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
export function earlierLines<S extends GameState, D extends Decisions, E extends GameEvent, Setup, T>(
  ruleset: RuleSet<S, D, E, Setup, T>,
  tables: T,
  save: Save,
  count: number,
): Earlier<E> {
  const lines: JournalLine<E>[] = [];
  let match: Match<S, D, E, Setup, T> | null = null;
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
  const answerNext = (played: Match<S, D, E, Setup, T>): void => {
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
