/** The keys of the screen of a match. */
import { type Binding, bind } from '../../../tui/keymap.ts';
import { leadBindings, matchBindings } from '../../../tui/match/keys.ts';
import { WAY_NAMES } from '../rules/geometry.ts';

const MATCH = 'gladiatori-match';

/** More and less of a row, and where the mark goes on the board. */
const LEADING: readonly Binding[] = [
  bind('draft-more', [MATCH], ['+', '.'], 'more', 'one more of the row under the mark; Enter does the same'),
  bind('draft-less', [MATCH], ['-', ','], 'less', 'one less of it'),
  ...leadBindings(MATCH, {
    east: ['go to', 'one more of a row; or the mark to a hex further east'],
    west: 'one less of a row; or the mark to a hex further west',
    toward: (way) => `the mark to a hex further ${WAY_NAMES[way]}`,
  }),
  bind('turn-left', [MATCH], ['q', '['], 'face', 'the next facing there to the left'),
  bind('turn-right', [MATCH], ['r', ']'], '', 'the next facing there to the right'),
  bind('known', [MATCH], ['i'], 'known', 'what is known of the others, and what is not: cards, sheets, odds'),
];

/** In the order key bars show them. */
export const GLADIATORI_BINDINGS: readonly Binding[] = matchBindings(MATCH, LEADING, { why: ['?'], help: ['F1'] });
