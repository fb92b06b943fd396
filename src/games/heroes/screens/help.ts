/** What help says of the screens of Heroes of the Colosseum, and what its signs mean. */
import type { Sign, Topic } from '../../../tui/program.ts';
import { ITEM_SIGNS } from './draw-board.ts';

/** By screen. */
export const HEROES_TOPICS: { readonly [topic: string]: Topic } = {
  'heroes-match': {
    title: 'A match',
    paragraphs: [
      'In your turn you do one thing: go to a neighbour zone, attack whoever is in yours, wait, or something special. Who stands in a zone with you is fought: first a Maneuver, then perhaps an Attack.',
      'Both are pools of dice against each other; a die succeeds on 1 to 3. Bonus Dice make a pool larger once, and are gone. You get them back by waiting where nobody is near.',
      'While the mark is on an answer, what it would bring stands below the list. Chances are exact for the dice you add, and count what the book may add.',
    ],
  },
  'heroes-familia': {
    title: 'A familia',
    paragraphs: [
      'Every month has a day of matches. Each of your Stars may fight three of them, alone or beside others and allies of the book, never with more than the other side.',
      'A match once chosen is fought. After it wounds are tended, Fame is counted, and what was learned or lost is rolled.',
      'A Star whose three attributes come to 15 leaves the Fringes, at 17 it goes to Rome; with 20 it may be freed.',
    ],
  },
};

/** What the signs on the board mean. */
export function heroesSigns(): readonly Sign[] {
  return [
    ['D H M R S T', 'a gladiator, by the first letter of its style; small: lies on the ground'],
    ['#', 'in a net'],
    ['~', 'sand in the eyes'],
    ['x', 'out of the match'],
    ['*', 'the center: mercy is easier there; at the wall it is harder'],
    ['+', 'a gate'],
    ...Object.entries(ITEM_SIGNS).map(([item, sign]): Sign => [sign, `a ${item} on the floor`]),
  ];
}
