/** The keys of the screen of a bout. */
import { POINTY_KEYS } from '../../../tui/arena/cursor.ts';
import { type Binding, bind } from '../../../tui/keymap.ts';
import { WAY_NAMES } from '../rules/hex-names.ts';

const ON = ['munera-bout'] as const;

/** In the order key bars show them. */
export const MUNERA_BINDINGS: readonly Binding[] = [
  bind('menu', ON, ['Up', 'Down', 'j', 'k', 'Enter'], 'choose', 'choose from the list; digits choose at once'),
  bind('menu-end', ON, ['Home', 'End'], '', 'to the first or the last of the list'),
  bind(
    'lead-0',
    ON,
    { grid: [POINTY_KEYS.grid[0], 'Right'], vi: [POINTY_KEYS.vi[0], 'Right'] },
    'go',
    'the mark a hex to the east; Enter goes there',
  ),
  bind(
    'lead-3',
    ON,
    { grid: [POINTY_KEYS.grid[3], 'Left'], vi: [POINTY_KEYS.vi[3], 'Left'] },
    '',
    'the mark a hex to the west',
  ),
  ...([1, 2, 4, 5] as const).map((way) =>
    bind(
      `lead-${way}`,
      ON,
      { grid: [POINTY_KEYS.grid[way]], vi: [POINTY_KEYS.vi[way]] },
      '',
      `the mark a hex to the ${WAY_NAMES[way]}`,
    ),
  ),
  bind('turn-left', ON, ['q', '['], 'face', 'face the next side there, against the clock'),
  bind('turn-right', ON, ['r', ']'], '', 'face the next side there, clockwise'),
  bind('close', ON, ['Backspace'], 'back', 'back from a list to the first one'),
  bind('why', ON, ['?'], 'why', 'the dice behind the last line'),
  bind('journal', ON, ['C-p'], 'journal', 'back through the journal'),
  bind('help', ON, ['F1'], 'help', 'help for this screen'),
  bind('take-back', ON, ['Z'], '', 'take the last answer back, while no die has fallen since'),
  bind('ask-leave', ON, ['Esc'], '', 'to the title; Continue goes on with it'),
];
