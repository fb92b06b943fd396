/** A place from which somebody's match is looked on at. */
import type { Kit } from '../../kernel/kit.ts';
import type { Showing } from '../../session/frames.ts';
import type { Look } from '../program.ts';

/** A match that somebody else plays, as far as it has been seen there, without what a stranger must not know. */
export interface WatchedMatch {
  /** 1 for the first match that is watched from here, and so on. */
  readonly number: number;
  /** Who meets whom, and where; '' once the player has turned to something else. */
  readonly title: string;
  /** What waits to be shown here the player has been shown already. */
  readonly showing: Showing<Kit>;
  /** Events that wait to be shown. */
  readonly behind: number;
  /** Whether the player has seen all of it. */
  readonly over: boolean;
  /** How it looks before anything has been shown. */
  look(): Look;
}

/** A player who is watched. */
export interface Watched {
  readonly name: string;
  /** As in `Present`. */
  readonly doing: string;
  /** Why what is played cannot be watched, in a sentence, or null. */
  readonly closed: string | null;
  /** Null while no match is played, or none that can be watched. */
  readonly match: WatchedMatch | null;
}

/** Until `leave` is called the player counts one more watcher. */
export interface Stand {
  /** What there is to see; null once the player has left, or wants to be alone. */
  look(): Watched | null;
  leave(): void;
}
