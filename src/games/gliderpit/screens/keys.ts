/** The keys of the screen of a bout. */
import { POINTY_KEYS } from '../../../tui/arena/cursor.ts';
import { type Binding, bind } from '../../../tui/keymap.ts';
import { WAY_NAMES } from '../rules/hex-names.ts';

const ON = ['gliderpit-bout'] as const;

/** In the order key bars show them. */
export const GLIDERPIT_BINDINGS: readonly Binding[] = [
  bind('menu', ON, ['Up', 'Down', 'j', 'k', 'Enter'], 'choose', 'choose from the list; digits choose at once'),
  bind('menu-end', ON, ['Home', 'End'], '', 'to the first or the last of the list'),
  bind(
    'lead-0',
    ON,
    { grid: [POINTY_KEYS.grid[0], 'Right'], vi: [POINTY_KEYS.vi[0], 'Right'] },
    'fly to',
    'the mark to an end further east; Enter flies there',
  ),
  bind(
    'lead-3',
    ON,
    { grid: [POINTY_KEYS.grid[3], 'Left'], vi: [POINTY_KEYS.vi[3], 'Left'] },
    '',
    'the mark to an end further west',
  ),
  ...([1, 2, 4, 5] as const).map((way) =>
    bind(
      `lead-${way}`,
      ON,
      { grid: [POINTY_KEYS.grid[way]], vi: [POINTY_KEYS.vi[way]] },
      '',
      `the mark to an end further ${WAY_NAMES[way]}`,
    ),
  ),
  bind('turn-left', ON, ['q', '['], 'face', 'an end there that faces further left'),
  bind('turn-right', ON, ['r', ']'], '', 'an end there that faces further right'),
  bind('other-next', ON, ['+', '.'], 'level', 'the next end there, by altitude and speed'),
  bind('other-back', ON, ['-', ','], '', 'the one before it'),
  bind('close', ON, ['Backspace'], 'back', 'back from a list to the first one'),
  bind('why', ON, ['?'], 'why', 'the dice behind the last line'),
  bind('journal', ON, ['C-p'], 'journal', 'back through the journal'),
  bind('take-back', ON, ['Z'], '', 'take the last answer back, while no die has fallen since'),
  bind('ask-leave', ON, ['Esc'], '', 'to the title; Continue goes on with it'),
];
