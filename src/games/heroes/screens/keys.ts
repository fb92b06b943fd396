/** The keys of the screens of Heroes of the Colosseum. */
import { type Binding, bind } from '../../../tui/keymap.ts';
import { matchBindings } from '../../../tui/match/keys.ts';

/** Keys for help, on every screen of the game. */
const HELP = ['?', 'F1'] as const;

/** In the order key bars show them. */
export const HEROES_BINDINGS: readonly Binding[] = [
  ...matchBindings('heroes-match', [], { why: ['w'], help: HELP }),
  bind('help', ['heroes-familia'], HELP, 'help', 'help for this screen'),
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
