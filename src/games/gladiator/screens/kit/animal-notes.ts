/** Springsteen's animals in our own words (P180). */

import { signed } from '../../../../kernel/roll-text.ts';
import type { BeastKind } from '../../rules/beasts/types.ts';
import type { EventOf } from '../../rules/events.ts';
import type { AnimalKind, AnimalMove } from '../../rules/springsteen/types.ts';
import { drm, type Tables } from '../../rules/tables/types.ts';

const MEANINGS: { readonly [K in AnimalKind]: string } = {
  tiger: 'Nothing in the arena weighs more or bites harder. Never have the wall behind you (P186).',
  lion: 'If you are straight in front of its head it runs at you, with every move it has left (P182).',
  leopard: 'Light for a great cat: a man who keeps his feet may throw it back.',
  bear: 'With a man in front it rears up: 4 CF more, at head, chest and arms; then it can be struck like a man (P187).',
  wolf: 'One hex, and struck like a man. Each of a pack rolls for itself (P181).',
};

/** What meeting one of his animals means; '' of what is none. */
export function animalMeaning(kind: BeastKind): string {
  return Object.entries(MEANINGS).find(([word]) => word === kind)?.[1] ?? '';
}

/** P185 'impact +3, +2 a hex it enters (P185)' */
export function animalImpactText({ springsteen }: Tables, kind: BeastKind): string {
  const perHex = drm(springsteen.collision, 'per-hex').value;
  return `impact ${signed(drm(springsteen.collision, kind).value)}, ${signed(perHex)} a hex it enters (P185)`;
}

const WORDS: { readonly [M in AnimalMove]: string } = {
  back: 'back',
  'whirl left': 'whirls',
  pause: 'pauses',
  'tight circle left': 'circles tightly',
  'circle left': 'circles',
  forward: 'forward',
  'circle right': 'circles',
  'tight circle right': 'circles tightly',
  'whirl right': 'whirls',
  rush: 'rushes',
};

/** P181 How often in 36 throws of the white dice it moves in which way: 'circles 10, forward 6 ..'. */
export function animalMovesText({ springsteen }: Tables): string {
  const faces = [1, 2, 3, 4, 5, 6];
  const counts = new Map<string, number>();
  for (const one of faces) {
    for (const other of faces) {
      const word = WORDS[springsteen.moves.at(one + other, 0).value];
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([word, count]) => `${word} ${count}`)
    .join(', ');
}

const CODES: { readonly [M in AnimalMove]: string } = {
  back: 'B',
  'whirl left': 'WL',
  pause: 'X',
  'tight circle left': 'TL',
  'circle left': 'CL',
  forward: 'F',
  'circle right': 'CR',
  'tight circle right': 'TR',
  'whirl right': 'WR',
  rush: 'RS',
};

/** P181 A move as the record of a turn holds it: 'CL3' three moves of a circle to the left, 'F0' a forward that holds. */
export function moveCode({ move, moves }: EventOf<'beast-prowled'>): string {
  return move === 'pause' || move === 'back' ? CODES[move] : `${CODES[move]}${moves}`;
}

/** What the codes of the record mean, in a line. */
export const MOVE_KEY = 'F on C circle T tight W whirl B back RS rush';
