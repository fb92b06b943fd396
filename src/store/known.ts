/** What the store asks of the games of the house, once they are loaded, to judge the files of a folder. */
import type { Read, Save } from '../kernel/save.ts';
import type { Summary } from '../kernel/summary.ts';
import type { GameKind } from './game-file.ts';
import type { HallSection } from './hall.ts';
import type { GameKeeps, OwnFolder } from './keeps.ts';
import type { OwnText } from './own-files.ts';
import type { Score } from './score.ts';
import type { CountedLine } from './stats.ts';

/** Plays a save through under its rules: a remark on it, or null, or why it cannot be opened. */
type Verifier = (save: Save) => Read<string | null>;

/** Files of a game's own, as it reads them. */
export interface OwnFiles extends OwnFolder {
  /** Whether a text from anywhere says of itself that it is such a file. */
  looksLike(text: string): boolean;
  /** A text as it is kept; or what is wrong with it. */
  read(text: string): Read<OwnText>;
}

/** A game's part in the challenge of the day, for who plays alone, as its records are judged by it. */
export interface KnownChallenge {
  /** Of the match of a day, written YYYY-MM-DD. */
  seed(date: string): string;
  /** What a try came to; null while it goes on. */
  score(save: Save): Score | null;
}

/** A match as the statistics tell of it, without when it was counted, where it lies and its luck. */
export type KnownCount = Omit<CountedLine, 'when' | 'record' | 'luck'>;

/** The games of the house as files are judged by them. */
export interface KnownGames {
  readonly games: readonly GameKeeps[];
  /** The id of the game that a save is of; or why none of them opens it: its rule set or its version is unknown here. */
  gameOf(save: Save): Read<string>;
  /** Whether a save is of a long game. */
  isLong(save: Save): boolean;
  /** Null: saves are not played through. */
  readonly verify: Verifier | null;
  /** Sums up a finished match; or what is wrong with its end. */
  summary(save: Save): Read<Summary>;
  /** A save with its phase boundaries made anew from its seed and choices; why it does not lead where it says. */
  anew(save: Save): Read<Save>;
  /** What a finished match is counted as; null: it is not counted. */
  counted(save: Save): KnownCount | null;
  /** By the ids of the games; those that are not loaded are left out. */
  readonly challenges: ReadonlyMap<string, KnownChallenge>;
  readonly long: readonly GameKind<unknown>[];
  readonly own: readonly OwnFiles[];
  readonly hall: readonly HallSection<unknown>[];
}
