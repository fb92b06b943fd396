/** Files that a process killed in the middle of a write can leave behind; nobody needs them. */
import type { LongKind } from '../keeps.ts';
import { REPLAY_NAME } from '../replay-names.ts';
import { FILES, MATCH_NAME, TRY_NAME } from './folder.ts';

/** The draft of a file (conf-disk.ts), or Conf's own draft of that, whose form those of a host have too (async-disk.ts). */
const DRAFT = /^(.+)\.new(\.tmp-\d{10}[0-9a-f]{6})?$/;
/** The draft of any file, a page or a record among them. */
const HOST_DRAFT = /\.new\.tmp-\d{10}[0-9a-f]{6}$/;
/** The draft of a lock (lock.ts). */
const LOCK_DRAFT = /^lock(\.next)*\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const WRITTEN: readonly string[] = [FILES.settings, FILES.hall, FILES.stats, FILES.days, FILES.index];
/** The records and the autosaves of a long game. */
const NUMBERED = /^\d{4}\.json$/;

/** Whether a file of the data folder is the rest of a write. */
export function isLeftover(name: string): boolean {
  const written = draftOf(name);
  return WRITTEN.includes(written) || MATCH_NAME.test(written) || LOCK_DRAFT.test(name);
}

/** Whether a file of the replays' folder is the rest of a write. */
export function isReplayLeftover(name: string): boolean {
  return REPLAY_NAME.test(draftOf(name)) || HOST_DRAFT.test(name) || isIndexLeftover(name);
}

/** Whether a file of the folder of tries is the rest of a write. */
export function isTryLeftover(name: string): boolean {
  return TRY_NAME.test(draftOf(name)) || HOST_DRAFT.test(name);
}

/** Whether a file in a folder that has an index is the rest of a write of that. */
export function isIndexLeftover(name: string): boolean {
  return draftOf(name) === FILES.index;
}

/** Whether a file in one of the folders of a long game of some kind is the rest of a write. */
export function isLongLeftover({ kind }: Pick<LongKind, 'kind'>, name: string): boolean {
  const written = draftOf(name);
  return written === `${kind}.json` || NUMBERED.test(written) || HOST_DRAFT.test(name);
}

/** Whether a file anywhere is the draft of an asynchronous disk. */
export function isHostDraft(name: string): boolean {
  return HOST_DRAFT.test(name);
}

/** The name a draft was written for; '' for what is no draft. */
function draftOf(name: string): string {
  return DRAFT.exec(name)?.[1] ?? '';
}
