import { COLOURS, type DiceFaces, type Throw } from './dice.ts';
import { type Cite, type Modifier, sumModifiers } from './modifier.ts';

/**
 * How the faces become a number: their sum, minus their sum, 10 x red + white, the sum of each halved and rounded up,
 * or 10 x tens + ones, where 00 is 100.
 */
export type Reading = 'sum' | 'minus' | 'd66' | 'd3' | 'd100';

/** A threshold the total is held against. */
export interface Need {
  readonly op: '<=' | '>=' | '<' | '>' | '=';
  readonly than: number;
  readonly met: boolean;
}

/** The cell a total was looked up in, as printed in the data files, after clamping. */
export interface TableCell {
  readonly id: string;
  readonly row: string;
  readonly column: string;
  readonly cell: string;
}

/** One reading of dice, with everything that made its total. Rolls with one `draw` read the same dice. */
export interface Roll {
  readonly name: string;
  readonly cite: Cite;
  readonly draw: number;
  readonly dice: DiceFaces;
  readonly read: Reading;
  readonly modifiers: readonly Modifier[];
  readonly total: number;
  readonly need?: Need;
  readonly table?: TableCell;
  readonly result?: string;
}

const NO_MODIFIERS: readonly Modifier[] = [];

/** The number that faces make under a reading, before modifiers. */
export function readDice(dice: DiceFaces, read: Reading): number {
  if (read === 'd66') return 10 * (dice.red?.[0] ?? 0) + (dice.white?.[0] ?? 0);
  if (read === 'd100') return 10 * (dice.tens?.[0] ?? 0) + (dice.ones?.[0] ?? 0) || 100;
  let sum = 0;
  for (const colour of COLOURS) {
    const faces = dice[colour];
    if (faces === undefined) continue;
    for (const face of faces) sum += read === 'd3' ? Math.ceil(face / 2) : face;
  }
  return read === 'minus' ? -sum : sum;
}

/** A roll of `thrown`; its total is the reading plus all modifiers. */
export function rollOf(name: string, cite: Cite, thrown: Throw, read: Reading, modifiers = NO_MODIFIERS): Roll {
  const total = readDice(thrown.dice, read) + sumModifiers(modifiers);
  return { name, cite, draw: thrown.draw, dice: thrown.dice, read, modifiers, total };
}

/** The part of a throw in some colours, so that one draw can be read several ways (P2). */
export function partOf(thrown: Throw, ...colours: readonly (keyof DiceFaces)[]): Throw {
  const dice: { -readonly [C in keyof DiceFaces]: DiceFaces[C] } = {};
  for (const colour of colours) dice[colour] = thrown.dice[colour] ?? [];
  return { draw: thrown.draw, dice };
}

/** A roll as other dice would make it, but for what it is looked up in and comes to. */
export function reread({ name, cite, dice, read, modifiers, need }: Roll, thrown: Throw): Roll {
  const colours = COLOURS.filter((colour) => dice[colour] !== undefined);
  const roll = rollOf(name, cite, partOf(thrown, ...colours), read, modifiers);
  return need === undefined ? roll : needing(roll, need.op, need.than);
}

/** The same roll, held against a threshold. */
export function needing(roll: Roll, op: Need['op'], than: number, result?: (met: boolean) => string): Roll {
  const met = compare(roll.total, op, than);
  const need = { op, than, met };
  return result === undefined ? { ...roll, need } : { ...roll, need, result: result(met) };
}

function compare(total: number, op: Need['op'], than: number): boolean {
  switch (op) {
    case '<=':
      return total <= than;
    case '>=':
      return total >= than;
    case '<':
      return total < than;
    case '>':
      return total > than;
    case '=':
      return total === than;
  }
}

/** Whether a roll with a threshold succeeded. Throws where there is none: a bug in the rule. */
export function met(roll: Roll): boolean {
  if (roll.need === undefined) throw new Error(`roll '${roll.name}' has no threshold`);
  return roll.need.met;
}
