/** What GLADIATOR keeps in a player's folder, known before its rules are loaded. */
import type { LongKind, OwnFolder } from '../../../store/keeps.ts';

/** Careers; their bouts are numbered by munera. */
export const CAREER: LongKind = {
  ...{ kind: 'career', folder: 'careers', counted: 'munus', record: 'munus' },
  lastOption: 'lastCareer',
};

/** Games of houses. */
export const HOUSE: LongKind = {
  ...{ kind: 'house', folder: 'houses', counted: 'month', record: 'munus' },
  lastOption: 'lastHouse',
};

/** Cards of gladiators that were taken in, to be met in practice. */
export const CARDS: OwnFolder = { folder: 'cards', kind: 'card', ending: '.card' };
