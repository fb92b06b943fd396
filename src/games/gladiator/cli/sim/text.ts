/** What harena sim found, as text. */

import { columnBar } from '../../../../cli/bars.ts';
import { within } from '../../../../odds/intervals.ts';
import { binsOf, figuresOf, type Spread } from '../../../../session/spread.ts';
import { lettersOf } from './letters.ts';
import { matrixText } from './matrix-text.ts';
import { onlyPair, type Report, type Share, shareOf, sharesOf } from './report.ts';
import { binLabel, boutsText, endText, runText, shareText } from './words.ts';

const LABEL_WIDTH = 22;
const BAR_WIDTH = 30;
/** Rows of a histogram. */
const BINS = 16;

/** What a run of bouts came to, as it is printed: of one pairing, or of a matrix. */
export function reportText(report: Report, ascii: boolean): string {
  const lines = 'matrix' in report.input ? matrixText(report, ascii) : singleText(report, ascii);
  return `${lines.join('\n')}\n`;
}

function singleText(report: Report, ascii: boolean): readonly string[] {
  const { n } = report.input;
  const { red, blue, tally, roster } = onlyPair(report);
  const shares = sharesOf(tally);
  const row = (label: string, count: number) =>
    `  ${label.padEnd(LABEL_WIDTH)} ${String(count).padStart(8)}  ${shareText(count / tally.bouts)}`;
  const won = (label: string, count: number, share: Share) => `${row(label, count)}  (${within(share)})`;
  const ends = Object.entries(tally.ends).sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const histogram = (spread: Readonly<Spread>) => histogramOf(spread, tally.bouts, ascii);
  return [
    `${red} against ${blue}, ${runText(report.input, boutsText(n))}`,
    '',
    won('red wins', tally.wins[0], shares.red),
    won('blue wins', tally.wins[1], shares.blue),
    won('draws', tally.draws, shares.draws),
    '  In brackets: the 95 % confidence interval (Wilson).',
    '',
    'Ended by',
    ...ends.map(([cause, count]) => row(endText(cause), count)),
    '',
    `Ended in turn: ${figuresText(tally.turns)}`,
    ...histogram(tally.turns),
    '',
    `Wound boxes ticked, red: ${figuresText(tally.wounds.red)}`,
    ...histogram(tally.wounds.red),
    '',
    `Wound boxes ticked, blue: ${figuresText(tally.wounds.blue)}`,
    ...histogram(tally.wounds.blue),
    '',
    `Blows struck: ${figuresText(tally.blows)}`,
    ...histogram(tally.blows),
    '',
    'Results (V victory, S stans missus, M missus, P dead)',
    ...lettersOf(tally, roster),
  ];
}

/** The figures of a spread in words. */
function figuresText(spread: Readonly<Spread>): string {
  const { mean, median, most } = figuresOf(spread);
  return `mean ${mean.toFixed(1)}, median ${median}, 90 % from ${most[0]} to ${most[1]}`;
}

/** A row a bin, with its bar; the longest has the whole width. */
function histogramOf(spread: Readonly<Spread>, bouts: number, ascii: boolean): readonly string[] {
  const bins = binsOf(spread, BINS);
  const most = Math.max(...bins.map(({ count }) => count));
  return bins.map((bin) => {
    const { share } = shareOf(bin.count, bouts);
    const bar = columnBar(bin.count / most, BAR_WIDTH, ascii);
    return `  ${binLabel(bin).padStart(7)} ${String(bin.count).padStart(8)}  ${shareText(share)}  ${bar}`.trimEnd();
  });
}
