/** What a screen shows of a match: one event at a time, with the state it left. */
import type { Entry, GameEvent } from '../engine/kernel/event.ts';
import type { Watcher } from '../engine/kernel/match-options.ts';
import type { Decisions } from '../engine/kernel/request.ts';
import type { RuleSet } from '../engine/kernel/ruleset.ts';
import { copyPlain, type GameState } from '../engine/kernel/state.ts';

/** One event with the state just after it, and its line of English. */
export interface Frame<S, E extends GameEvent> {
  readonly entry: Entry<E>;
  readonly state: Readonly<S>;
  readonly text: string;
}

/** A line of the journal that has been shown. */
export type JournalLine<E extends GameEvent> = Pick<Frame<GameState, E>, 'entry' | 'text'>;

/** A match as far as it has been shown: a session being played, or a replay. */
export interface Showing<S, E extends GameEvent> {
  /** The state as the screen has come to it. */
  readonly shown: Readonly<S>;
  /** The lines shown so far, oldest first. */
  readonly lines: readonly JournalLine<E>[];
  /** The next event to show, or null when all have been. */
  readonly next: Frame<S, E> | null;
  /** Shows the next event; returns it, or null when there is none. */
  advance(): Frame<S, E> | null;
}

/** Puts every event of a match into a queue, with the state it left and its line of English. */
export function recorder<S extends GameState, D extends Decisions, E extends GameEvent, Setup, T>(
  ruleset: RuleSet<S, D, E, Setup, T>,
  frames: Frame<S, E>[],
): Watcher<S, E> {
  return (entry, state) => {
    const now = ruleset.snapshot?.(state) ?? copyPlain(state);
    frames.push({ entry, state: now, text: ruleset.narrate(entry.event, state) });
  };
}
