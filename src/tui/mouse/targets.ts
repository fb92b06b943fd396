/** Parts of a picture that can be clicked on, recorded where they are drawn. */
import type { Hex } from '../../kernel/hex.ts';
import type { Cell } from '../arena/geometry.ts';
import type { KeyName } from '../keys.ts';

/** What a click comes to: keys, as if pressed one after the other; a row of the menu; what a place of a picture stands for; a hex of a map. */
export type Hit =
  | { readonly kind: 'keys'; readonly keys: readonly KeyName[] }
  | { readonly kind: 'item'; readonly value: string }
  | { readonly kind: 'pick'; readonly value: string }
  /** `look`: it was clicked with the other button. */
  | { readonly kind: 'hex'; readonly at: Hex; readonly look: boolean };

/** A rectangle of cells. */
interface Rectangle extends Cell {
  readonly width: number;
  readonly height: number;
}

/** What a click in a rectangle comes to; where that hangs on the cell, by its place in the rectangle. */
export type Aim = Hit | ((cell: Cell) => Hit | null);

/** The targets of one picture: of those that lie over one another the last counts. */
export class Targets {
  #all: { readonly where: Rectangle; readonly aim: Aim }[] = [];

  add(where: Rectangle, aim: Aim): void {
    this.#all.push({ where, aim });
  }

  /** Nothing drawn so far can be clicked on any more: something lies over it. */
  clear(): void {
    this.#all = [];
  }

  /** What a click on a cell comes to, or null. */
  at({ x, y }: Cell): Hit | null {
    const found = this.#all.findLast(({ where }) => holds(where, x, y));
    if (found === undefined) return null;
    const { where, aim } = found;
    return typeof aim === 'function' ? aim({ x: x - where.x, y: y - where.y }) : aim;
  }
}

function holds({ x, y, width, height }: Rectangle, column: number, row: number): boolean {
  return column >= x && column < x + width && row >= y && row < y + height;
}

/** A click that presses keys. */
export function presses(...keys: readonly KeyName[]): Extract<Hit, { kind: 'keys' }> {
  return { kind: 'keys', keys };
}

/** A click on a line of a list whose mark is on line `marked`: it puts the mark there, or takes what is marked. */
export function onLine(line: number, marked: number, take: KeyName): Hit {
  return line === marked ? presses(take) : marks(line, marked);
}

/** A click on a hex. */
export function hexHit(at: Hex): Hit {
  return { kind: 'hex', at, look: false };
}

/** A click that only puts the mark of a list on a line. */
export function marks(line: number, marked: number): Extract<Hit, { kind: 'keys' }> {
  return presses(...arrows(line - marked));
}

/** A click on a line of a journal: it puts the mark there and unfolds the line. */
export function explains(line: number, marked: number): Extract<Hit, { kind: 'keys' }> {
  return presses(...arrows(line - marked), 'Enter');
}

const arrows = (by: number): readonly KeyName[] => Array<KeyName>(Math.abs(by)).fill(by > 0 ? 'Down' : 'Up');
