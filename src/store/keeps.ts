/** What the store must know of a game before any of its code is loaded. */
import type { GameOption } from '../settings.ts';

/** A kind of long game, as its files are told from others. */
export interface LongKind {
  /** Its word, and the name of its file; no other kind of any game has it. */
  readonly kind: string;
  /** Its folder within the player's, which it shares with nothing. */
  readonly folder: string;
  /** What its autosaves are numbered by. */
  readonly counted: string;
  /** What the record of one of its matches is called in a list of files. */
  readonly record: string;
  /** The option in which the id of the one last played was kept before there were several games. */
  readonly lastOption?: string;
}

/** A folder for files of a game's own, which it reads itself. */
export interface OwnFolder {
  /** Within the player's, shared with nothing. */
  readonly folder: string;
  /** What such a file is called in a list of files. */
  readonly kind: string;
  /** How its name ends: '.card'. What ends otherwise is none of the game's. */
  readonly ending: string;
}

/** What a game keeps in a player's folder. */
export interface GameKeeps {
  readonly id: string;
  readonly title: string;
  readonly options: readonly GameOption[];
  /** Of several that were played last before there were several games, the first counts. Absent: there are none. */
  readonly long?: readonly LongKind[];
  /** Folders for files that it reads itself; absent: there are none. */
  readonly own?: readonly OwnFolder[];
}
