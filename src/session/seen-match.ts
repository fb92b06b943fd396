/** A finished match as its player saw it, for whatever it may have earned. */
import type { Kit } from '../kernel/kit.ts';

/** Everything that happened in a match, and how it ended; a game adds whom the player led. */
export interface SeenToItsEnd<K extends Kit> {
  readonly events: readonly K['event'][];
  readonly end: Readonly<K['state']>;
  /** Whether the player's side won. */
  readonly won: boolean;
}
