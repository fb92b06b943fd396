/** 16.1 The lanista's chart in words: what each mood has somebody do. */
import type { MuneraEvent } from '../rules/events.ts';
import type { Stance } from '../rules/words.ts';

const PROGRAMS: { readonly [S in Stance]: readonly string[] } = {
  'give ground': [
    'It goes to where it has the target in front and is furthest from it, four hexes at most, and ends its turn.',
  ],
  guard: [
    'It turns to the target if that is not in front of it, makes one attack as when it presses, and ends its turn.',
  ],
  press: [
    'While Action Points are left, the first of these that it can do:',
    'whoever shoots steps out of reach, with the target in front;',
    'an attack: net (if its die allowed it), bow or dart, spear or trident at two hexes, another hand weapon, spear beside, thrown hasta, shield, bare hands; a second one only within 6 Action Points in all;',
    'before any attack, the cheapest way to where it could strike.',
  ],
  circle: [
    'It goes to the cheapest stand beside or behind the target from which it can still strike. Then it presses.',
  ],
  flourish: [
    'A die: 1 or 2 a whirl, 3 a feint, 4 sand, 5 a grapple if it has as much stamina, 6 a blow with the shield. What may not be done is left. Then it presses.',
  ],
};

/** What the chart makes of a line, in sentences; none where the chart has no part in it. */
export function programWords(event: MuneraEvent): readonly string[] {
  switch (event.kind) {
    case 'temper':
      return [`The mood, ${event.stance}, says what it does in this turn.`, ...PROGRAMS[event.stance]];
    case 'flourish':
      return PROGRAMS.flourish;
    case 'net-die':
      return ['On 3 or more the net may be its first attack of this turn.'];
    case 'shed-die':
      return ['Worn, with a large shield and -2 or less for its Action Points: on 5 or 6 the shield goes.'];
    default:
      return [];
  }
}
