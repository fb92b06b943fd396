/** What files among the replays are called. */
import type { Save } from '../kernel/save.ts';
import { digestOf } from '../kernel/state.ts';
import { FOLDERS, type Folder, pathIn } from './disk/folder.ts';

/** The day and the id in a replay's file name. */
export const REPLAY_NAME = /^(\d{4}-\d{2}-\d{2})-([0-9a-f]{8,16})\.json$/;

/** The id of a match, of which its file's name has the beginning, or all. */
export function replayId({ ruleset, version, seed, setup, choices }: Save): string {
  return digestOf([ruleset, version, seed, setup, choices]);
}

/** Names of all files in the replays' folder that may be replays, those on their way among them. */
export function replayNames(folder: Folder): readonly string[] {
  return folder.disk.names(pathIn(folder, FOLDERS.replays)).filter((name) => name.endsWith('.json'));
}
