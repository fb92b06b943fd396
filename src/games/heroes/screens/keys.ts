/** The keys of the screens of Heroes of the Colosseum. */
import type { Binding } from '../../../tui/keymap.ts';
import { longGameBindings, matchBindings } from '../../../tui/match/keys.ts';

/** Keys for help, on every screen of the game. */
const HELP = ['?', 'F1'] as const;

/** In the order key bars show them. */
export const HEROES_BINDINGS: readonly Binding[] = [
  ...matchBindings('heroes-match', [], { why: ['w'], help: HELP }),
  ...longGameBindings('heroes-familia', HELP, 'the yard'),
];
