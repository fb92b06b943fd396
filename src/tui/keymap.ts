/** Keys: what they do where. Key bars and help are made from these tables, and keys are read by them. */
import type { KeyName } from './keys.ts';

/** How keys are laid out for steps and turns: in a grid, or as vi has them. @internal */
export const PRESETS = ['grid', 'vi'] as const;
export type Preset = (typeof PRESETS)[number];

/** Where keys mean something: a screen of the house, or of a game. No two games name one alike. */
export type ScreenName = string;

/** The screens of the house. @internal */
export const HOUSE_SCREENS = [
  ...['title', 'game', 'menu', 'name', 'options', 'journal', 'why', 'help', 'page', 'form', 'long-games', 'walk'],
  'presets',
  ...['lessons', 'lobby', 'watch', 'daily', 'leave', 'gate', 'invitation', 'elsewhere', 'account', 'key-line', 'sure'],
  ...['book', 'book-search', 'playback', 'advice', 'review'],
] as const;

/** One binding: what it does, where, by which keys, and how it is explained. */
export interface Binding {
  readonly command: string;
  /** Null: everywhere. */
  readonly screens: readonly ScreenName[] | null;
  readonly keys: readonly KeyName[] | { readonly [P in Preset]: readonly KeyName[] };
  /** A word or two for the key bar; '' leaves it to the help page. */
  readonly bar: string;
  readonly help: string;
}

/** A binding: a command on some screens, its keys, and its words in the key bar and in the help. */
export function bind(
  command: string,
  screens: Binding['screens'],
  keys: Binding['keys'],
  bar: string,
  help: string,
): Binding {
  return { command, screens, keys, bar, help };
}

/** Which keys do what on which screens, of the house or of a game. */
export interface Bindings {
  /** In the order key bars show them. */
  readonly bindings: readonly Binding[];
}

