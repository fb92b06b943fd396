/** 16.1 The lanista's chart in words: what each mood has somebody do. */
import type { ChartRow, MuneraEvent } from '../rules/events.ts';
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

/** 16.1 (2) What the book attacks with, the best first. */
const PREFERENCES = [
  'a net, a lasso or a cape',
  'a bow or a dart',
  'a spear or a trident at two hexes',
  'another hand weapon at no disadvantage',
  'another hand weapon at a disadvantage',
  'a spear or a trident beside',
  'a thrown hasta',
  'the shield',
  'bare hands',
] as const;

const NEAREST = 'Its target is the nearest opponent; of equals the one with least stamina, then by the order of turns.';

const WAYS: { readonly [L in ChartRow['line']]: string } = {
  cut: 'Whoever is caught cuts at it before anything else, once a turn.',
  rearm:
    'Whoever has nothing to fight with sees to that first: draws what is at the belt, or picks up what lies beside.',
  ground: 'Of all stands in reach that have the target in front, none is further from it, up to four hexes.',
  turn: 'The target was not in front: this is the cheapest turn that puts it there.',
  away: 'Whoever shoots, and has the target beside it, first steps out of reach.',
  attack: 'An attack, the best of those it can make now.',
  approach: 'No attack could be made from where it stood: this is on the cheapest way to where one can.',
  flank: 'The cheapest stand beside or behind the target from which it can still strike.',
  flourish: 'Its die for a flourish chose this.',
};

/** 16, 16.1 Why the book does something, by the line of its chart. */
function rowWords({ line, stance, preference, others }: ChartRow): readonly string[] {
  const mood = stance === null ? 'By the chart (16): ' : `By the chart (16.1), in the mood to ${MOODS[stance]}: `;
  if (preference === null) return [`${mood}${WAYS[line]}`];
  const words = others.map((one) => (one === 'improvised' ? 'bare hands' : one));
  const further = words.length === 0 ? 'It could make no other.' : `It could also attack with: ${words.join(', ')}.`;
  return [
    `${mood}${WAYS[line]}`,
    `Of nine kinds of attack this is the ${ORDINALS[preference]} it would make: ${PREFERENCES[preference]}. ${further}`,
    NEAREST,
  ];
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'last'] as const;

const MOODS: { readonly [S in Stance]: string } = {
  'give ground': 'give ground',
  guard: 'stand on guard',
  press: 'press',
  circle: 'circle',
  flourish: 'please the crowd',
};

/** What the chart makes of a line, in sentences; none where the chart has no part in it. */
export function programWords(event: MuneraEvent): readonly string[] {
  if (event.chart !== undefined) return rowWords(event.chart);
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
