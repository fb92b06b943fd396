/** Every key of the program, in one table: key bars and help are made from it, and keys are read by it. */
import type { KeyName } from './keys.ts';

export const PRESETS = ['grid', 'vi'] as const;
export type Preset = (typeof PRESETS)[number];

/** Where keys mean something. */
export const SCREENS = [
  'title',
  'menu',
  'create',
  'muster',
  'beasts',
  'body',
  'name',
  'options',
  'plot',
  'allocate',
  'act',
  'resolution',
  'replay',
  'end',
  'look',
  'sheet',
  'roster',
  'journal',
  'luck',
  'why',
  'help',
  'page',
  'form',
  'walk',
  'career',
  'careers',
  'yard',
  'bill',
  'lobby',
  'watch',
  'daily',
  'ludus',
  'men',
  'leave',
  'gate',
  'elsewhere',
  'account',
  'key-line',
  'sure',
] as const;
export type ScreenName = (typeof SCREENS)[number];

/** One binding: what it does, where, by which keys, and how it is explained. */
export interface Binding {
  readonly command: string;
  readonly screens: readonly ScreenName[];
  readonly keys: readonly KeyName[] | { readonly [P in Preset]: readonly KeyName[] };
  /** A word or two for the key bar; '' leaves it to the help page. */
  readonly bar: string;
  readonly help: string;
}

const BOUT: readonly ScreenName[] = ['plot', 'allocate', 'act', 'resolution', 'replay', 'end'];
/** Bouts that are looked at from outside. */
const ONLOOKERS: readonly ScreenName[] = ['replay', 'watch'];
const CAREER: readonly ScreenName[] = ['walk', 'career', 'yard', 'bill', 'ludus'];
const PAGES: readonly ScreenName[] = ['sheet', 'roster', 'journal', 'luck', 'why', 'help', 'look', 'page'];

function bind(
  command: string,
  screens: readonly ScreenName[],
  keys: Binding['keys'],
  bar: string,
  help: string,
): Binding {
  return { command, screens, keys, bar, help };
}