/** The house's own, in the order key bars show them. */
export const HOUSE_BINDINGS: readonly Binding[] = [
  bind('undo', ['gate', 'key-line', 'book-search'], ['Backspace'], '', 'take back the last letter'),
  bind('undo', ['name'], ['Backspace'], 'undo', 'take back the last step'),
  bind('next', ['watch', 'walk'], ['Space', 'Enter'], 'next', 'the next step'),
  bind('turn', ['walk'], ['t'], '', 'in a match: the rest of this turn; at its end, the whole next one'),
  bind('phase', ['walk'], ['f'], 'the rest', 'all the rest, up to your next decision'),
  bind('why', ['walk'], ['?'], 'why', 'the dice behind what you see'),
  bind('zoom', ['walk', 'playback', 'watch'], ['m'], '', 'the board closely, or whole, where a game has both'),
  bind('journal', ['walk'], ['C-p'], 'journal', 'open the journal'),
  bind('ask-leave', ['walk'], ['Esc'], '', 'to the title; Continue goes on with it'),
  bind('next', ['playback'], ['Space', 'Enter', 'Right'], 'next', 'the next step'),
  bind('back-step', ['playback'], ['Backspace', 'Left'], 'back', 'one step back'),
  bind('phase', ['playback'], ['f'], 'phase', 'all the rest of the phase'),
  bind('back-phase', ['playback'], ['b'], '', 'back to where the phase began, or the one before'),
  bind('first', ['playback'], ['Home'], '', 'to the beginning'),
  bind('last', ['playback'], ['End'], '', 'to the end'),
  bind('why', ['playback'], ['?'], 'why', 'the dice behind what you see'),
  bind('journal', ['playback'], ['C-p'], 'journal', 'open the journal'),
  bind('ask-leave', ['playback'], ['Esc'], '', 'leave the replay'),
  bind(
    'menu',
    ['title', 'game', 'menu', 'lessons', 'long-games', 'presets', 'lobby', 'daily', 'elsewhere', 'invitation'],
    ['Up', 'Down', 'j', 'k', 'Enter'],
    'choose',
    'choose from the list; digits choose at once',
  ),
  bind(
    'menu-end',
    ['title', 'game', 'menu', 'lessons', 'long-games', 'presets', 'lobby', 'daily', 'elsewhere', 'invitation'],
    ['Home', 'End'],
    '',
    'to the first or the last of the list',
  ),
  bind(
    'menu',
    ['advice'],
    ['Up', 'Down', 'j', 'k', 'Enter'],
    'take it over',
    'fill in this answer; it is not given yet',
  ),
  bind(
    'menu',
    ['review'],
    ['Up', 'Down', 'j', 'k', 'Enter'],
    'watch it',
    'to the place of this decision in the replay',
  ),
  bind('menu-end', ['advice', 'review'], ['Home', 'End'], '', 'to the first or the last of the list'),
  bind('secrets', ['playback'], ['x'], 'secrets', 'hides what its player could not see, or shows it again'),
  bind('review', ['playback'], ['V'], 'review', 'your three decisions that cost most, apart from luck'),
  bind('accept', ['name'], ['Enter'], 'accept', 'take this name'),
  bind('another', ['name'], ['Tab'], 'another', 'another name from the list'),
  bind('field-down', ['name'], ['Down'], '', 'to the lines below the name, where there are any'),
  bind('option-up', ['options', 'form', 'account'], ['Up', 'k'], '', 'the option above'),
  bind('option-down', ['options', 'form', 'account'], ['Down', 'j'], '', 'the option below'),
  bind('option-first', ['options', 'form', 'account'], ['Home'], '', 'the first option'),
  bind('option-last', ['options', 'form', 'account'], ['End'], '', 'the last option'),
  bind('option-less', ['options', 'form'], ['Left', 'h'], 'change', 'change it'),
  bind('option-more', ['options'], ['Right', 'l', 'Enter', 'Space'], '', 'change an option'),
  bind(
    'preset-less',
    ['presets'],
    ['Left', 'h'],
    'weak, even, strong',
    'a weaker opponent; on a line below: change it',
  ),
  bind('preset-more', ['presets'], ['Right', 'l'], '', 'a stronger opponent; on a line below: change it'),
  bind('preset-own', ['presets'], ['m'], 'make your own', 'a match of your own making'),
  bind('next-page', ['options'], ['Tab'], 'next page', 'the options of the next game, or those of all games'),
  bind('detail', ['options'], ['c'], '', 'more about it: of Rules, the chapters in force'),
  bind('form-turn', ['form'], ['Right', 'l'], '', 'change it the other way'),
  bind('form-digit', ['form'], ['0', '1', '2', '3', '4'], '', 'type a number'),
  bind('form-digit', ['form'], ['5', '6', '7', '8', '9'], '', 'type a number'),
  bind('form-take', ['form'], ['Enter', 'Space'], 'take', 'take this line; on the last one, accept everything'),
  bind('up', ['journal', 'why', 'help', 'page', 'book'], ['Up', 'k'], '', 'a line up'),
  bind('down', ['journal', 'why', 'help', 'page', 'book'], ['Down', 'j'], '', 'a line down'),
  bind('page-up', ['journal', 'why', 'help', 'page', 'book'], ['PageUp'], '', 'a page up'),
  bind('page-down', ['journal', 'why', 'help', 'page', 'book'], ['PageDown', 'Space'], '', 'a page down'),
  bind('top', ['journal', 'why', 'help', 'page', 'book'], ['Home'], '', 'to the first line'),
  bind('bottom', ['journal', 'why', 'help', 'page', 'book'], ['End'], '', 'to the last line'),
  bind('next-page', ['page'], ['Tab', 'Right'], '', 'the next page, where there are several'),
  bind('page-before', ['page'], ['Left'], '', 'the page before'),
  bind('follow', ['book'], ['Enter', 'Right'], 'open', 'open what is under the mark: a rule, a ruling, a word'),
  bind('book-back', ['book'], ['Backspace', 'Left'], 'back', 'back to the page that led here, as it was left'),
  bind('search', ['book'], ['/', 's'], 'search', 'look for a word, or for the number of a rule'),
  bind('contents', ['book'], ['c'], 'contents', 'the contents: all chapters'),
  bind('words', ['book'], ['w'], 'words', 'every word that is explained'),
  bind('after', ['book'], ['n', ']'], 'next', 'the next rule, ruling or word, in their order'),
  bind('before', ['book'], ['p', '['], '', 'the rule, ruling or word before'),
  bind('accept', ['book-search'], ['Enter'], 'take', 'open what was found; a number opens its rule'),
  bind('close', ['book-search'], ['Esc'], 'no search', 'back to the page before'),
  bind('close', ['book'], ['Esc'], 'close', 'close the book; so does the key that opened it'),
  bind('look-up', ['why'], ['Enter'], 'rules', 'the rules that are cited here, and what leads on from them'),
  bind('look-up', ['help'], ['Enter'], 'rules', 'the words and rules of the screen that this is about'),
  bind('older', ['journal'], ['C-p'], '', 'an older line'),
  bind('unfold', ['journal'], ['?', 'Enter'], 'why', 'unfold the dice behind this line'),
  bind('do-news', ['lobby'], ['n'], 'news', 'what has happened here recently'),
  bind('do-daily', ['lobby'], ['d'], 'challenge', 'the challenge of the day and its table'),
  bind('do-hall', ['lobby'], ['h'], 'hall', 'the hall of fame of this host'),
  bind('day-before', ['daily'], ['Left'], 'day before', 'the table of the day before'),
  bind('day-after', ['daily'], ['Right'], 'day after', 'the table of the day after'),
  bind('do-points', ['daily'], ['p'], 'points', 'how the points of a challenge are counted'),
  bind('pick-lobby', ['title'], ['l'], '', 'the lobby: who is here, and whom to watch'),
  bind('pick-daily', ['title'], ['d'], '', 'the challenge of the day'),
  bind('pick-stats', ['title'], ['s'], '', 'statistics of your matches, and achievements'),
  bind('pick-news', ['title'], ['w'], '', 'the news of this host'),
  bind('pick-continue', ['title'], ['c'], '', 'go on with what you left'),
  bind('pick-replays', ['title'], ['r'], '', 'watch a finished match'),
  bind('pick-account', ['title'], ['a'], '', 'your account on this host and its keys'),
  bind('pick-options', ['title', 'game'], ['o'], '', 'options'),
  bind('accept', ['gate'], ['Enter'], 'take the name', 'take this name'),
  bind('suggest', ['gate'], ['Right'], '', 'type the name that is proposed'),
  bind('guest', ['gate'], ['Tab'], '', 'play as a guest: nothing is kept'),
  bind('close', ['gate'], ['Esc'], 'leave', 'leave the host'),
  bind('close', ['invitation'], ['Esc'], 'leave', 'leave; you are asked again'),
  bind('close', ['elsewhere'], ['Esc'], 'leave', 'leave; the other session goes on'),
  bind('add-key', ['account'], ['a'], 'add a key', 'ask for a key by the line of its .pub file'),
  bind('remove-key', ['account'], ['x'], 'remove it', 'remove the marked key; the last one stays'),
  bind('accept', ['key-line'], ['Enter'], 'add it', 'add this key'),
  bind('take-away', ['long-games'], ['x'], 'delete', 'delete the marked game for good; asks first'),
  bind('yes', ['sure'], ['Enter', 'y'], 'yes', 'yes, do it'),
  bind('close', ['sure'], ['Esc', 'n'], 'no', 'no; everything stays as it was'),
  bind('quit', ['title'], ['Q'], 'quit', 'leave the game'),
  bind('yes', ['leave'], ['Enter', 'y'], 'leave', 'leave; your match is saved'),
  bind(
    'close',
    [
      'journal',
      'why',
      'help',
      'page',
      'game',
      'menu',
      'lessons',
      'long-games',
      'presets',
      'lobby',
      'watch',
      'daily',
      'options',
      'leave',
      'name',
      'form',
      'account',
      'key-line',
      'advice',
      'review',
    ],
    ['Esc'],
    'back',
    'back; commits nothing',
  ),
  bind(
    'help',
    [
      'title',
      'game',
      'menu',
      'lessons',
      'options',
      'page',
      'form',
      'long-games',
      'presets',
      'elsewhere',
      'account',
      'lobby',
      'daily',
      'invitation',
      'book',
      'advice',
      'review',
    ],
    ['?'],
    'help',
    'help for this screen',
  ),
  bind(
    'help-here',
    ['watch', 'walk', 'journal', 'why', 'name', 'gate', 'key-line', 'book-search'],
    ['F1'],
    '',
    'help for this screen',
  ),
];

/** What holds on every screen, after all else. */
export const EVERYWHERE: readonly Binding[] = [
  bind('look-up', null, ['C-g'], 'look up', 'the words and rules on this screen, explained; the whole book'),
  bind('theme', null, ['F2'], '', 'dusk or noon'),
  bind('leave', null, ['C-c'], '', 'leave the game (asks first); twice leaves at once'),
  bind('suspend', null, ['C-z'], '', 'to the shell; fg brings you back'),
];

/** The keys of a binding under a preset. */
export function keysOf({ keys }: Binding, preset: Preset): readonly KeyName[] {
  return 'grid' in keys ? keys[preset] : keys;
}

/** The bindings in effect on a screen. */
export function bindingsOn(screen: ScreenName, { bindings }: Bindings): readonly Binding[] {
  return bindings.filter(({ screens }) => screens === null || screens.includes(screen));
}

/** The command a key gives on a screen, or null. */
export function commandOf(screen: ScreenName, preset: Preset, key: KeyName, bindings: Bindings): string | null {
  return bindingsOn(screen, bindings).find((binding) => keysOf(binding, preset).includes(key))?.command ?? null;
}
