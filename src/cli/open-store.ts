/** Opens the player's files for a command. */
import type { GameKeeps } from '../store/keeps.ts';
import { openStore, type Store } from '../store/store.ts';
import { UsageError } from './errors.ts';

/** The store of a house with such games; a wrong --data-dir is bad usage. */
export function storeFor(dataDir: string | undefined, write: boolean, games: readonly GameKeeps[]): Store {
  const opened = openStore({ dataDir: dataDir ?? null, write, now: () => new Date(), games });
  if (!opened.ok) throw new UsageError(opened.why);
  return opened.value;
}
