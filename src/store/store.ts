/** The player's files as one: opened once, by the program that plays. */
import { join } from 'node:path';
import { type Read, readable } from '../kernel/save.ts';
import { type DaysStore, openDays } from './days.ts';
import { copyAside, setAside } from './disk/aside.ts';
import { confDisk } from './disk/conf-disk.ts';
import type { Disk } from './disk/disk.ts';
import { FILES, type Folder } from './disk/folder.ts';
import { takeLock } from './disk/lock.ts';
import { type DataFolder, dataFolder, type Machine, makeFolder, thisMachine } from './disk/paths.ts';
import { type Processes, theseProcesses } from './disk/processes.ts';
import type { GameKind } from './game-file.ts';
import { type GameStore, openGames } from './games.ts';
import { type HallStore, openHall } from './hall.ts';
import { openIndexes } from './index/indexes.ts';
import type { GameKeeps, OwnFolder } from './keeps.ts';
import { type MatchStore, openMatches } from './matches.ts';
import { type OwnStore, openOwn } from './own-files.ts';
import { openReplays, type ReplayStore } from './replays.ts';
import { countedMost, hallMost, openRoom, type Room, type RoomOptions, UNBOUNDED } from './room.ts';
import { openSettings, type SettingsStore } from './settings.ts';
import { openStats, type StatsStore } from './stats.ts';
import { sweep } from './sweep.ts';

/** How a player's files are opened; `machine`, `processes` and `disk` are those at hand unless given. */
export interface StoreOptions {
  /** What `--data-dir` says, or null for the platform's own folder. */
  readonly dataDir: string | null;
  /** Whether anything is to be written: takes the lock, and makes the folder if need be. */
  readonly write: boolean;
  /** Why nothing is to be written, where that is so, as a sentence for the player. */
  readonly reason?: string;
  readonly now: () => Date;
  /** What the games of the house keep. */
  readonly games: readonly GameKeeps[];
  readonly machine?: Machine;
  readonly processes?: Processes;
  /** How files are written; at once, unless a host says otherwise. */
  readonly disk?: Disk;
  /** How much may be kept; as much as there is, unless a host says otherwise. */
  readonly room?: RoomOptions;
}

/** All files of a player. */
export interface Store {
  readonly folder: Folder;
  /** Why nothing is saved, as a sentence for the player; null when all is well. */
  readonly trouble: string | null;
  readonly settings: SettingsStore;
  /** A game's match that stands alone, by the game's id. */
  match(game: string): MatchStore;
  readonly replays: ReplayStore;
  /** The long games of a kind. */
  long<Facts>(kind: GameKind<Facts>): GameStore<Facts>;
  readonly hall: HallStore;
  readonly stats: StatsStore;
  /** Challenges of days that were tried alone. */
  readonly days: DaysStore;
  readonly room: Room;
  /** Files that a game reads itself. */
  own(folder: OwnFolder): OwnStore;
  /** Sentences the player should read, oldest first; each is handed out once. */
  takeNotices(): readonly string[];
  /** Puts a file aside that its reader refuses, by its name in the folder. Returns where it went, or why it stays. */
  setAside(name: string, why: string): Read<string>;
  /** Puts a copy of a file aside that is used on; says what it is called in the folder, or why there is none. */
  copyAside(name: string, why: string): Read<string>;
  /** Writes what lists are made of, where it has changed; without it they would be made anew from the files. */
  keepIndexes(): void;
  /** Waits for what is on its way to the disk, then gives the lock back. Nothing may be written afterwards. */
  close(): void;
}

/**
 * Opens a player's files. Only a wrong `--data-dir` is refused; a folder that cannot be written, or
 * that another process writes, gives a store that says so and keeps options in memory alone.
 */
export function openStore(options: StoreOptions): Read<Store> {
  const {
    dataDir,
    write,
    now,
    games,
    machine = thisMachine(),
    processes = theseProcesses(),
    disk = confDisk(),
    room: bounds = UNBOUNDED,
  } = options;
  const where = dataFolder(dataDir, machine);
  if (!where.ok) return where;
  const notices: string[] = [];
  const right = write ? rightToWrite(where.value, now(), processes) : noRight(options.reason ?? READING);
  if (write && right.trouble !== null) notices.push(right.trouble);
  let closed = false;
  const folder: Folder = {
    path: where.value.path,
    get trouble() {
      return closed ? 'Nothing is saved any more: the files were closed.' : (right.trouble ?? right.whyLost());
    },
    now,
    disk,
    notice: (sentence) => notices.push(sentence),
  };
  if (right.trouble === null) sweep(folder.path, games);
  const indexes = openIndexes(folder);
  const room = openRoom(folder, indexes.counts, games, bounds);
  return readable({
    folder,
    get trouble() {
      return folder.trouble;
    },
    settings: openSettings(folder, games),
    match: openMatches(folder, games, indexes.matches),
    replays: openReplays(folder, indexes.replays, room),
    long: (kind) => openGames(folder, kind, indexes.long(kind)),
    hall: openHall(folder, hallMost(bounds)),
    days: openDays(folder),
    stats: openStats(folder, countedMost(bounds)),
    room,
    own: (kind) => openOwn(folder, kind),
    takeNotices: () => notices.splice(0),
    setAside: (name, why) => setAside(folder, name, why),
    copyAside: (name, why) => copyAside(folder, name, why),
    keepIndexes: indexes.keep,
    close() {
      disk.settle();
      indexes.keep();
      closed = true;
      disk.settle();
      right.release();
    },
  });
}

interface Right {
  readonly trouble: string | null;
  /** Why nothing may be written any more, looked up anew; or null. */
  whyLost(): string | null;
  release(): void;
}

/** The right to write nothing, and why. */
const noRight = (trouble: string): Right => ({ trouble, whyLost: () => trouble, release() {} });

const READING = 'Nothing is saved: the files were opened for reading only.';

/** Taking the lock is the one probe: whoever can do that can write here. */
function rightToWrite(where: DataFolder, since: Date, processes: Processes): Right {
  const why = makeFolder(where);
  if (why !== null) return noRight(`Nothing can be saved in ${where.path}: ${why}.`);
  const file = join(where.path, FILES.lock);
  const lock = takeLock(file, since, processes);
  if (!lock.ok) return noRight(lock.why);
  const lost = `Nothing is saved any more: the lock ${file} was taken away, and others may write here.`;
  return { trouble: null, whyLost: () => (lock.isHeld() ? null : lost), release: lock.release };
}
