/** The indexes of a data folder, each made when it is first asked for. */
import type { Folder } from '../disk/folder.ts';
import type { GameKind } from '../game-file.ts';
import { matchIndex } from '../matches.ts';
import { replayIndex } from '../replays.ts';
import { type LongCount, LongIndex } from './long-index.ts';

/** All indexes of a folder. */
export interface Indexes {
  readonly matches: ReturnType<typeof matchIndex>;
  readonly replays: ReturnType<typeof replayIndex>;
  /** That of a kind of long game, the same at every call. */
  long<Facts>(kind: GameKind<Facts>): LongIndex<Facts>;
  /** How many long games there are, by the kinds that were asked for. */
  counts(): readonly LongCount[];
  /** Writes those that have changed. */
  keep(): void;
}

/** Opens the indexes of a folder. */
export function openIndexes(folder: Folder): Indexes {
  const [matches, replays] = [matchIndex(folder), replayIndex(folder)];
  const long = new Map<string, LongIndex>();
  return {
    matches,
    replays,
    long<Facts>(kind: GameKind<Facts>) {
      const found = long.get(kind.kind) ?? (new LongIndex(folder, kind) as unknown as LongIndex);
      long.set(kind.kind, found);
      return found as unknown as LongIndex<Facts>;
    },
    counts: () => [...long.values()].map((one) => one.count()),
    keep() {
      for (const one of [matches, replays, ...long.values()]) one.keep();
    },
  };
}
