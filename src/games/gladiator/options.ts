/** GLADIATOR's options: what bouts begun from now on are fought by. They are known before its rules are loaded. */
import { capital } from '../../kernel/words.ts';
import type { GameOption, GameSettings, OptionRow, Settings } from '../../settings.ts';
import { GAME_ID } from './id.ts';
import { EDITION_NAMES } from './rules/tables/edition-names.ts';

/** The words that options made of words can be. */
const CHOICES = {
  rules: ['basic', 'advanced', 'campaign'],
  /** Whose beasts come to a hunt (P180). */
  beastBook: ['colosseum', 'springsteen'],
  /** By whose tables bouts are fought (P260). */
  edition: ['colosseum', 'classic', 'billings', 'v2'],
  /** 34.3 About which rolls of a man's the player is asked whether to call on the gods. */
  favour: ['against', 'always', 'never'],
} as const;
type Choice<K extends keyof typeof CHOICES> = (typeof CHOICES)[K][number];

/** Chapters that practice bouts can do without. */
const CHAPTERS: readonly unknown[] = [19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 30, 31, 34, 35];

/** 7.5 Seconds for a plot where the reaction timer is on (P128). */
const REACTION_SECONDS = 10;

/** What holds in bouts begun from now on. */
export interface GladiatorOptions {
  readonly rules: Choice<'rules'>;
  readonly beastBook: Choice<'beastBook'>;
  readonly edition: Choice<'edition'>;
  /** Chapters that practice bouts do without, in their order. */
  readonly leftOut: readonly number[];
  readonly favour: Choice<'favour'>;
  readonly reactionSeconds: typeof REACTION_SECONDS | null;
  readonly stansKills: boolean;
  readonly freeformPlots: boolean;
  /** Ways to divide CF that the player keeps, as they are written (9.3), the oldest first. */
  readonly keptAllocations: readonly string[];
}

/** Ways to divide CF that can be kept at a time. */
export const KEPT_MOST = 5;
/** Letters that one of them can have. */
const KEPT_LENGTH = 200;

/** What holds until one chooses. */
export const USUAL: GladiatorOptions = {
  rules: 'advanced',
  beastBook: 'colosseum',
  edition: 'colosseum',
  leftOut: [],
  favour: 'against',
  reactionSeconds: null,
  stansKills: true,
  freeformPlots: false,
  keptAllocations: [],
};

/** What the player has chosen; the usual for the rest. */
export function optionsOf({ games }: Pick<Settings, 'games'>): GladiatorOptions {
  return { ...USUAL, ...games[GAME_ID] };
}

/** What settings become when some of GLADIATOR's options are changed. */
export function withOptions(
  { games }: Pick<Settings, 'games'>,
  patch: Partial<GladiatorOptions>,
): Pick<Settings, 'games'> {
  return { games: { ...games, [GAME_ID]: { ...games[GAME_ID], ...(patch as GameSettings) } } };
}

/** An option that has a line: the values of the line are those it can have. */
function rowed(key: keyof GladiatorOptions, row: OptionRow, legal?: string): GameOption {
  return {
    key,
    usual: USUAL[key],
    fits: (value) => row.values.some(([one]) => one === value),
    legal: legal ?? row.values.map(([value]) => JSON.stringify(value)).join(', '),
    row,
  };
}

/** The options, in the order of their lines. */
export const OPTIONS: readonly GameOption[] = [
  rowed('rules', {
    label: 'Rules',
    values: CHOICES.rules.map((word) => [word, capital(word)]),
    help: 'Basic: swords. Advanced: styles (19), nets (20), weapons (21), fists (22), specials (23), pairs (24), blood (25), teams (26), arenas (27), beasts (28), riders (30). Campaign: talents, luck. c: one by one.',
    also: ['leftOut'],
  }),
  rowed('beastBook', {
    label: 'Beasts',
    values: CHOICES.beastBook.map((word) => [word, capital(word)]),
    help: 'Colosseum: the ten beasts of chapter 28. Springsteen: tiger, lion, leopard, bear and wolf of his solitaire variant (P180), which use three dice and crush men against walls. For bouts begun from now on.',
  }),
  rowed('edition', {
    label: 'Tables',
    values: CHOICES.edition.map((word) => [word, EDITION_NAMES[word]]),
    help: 'The tables for bouts and careers from now on (P260). 1981: CRT columns 0 to 5, armour by two dice, other criticals, shields, nets, endurance; missus by a die. Billings: his revision of it.',
  }),
  rowed('favour', {
    label: 'Divine favour',
    values: [
      ['against', 'ask when it goes against me'],
      ['always', 'always'],
      ['never', 'never'],
    ],
    help: 'Rule 34.3: for which rolls you are asked whether a man with luck calls on the gods to roll again: those that went against him, all of his or made against him, or none.',
  }),
  rowed(
    'reactionSeconds',
    {
      label: 'Reaction timer',
      values: [
        [null, 'off'],
        [REACTION_SECONDS, `${REACTION_SECONDS} seconds`],
      ],
      help: 'Rule 7.5: when the time for a plot runs out, your man gets no order. For bouts begun from now on.',
    },
    'null or 10',
  ),
  rowed(
    'stansKills',
    {
      label: 'Stans missus',
      values: [
        [true, 'can kill'],
        [false, 'spares all'],
      ],
      help: 'By the letter, a match stopped as a draw has both men judged, and many die. The house rule spares them. For bouts begun from now on.',
    },
    'true or false',
  ),
  rowed(
    'freeformPlots',
    {
      label: 'Illegal orders',
      values: [
        [false, 'refused'],
        [true, 'punished'],
      ],
      help: 'Rule 7.6: illegal orders may be written, and cost stun 2D6+1. For bouts begun from now on.',
    },
    'true or false',
  ),
  {
    key: 'leftOut',
    usual: USUAL.leftOut,
    fits: (value) => Array.isArray(value) && value.every((one) => CHAPTERS.includes(one)),
    legal: `a list of chapters from ${CHAPTERS.join(', ')}`,
  },
  {
    key: 'keptAllocations',
    usual: USUAL.keptAllocations,
    fits: (value) =>
      Array.isArray(value) &&
      value.length <= KEPT_MOST &&
      value.every((one) => typeof one === 'string' && one.length <= KEPT_LENGTH),
    legal: `a list of up to ${KEPT_MOST} allocations, such as "head 4, legs 2 | chest 1"`,
  },
];
