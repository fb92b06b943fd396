/** The games of the house: the only list of them, and the only file that imports one. */
import type { GameEntry } from './game.ts';
import { CARDS, CAREER, HOUSE } from './gladiator/files/kinds.ts';
import { LESSON_LINES } from './gladiator/lesson-lines.ts';
import { OPTIONS } from './gladiator/options.ts';
import { CAMPAIGN } from './gladiatori/files/kinds.ts';
import { GLADIATORI_LESSONS } from './gladiatori/lesson-lines.ts';
import { SEASON } from './gliderpit/files/kinds.ts';
import { GLIDERPIT_LESSONS } from './gliderpit/lesson-lines.ts';
import { FAMILIA } from './heroes/files/kinds.ts';
import { HEROES_LESSONS } from './heroes/lesson-lines.ts';
import { OATH } from './munera/files/kinds.ts';
import { MUNERA_LESSONS } from './munera/lesson-lines.ts';

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
  {
    id: 'heroes',
    title: 'Heroes of the Colosseum',
    note: 'pools of dice in zones of sand',
    about: [
      'Circle each other in a ring of zones, and roll pools of dice: every die is an even chance, and a few more of them can be bought once.',
      'A match takes five minutes; arms, legs and tempers give out one by one, and the crowd decides who lives.',
      'The others follow the book to the letter, from the fringes of the Empire to Rome.',
    ],
    rulesets: ['heroes', 'heroes-career'],
    turnWord: 'round',
    lessons: HEROES_LESSONS,
    options: [],
    long: [FAMILIA],
    load: async () => (await import('./heroes/game.ts')).HEROES,
  },
  {
    id: 'munera',
    title: 'Munera Sine Missione',
    note: 'doubles, nets and walls, two to eight',
    about: [
      'Roll your Action Points and spend them as you like: steps, turns, blows, feints, a whirl round the other, sand in the eyes.',
      'Both roll a die, and when both show the same the fight turns: shields fly, weapons break, somebody is on the ground.',
      'Two to eight fight alone or in teams on hexes between walls, and the crowd has the last word on everybody who is beaten.',
    ],
    rulesets: ['munera', 'munera-career'],
    turnWord: 'round',
    lessons: MUNERA_LESSONS,
    options: [],
    long: [OATH],
    load: async () => (await import('./munera/game.ts')).MUNERA,
  },
  {
    id: 'gliderpit',
    title: 'Glider-Pit Gladiators',
    note: 'gliders in a pit, altitude is life',
    about: [
      'Fly by movement points between sheer walls: turns, slips and climbs, dives that end on somebody, and a wall that does not move.',
      'Throw spears, stones and nets at whoever crosses your front, strike with a sword, ram from above; every hit costs levels, and the floor is the end.',
      'Two to six fly alone or in teams, in pits of four depths, with updrafts in its rows.',
    ],
    rulesets: ['gliderpit', 'gliderpit-season'],
    lessons: GLIDERPIT_LESSONS,
    options: [],
    long: [SEASON],
    load: async () => (await import('./gliderpit/game.ts')).GLIDERPIT,
  },
  {
    id: 'gladiatori',
    title: 'Gladiatori',
    note: 'cards in secret, the deck is your life',
    about: [
      'Split your deck every turn: what you hold attacks, parries and moves you, what you lay down is the life that damage takes from you.',
      'Attacks and defenses are built face down from cards, Skills, items and Powers; you guess, you feint, and after six turns the most points win.',
      'One to four fight in duels, teams or each for itself, alone or together against dogs, wolves, lions and bears, or with them let in among you.',
    ],
    rulesets: ['gladiatori', 'gladiatori-campaign'],
    lessons: GLADIATORI_LESSONS,
    options: [],
    long: [CAMPAIGN],
    load: async () => (await import('./gladiatori/game.ts')).GLADIATORI,
  },
];
