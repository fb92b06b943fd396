/** What help says of the screens of a bout and of a career, and what its signs mean. */
import type { Sign, Topic } from '../../../tui/program.ts';
import { ITEM_SIGNS } from './board-scene.ts';

/** By screen. */
export const MUNERA_TOPICS: { readonly [topic: string]: Topic } = {
  'munera-bout': {
    title: 'A bout',
    paragraphs: [
      'A die with what counts for and against you gives your Action Points (AP), the row of coins. A step the way you face costs 1, any other 2, in a helmet 3; a turn costs 1 or 2; a blow 1, with an unwieldy weapon 2.',
      'You strike whoever is in front of you and within reach. Both roll a die: more is a hit of as many wounds as the difference, less drives the other back a hex, and the same is a double that turns the fight.',
      'From the side a blow has +2, from behind +3. A miss tires you by 1; more fatigue than stamina and you are worn.',
      'Shaded hexes are those you can reach, the darker the cheaper. Lead the mark there, choose a facing, and Enter goes. Every chance is exact.',
      'A card tells the save in front and behind, what speaks for its gladiator before the crowd, and the chance to be spared if it had to appeal now.',
      'At 0 stamina, or down before somebody who knocks you down again, you are beaten and the crowd decides.',
    ],
  },
  'munera-career': {
    title: 'A career',
    paragraphs: [
      'Six times a year somebody gives games; the whole year stands at the right. A frugal giver spares readily and pays little, a cruel one the other way round. Before each munus the weeks are good for one thing: training, rest, or a little gold.',
      'Half of the stamina that you lose in a bout is missing in the next ones, until it has healed.',
      'On the day you choose a bout from the bill, challenge somebody, or sit out. Who has as many skills as you is worth more Fame, and beating one teaches you a skill. A duel sine missione is worth twice as much, and nobody is spared.',
      'When the crowd wants your death you may still ask the giver: gold helps, Fame helps, and so does a winner who owes you a life. Whoever you beat may owe you one, or bear a grudge.',
      'With Fame 10 every win may bring the wooden sword; 70 gold buy freedom.',
    ],
  },
};

/** What the signs on the board mean. */
export function muneraSigns(): readonly Sign[] {
  return [
    ['F R ..', 'a gladiator, by the first letter of its name; the arrow is where it looks'],
    ['#', 'before a letter: caught in a net, a lasso or a cape'],
    ['&', 'before a letter: in a grapple'],
    ['~', 'before a letter: sand in the eyes'],
    ['1 2 3', 'what it costs at least to come to a hex; red: somebody can be struck from there'],
    ...Object.entries(ITEM_SIGNS).map(
      ([item, sign]): Sign => [sign, `on the sand: ${THINGS[item as keyof typeof THINGS]}`],
    ),
  ];
}

const THINGS: { readonly [I in keyof typeof ITEM_SIGNS]: string } = {
  blade: 'a sword or another hand weapon',
  pole: 'a spear or a trident',
  net: 'a net or a lasso',
  bow: 'a bow',
  missile: 'a dart or an arrow',
  shield: 'a shield',
  helmet: 'a helmet',
};
