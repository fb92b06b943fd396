/** Chances in words, in figures and in bars. */
import { columnBar } from './bars.ts';

/** What sums of many chances may be out by. */
const SLIP = 1e-9;

/** ' 41.3 %', and never 0 of what can be nor 100 of what can fail. */
export function chanceText(chance: number): string {
  const told = (100 * chance).toFixed(1);
  const text = told === '0.0' && chance > SLIP ? '<0.1' : told === '100.0' && chance < 1 - SLIP ? '>99.9' : told;
  return `${text} %`.padStart(7);
}

/** "41 times in 100", and never 0 of what can be nor 100 of what can fail. */
export function timesIn100(chance: number): string {
  if (chance <= 0) return 'never';
  if (chance >= 1) return 'always';
  const times = Math.round(100 * chance);
  if (times === 0) return 'less than once in 100';
  if (times === 100) return 'more than 99 times in 100';
  return times === 1 ? 'once in 100' : `${times} times in 100`;
}

const LABEL_WIDTH = 24;
const BAR_WIDTH = 40;

/** A line of a page: what it is of, the chance, a bar; 77 columns at most. */
export function chanceLine(label: string, chance: number, ascii: boolean): string {
  return `  ${label.padEnd(LABEL_WIDTH)} ${chanceText(chance)}  ${columnBar(chance, BAR_WIDTH, ascii)}`.trimEnd();
}

/** 'none', '1 wound', '2 wounds' */
export const woundsLabel = (count: number): string =>
  count === 0 ? 'none' : `${count} ${count === 1 ? 'wound' : 'wounds'}`;
