/** The folder of a host: one host opens it, with its key, its accounts and its bans. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Read, readable, unreadable } from '../../kernel/save.ts';
import { faultOf } from '../../store/disk/fault.ts';
import { FILES } from '../../store/disk/folder.ts';
import { takeLock } from '../../store/disk/lock.ts';
import { dataFolder, makeFolder } from '../../store/disk/paths.ts';
import { ACCOUNT_FILES, type Accounts, openAccounts } from '../accounts/accounts.ts';
import { type Bans, openBans } from '../accounts/bans.ts';
import { HOST_KEY, hostKey } from './host-key.ts';
import { closeToOthers, whyOpen } from './modes.ts';

/** How a host's folder is opened. */
interface FolderOptions {
  readonly data: string;
  /** The file of the private key; null for the folder's own. */
  readonly hostKey: string | null;
  readonly now: () => Date;
  /** The list of bans was read anew. */
  readonly bansChanged: () => void;
  /** The list of bans is damaged. */
  readonly bansTrouble: (why: string) => void;
  /** Others on the machine can look at what is the host's alone, and that could not be mended here. */
  readonly complain: (why: string) => void;
}

/** A host's folder, taken. */
export interface HostFolder {
  readonly key: Buffer;
  readonly accounts: Accounts;
  readonly bans: Bans;
  /** A folder that is never there, for those whose games are not kept. */
  readonly guests: string;
  /** Gives the folder back. */
  release(): void;
}

/** Opens a host's folder, which is made where only it is missing. A lock whose host is dead is taken over. */
export function openHostFolder({ data, now, ...options }: FolderOptions): Read<HostFolder> {
  const where = dataFolder(data);
  if (!where.ok) return where;
  const why = makeFolder(where.value);
  if (why !== null) return unreadable(`${data}: ${why}`);
  const lock = takeLock(join(data, FILES.lock), now());
  if (!lock.ok) return unreadable(lock.why);
  const folders = makeAccountFolders(data);
  const key = hostKey(data, options.hostKey);
  for (const why of modeFaults(data, options.hostKey)) options.complain(why);
  const bans = openBans(data, { changed: options.bansChanged, trouble: options.bansTrouble });
  const barred = (name: string): boolean => bans.ok && bans.value.bars(name);
  const accounts = openAccounts(data, { now, barred });
  if (folders.ok && key.ok && bans.ok && accounts.ok) {
    const guests = join(folders.value, 'guest');
    const release = (): void => {
      bans.value.close();
      lock.release();
    };
    return readable({ key: key.value, accounts: accounts.value, bans: bans.value, guests, release });
  }
  if (bans.ok) bans.value.close();
  lock.release();
  const failed = [folders, key, bans, accounts].find((one) => !one.ok);
  return failed === undefined || failed.ok ? unreadable(data) : failed;
}

/** Puts the modes of what the host has made right. A folder or key that was given is its owner's to change: that is only told. */
function modeFaults(data: string, givenKey: string | null): readonly string[] {
  const own = [ACCOUNT_FILES.folders, ACCOUNT_FILES.index, HOST_KEY, join('daily', 'secret')];
  const given = [data, ...(givenKey === null ? [] : [givenKey])];
  const faults = [...own.map((name) => closeToOthers(join(data, name))), ...given.map(whyOpen)];
  return faults.filter((why) => why !== null);
}

function makeAccountFolders(data: string): Read<string> {
  const path = join(data, ACCOUNT_FILES.folders);
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    return readable(path);
  } catch (error) {
    return unreadable(`${path}: ${faultOf(error)}`);
  }
}
