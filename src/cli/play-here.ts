/** The game on this terminal, with the player's files. */
import type { Globals } from '../games/commands.ts';
import type { Store } from '../store/store.ts';
import { storeFor } from './open-store.ts';
import { needTerminal, type PlayOptions, play } from './play.ts';
import type { Desk } from './program/desk.ts';

/**
 * Plays until the player leaves; returns the exit code. `opening` says how it begins, once the files are open. Throws
 * UsageError where there is no terminal, or no such folder.
 */
export async function playHere(
  { dataDir, ascii, color }: Globals,
  { version, shelf }: Desk,
  opening: (store: Store) => Pick<PlayOptions, 'first' | 'seed'>,
): Promise<number> {
  needTerminal();
  const store = storeFor(dataDir, true, shelf.entries);
  try {
    return await play({ store, shelf, version, ascii: ascii === true, colour: color, ...opening(store) });
  } finally {
    store.close();
  }
}
