/** Forms: lines under a mark that are turned one by one, and a line that takes them all. */

import type { Canvas } from './canvas.ts';
import { GLYPHS } from './glyphs.ts';
import { onLine } from './mouse/targets.ts';
import { type Pane, paneOf } from './pane.ts';

/** To the next value of a line, or to the one before. */
export type Turn = 1 | -1;

/** One line of a form that comes to an `S`. */
export interface FormRow<S, E = unknown> {
  readonly label: string;
  /** What it means. */
  help(form: S): string;
  /** Its value in words. */
  text(form: S, env: E): string;
  /** What of the form is other once it is turned. */
  turned(form: S, by: Turn, env: E): Partial<S>;
}

/** What a key of a form does: puts the mark on a line, turns the line under it, or takes what it stands for. */
export type FormStep =
  | { readonly to: 'row'; readonly row: number }
  | { readonly to: 'turn'; readonly by: Turn }
  | { readonly to: 'take' };

const MORE: readonly string[] = ['form-turn', 'option-more', 'muster-more', 'beast-more'];
const TAKE: readonly string[] = ['form-take', 'muster-take', 'beasts-take'];

/** What a command does in a form of so many lines whose mark is on `row`; null: it is none of a form's. */
export function formStep(command: string | null, row: number, rows: number): FormStep | null {
  if (command === null) return null;
  if (command === 'option-up') return { to: 'row', row: wheel(row, -1, rows) };
  if (command === 'option-down') return { to: 'row', row: wheel(row, 1, rows) };
  if (command === 'option-first') return { to: 'row', row: 0 };
  if (command === 'option-last') return { to: 'row', row: rows - 1 };
  if (command === 'option-less') return { to: 'turn', by: -1 };
  if (MORE.includes(command)) return { to: 'turn', by: 1 };
  return TAKE.includes(command) ? { to: 'take' } : null;
}

/** A place among `count`, moved by so many, round the ends. */
export function wheel(place: number, by: number, count: number): number {
  return (((place + by) % count) + count) % count;
}

/** The value beside another in a list, round the ends; from one that is not in it, the first or the last; where the list is empty, the same. */
export function beside<T>(values: readonly T[], value: T, by: Turn): T {
  if (values.length === 0) return value;
  const at = values.indexOf(value);
  return values[at < 0 ? (by > 0 ? 0 : values.length - 1) : wheel(at, by, values.length)] as T;
}

/** Where the lines of a form stand: their columns, and that of the values. */
export interface FormPlace {
  readonly width: number;
  readonly valueAt: number;
}

/** A line of a form as it is drawn. */
export interface DrawnRow {
  readonly label: string;
  readonly value: string;
  readonly marked: boolean;
  /** How many lines it stands below the mark, so that a click leads there; absent: it cannot be clicked on. */
  readonly off?: number;
}

/** Where a line of a form is, seen from its mark. */
export function lineOf(line: number, row: number): Pick<DrawnRow, 'marked' | 'off'> {
  return { marked: line === row, off: line - row };
}

/** Draws a line of a form, lit where it is under the mark. */
export function drawFormRow(canvas: Canvas, y: number, { width, valueAt }: FormPlace, row: DrawnRow): void {
  const { label, value, marked, off } = row;
  if (marked) drawMark(paneOf(canvas, 1, y, width - 2));
  canvas.text(3, y, label, { fg: marked ? 'accent' : 'text', bold: marked }, width - 1);
  canvas.text(valueAt, y, value, { fg: 'key', bold: true }, width - 1);
  if (off !== undefined) canvas.aim(1, y, width - 2, 1, onLine(off, 0, 'Enter'));
}

/** Lights the first line of a pane, with the mark in its first column. */
export function drawMark({ canvas, x, y, width }: Pane): void {
  canvas.fill(x, y, width, 1, { bg: 'selBg' });
  canvas.put(x, y, GLYPHS[canvas.skin].selection, { fg: 'accent', bold: true });
}

/** A line whose values are listed, each with its word. */
export function listedRow<S, K extends keyof S>(
  key: K,
  label: string,
  values: readonly (readonly [value: S[K], word: string])[],
  help: string | ((form: S) => string),
): FormRow<S> {
  const all = values.map(([value]) => value);
  return {
    label,
    help: (form) => (typeof help === 'string' ? help : help(form)),
    text: (form) => values.find(([value]) => value === form[key])?.[1] ?? '',
    turned: (form, by) => ({ [key]: beside(all, form[key], by) }) as unknown as Partial<S>,
  };
}

/** Values that are words, each told as it is. */
export function asWords<W extends string>(values: readonly W[]): readonly (readonly [value: W, word: W])[] {
  return values.map((one) => [one, one] as const);
}

/** The two values of a line that is turned on and off, each with its word. */
export function either(yes: string, no: string): readonly (readonly [value: boolean, word: string])[] {
  return [
    [true, yes],
    [false, no],
  ];
}
