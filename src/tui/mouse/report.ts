/** What a terminal tells of its mouse, as it travels with the keys. */
import type { Cell } from '../arena/geometry.ts';

/** Asks a terminal to tell of buttons and of the wheel, and not of moves (1000, 1006), and takes that back. */
export const MOUSE = { on: '\u001b[?1000h\u001b[?1006h', off: '\u001b[?1006l\u001b[?1000l' } as const;

/** What stands before a report in the stream of keys; alone it is one that means nothing here. */
const MARK = '\uE003';
/** A report that means nothing here: a button let go, a move, another button. */
export const IDLE_REPORT = MARK;

const POINTED = ['left', 'right', 'wheel-up', 'wheel-down'] as const;

/** What was done with the mouse, and in which cell of the screen, from 0. */
export interface Pointer extends Cell {
  readonly did: (typeof POINTED)[number];
}

/** By the number of the button as reports have it. */
const DID: { readonly [button: number]: Pointer['did'] } = { 0: 'left', 2: 'right', 64: 'wheel-up', 65: 'wheel-down' };
/** Shift, Alt and Ctrl held with it. */
const HELD = 4 + 8 + 16;

/** A report as it travels among the keys: numbers as the terminal gives them, columns and rows from 1. */
export function keyOfReport(button: number, column: number, row: number, pressed: boolean): string {
  const did = pressed ? DID[button & ~HELD] : undefined;
  return did === undefined ? IDLE_REPORT : `${MARK}${did};${column};${row}`;
}

/** Whether a key is such a report. */
export function isReport(key: string): boolean {
  return key.startsWith(MARK);
}

/** The report that a key is, or null. */
export function pointerOf(key: string): Pointer | null {
  if (!isReport(key)) return null;
  const [word = '', column, row] = key.slice(MARK.length).split(';');
  const did = POINTED.find((one) => one === word);
  return did === undefined ? null : { did, x: Number(column) - 1, y: Number(row) - 1 };
}
