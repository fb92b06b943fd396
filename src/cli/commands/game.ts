/** harena: the game, from its title. */

import { storeFor } from '../open-store.ts';
import { needTerminal, play } from '../play.tsx';

export interface GameOptions {
  readonly dataDir?: string;
  readonly ascii?: boolean;
  readonly color: boolean;
}

/** Plays; returns the exit code. */
export async function runGame({ dataDir, ascii, color }: GameOptions, version: string): Promise<number> {
  needTerminal();
  const store = storeFor(dataDir, true);
  try {
    return await play({ store, version, ascii: ascii === true, colour: color });
  } finally {
    store.close();
  }
}
