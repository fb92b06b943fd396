/** Opens the player's files for a command. */
import { GAMES } from '../games/index.ts';
import { openStore, type Store } from '../store/store.ts';
import { UsageError } from './errors.ts';

/** The store; a wrong --data-dir is bad usage. */
export function storeFor(dataDir: string | undefined, write: boolean): Store {
  const opened = openStore({ dataDir: dataDir ?? null, write, now: () => new Date(), games: GAMES });
  if (!opened.ok) throw new UsageError(opened.why);
  return opened.value;
}
