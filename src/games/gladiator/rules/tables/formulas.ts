/** P260 How an edition reads its dice, where that is not a table: one row a reading, chosen by a word or a number. */

import { cellAt } from '../../../../kernel/table/cells.ts';
import { type PrintedTable, TableError } from '../../../../kernel/table.ts';

/** What each reading may be; null: a whole number. */
const READINGS = {
  /** P2, P261 Whether the readings of a blow share their dice. */
  blow: ['one throw', 'each by itself'],
  /** 9.5.1 What a total above the last line of the CRT brings. */
  'attack table': ['ends', 'goes on'],
  /** 10.4 Which wounds count on a critical roll. */
  critical: ['all wounds', 'after the first'],
  /** 12.2 How many boxes a damaged shield loses. */
  'shield damage': ['excess', 'one box'],
  /** 13.1.1 Whether lost arm CF count when a shield is dropped, and whose ST counts when anything is. */
  'shield drop': ['arms', 'plain'],
  drop: ['striker', 'both men'],
  /** 15.1.1 A man stumbles on this or less; and whether going backward can bring it. */
  stumble: null,
  'backward stumble': ['none', 'two dice'],
  /** 11.5.1 What stun goes with besides CN and the die. */
  'stun recovery': ['phases', 'plus one'],
  /** 17.2.1 What a man loses who tires. */
  endurance: ['excess', 'one CF'],
  /** 20.6.2.1 A man is dragged down on this or more. */
  drag: null,
  /** 20.10.2.2 The die on which a broken trident is still of use at one hex. */
  'broken trident': ['5 or more', '4 or less'],
  /** 13.5.1 What a kick is the shorter for. */
  kick: ['hexes moved', 'actions written'],
  /** 13.3.2 When a thrown thing strikes. */
  throw: ['strength', 'exact', 'training'],
  /** 18.3 How a man is spared. */
  missus: ['two dice', 'columns', 'columns by wounds'],
  /** 3.4.1 How the ratings of a seat's man are rolled. */
  ratings: ['three dice', 'one row', 'by origin'],
  /** 20.7.2.1, 20.8.2.1 What a net that is swung or laid does on H. */
  'net low': ['trips', 'ensnares'],
  /** 20.4, 20.7, 20.8 What makes a man stumble whom a net has only touched, and whether one who has collided may cast. */
  'net stumble': ['stun', 'agility'],
  'net after a collision': ['never', 'at a loss'],
  /** 8.4.2 What comes of equal impact. */
  'impact tie': ['fall back', 'both stunned'],
  /** 8.1.1 When two men collide whose paths cross. */
  crossing: ['six', 'doubles'],
  /** 27.3.1 How men are stunned who run into what bars their way. */
  walls: ['a roll', 'by hexes'],
  /** P306 How a javelin is thrown, and whether a Crupellarius who is down can rise. */
  javelin: ['as any', 'four hexes'],
  'fallen crupellarius': ['rises', 'lies'],
  /** P307 When a man may appeal who can help himself. */
  'conscious appeal': ['never', 'any phase'],
  /** 32.2 2D6 less wounds: what comes to less than this leaves an injury. */
  healing: null,
} as const;
type Reading = keyof typeof READINGS;

/** The readings in force. */
export type Formulas = {
  readonly [R in Reading]: (typeof READINGS)[R] extends readonly (infer W)[] ? W : number;
};

/** Reads and checks the readings: each once, in their order. Throws TableError. */
export function readFormulas(table: PrintedTable): Formulas {
  const names = Object.keys(READINGS) as readonly Reading[];
  if (table.rows.map(([name]) => name).join() !== names.join()) {
    throw new TableError(`table ${table.id}: expected rows ${names.join(', ')}`);
  }
  const values = names.map((name, row) => {
    const words: readonly string[] | null = READINGS[name];
    return words === null ? cellAt(table, row, 1).integer() : cellAt(table, row, 1).word(words);
  });
  return Object.fromEntries(names.map((name, i) => [name, values[i]])) as Formulas;
}
