/** What help says of the screens of Heroes of the Colosseum, and what its signs mean. */
import type { Sign, Topic } from '../../../tui/program.ts';
import { BODY_SIGNS, ITEM_SIGNS, ZONE_SIGNS } from './draw-board.ts';

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
  'heroes-bonus': {
    title: 'Bonus Dice',
    paragraphs: [
      'Both sides add Bonus Dice in secret, then all dice are thrown; a die succeeds on 1, 2 or 3. What you add is gone, whether you win or not.',
      'Beside each number stands what comes of it: every throw is counted, and the dice that the book may add with their chances. Below the list stands what your pool is made of and, in an Attack, what your blow would do.',
      'A Maneuver won by one is an opening, by two or more a clear one: a die more, or with a large shield a bash. An Attack won by one or more hits; lost by one it is struck back, lost by two or more you are hit.',
      'Keep a die: whoever has none left is spent, acts later, and may have to surrender. Waiting where no opponent is brings dice back up to your Strength.',
    ],
  },
  'heroes-blow': {
    title: 'A blow',
    paragraphs: [
      'Two dice say where it lands, and a shield may keep it off. What it costs is what the roll was won by, less the armour there, and more for the weapon and for two hands; a blow that lands costs at least a point.',
      'Head wounds cost Savvy, chest and belly Strength, legs Speed. With nothing left in head, chest or belly one goes down, unconscious or dead; an arm with nothing left drops what it holds.',
      'Star Power takes points off: a die that shows 1 to 3 takes one, a die that shows 6 is gone for the match.',
    ],
  },
  'heroes-familia': {
    title: 'A familia',
    paragraphs: [
      'Every month has a day of matches. Each of your Stars may fight three of them, alone or beside others and allies of the book, never with more than the other side.',
      'A match once chosen is fought. After it wounds are tended, Fame is counted, and what was learned or lost is rolled.',
      'A Star whose three attributes come to 15 leaves the Fringes, at 17 it goes to Rome; with 20 it may be freed.',
      'In the calendar V is a match won, M one lost, S one that both left standing, and P one in which a Star of yours died.',
      'Of a new Star: Savvy is in every pool, Speed in all but an Attack, and who goes first hangs on it; Strength is body and Bonus Dice, and at 3 one good blow may take a whole part. Bonus Dice are worth most in an Attack.',
    ],
  },
};

/** What the signs on the board mean. */
export function heroesSigns(): readonly Sign[] {
  return [
    ['D H M R S T', 'a gladiator, by the first letter of its style; small: lies on the ground'],
    ['blue', 'your side; the other is orange, and underlined'],
    [BODY_SIGNS.net, 'in a net'],
    [BODY_SIGNS.sand, 'sand in the eyes'],
    [BODY_SIGNS.out, 'out of the match'],
    [ZONE_SIGNS.center, 'the center: mercy is easier there'],
    [ZONE_SIGNS.gate, 'a gate; at the wall, the grey zones, mercy is harder'],
    ['[2]', 'on a card: armour, which is taken off a blow there'],
    ...Object.entries(ITEM_SIGNS).map(([item, sign]): Sign => [sign, `a ${item} on the floor`]),
  ];
}
