/** P260 How an edition reads its dice, where that is not a table: one row a reading, chosen by a word or a number. */
import { asInteger, asWord, type PrintedTable, readCell, TableError } from '../../../../kernel/table.ts';

/** What each reading may be; null: a whole number. */
const READINGS = {
  /** P2, P261 */
  blow: ['one throw', 'each by itself'],
  /** 9.5.1 */
  'attack table': ['ends', 'goes on'],
  /** 10.4 */
  critical: ['all wounds', 'after the first'],
  /** 12.2 */
  'shield damage': ['excess', 'one box'],
  /** 13.1.1 */
  'shield drop': ['arms', 'plain'],
  drop: ['striker', 'both men'],
  /** 15.1.1 */
  stumble: null,
  'backward stumble': ['none', 'two dice'],
  /** 11.5.1 */
  'stun recovery': ['phases', 'plus one'],
  /** 17.2.1 */
  endurance: ['excess', 'one CF'],
  /** 20.6.2.1 */
  drag: null,
  /** 20.10.2.2 */
  'broken trident': ['5 or more', '4 or less'],
  /** 13.5.1 */
  kick: ['hexes moved', 'actions written'],
  /** 13.3.2 */
  throw: ['strength', 'exact', 'training'],
  /** 18.3 */
  missus: ['two dice', 'columns', 'columns by wounds'],
  /** 3.4.1 */
  ratings: ['three dice', 'one row', 'by origin'],
  /** 20.7.2.1, 20.8.2.1 */
  'net low': ['trips', 'ensnares'],
  /** 20.4, 20.7, 20.8 */
  'net stumble': ['stun', 'agility'],
  'net after a collision': ['never', 'at a loss'],
  /** 8.4.2 */
  'impact tie': ['fall back', 'both stunned'],
  /** 8.1.1 */
  crossing: ['six', 'doubles'],
  /** 27.3.1 */
  walls: ['a roll', 'by hexes'],
  /** P306 */
  javelin: ['as any', 'four hexes'],
  'fallen crupellarius': ['rises', 'lies'],
  /** P307 */
  'conscious appeal': ['never', 'any phase'],
  /** 32.2 */
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
    return words === null
      ? readCell<string | number>(table, row, 1, 'a whole number', asInteger)
      : readCell<string | number>(table, row, 1, words.join(' or '), asWord(words));
  });
  return Object.fromEntries(names.map((name, i) => [name, values[i]])) as Formulas;
}
