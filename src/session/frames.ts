/** What a screen shows of a match: one event at a time, with the state it left. */

import type { Entry, GameEvent } from '../kernel/event.ts';
import type { Kit } from '../kernel/kit.ts';
import type { Watcher } from '../kernel/match-options.ts';
import type { RuleSet } from '../kernel/ruleset.ts';
import type { Remark } from '../kernel/save.ts';
import type { SavedSeals } from '../kernel/seal.ts';
import { copyPlain, type GameState } from '../kernel/state.ts';

/** One event with the state just after it, and its line of English. */
export interface Frame<K extends Pick<Kit, 'state' | 'event'>> {
  readonly entry: Entry<K['event']>;
  readonly state: Readonly<K['state']>;
  readonly text: string;
}

/** A line of the journal that has been shown. */
export type JournalLine<E extends GameEvent> = Pick<Frame<{ state: GameState; event: E }>, 'entry' | 'text'>;

/** A match as far as it has been shown: a session being played, or a replay. */
export interface Showing<K extends Pick<Kit, 'state' | 'event'>> {
  /** The state as the screen has come to it. */
  readonly shown: Readonly<K['state']>;
  /** The lines shown so far, oldest first. */
  readonly lines: readonly JournalLine<K['event']>[];
  /** The next event to show, or null when all have been. */
  readonly next: Frame<K> | null;
  /** What its journal says beside what happened, in order; absent: nothing. */
  readonly remarks?: readonly Remark[];
  /** What was sealed in the match; null: nothing ever is. */
  readonly seals?: SavedSeals | null;
  /** Shows the next event; returns it, or null when there is none. */
  advance(): Frame<K> | null;
}

/** Puts every event of a match into a queue, with the state it left and its line of English. */
export function recorder<K extends Kit>(ruleset: RuleSet<K>, frames: Frame<K>[]): Watcher<K> {
  return (entry, state) => {
    const now = ruleset.snapshot?.(state) ?? copyPlain(state);
    frames.push({ entry, state: now, text: ruleset.narrate(entry.event, state) });
  };
}