/** The bindings, in the order key bars show them. */
export const BINDINGS: readonly Binding[] = [
  // Hexes: the same six keys wherever a hex is meant.
  bind('step-3', ['plot', 'look'], { grid: ['q'], vi: ['y'] }, '', 'step or look north-west'),
  bind('step-4', ['plot', 'look'], { grid: ['w', 'Up'], vi: ['k', 'Up'] }, '', 'step or look north'),
  bind('step-5', ['plot', 'look'], { grid: ['e'], vi: ['u'] }, '', 'step or look north-east'),
  bind('step-2', ['plot', 'look'], { grid: ['a'], vi: ['b'] }, '', 'step or look south-west'),
  bind('step-1', ['plot', 'look'], { grid: ['s', 'Down'], vi: ['j', 'Down'] }, '', 'step or look south'),
  bind('step-0', ['plot', 'look'], { grid: ['d'], vi: ['n'] }, '', 'step or look south-east'),
  bind('turn-left', ['plot'], ['['], '', 'turn left after the last action, or in place'),
  bind('turn-right', ['plot'], [']'], '', 'turn right after the last action, or in place'),
  bind('turn-left-first', ['plot'], ['{'], '', 'turn left before the next step'),
  bind('turn-right-first', ['plot'], ['}'], '', 'turn right before the next step'),
  bind('specials', ['plot'], ['c'], 'special', 'special actions: charge, leap, kneel, pause and the rest'),
  bind('throw', ['plot'], ['t'], '', 'stop before combat to throw what you hold, or to let it go'),
  bind('relative', ['plot'], ['Tab'], '', 'keys by the map, or by the way you face'),
  // Allocation.
  bind('row-up', ['allocate'], ['Up', 'k'], '', 'the area above'),
  bind('row-down', ['allocate'], ['Down', 'j'], '', 'the area below'),
  bind('attack-less', ['allocate'], ['Left', 'h'], '', 'one CF less to attack'),
  bind('attack-more', ['allocate'], ['Right', 'l'], '', 'one CF more to attack'),
  bind('defence-less', ['allocate'], [','], '', 'one CF less to defence'),
  bind('defence-more', ['allocate'], ['.'], '', 'one CF more to defence'),
  bind('attack-set', ['allocate'], ['0', '1', '2', '3', '4', '5', '6', '7', '8'], '', 'set the attack on this area'),
  bind('order', ['allocate'], ['o'], 'order', 'strike at this area one place earlier'),
  bind(
    'special-attack',
    ['allocate'],
    ['c'],
    '',
    'make the attack on this area special, or another special, or plain (23.2)',
  ),
  bind(
    'special-defence',
    ['allocate'],
    ['v'],
    '',
    'duck, block, back step, parry or jump: 3 CF in place of defence (23.3)',
  ),
  bind('mark', ['allocate'], ['Tab'], '', 'of several opponents: your attacks go to the next of them (26.3.1)'),
  bind('edge', ['allocate'], ['e'], '', 'of several opponents: the advantage over this one into this attack (26.5)'),
  bind('weapon', ['allocate'], ['w'], '', 'strike at this area with the other weapon (24.1.1)'),
  bind('fatal', ['allocate'], ['b'], '', 'give the attack on this area up for a Fatal Blow, or make it (31.3)'),
  // Taking back and committing.
  bind('undo', ['gate', 'key-line'], ['Backspace'], '', 'take back the last letter'),
  bind('undo', ['plot', 'allocate', 'name'], ['Backspace'], 'undo', 'take back the last step'),
  bind('undo-all', ['plot', 'allocate'], ['U'], '', 'take back everything not yet committed'),
  bind('commit', ['plot', 'allocate'], ['Enter'], 'commit', 'commit: from here on the dice decide'),
  // Showing what happened.
  bind('next', ['resolution', ...ONLOOKERS, 'walk'], ['Space', 'Enter'], 'next', 'the next step'),
  bind(
    'phase',
    ['resolution'],
    ['f'],
    'the rest',
    'all the rest of the phase; of a senseless man, up to what may change it',
  ),
  bind('phase', ['replay', 'walk'], ['f'], 'the rest', 'all the rest of the phase'),
  bind('rest', ['resolution'], ['F'], '', 'everything up to your next decision, or to the end'),
  bind('back-step', ['replay'], ['Backspace', 'Left'], 'back', 'one step back'),
  bind('back-phase', ['replay'], ['b'], '', 'to the phase before'),
  bind('first', ['replay'], ['Home'], '', 'to the beginning'),
  bind('last', ['replay'], ['End'], '', 'to the end'),
  // Menus.
  bind(
    'menu',
    [
      'title',
      'menu',
      'create',
      'body',
      'act',
      'end',
      'career',
      'careers',
      'yard',
      'bill',
      'ludus',
      'lobby',
      'daily',
      'elsewhere',
    ],
    ['Up', 'Down', 'j', 'k', 'Enter'],
    'choose',
    'choose from the list; digits choose at once',
  ),
  bind('reroll', ['body'], ['r'], 'roll again', 'roll the dice again'),
  bind('accept', ['name'], ['Enter'], 'accept', 'take this name'),
  bind('another', ['name'], ['Tab'], 'another', 'another name from the list'),
  bind('option-up', ['options', 'muster', 'beasts', 'form', 'account'], ['Up', 'k'], '', 'the option above'),
  bind('option-down', ['options', 'muster', 'beasts', 'form', 'account'], ['Down', 'j'], '', 'the option below'),
  bind('option-less', ['options', 'muster', 'beasts', 'form'], ['Left', 'h'], 'change', 'change it'),
  bind('option-more', ['options'], ['Right', 'l', 'Enter', 'Space'], '', 'change an option'),
  bind('chapters', ['options'], ['c'], 'chapters', 'which chapters of the rules are in force, one by one'),
  bind('form-turn', ['form'], ['Right', 'l'], '', 'change it the other way'),
  bind('form-digit', ['form'], ['0', '1', '2', '3', '4'], '', 'type a number'),
  bind('form-digit', ['form'], ['5', '6', '7', '8', '9'], '', 'type a number'),
  bind('form-take', ['form'], ['Enter', 'Space'], 'take', 'change this line; on the last one, take it all'),
  bind('muster-more', ['muster'], ['Right', 'l'], '', 'change it the other way'),
  bind('muster-take', ['muster'], ['Enter', 'Space'], 'take', 'begin; or the list of styles for this man'),
  bind('beast-more', ['beasts'], ['Right', 'l'], '', 'one more of this kind'),
  bind('beasts-take', ['beasts'], ['Enter', 'Space'], 'take', 'take the beasts called up, or the one under the mark'),
  bind('muster-arms', ['muster'], ['w'], 'weapon', 'the weapons this man may bear'),
  bind('surprise-all', ['muster'], ['s'], 'surprise all', 'any style for everybody'),
  bind('other-seed', ['muster'], ['n'], 'seed', 'another seed'),
  // The men of a house.
  bind('sort', ['men'], ['s', 'Right'], 'sort', 'sort by the next column'),
  bind('sort-back', ['men'], ['Left'], '', 'sort by the column before'),
  bind('compare', ['men'], ['Space', 'c'], 'compare', 'hold this man beside the others, or let him go'),
  bind('open-sheet', ['men'], ['Enter', 'i'], 'log sheet', "this man's log sheet"),
  bind('next-house', ['men'], ['Tab'], 'house', 'the men of the next house'),
  bind('gone', ['men'], ['g'], 'gone', 'with those who are dead, freed, sold or fled; or without'),
  // Pages.
  bind('up', ['journal', 'luck', 'why', 'help', 'roster', 'page', 'men'], ['Up', 'k'], '', 'a line up'),
  bind('down', ['journal', 'luck', 'why', 'help', 'roster', 'page', 'men'], ['Down', 'j'], '', 'a line down'),
  bind('page-up', ['journal', 'luck', 'why', 'help', 'page', 'bill'], ['PageUp'], '', 'a page up'),
  bind('page-down', ['journal', 'luck', 'why', 'help', 'page'], ['PageDown', 'Space'], '', 'a page down'),
  bind('page-down', ['bill'], ['PageDown'], '', 'further down a long page'),
  bind('next-page', ['page'], ['Tab', 'Right'], '', 'the next page, where there are several'),
  bind('page-before', ['page'], ['Left'], '', 'the page before'),
  bind('older', ['journal'], ['C-p'], '', 'an older line'),
  bind('other', ['sheet'], ['Tab', 'Right'], 'other man', "the next man's log sheet"),
  bind('other-back', ['sheet'], ['Left'], '', 'the log sheet before'),
  bind('open-sheet', ['roster'], ['Enter', 'i'], 'log sheet', "this man's log sheet"),
  bind('unfold', ['journal', 'luck'], ['?', 'Enter'], 'why', 'unfold the dice behind this line'),
  bind('next-man', ['look'], ['Tab'], 'next man', 'the cursor to the next man'),
  // Over the bout.
  bind('why', ['resolution', ...ONLOOKERS, 'walk'], ['?'], 'why', 'the dice behind what you see'),
  bind('sheets', [...BOUT, 'watch'], ['i'], 'sheets', 'the log sheets'),
  bind('roster', [...BOUT, 'watch'], ['r'], '', 'the roster: every man in a line'),
  bind('look', ['plot', 'allocate', 'act', 'resolution', ...ONLOOKERS], ['x'], 'look', 'look around the arena'),
  bind('journal', [...BOUT, 'watch', ...CAREER], ['C-p'], 'journal', 'back through the journal'),
  bind('luck', ['replay', 'end'], ['L'], 'luck', 'how lucky each side was, and the rolls that swung the bout'),
  bind('zoom', ['plot', 'resolution', ...ONLOOKERS], ['z'], '', 'small or large hexes'),
  bind('coords', ['plot', 'resolution', ...ONLOOKERS, 'look'], ['g'], '', 'hex names on or off'),
  bind(
    'reach',
    ['plot', 'allocate', 'act', 'resolution', ...ONLOOKERS, 'look'],
    ['R'],
    'reach',
    'whose reach is tinted: both, yours alone, theirs alone, none',
  ),
  bind('hints', ['plot', 'allocate', 'act', 'resolution'], ['H'], '', 'hints on or off'),
  bind(
    'odds',
    ['plot', 'allocate'],
    ['O'],
    '',
    'odds told or kept to themselves; in a career only if it began with them',
  ),
  bind('take-back', ['plot', 'allocate', 'act'], ['Z'], 'take back', 'take back your last answer, up to the last die'),
  bind('exchange', ['resolution', 'replay'], ['O'], '', 'what the odds were of the blows of this phase'),
  // Others on a host.
  bind('do-news', ['lobby'], ['n'], 'news', 'what has happened here lately'),
  bind('do-daily', ['lobby'], ['d'], 'challenge', 'the challenge of the day and its table'),
  bind('do-hall', ['lobby'], ['h'], 'hall', 'the hall of fame of this host'),
  bind('day-before', ['daily'], ['Left'], 'day before', 'the table of the day before'),
  bind('day-after', ['daily'], ['Right'], 'day after', 'the table of the day after'),
  bind('do-points', ['daily'], ['p'], 'points', 'how the points of a challenge are counted'),
  // The title's letters.
  bind('pick-lobby', ['title'], ['l'], '', 'the lobby: who is here, and whom to watch'),
  bind('pick-daily', ['title'], ['d'], '', 'the challenge of the day'),
  bind('pick-news', ['title'], ['w'], '', 'the news of this host'),
  bind('pick-practice', ['title'], ['p'], '', 'a practice bout'),
  bind('pick-team', ['title'], ['t'], '', 'a team bout'),
  bind('pick-continue', ['title'], ['c'], '', 'go on with the bout you left'),
  bind('pick-careers', ['title'], ['n'], '', 'careers: one gladiator from the school to freedom'),
  bind('pick-houses', ['title'], ['u'], '', 'houses: run a school of gladiators'),
  bind('pick-hall', ['title'], ['h'], '', 'the hall of fame'),
  bind('pick-replays', ['title'], ['r'], '', 'watch a finished bout'),
  bind('pick-account', ['title'], ['a'], '', 'your account on this host and its keys'),
  bind('pick-options', ['title'], ['o'], '', 'options'),
  // What there is to do in a career.
  bind('do-games', ['yard'], ['g'], '', 'to the games'),
  bind('do-shop', ['yard'], ['x'], '', 'spend experience'),
  bind('do-retrain', ['yard'], ['t'], '', 'be trained for another style'),
  bind('do-obituary', ['yard'], ['l'], '', 'what is told of him, once it is over'),
  bind('do-arms', ['yard', 'bill'], ['e'], '', 'the weapons he may bear'),
  bind('do-sheet', ['yard', 'bill'], ['i'], '', 'his log sheet; of a bill those of all who are on it'),
  bind('do-bouts', ['yard'], ['r'], '', 'watch a bout of his again'),
  bind('do-rivals', ['yard', 'bill'], ['o'], '', 'the other houses and their men'),
  bind('do-chronicle', ['yard'], ['c'], '', 'the chronicle, month by month'),
  bind('do-hall', ['yard'], ['h'], '', 'the hall of fame, once it is over'),
  bind('do-card', ['yard'], ['w'], '', 'write his card'),
  bind('do-back', ['yard'], ['b'], '', 'back to before an earlier munus'),
  bind('do-retire', ['yard'], ['R'], '', 'lay the sword down for good'),
  // On a host: at its gate, and the keys of an account.
  bind('accept', ['gate'], ['Enter'], 'take the name', 'take this name'),
  bind('suggest', ['gate'], ['Right'], '', 'type the name that is proposed'),
  bind('guest', ['gate'], ['Tab'], '', 'play as a guest: nothing is kept'),
  bind('close', ['gate'], ['Esc'], 'leave', 'leave the host'),
  bind('close', ['elsewhere'], ['Esc'], 'leave', 'leave; the other session goes on'),
  bind('add-key', ['account'], ['a'], 'add a key', 'add a key by the line of its .pub file'),
  bind('remove-key', ['account'], ['x'], 'take it away', 'take the marked key away; the last one stays'),
  bind('accept', ['key-line'], ['Enter'], 'add it', 'add this key'),
  bind('yes', ['sure'], ['Enter', 'y'], 'yes', 'yes, do it'),
  bind('close', ['sure'], ['Esc', 'n'], 'no', 'no; everything stays as it was'),
  // What there is to read in a game of houses.
  bind('see-roster', ['ludus'], ['r'], 'men', 'the men of the houses, sorted and compared'),
  bind('see-houses', ['ludus'], ['o'], 'houses', 'the houses, a page each'),
  bind('see-bill', ['ludus'], ['b'], 'bill', 'the bill of the games, with odds and wagers'),
  bind('truth', ['ludus'], ['t'], '', 'true odds of the match under the mark'),
  bind('see-ledger', ['ludus'], ['l'], 'ledger', 'denarii and REP month by month, and every denarius'),
  bind('see-chronicle', ['ludus'], ['c'], 'chronicle', 'the chronicle, month by month'),
  // Everywhere.
  bind('quit', ['title'], ['Q'], 'quit', 'leave the game'),
  bind('yes', ['leave'], ['Enter', 'y'], 'leave', 'leave; what is being fought is saved'),
  bind(
    'close',
    [
      ...PAGES,
      'men',
      'menu',
      'careers',
      'lobby',
      'watch',
      'daily',
      'create',
      'muster',
      'beasts',
      'body',
      'options',
      'leave',
      'name',
      'form',
      'account',
      'key-line',
    ],
    ['Esc'],
    'back',
    'back; commits nothing',
  ),
  bind(
    'ask-leave',
    ['plot', 'allocate', 'act', 'resolution', 'replay', 'end', 'walk'],
    ['Esc'],
    '',
    'back to the title; a bout is saved, and Continue goes on with it',
  ),
  bind(
    'ask-leave',
    ['yard', 'bill'],
    ['Esc'],
    'title',
    'to the title; the career is saved, and Continue goes on with it',
  ),
  bind('ask-leave', ['ludus'], ['Esc'], 'back', 'back to the question; else to the title, the game is saved'),
  bind('ask-leave', ['career'], ['Esc'], 'back', 'from a room of the school back to the yard; else to the title'),
  bind(
    'help',
    [
      'title',
      'menu',
      'create',
      'muster',
      'beasts',
      'body',
      'options',
      'plot',
      'allocate',
      'act',
      'end',
      'sheet',
      'roster',
      'look',
      'page',
      'form',
      'career',
      'careers',
      'yard',
      'bill',
      'elsewhere',
      'account',
      'lobby',
      'daily',
      'ludus',
      'men',
    ],
    ['?'],
    'help',
    'help for this screen',
  ),
  bind(
    'help-here',
    ['resolution', ...ONLOOKERS, 'journal', 'why', 'name', 'walk', 'gate', 'key-line'],
    ['F1'],
    '',
    'help for this screen',
  ),
  bind(
    'theme',
    SCREENS.filter((screen) => screen !== 'name'),
    ['F2'],
    '',
    'dusk or noon',
  ),
  bind('leave', SCREENS, ['C-c'], '', 'leave the game (asks first); twice leaves at once'),
  bind('suspend', SCREENS, ['C-z'], '', 'to the shell; fg brings you back'),
];

/** The keys of a binding under a preset. */
export function keysOf({ keys }: Binding, preset: Preset): readonly KeyName[] {
  return 'grid' in keys ? keys[preset] : keys;
}

/** The bindings in effect on a screen. */
export function bindingsOn(screen: ScreenName): readonly Binding[] {
  return BINDINGS.filter(({ screens }) => screens.includes(screen));
}

/** The command a key gives on a screen, or null. */
export function commandOf(screen: ScreenName, preset: Preset, key: KeyName): string | null {
  const found = BINDINGS.find((binding) => binding.screens.includes(screen) && keysOf(binding, preset).includes(key));
  return found?.command ?? null;
}
