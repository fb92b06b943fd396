/** What a game adds to the command line. Types alone: what a game does with its options stands behind `run`. */
import type { Spread } from '../session/spread.ts';
import type { Store } from '../store/store.ts';
import type { Env, Screen } from '../tui/program.ts';
import type { PlayBotMatch } from './bots.ts';

/** Options of the whole program, which every command is given besides its own. */
export interface Globals {
  readonly dataDir?: string;
  readonly seed?: string;
  readonly ascii?: boolean;
  readonly color: boolean;
}

/** An option as the command line takes it. */
export interface OptionSpec {
  /** As '--red <spec>', '-n <bouts>' or '--no-weapon'. */
  readonly flags: string;
  readonly about: string;
  /** What it is where nothing is said; absent: nothing. */
  readonly standing?: string;
}

/** What a game adds to a command of the house, whatever the command is. */
export interface CommandSpec {
  readonly options: readonly OptionSpec[];
  /** What --help says below the options; absent: nothing more. */
  readonly help?: () => string;
}

/** The screen that opens, with what the player must be told first; null: nothing. */
export type FirstScreen = (env: Env, told: string | null) => Screen;

/** harena practice: straight into a match. */
export interface PracticeCommand extends CommandSpec {
  /**
   * Reads its options, before any file is opened. What it gives back begins the match once the player's files are
   * open, and may look at them. Both throw UsageError.
   */
  read(options: Globals): Promise<(store: Store) => FirstScreen>;
}

/** harena odds: what may come of something, worked out. */
interface OddsCommand extends CommandSpec {
  /** Returns what is to be printed. Throws UsageError. */
  run(options: Globals): Promise<string>;
}

/** harena bot: matches that somebody plays over standard input and output. */
interface BotCommand extends CommandSpec {
  /** Reads its options. What it gives back has a match played that they ask for. Throws UsageError. */
  read(options: Globals): Promise<(play: PlayBotMatch) => Promise<void>>;
}

/** What the house takes for every sim; a game reads what it means. */
export interface SimGlobals extends Globals {
  /** -n: how many matches, or of whatever else is simulated. */
  readonly n?: string;
  /** One JSON document; of matches a SimDocument. */
  readonly json?: boolean;
  /** Threads that work; equal bytes whatever their number. */
  readonly workers?: string;
}

/**
 * What `sim --json` prints of matches, whatever the game: these members, and what the game adds to them. A run of
 * another kind (each against each, long games) is a document of another schema, with `game` and `input` in it.
 * All wins and draws together are as many as there were matches.
 */
export interface SimDocument {
  readonly schema: 'harena/sim/1';
  /** The id of the game. */
  readonly game: string;
  /** What was asked, as the game read it. */
  readonly input: { readonly n: number; readonly seed: string };
  readonly bouts: number;
  /** Matches won, by the number of the party. */
  readonly wins: readonly number[];
  /** Matches that nobody won. */
  readonly draws: number;
  /** Matches by the turn they ended in. */
  readonly turns: Readonly<Spread>;
  /** Matches by how they ended, in the rule set's word. */
  readonly ends: { readonly [by: string]: number };
}

/** Something that threads of sim do a batch at a time, in words that can be sent to them. */
export interface Job {
  /** The id of the game that knows how. */
  readonly game: string;
  /** What kind of job of that game. */
  readonly kind: string;
  /** What a thread is told once. */
  readonly orders: unknown;
}

/** Whoever does a job, one batch after another; gives back what came of it. */
export type Hand = (batch: unknown) => unknown;

/** harena sim: many matches without a screen. */
interface SimCommand extends CommandSpec {
  /** Returns what is to be printed. Throws UsageError, FailureError, and StoppedError where Ctrl-C stops it. */
  run(options: SimGlobals): Promise<string>;
  /** Who does a job of this game: called in every thread that works. */
  hand(job: Job): Promise<Hand>;
  /** Joins parts of a run; absent: a run cannot be cut into parts. */
  readonly merge?: MergeCommand;
}

/** A document that sim --chunk printed, and the name of its file. */
export interface PartFile {
  readonly name: string;
  readonly json: unknown;
}

/** harena sim merge: the parts of a run, as the run they make. */
export interface MergeCommand extends CommandSpec {
  /** Returns what the whole run would have printed. Throws FailureError where the parts make none. */
  run(parts: readonly PartFile[], options: Globals & Pick<SimGlobals, 'json'>): Promise<string>;
}

/** What a game adds; absent: the game has no such command. */
export interface GameCommands {
  readonly practice?: PracticeCommand;
  readonly sim?: SimCommand;
  readonly odds?: OddsCommand;
  readonly bot?: BotCommand;
}
