/** How much a player may keep: what is counted, what is told in time, and what nothing new may be begun for. */

import { FOLDERS, type Folder, pathIn } from './disk/folder.ts';
import { bytesIn, namesAt, stampAt } from './disk/look.ts';
import type { LongCount } from './index/long-index.ts';
import type { GameKeeps } from './keeps.ts';
import { replayNames } from './replay-names.ts';

/** The most that is kept of a player. */
export interface Quotas {
  /** Long games that go on. */
  readonly going: number;
  /** Long games that are over. */
  readonly over: number;
  readonly replays: number;
  /** Bytes of all files. */
  readonly bytes: number;
}

/** What a player's files may take up, and on what disk. */
export interface RoomOptions {
  /** Null: as much as there is. */
  readonly quotas: Quotas | null;
  /** Why the disk has no room for anything new, in a sentence; null: it has. */
  readonly full: () => string | null;
}

/** How much more a player may keep. What goes on may always be saved. */
export interface Room {
  /** The most that is kept; null: there is no such bound. */
  readonly quotas: Quotas | null;
  /** What is nearly full or full, and what to do, in a sentence; null: nothing is. */
  told(): string | null;
  /** Why no long game can be begun, in sentences; null: one can. */
  whyNoGame(): string | null;
  /** Why no match that stands alone can be begun; null: one can. */
  whyNoMatch(): string | null;
  /** Why nothing may be kept beside a game besides its saves: all bytes are used; null: it may. */
  whyNoBytes(): string | null;
  /** How many bytes there are beyond those that may be; 0 or less where there is room. */
  overdraft(): number;
}

/** Counts the long games of each kind that is known. */
type CountsGames = () => readonly LongCount[];

/** Nothing but the disk bounds what is kept. */
export const UNBOUNDED: RoomOptions = { quotas: null, full: () => null };

/** For each game that is over and may be kept, so many that a hall of fame remembers. */
const REMEMBERED = 5;

/** How many entries a section of the hall keeps; null: all. A hall outlasts the games it tells of, and is to end somewhere too. */
export function hallMost({ quotas }: RoomOptions): number | null {
  return quotas === null ? null : REMEMBERED * quotas.over;
}

/** For each replay that may be kept, so many matches that are counted one by one. */
const COUNTED = 10;

/** How many matches the statistics keep one by one; null: all. Older ones are added up. */
export function countedMost({ quotas }: RoomOptions): number | null {
  return quotas === null ? null : COUNTED * quotas.replays;
}

/** From here on the player is told. */
const NEARLY = 0.9;

/** The room there is in a folder. */
export function openRoom(
  folder: Folder,
  longGames: CountsGames,
  games: readonly GameKeeps[],
  { quotas, full }: RoomOptions,
): Room {
  if (quotas === null) {
    return {
      ...{ quotas, told: () => null, whyNoGame: full, whyNoMatch: full },
      ...{ whyNoBytes: () => null, overdraft: () => 0 },
    };
  }
  const used = (): Used => usedIn(folder, longGames(), games);
  return {
    quotas,
    told: () => toldOf(used(), quotas),
    whyNoGame: () => full() ?? fullOf(used(), quotas),
    whyNoMatch: full,
    whyNoBytes: () => (used().bytes < quotas.bytes ? null : bytesFull(quotas)),
    overdraft: () => used().bytes - quotas.bytes,
  };
}

/** What is kept now; `games` counts those too of which nothing more is known. */
interface Used extends Quotas {
  readonly games: number;
}

function usedIn(folder: Folder, counts: readonly LongCount[], games: readonly GameKeeps[]): Used {
  const sum = (of: 'going' | 'over' | 'unknown' | 'bytes'): number => counts.reduce((all, one) => all + one[of], 0);
  const own = games.flatMap((game) => game.own ?? []).map((one) => one.folder);
  const beside = [...Object.values(FOLDERS), ...own].map((name) => bytesIn(pathIn(folder, name)));
  return {
    ...{ going: sum('going'), over: sum('over'), games: sum('going') + sum('over') + sum('unknown') },
    replays: replayNames(folder).length,
    bytes: sum('bytes') + topOf(folder) + beside.reduce((all, one) => all + one, 0),
  };
}

/** Bytes of the files that lie in no folder of their own. */
function topOf(folder: Folder): number {
  const names = namesAt(folder.path).filter((name) => name.includes('.'));
  return names.reduce((all, name) => all + (stampAt(pathIn(folder, name))?.size ?? 0), 0);
}

/** Bytes as a player reads them. */
const sizeText = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;

const bytesFull = ({ bytes }: Quotas): string =>
  `Your games take up all of their ${sizeText(bytes)}: delete some in their lists (x).`;

/** Why there can be no more games, or null. */
function fullOf({ going, over, games, bytes }: Used, most: Quotas): string | null {
  if (going >= most.going)
    return `You have ${going} games going on, and there can be no more: end one, or delete one in its list (x).`;
  if (over >= most.over || games >= most.going + most.over)
    return `${games - going} finished games of yours are kept, and there can be no more: delete some in their lists (x) first.`;
  return bytes >= most.bytes ? bytesFull(most) : null;
}

/** What is told of the fullest of all that is nearly full. */
function toldOf(used: Used, most: Quotas): string | null {
  const shares = (['going', 'over', 'bytes', 'replays'] as const).map((what) => ({
    what,
    share: used[what] / most[what],
  }));
  const fullest = shares.filter(({ share }) => share >= NEARLY).sort((a, b) => b.share - a.share)[0];
  if (fullest === undefined) return null;
  switch (fullest.what) {
    case 'going':
      return `${used.going} games of yours are going on, of ${most.going} at most.`;
    case 'over':
      return `${used.over} finished games of yours are kept, of ${most.over} at most: delete some in their lists (x).`;
    case 'bytes':
      return `Your games take up ${sizeText(used.bytes)} of ${sizeText(most.bytes)}: delete some in their lists (x).`;
    case 'replays':
      return `${used.replays} replays are kept, of ${most.replays} at most: then the oldest are deleted.`;
  }
}
