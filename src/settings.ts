/** The player's options: what there is to choose, and what holds until one chooses. */

/** The words that options made of words can be. */
export const SETTING_CHOICES = {
  /** How events follow one another: at a key, by themselves slowly or briskly, or all at once. */
  pace: ['key', 'flow', 'brisk', 'instant'],
  skin: ['auto', 'unicode', 'ascii'],
  colour: ['auto', 'truecolour', '256', '16', 'none'],
  theme: ['dusk', 'noon'],
  keys: ['grid', 'vi'],
  /** Whose hexes within reach are tinted in the arena. */
  reach: ['both', 'yours', 'theirs', 'none'],
} as const;
type Choice<K extends keyof typeof SETTING_CHOICES> = (typeof SETTING_CHOICES)[K][number];

/** An option of a game, as the house keeps it and offers it. */
export interface GameOption {
  readonly key: string;
  /** What holds until one chooses. */
  readonly usual: unknown;
  /** Whether a value from a file can be used. */
  fits(value: unknown): boolean;
  /** Which values can, in words. */
  readonly legal: string;
  /** Its line among the options; absent: it is chosen elsewhere. */
  readonly row?: OptionRow;
}

/** An option as its page shows it: a label, the words of its values, and a sentence of help. */
export interface OptionRow {
  readonly label: string;
  /** The values it can have, in words. */
  readonly values: readonly (readonly [value: unknown, word: string])[];
  readonly help: string;
  /** Options without a line that go with this one. */
  readonly also?: readonly string[];
}

/** What was chosen of a game's options, by their keys. */
export type GameSettings = { readonly [option: string]: unknown };

/** A long game that goes on. */
export interface LongPlayed {
  readonly game: string;
  /** Which of the game's long games it is, and its id among those. */
  readonly kind: string;
  readonly id: string;
  /** What it is, in a few words; '' where nothing is known. */
  readonly note: string;
}

/** What a player has chosen, and what the program remembers for that player from one start to the next. */
export interface Settings {
  readonly pace: Choice<'pace'>;
  readonly skin: Choice<'skin'>;
  readonly colour: Choice<'colour'>;
  readonly theme: Choice<'theme'>;
  readonly keys: Choice<'keys'>;
  readonly reach: Choice<'reach'>;
  /** Step keys go by the fighter's facing rather than by the map. */
  readonly relative: boolean;
  readonly hints: boolean;
  /** What a planned attack may do is told in odds. */
  readonly odds: boolean;
  /** The mouse is listened to; to select text in the terminal Shift is held then. */
  readonly mouse: boolean;
  /** Ask once more before an order that has a price. */
  readonly confirm: boolean;
  /** What happens is seen in a few pictures before it stands. */
  readonly motion: boolean;
  /** What opponents that think had weighed stands in the journal, once it has come out. */
  readonly reasons: boolean;
  /** The terminal's bell rings when somebody is wounded or dies. */
  readonly bell: boolean;
  /** On a host others may watch what is played here. */
  readonly watched: boolean;
  /** No bout has been fought to its end yet. */
  readonly firstRun: boolean;
  readonly lastName: string | null;
  /** The long game last played, for Continue; null: none goes on. */
  readonly last: LongPlayed | null;
  /** The id of the game last played; null: none yet. */
  readonly lastGame: string | null;
  /** What the matches that stand alone and are not over are, in a few words, by their games. */
  readonly matches: { readonly [game: string]: string };
  /** The ids of the lessons that are learned, by their games. */
  readonly learned: { readonly [game: string]: readonly string[] };
  /** Games whose lessons the player does not want on the title. */
  readonly waved: readonly string[];
  /** The options of games, by their ids. */
  readonly games: { readonly [game: string]: GameSettings };
}

/** What holds until a player chooses otherwise. */
export const DEFAULT_SETTINGS: Settings = {
  pace: 'key',
  skin: 'auto',
  colour: 'auto',
  theme: 'dusk',
  keys: 'grid',
  reach: 'both',
  relative: false,
  hints: true,
  odds: true,
  mouse: true,
  confirm: true,
  motion: true,
  reasons: true,
  bell: false,
  watched: true,
  firstRun: true,
  lastName: null,
  last: null,
  lastGame: null,
  matches: {},
  learned: {},
  waved: [],
  games: {},
};
