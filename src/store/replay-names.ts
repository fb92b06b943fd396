/** What files among the replays are called. */
import { FOLDERS, type Folder, pathIn } from './disk/folder.ts';

/** The day and the id in a replay's file name. */
export const REPLAY_NAME = /^(\d{4}-\d{2}-\d{2})-([0-9a-f]{8,16})\.json$/;

/** Names of all files in the replays' folder that may be replays, those on their way among them. */
export function replayNames(folder: Folder): readonly string[] {
  return folder.disk.names(pathIn(folder, FOLDERS.replays)).filter((name) => name.endsWith('.json'));
}
