/** The player's options: what there is to choose, and what holds until one chooses. */

/** The words that options made of words can be. */
export const SETTING_CHOICES = {
  /** How events follow one another: at a key, by themselves slowly or briskly, or all at once. */
  pace: ['key', 'flow', 'brisk', 'instant'],
  skin: ['auto', 'unicode', 'ascii'],
  colour: ['auto', 'truecolour', '256', '16', 'none'],
  theme: ['dusk', 'noon'],
  keys: ['grid', 'vi'],
  rules: ['basic', 'advanced', 'campaign'],
  /** Whose beasts come to a hunt (P180). */
  beastBook: ['colosseum', 'springsteen'],
  /** By whose tables bouts are fought (P260). */
  edition: ['colosseum', 'classic', 'billings', 'v2'],
  /** Whose hexes within reach are tinted in the arena. */
  reach: ['both', 'yours', 'theirs', 'none'],
  /** 34.3 About which of his man's rolls the player is asked whether to call on the gods. */
  favour: ['against', 'always', 'never'],
} as const;
type Choice<K extends keyof typeof SETTING_CHOICES> = (typeof SETTING_CHOICES)[K][number];

/** 7.5 Seconds for a plot where the reaction timer is on (P128). */
export const REACTION_SECONDS = 10;

export interface Settings {
  readonly pace: Choice<'pace'>;
  readonly skin: Choice<'skin'>;
  readonly colour: Choice<'colour'>;
  readonly theme: Choice<'theme'>;
  readonly keys: Choice<'keys'>;
  /** What practice bouts are fought by. */
  readonly rules: Choice<'rules'>;
  readonly beastBook: Choice<'beastBook'>;
  readonly edition: Choice<'edition'>;
  /** Chapters that practice bouts do without, in their order. */
  readonly leftOut: readonly number[];
  readonly reach: Choice<'reach'>;
  readonly favour: Choice<'favour'>;
  /** Step keys go by the fighter's facing rather than by the map. */
  readonly relative: boolean;
  readonly hints: boolean;
  /** What a planned attack may do is told in odds. */
  readonly odds: boolean;
  readonly reactionSeconds: typeof REACTION_SECONDS | null;
  /** Ask once more before an order that has a price. */
  readonly confirm: boolean;
  readonly stansKills: boolean;
  readonly freeformPlots: boolean;
  /** On a host others may watch his bouts. */
  readonly watched: boolean;
  /** No bout has been fought to its end yet. */
  readonly firstRun: boolean;
  readonly lastName: string | null;
  /** The id of the career last played; null where a practice bout was. */
  readonly lastCareer: string | null;
  /** The id of the house last played; null where a career or a practice bout was. */
  readonly lastHouse: string | null;
}

export const DEFAULT_SETTINGS: Settings = {
  pace: 'key',
  skin: 'auto',
  colour: 'auto',
  theme: 'dusk',
  keys: 'grid',
  rules: 'advanced',
  beastBook: 'colosseum',
  edition: 'colosseum',
  leftOut: [],
  reach: 'both',
  favour: 'against',
  relative: false,
  hints: true,
  odds: true,
  reactionSeconds: null,
  confirm: true,
  stansKills: true,
  freeformPlots: false,
  watched: true,
  firstRun: true,
  lastName: null,
  lastCareer: null,
  lastHouse: null,
};
