/** The keys of the screen of a match. */
import { type Binding, bind } from '../../../tui/keymap.ts';
import { leadBindings, longGameBindings, matchBindings } from '../../../tui/match/keys.ts';
import { WAY_NAMES } from '../rules/geometry.ts';

const MATCH = 'gladiatori-match';
const BUILD = 'gladiatori-build';

/** What is known, more and less of a row, and where the mark goes on the board. */
const LEADING: readonly Binding[] = [
  bind('known', [MATCH], ['i'], 'known', 'what is known of the others, and what is not: cards, sheets, odds'),
  bind('draft-more', [MATCH], ['+', '.'], 'more', 'one more of the row under the mark; Enter does the same'),
  bind('draft-less', [MATCH], ['-', ','], 'less', 'one less of it'),
  ...leadBindings(MATCH, {
    east: ['go to', 'one more of a row; or the mark to a hex further east'],
    west: 'one less of a row; or the mark to a hex further west',
    toward: (way) => `the mark to a hex further ${WAY_NAMES[way]}`,
  }),
  bind('turn-left', [MATCH], ['q', '['], '', 'the next facing there to the left'),
  bind('turn-right', [MATCH], ['r', ']'], '', 'the next facing there to the right'),
];

/** In the order key bars show them. */
export const GLADIATORI_BINDINGS: readonly Binding[] = [
  ...matchBindings(MATCH, LEADING, { why: ['?'], help: ['F1'] }),
  bind('menu', [BUILD], ['Up', 'Down', 'j', 'k', 'Enter'], 'choose', 'one more of the row under the mark'),
  bind('menu-end', [BUILD], ['Home', 'End'], '', 'to the first or the last of the list'),
  bind('draft-more', [BUILD], ['+', '.', 'Right'], 'more', 'one more of it'),
  bind('draft-less', [BUILD], ['-', ',', 'Left'], 'less', 'one less of it'),
  bind('help-here', [BUILD], ['?', 'F1'], '', 'help for this screen'),
  bind('close', [BUILD], ['Esc', 'Backspace'], 'back', 'back to the page of the game'),
  ...longGameBindings('gladiatori-campaign', ['?', 'F1'], 'the school'),
];
