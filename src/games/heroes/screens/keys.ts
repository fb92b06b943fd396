/** The keys of the screens of Heroes of the Colosseum. */
import { type Binding, bind } from '../../../tui/keymap.ts';

const ON = ['heroes-match'] as const;

/** In the order key bars show them. */
export const HEROES_BINDINGS: readonly Binding[] = [
  bind('menu', ON, ['Up', 'Down', 'j', 'k', 'Enter'], 'choose', 'choose from the list; digits choose at once'),
  bind('menu-end', ON, ['Home', 'End'], '', 'to the first or the last of the list'),
  bind('close', ON, ['Backspace'], 'back', 'back from a list to the first one'),
  bind('why', ON, ['w'], 'why', 'the dice behind the last line'),
  bind('journal', ON, ['C-p'], 'journal', 'back through the journal'),
  bind('help', [...ON, 'heroes-familia'], ['?', 'F1'], 'help', 'help for this screen'),
  bind('take-back', ON, ['Z'], '', 'take the last answer back, while no die has fallen since'),
  bind('ask-leave', ON, ['Esc'], '', 'to the title; Continue goes on with it'),
  bind(
    'menu',
    ['heroes-familia'],
    ['Up', 'Down', 'j', 'k', 'Enter'],
    'choose',
    'choose from the list; digits choose at once',
  ),
  bind('menu-end', ['heroes-familia'], ['Home', 'End'], '', 'to the first or the last of the list'),
  bind('journal', ['heroes-familia'], ['C-p'], 'journal', 'back through the journal'),
  bind('ask-leave', ['heroes-familia'], ['Esc'], 'back', 'back to the yard; from there to the title'),
];
