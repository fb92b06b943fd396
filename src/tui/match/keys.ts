/** Keys of the screen on which matches are played, as every game on the house's screens has them. */
import { POINTY_KEYS } from '../arena/cursor.ts';
import { type Binding, bind, type ScreenName } from '../keymap.ts';
import type { KeyName } from '../keys.ts';

/** The keys of a game's match in the order key bars show them: the list, what is the game's own, then the journal and the way out. */
export function matchBindings(
  screen: ScreenName,
  own: readonly Binding[],
  { why, help }: { readonly why: Binding['keys']; readonly help: Binding['keys'] },
): readonly Binding[] {
  const on = [screen];
  return [
    bind('menu', on, ['Up', 'Down', 'j', 'k', 'Enter'], 'choose', 'choose from the list; digits choose at once'),
    bind('menu-end', on, ['Home', 'End'], '', 'to the first or the last of the list'),
    ...own,
    bind('close', on, ['Backspace'], 'back', 'back from a list to the first one'),
    bind('why', on, why, 'why', 'the dice behind the last line'),
    bind('journal', on, ['C-p'], 'journal', 'back through the journal'),
    bind('help', on, help, 'help', 'help for this screen'),
    bind(
      'advice',
      on,
      ['T'],
      'advice',
      'what a tactician would do here, and what your plan loses beside it; it changes nothing',
    ),
    bind('take-back', on, ['Z'], '', 'take the last answer back, while no die has fallen since'),
    bind(
      'ask-leave',
      on,
      ['Esc'],
      '',
      'back from a list to the first one; from there to the title, Continue goes on with it',
    ),
  ];
}

/** The keys where a long game asks something, in the order of key bars. `back`: where Esc leads from its rooms. */
export function longGameBindings(screen: ScreenName, help: readonly KeyName[], back: string): readonly Binding[] {
  const on = [screen];
  return [
    bind('menu', on, ['Up', 'Down', 'j', 'k', 'Enter'], 'choose', 'choose from the list; digits choose at once'),
    bind('menu-end', on, ['Home', 'End'], '', 'to the first or the last of the list'),
    bind('take-back', on, ['Z'], '', 'take the last answer back, while no die has fallen since'),
    bind('journal', on, ['C-p'], 'journal', 'back through the journal'),
    bind('help', on, help, 'help', 'help for this screen'),
    bind('ask-leave', on, ['Esc'], 'back', `back to ${back}; from there to the title`),
  ];
}

/** Keys that lead the mark over a board of hexes with pointy tops; `east` is what key bars call it and what help says of it. */
export function leadBindings(
  screen: ScreenName,
  {
    east,
    west,
    toward,
  }: { readonly east: readonly [bar: string, help: string]; readonly west: string; toward(way: 1 | 2 | 4 | 5): string },
): readonly Binding[] {
  const keysOf = (way: 0 | 1 | 2 | 3 | 4 | 5, ...more: readonly KeyName[]) => ({
    grid: [POINTY_KEYS.grid[way], ...more],
    vi: [POINTY_KEYS.vi[way], ...more],
  });
  return [
    bind('lead-0', [screen], keysOf(0, 'Right'), ...east),
    bind('lead-3', [screen], keysOf(3, 'Left'), '', west),
    ...([1, 2, 4, 5] as const).map((way) => bind(`lead-${way}`, [screen], keysOf(way), '', toward(way))),
  ];
}
