/** What may be wanted of a match besides its rules. */

import type { Checkpoint } from './checkpoint.ts';
import type { Entry } from './event.ts';
import type { Kit } from './kit.ts';

/** Told of every event the moment it is written, with the live state just after it. */
export type Watcher<K extends Pick<Kit, 'state' | 'event'>> = (entry: Entry<K['event']>, state: K['state']) => void;

/** What a match does besides being played: whether it keeps a journal, and who is told of what. */
export interface MatchOptions<K extends Pick<Kit, 'state' | 'event'>> {
  /** Keep a journal; on unless said otherwise. */
  readonly journal?: boolean;
  readonly watch?: Watcher<K>;
  /** Told that a choice is taken back: all events and phase boundaries of the match follow again, from its beginning. */
  readonly rewound?: () => void;
  /** Told of every phase boundary, before anything of the phase is played. */
  readonly mark?: (checkpoint: Checkpoint<K['state']>) => void;
}
