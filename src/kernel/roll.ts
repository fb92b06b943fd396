import type { DiceFaces, Throw } from './dice.ts';
import { type Cite, type Modifier, sumModifiers } from './modifier.ts';

/**
 * How the faces become a number: their sum, minus their sum, the first as tens and the second as ones, the sum of each
 * halved and rounded up, tens and ones where 00 is 100, or how many of them pass; or each by itself, where the number,
 * their sum, means nothing.
 */
export type Reading = 'sum' | 'minus' | 'd66' | 'd3' | 'd100' | 'count' | 'apart';

type Op = '<=' | '>=' | '<' | '>' | '=';

/** What a number must be. */
export interface Threshold {
  readonly op: Op;
  readonly than: number;
}

/** A threshold the total is held against. @internal */
export interface Need extends Threshold {
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
  /** What a die must show to pass, where those that pass are counted. */
  readonly each?: Threshold;
  readonly modifiers: readonly Modifier[];
  readonly total: number;
  readonly need?: Need;
  readonly table?: TableCell;
  readonly result?: string;
}

const NO_MODIFIERS: readonly Modifier[] = [];

/** The number that faces make under a reading, before modifiers. `each`: for a reading that counts. */
export function readDice(dice: DiceFaces, read: Reading, each?: Threshold): number {
  switch (read) {
    case 'sum':
    case 'apart':
      return added(dice, (face) => face);
    case 'minus':
      return -added(dice, (face) => face);
    case 'd3':
      return added(dice, (face) => Math.ceil(face / 2));
    case 'd66':
      return digits(dice);
    case 'd100':
      return digits(dice) || 100;
    case 'count':
      return added(dice, (face) => (each !== undefined && passes(face, each) ? 1 : 0));
  }
}

function added(dice: DiceFaces, worth: (face: number) => number): number {
  let sum = 0;
  for (const colour in dice) for (const face of dice[colour] ?? []) sum += worth(face);
  return sum;
}

/** The first two dice as the digits of a number. */
function digits(dice: DiceFaces): number {
  const [tens = 0, ones = 0] = Object.values(dice).flat();
  return 10 * tens + ones;
}

/** A roll of `thrown`; its total is the reading plus all modifiers. */
export function rollOf(name: string, cite: Cite, thrown: Throw, read: Reading, modifiers = NO_MODIFIERS): Roll {
  const total = readDice(thrown.dice, read) + sumModifiers(modifiers);
  return { name, cite, draw: thrown.draw, dice: thrown.dice, read, modifiers, total };
}

/** A roll of `thrown` in which the dice are counted that pass; its total is their number plus all modifiers. */
export function countOf(name: string, cite: Cite, thrown: Throw, each: Threshold, modifiers = NO_MODIFIERS): Roll {
  const total = readDice(thrown.dice, 'count', each) + sumModifiers(modifiers);
  return { name, cite, draw: thrown.draw, dice: thrown.dice, read: 'count', each, modifiers, total };
}

/** A roll of `thrown` whose dice are read each by itself; `results`: what each came to. */
export function apartOf(name: string, cite: Cite, thrown: Throw, results: readonly string[]): Roll {
  return { ...rollOf(name, cite, thrown, 'apart'), result: results.join(', ') };
}

/** The part of a throw in some colours, so that one draw can be read several ways (P2). */
export function partOf(thrown: Throw, ...colours: readonly string[]): Throw {
  const dice: { [colour: string]: readonly number[] } = {};
  for (const colour of colours) dice[colour] = thrown.dice[colour] ?? [];
  return { draw: thrown.draw, dice };
}

/** A roll as other dice would make it, but for what it is looked up in and comes to. */
export function rethrown({ name, cite, dice, read, each, modifiers, need }: Roll, thrown: Throw): Roll {
  const part = partOf(thrown, ...Object.keys(dice));
  const roll =
    each === undefined ? rollOf(name, cite, part, read, modifiers) : countOf(name, cite, part, each, modifiers);
  return need === undefined ? roll : needing(roll, need.op, need.than);
}

/** The same roll, held against a threshold. */
export function needing(roll: Roll, op: Op, than: number, result?: (met: boolean) => string): Roll {
  const met = passes(roll.total, { op, than });
  const need = { op, than, met };
  return result === undefined ? { ...roll, need } : { ...roll, need, result: result(met) };
}

/** Whether a number is what it must be. */
function passes(total: number, { op, than }: Threshold): boolean {
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
