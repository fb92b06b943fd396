/** What the store must know of a game before any of its code is loaded. */
import type { GameOption } from '../settings.ts';

/** What a game keeps in a player's folder. */
export interface GameKeeps {
  readonly id: string;
  readonly options: readonly GameOption[];
}
