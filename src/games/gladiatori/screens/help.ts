/** What help says of the screen of a match and of each question, and what its signs mean. */
import type { Sign, Topic } from '../../../tui/program.ts';
import { CARD_SIGNS, nameOfCard } from '../ask/words.ts';
import { CARDS } from '../rules/words.ts';

const topic = (title: string, ...paragraphs: readonly string[]): Topic => ({ title, paragraphs });

const COMPOSED =
  'Rows are changed by Enter, + and Right, and back by - and Left; the first row gives the answer as it stands. Backspace begins anew.';

const ACTING = topic(
  'The Action',
  'One of the four Action cards, fresh from the hand for nothing or again from the table for Blood: as many points as its place from the right. Strength, Dexterity and Berserk attack whoever is directly in front; Movement takes three steps or turns. It is played alone: a row of its own asks for cards that are to go with it, which hardly ever do anything there.',
  'Standby turns a card over and brings three Elements back. To pass is to be Passive for the rest of your sub-round, though you may react later.',
);

/** By screen, and by question. */
export const GLADIATORI_TOPICS: { readonly [topic: string]: Topic } = {
  'gladiatori-match': topic(
    'A match',
    'Six turns of two rounds; the most VP win. +2 for an attack from the front that is more than 0, hit or miss, +1 for each damage, +3 for the First Blood of the match, +6 for a kill, +5 for being alive at the end. From behind it costs instead.',
    'Your deck is split every turn: the hand is what you play and pay with, the rest lies as life. Damage takes cards of that life, or items, out of the game for good. A gladiator who cannot pay is felled, and out of the match: a kill.',
    'An attack value (FAV) meets a defense value (FDV); only a higher one hits. Every card in the attack counts for the damage: 1, and 1 more for every two.',
    COMPOSED,
  ),
  'gladiatori-campaign': topic(
    'A campaign',
    'Condemned for four years: four munera in each, with givers, customs and spectacles that are known from January on. Before each there are weeks for one thing: drill, rest or work; the market is open beside it.',
    'VP become experience, and every two points of experience are a coin. A drill spends coins, and hides your sheet from the others. Half of the cards you lost are missing from your deck until they heal.',
    'Damage of one HP more than you can bear fells you. Up to four HP beyond that and you lie unconscious, where the winner may finish you; five or more, or sine missione, and you are dead. A gladiator who fights on, Unbeatable, is judged by the first fall alone, whatever comes after it.',
    'Beside a month stands how its match went: V won, S drawn, M lost, P killed. E1×5, E0×7: five cards of Energy 1, seven of Energy 0.',
    'With Fame 14 a match that is won may bring the wooden sword; 140 denarii buy freedom. After the sixteenth munus it is too late.',
  ),
  'gladiatori-build': topic(
    'A gladiator of your own',
    'It has 55 coins. Skills cost more the higher they are, Abilities and Powers a coin each, cards their price. Everybody has the four Action cards besides.',
    'Of each Energy there are eight at most, one Feint, and each Special Move once. The others know neither sheet nor cards.',
    'Rows are changed by Enter and +, and back by -; the last five rows begin from a gladiator that is ready made.',
  ),
  'gladiatori-split': topic(
    'The split',
    'Cards of the hand attack, react, pay costs and move you; those left lie as life and are worth their HP. The others see how many lie where, and no more.',
    'The four plans are those of the book: for an assault much goes to the hand, to draw breath little.',
    COMPOSED,
  ),
  'gladiatori-free': topic(
    'Before the Action',
    'Each step or turn costs a point of Speed. Lead the mark to a hex and press Enter: the whole way is walked. A marker comes off for two Elements; some Powers are used now.',
    'To turn your back on an opponent beside you is cowardice, to go three hexes off from it is fleeing: both cost VP, and the same holds for the others.',
  ),
  'gladiatori-action': ACTING,
  'gladiatori-add': topic(
    'Cards that are added',
    'Energy 1 adds to Strength and Block. Every card counts for the damage, so that Energy 0 is worth playing in pairs. Special Moves do their own work.',
    COMPOSED,
  ),
  'gladiatori-declare': topic(
    'The declaration',
    'Whom the Action strikes, and how: plainly, by a Sweep, at an item, by a throw or a net; or help for an ally in melee with the same opponent.',
    'Beside the list stand the value, the damage of a hit, and what each Reaction would come to by what is believed of the other: defense v attack. A per cent that it is able: it may hold the card for it, or use it again; that it is likely: which of those a card face down may be.',
  ),
  'gladiatori-react': topic(
    'The Reaction',
    'Block, Parry and Oppose from the front, Dodge also from the rear sides, nothing against a blow from directly behind. The same type of card as the attack adds five.',
    'What is known of the attack: items, how many cards lie on it, and the Skill as everybody must believe it.',
  ),
  'gladiatori-reveal': topic(
    'Turning up',
    'Rage may change places with another card, Overskill may raise a Skill.',
    COMPOSED,
  ),
  'gladiatori-attack': topic(
    'The attack',
    'What you put in now adds to the total that is announced. A Skill that is used drops by one.',
    COMPOSED,
  ),
  'gladiatori-defend': topic(
    'The defense',
    'The attack is announced; what you put in now is yours to choose knowing it.',
    COMPOSED,
  ),
  'gladiatori-pay': topic(
    'Damage',
    'Cards of your life and items go out of the game. No change is given, and nothing may be paid that could be left out. The cover card goes last: then you are felled.',
  ),
  'gladiatori-unbeatable': topic(
    'Unbeatable',
    'Felled, you may fight on to the end of the next round, with +4 on your next attack or Reaction. You bear nothing more: any hit ends it.',
    'Only this fall counts. In a campaign you are unconscious by up to four HP too much, given mercy, and dead by five or more, whatever comes after it; the kill is paid for once.',
  ),
  'gladiatori-unbalanced': topic(
    'Balance',
    'Two Elements, or an Unbalanced marker. The second marker fells you: Face-down, -5 to everything.',
  ),
  'gladiatori-feint': topic(
    'A Feint',
    'The attack was none: all that was put in comes back, and the other has lost what it put in. The Feint is discarded.',
  ),
  'gladiatori-rest': topic(
    'The rest',
    'Endurance brings back as many cards, points of Offense and of Guard as it has points; then it drops by one. Cards come back to the deck. Blood and Speed come back by Standby and Resistance alone.',
    COMPOSED,
  ),
  'gladiatori-move': topic(
    'Movement',
    'Three steps or turns. Lead the mark to a hex and press Enter: the whole way is walked.',
  ),
  'gladiatori-place': topic(
    'Where to begin',
    'One of the four corners, or where free places are played any hex three from every opponent.',
  ),
};

/** What stands on the board and beside it. */
export function gladiatoriSigns(): readonly Sign[] {
  return [
    ['F→', 'a gladiator, by the first letter of its name; the arrow is where it looks'],
    ['f━', 'Face-down: -5 to everything, no steps'],
    ['#', 'before a letter: Trapped in a net'],
    ['~', 'before a letter: one Unbalanced marker'],
    ['D W L B', 'dogs, wolves, lions, bears, by number; in a gate how many'],
    ['[]', 'a gate: animals come in there'],
    ['3', 'on a hex: what it costs to come there'],
    ['Falx 4/0', 'an item: what it adds to attack and to defense; ! behind it: damaged'],
    ['9/4/2', 'beside a name: cards in hand, as life, in the discard'],
    ['STR/', 'on the table: rotated, used for an Action this turn'],
    ['--', 'on the table: stands by, of no more use this turn'],
    ['??', 'a card that is not seen'],
    ['~4', 'a Skill as everybody must believe it to be'],
    ...CARDS.map((card): Sign => [CARD_SIGNS[card], nameOfCard(card)]),
  ];
}
