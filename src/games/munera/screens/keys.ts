/** The keys of the screens of a bout and of a career. */
import { type Binding, bind } from '../../../tui/keymap.ts';
import { leadBindings, matchBindings } from '../../../tui/match/keys.ts';
import { WAY_NAMES } from '../rules/hex-names.ts';

const BOUT = 'munera-bout';
const CAREER = ['munera-career'] as const;

/** Where the mark goes, and which way one faces there. */
const LEADING: readonly Binding[] = [
  ...leadBindings(BOUT, {
    east: ['go', 'the mark a hex to the east; Enter goes there'],
    west: 'the mark a hex to the west',
    toward: (way) => `the mark a hex to the ${WAY_NAMES[way]}`,
  }),
  bind('turn-left', [BOUT], ['q', '['], 'face', 'face the next side there, against the clock'),
  bind('turn-right', [BOUT], ['r', ']'], '', 'face the next side there, clockwise'),
];

/** In the order key bars show them. */
export const MUNERA_BINDINGS: readonly Binding[] = [
  ...matchBindings(BOUT, LEADING, { why: ['?'], help: ['F1'] }),
  bind('menu', CAREER, ['Up', 'Down', 'j', 'k', 'Enter'], 'choose', 'choose from the list; digits choose at once'),
  bind('menu-end', CAREER, ['Home', 'End'], '', 'to the first or the last of the list'),
  bind('take-back', CAREER, ['Z'], '', 'take the last answer back, while no die has fallen since'),
  bind('journal', CAREER, ['C-p'], 'journal', 'back through the journal'),
  bind('help', CAREER, ['?', 'F1'], 'help', 'help for this screen'),
  bind('ask-leave', CAREER, ['Esc'], 'back', 'back to the school; from there to the title'),
];
