/** The games of the house: the only list of them, and the only file that imports one. */
import type { GameEntry } from './game.ts';
import { CARDS, CAREER, HOUSE } from './gladiator/files/kinds.ts';
import { LESSON_LINES } from './gladiator/lesson-lines.ts';
import { OPTIONS } from './gladiator/options.ts';

/** In the order in which they are listed; the first is meant where none is named. */
export const GAMES: readonly GameEntry[] = [
  {
    id: 'gladiator',
    title: 'GLADIATOR',
    note: 'the board game of the Colosseum, whole',
    about: [
      'Plot every step and turn in secret, and divide your strength over five areas of the body: the board game of the Colosseum, whole.',
      'A bout takes a quarter of an hour; wounds, stun and fatigue fill a log sheet, and the crowd has the last word.',
      'Behind it wait beasts and riders, teams, a career from the school to freedom or the sand, and a house of gladiators to run.',
    ],
    rulesets: ['gladiator', 'career', 'lanista'],
    lessons: LESSON_LINES,
    options: OPTIONS,
    long: [HOUSE, CAREER],
    own: [CARDS],
    load: async () => (await import('./gladiator/game.ts')).GLADIATOR,
  },
];
