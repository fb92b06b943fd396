/** What may be wanted of a match besides its rules. */
import type { Checkpoint } from './checkpoint.ts';
import type { Entry, GameEvent } from './event.ts';

/** Told of every event the moment it is written, with the live state just after it. */
export type Watcher<S, E extends GameEvent> = (entry: Entry<E>, state: S) => void;

export interface MatchOptions<S, E extends GameEvent> {
  /** Keep a journal; on unless said otherwise. */
  readonly journal?: boolean;
  readonly watch?: Watcher<S, E>;
  /** Told of every phase boundary, before anything of the phase is played. */
  readonly mark?: (checkpoint: Checkpoint<S>) => void;
}
