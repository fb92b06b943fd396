/** harena: the game, from its title. */
import type { Shelf } from '../../games/shelf.ts';
import { storeFor } from '../open-store.ts';
import { needTerminal, play } from '../play.tsx';
import { readSeed } from '../seed.ts';

export interface GameOptions {
  readonly dataDir?: string;
  readonly seed?: string;
  readonly ascii?: boolean;
  readonly color: boolean;
}

/** Plays; returns the exit code. */
export async function runGame(
  { dataDir, seed, ascii, color }: GameOptions,
  shelf: Shelf,
  version: string,
): Promise<number> {
  const given = seed === undefined ? {} : { seed: readSeed(seed) };
  needTerminal();
  const store = storeFor(dataDir, true);
  try {
    return await play({ store, shelf, version, ascii: ascii === true, colour: color, ...given });
  } finally {
    store.close();
  }
}
