/** What the house may ask of a game. A game's own types never leave its folder: what is here closes over them. */
import type { Kit } from '../kernel/kit.ts';
import type { Rulebook } from '../kernel/rulebook.ts';
import type { Read, Save } from '../kernel/save.ts';
import type { Party } from '../kernel/state.ts';
import type { Playback } from '../session/playback.ts';
import type { Screen } from '../tui/program.ts';
import type { GameCommands } from './commands.ts';

/** A finished match in a few words, for lists. */
export interface Summary {
  /** The names of each party, the first being party 0. */
  readonly parties: readonly string[];
  /** The result letter of every fighter, by id. */
  readonly results: { readonly [fighter: string]: string };
  readonly turns: number;
  readonly winner: Party | null;
  /** How it ended, in the rule set's word. */
  readonly by: string;
}

/** What a save came to when it was played through. */
export interface Proof {
  readonly draws: number;
  readonly digest: string;
  readonly turn: number;
  /** How the match ended; null: it goes on. */
  readonly by: string | null;
}

/** What can be done with the saves of one rule set, whatever its state and choices are. */
export interface RuleSetDoor {
  /** As a save names it. */
  readonly id: string;
  readonly version: number;
  /** Plays a save through: null where it leads where it says, a remark where its rules are others, or what is wrong. */
  verify(save: Save): Read<string | null>;
  /** The same, with what it came to. */
  prove(save: Save): Read<Proof>;
  /** Sums up a finished match from its last state, which must fit its digest. */
  summary(save: Save): Read<Summary>;
  /** Plays a save through and keeps every line of it. */
  playback(save: Save): Read<Playback<Kit>>;
  /** The screen on which a playback of its own is watched, from an entry of the journal on. */
  watch(playback: Playback<Kit>, at: number): Promise<Screen>;
  /** How lucky each party of a finished match was, as text or as a JSON document; absent: nothing tells it. */
  luck?(file: string, save: Save, how: { readonly json?: boolean }): Promise<string>;
}

/** A game, once its code and its tables are loaded. */
export interface Game {
  readonly id: string;
  readonly title: string;
  /** One for each rule set with a version of its own. */
  readonly doors: readonly RuleSetDoor[];
  rulebook(): Rulebook;
  /** Reads every table of every edition; throws TableError where one is not whole. */
  checkTables(): void;
  /** What it adds to the command line, loaded for no other use; absent: nothing. */
  commands?(): Promise<GameCommands>;
}

/** A game as it is listed: nothing of it is loaded before `load` is called. */
export interface GameEntry {
  readonly id: string;
  readonly title: string;
  /** What it is like, in three sentences. */
  readonly about: readonly [string, string, string];
  /** The ids of its rule sets, as saves name them. */
  readonly rulesets: readonly string[];
  load(): Promise<Game>;
}
