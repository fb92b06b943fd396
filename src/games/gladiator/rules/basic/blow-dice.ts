/** P2, P261: the dice that the readings of a blow are made of, all six together or each reading by itself. */
import { type Dice, type DiceCounts, THREE_DICE, type Throw, TWO_DICE } from '../../../../kernel/dice.ts';
import { partOf, type Roll } from '../../../../kernel/roll.ts';
import { BLOW_DICE, type DieColour } from '../dice.ts';
import type { Tables } from '../tables/types.ts';

/** What is read from the dice of a blow, in this order as far as there is need. */
export const BLOW_PARTS = ['crt', 'shield', 'drop', 'armour', 'wound', 'critical'] as const;
export type BlowPart = (typeof BLOW_PARTS)[number];

/** How the dice of a blow fell: the six of them, or those of each reading. */
export type Fallen = { readonly [P in BlowPart | 'blow']?: Throw };

/** Gives the dice that one reading of a blow is read from. */
export type BlowDice = (part: BlowPart) => Throw;

/** What dice come to, and the rolls that tell of it. */
export interface DiceReading<T> {
  readonly rolls: readonly Roll[];
  readonly value: T;
}

/** Makes one reading of a blow. Where chances are counted, `read` is asked about every way its dice can fall. */
export type Cast = <T>(part: BlowPart, read: (thrown: Throw) => DiceReading<T>) => DiceReading<T>;

/** P2 Which of the six dice each reading is made of. */
const SHARED: { readonly [P in BlowPart]: readonly DieColour[] } = {
  crt: ['red'],
  shield: ['white'],
  drop: ['white', 'black'],
  armour: ['black'],
  wound: ['white', 'black'],
  critical: ['white'],
};

/** P261 What is thrown for each reading by the tables of 1981. */
const APART: { readonly [P in BlowPart]: DiceCounts } = {
  crt: { red: 3 },
  shield: THREE_DICE,
  drop: THREE_DICE,
  armour: TWO_DICE,
  wound: THREE_DICE,
  critical: TWO_DICE,
};

type Book = Pick<Tables, 'formulas'>;

/** P2, P261 Whether the readings of a blow are all made of one throw. */
export const isOneThrow = ({ formulas }: Book): boolean => formulas.blow === 'one throw';

/** P261 The dice that a reading is thrown with by itself. */
export const dicePart = (part: BlowPart): DiceCounts => APART[part];

/** 9.5, P261 Throws for a blow: six dice at once, or for each reading when it is made; `fallen`: dice that lie there already. */
export function blowDice(book: Book, dice: Dice, fallen: Fallen = {}): BlowDice {
  if (!isOneThrow(book)) return apart(dice, fallen);
  return shared(fallen.blow ?? dice.throw('blow', BLOW_DICE));
}

/** 21.7.1, 28.6.1, P62, P261 Throws for a hit without a throw on the CRT: white and black dice at once, or each reading by itself. */
export function woundDice(book: Book, dice: Dice): BlowDice {
  return isOneThrow(book) ? shared(dice.throw('wound', { white: 2, black: 1 })) : apart(dice, {});
}

const shared =
  (thrown: Throw): BlowDice =>
  (part) =>
    partOf(thrown, ...SHARED[part]);

const apart =
  (dice: Dice, fallen: Fallen): BlowDice =>
  (part) =>
    fallen[part] ?? dice.throw(part, APART[part]);

/** Makes each reading from its dice. */
export const castOf =
  (dice: BlowDice): Cast =>
  (part, read) =>
    read(dice(part));
