/** What one pairing came to, as text. */
import { type Bin, binsOf } from '../../session/spread.ts';
import type { Spread } from '../../session/tally.ts';
import { barOf } from '../bars.ts';
import { lettersOf } from './letters.ts';
import type { Input } from './plan.ts';
import { figuresText, type PairReport, type Share, shareOf, sharesOf } from './report.ts';

const LABEL_WIDTH = 20;
const BAR_WIDTH = 30;
/** Rows of a histogram. */
const BINS = 16;

/** The text of one pairing. */
export function textOf({ n, seed }: Input, { red, blue, tally, roster }: PairReport, ascii: boolean): string {
  const shares = sharesOf(tally);
  const row = (label: string, count: number) =>
    `  ${label.padEnd(LABEL_WIDTH)} ${String(count).padStart(8)}  ${percent(count / tally.bouts)}`;
  const won = (label: string, count: number, share: Share) => `${row(label, count)}  (${within(share)})`;
  const ends = Object.entries(tally.ends).sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const histogram = (spread: Readonly<Spread>) => histogramOf(spread, tally.bouts, ascii);
  const lines = [
    `${red} against ${blue}, ${n} bouts, seed ${seed}`,
    '',
    won('red wins', tally.wins[0], shares.red),
    won('blue wins', tally.wins[1], shares.blue),
    won('draws', tally.draws, shares.draws),
    '  In brackets, where the chance lies: 95 times in 100 it does (Wilson).',
    '',
    'Ended by',
    ...ends.map(([cause, count]) => row(cause, count)),
    '',
    `Ended in turn: ${figuresText(tally.turns)}`,
    ...histogram(tally.turns),
    '',
    `Wound boxes ticked of red: ${figuresText(tally.wounds.red)}`,
    ...histogram(tally.wounds.red),
    '',
    `Wound boxes ticked of blue: ${figuresText(tally.wounds.blue)}`,
    ...histogram(tally.wounds.blue),
    '',
    `Blows struck: ${figuresText(tally.blows)}`,
    ...histogram(tally.blows),
    '',
    'Results (V victory, S stans missus, M missus, P dead)',
    ...lettersOf(tally, roster),
  ];
  return `${lines.join('\n')}\n`;
}

/** 0.412 as ' 41.2 %'. */
function percent(share: number): string {
  return `${(100 * share).toFixed(1).padStart(5)} %`;
}

/** Where a chance lies, as '38.2 to 44.3'. */
function within({ low, high }: Share): string {
  return `${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)}`;
}

/** A row a bin, with its bar; the longest has the whole width. */
function histogramOf(spread: Readonly<Spread>, bouts: number, ascii: boolean): readonly string[] {
  const bins = binsOf(spread, BINS);
  const most = Math.max(...bins.map(({ count }) => count));
  return bins.map((bin) => {
    const { share } = shareOf(bin.count, bouts);
    const bar = barOf(bin.count / most, BAR_WIDTH, ascii);
    return `  ${binLabel(bin).padStart(7)} ${String(bin.count).padStart(8)}  ${percent(share)}  ${bar}`.trimEnd();
  });
}

/** '7', or '8-11' of several values. */
function binLabel({ from, to }: Bin): string {
  return from === to ? String(from) : `${from}-${to}`;
}
