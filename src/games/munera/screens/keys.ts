/** The keys of the screens of a bout and of a career. */
import { type Binding, bind } from '../../../tui/keymap.ts';
import { leadBindings, longGameBindings, matchBindings } from '../../../tui/match/keys.ts';
import { WAY_NAMES } from '../rules/hex-names.ts';

const BOUT = 'munera-bout';

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
  ...longGameBindings('munera-career', ['?', 'F1'], 'the school'),
];
