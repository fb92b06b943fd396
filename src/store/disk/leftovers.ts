/** Files that a process killed in the middle of a write can leave behind; nobody needs them. */

import { REPLAY_NAME } from '../replays.ts';
import { FILES } from './folder.ts';

/** The draft of a file (conf-disk.ts), or Conf's own draft of that, whose form those of a host have too (async-disk.ts). */
const DRAFT = /^(.+)\.new(\.tmp-\d{10}[0-9a-f]{6})?$/;
/** The draft of any file, a page or a record among them. */
const HOST_DRAFT = /\.new\.tmp-\d{10}[0-9a-f]{6}$/;
/** The draft of a lock (lock.ts). */
const LOCK_DRAFT = /^lock(\.next)*\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const WRITTEN: readonly string[] = [FILES.settings, FILES.bout, FILES.hall];
/** Files of a career or a house: itself, its bouts, and its autosaves. */
const GAME_NAME = /^(career|house|\d{4})\.json$/;

/** Whether a file of the data folder is the rest of a write. */
export function isLeftover(name: string): boolean {
  return WRITTEN.includes(draftOf(name)) || LOCK_DRAFT.test(name);
}

/** Whether a file of the replays' folder is the rest of a write. */
export function isReplayLeftover(name: string): boolean {
  return REPLAY_NAME.test(draftOf(name)) || HOST_DRAFT.test(name);
}

/** Whether a file in one of the folders of a career or a house is the rest of a write. */
export function isGameLeftover(name: string): boolean {
  return GAME_NAME.test(draftOf(name)) || HOST_DRAFT.test(name);
}

/** Whether a file anywhere is the draft of an asynchronous disk. */
export function isHostDraft(name: string): boolean {
  return HOST_DRAFT.test(name);
}

/** The name a draft was written for; '' for what is no draft. */
function draftOf(name: string): string {
  return DRAFT.exec(name)?.[1] ?? '';
}
