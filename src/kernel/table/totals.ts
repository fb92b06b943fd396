/** Rows of printed tables that are found by a total. */
import { type PrintedTable, TableError } from '../table.ts';

/** Rows found by a total: '8-' is 8 or less, '19+' 19 or more, '9-10' a range, '7' itself. */
export interface RangeIndex {
  readonly labels: readonly string[];
  /** The row of a total; totals outside the printed range take the nearest row. */
  rowOf(total: number): number;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** The place of a total among those that can come up. */
type Place = (total: number) => number;
const SIDES = 6;
const inLine: Place = (total) => total;
const ofD66: Place = (total) => SIDES * Math.floor(total / 10) + (total % 10);
/** 00 stands for 100. */
const ofPercent: Place = (total) => total || 100;

function parseRange(label: string, place: Place): Range | null {
  const match = /^(\d+)(?:([-+])|-(\d+))?$/.exec(label);
  if (match === null) return null;
  const first = place(Number(match[1]));
  if (match[2] === '-') return { from: Number.NEGATIVE_INFINITY, to: first };
  if (match[2] === '+') return { from: first, to: Number.POSITIVE_INFINITY };
  const last = match[3] === undefined ? first : place(Number(match[3]));
  return last < first ? null : { from: first, to: last };
}

/** Indexes row or column heads by total, checking that they ascend and leave no gap. */
export function rangeIndex(id: string, labels: readonly string[]): RangeIndex {
  return indexBy(id, labels, inLine);
}

/** What the rows of a table are read as, found by a total; its first column has the totals. Throws TableError. */
export function rowsByTotal<T>(table: PrintedTable, read: (row: number) => T): (total: number) => T {
  const heads = table.rows.map(([head]) => `${head}`);
  const { rowOf } = rangeIndex(table.id, heads);
  const rows = heads.map((_, row) => read(row));
  return (total) => rows[rowOf(total)] as T;
}

/** As rangeIndex, by the totals of a D66, which go from 16 to 21; all 36 must be there, and 71 may follow 66. */
export function d66Index(id: string, labels: readonly string[]): RangeIndex {
  const index = indexBy(id, labels, ofD66);
  if (!/^11(-|$)/.test(labels[0] ?? '') || !labels.some((label) => /(^|-)66$/.test(label))) {
    throw new TableError(`table ${id}: expected lines from 11 to 66`);
  }
  return index;
}

/** As rangeIndex, by percentages: all from 01 to 00 must be there. */
export function percentIndex(id: string, labels: readonly string[]): RangeIndex {
  const index = indexBy(id, labels, ofPercent);
  if (!/^01(-|$)/.test(labels[0] ?? '') || !/(^|-)00$/.test(labels.at(-1) ?? '')) {
    throw new TableError(`table ${id}: expected lines from 01 to 00`);
  }
  return index;
}

function indexBy(id: string, labels: readonly string[], place: Place): RangeIndex {
  const ranges = labels.map((label, i) => {
    const range = parseRange(label, place);
    if (range === null) throw new TableError(`table ${id}, line ${i + 1}: '${label}', expected a number or range`);
    return range;
  });
  for (const [i, range] of ranges.entries()) {
    const before = ranges[i - 1];
    if (before !== undefined && range.from !== before.to + 1) {
      throw new TableError(`table ${id}, line ${i + 1}: '${labels[i]}' does not follow '${labels[i - 1]}'`);
    }
  }
  const low = ranges[0]?.to ?? 0;
  const high = ranges.at(-1)?.from ?? 0;
  const rows: number[] = [];
  for (let at = low; at <= high; at++) rows.push(ranges.findIndex(({ from, to }) => at >= from && at <= to));
  const clamp = (at: number) => Math.max(low, Math.min(high, at));
  return { labels, rowOf: (total) => rows[clamp(place(total)) - low] ?? 0 };
}
