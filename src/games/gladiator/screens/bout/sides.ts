/** The colours of the sides. */

import type { Team } from '../../../../tui/arena/scene.ts';
import type { Style } from '../../../../tui/style.ts';
import { isYours } from '../../ask/sides.ts';
import type { FighterId, State } from '../../rules/types.ts';

/** Whose man somebody is. */
export function teamOf(state: Readonly<State>, id: FighterId, you: FighterId): Team {
  return isYours(state, id, you) ? 'you' : 'foe';
}

/** How a man's name is written: in the colour of his side. */
export function sideStyle(yours: boolean): Style {
  return { fg: yours ? 'youFg' : 'foeFg', bold: true };
}

/** How a man's letter is written: on his side's counter. */
export function badgeStyle(yours: boolean): Style {
  return yours ? { fg: 'you', bg: 'youBg', bold: true } : { fg: 'foe', bg: 'foeBg', bold: true };
}
