/** What processes that were killed in the middle of a write left behind is removed; other people's files stay. */
import { rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDERS } from './disk/folder.ts';
import { isIndexLeftover, isLeftover, isLongLeftover, isReplayLeftover, isTryLeftover } from './disk/leftovers.ts';
import { namesAt } from './disk/look.ts';
import { isGameId } from './game-file.ts';
import type { GameKeeps, LongKind } from './keeps.ts';

/** How the folder of a long game ends from the moment it is to go until it is gone. */
export const GOING_ENDING = '.gone';

/** Sweeps a data folder but for the folders of long games, of which there may be thousands. */
export function sweep(path: string, games: readonly GameKeeps[]): void {
  sweepFolder(path, isLeftover);
  sweepFolder(join(path, FOLDERS.replays), isReplayLeftover);
  sweepFolder(join(path, FOLDERS.daily), isTryLeftover);
  for (const { folder } of games.flatMap(({ long = [] }) => long))
    sweepFolder(join(path, folder), (name) => isIndexLeftover(name) || isGoing(name));
}

/** Whether a name is that of a long game which was being taken away. */
const isGoing = (name: string): boolean => name.endsWith(GOING_ENDING) && isGameId(name.slice(0, -GOING_ENDING.length));

/** Sweeps the folder of a long game, which goes itself where nothing is left in it; whether it did. */
export function sweepLong(kind: Pick<LongKind, 'kind'>, path: string): boolean {
  const names = namesAt(path);
  const isRest = (name: string): boolean => isLongLeftover(kind, name);
  for (const drawer of ['bouts', 'back', 'pages']) if (names.includes(drawer)) sweepFolder(join(path, drawer), isRest);
  if (names.some(isRest)) sweepFolder(path, isRest);
  return names.every(isRest) && removed(path);
}

/** Removes a folder that is empty; whether it was. */
function removed(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

function sweepFolder(folder: string, isRest: (name: string) => boolean): void {
  for (const name of namesAt(folder)) if (isRest(name)) swept(join(folder, name));
}

/** What cannot be removed now is left for the next time: nothing hangs on it. */
function swept(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {}
}
