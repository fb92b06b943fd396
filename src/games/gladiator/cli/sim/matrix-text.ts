/** Each against each, as a table and a list of standings. */

import { columnBar } from '../../../../cli/bars.ts';
import { within } from '../../../../odds/intervals.ts';
import { cellOf, fightersOf, reachOf, standingsOf } from './matrix.ts';
import type { Report } from './report.ts';
import { boutsText, runText, shareText, shortNames } from './words.ts';

const CELL = 4;
const NAME_MAX = 20;
const BAR_WIDTH = 24;

/** A matrix of pairings as lines of text: a row and a column for each fighter. */
export function matrixText(report: Report, ascii: boolean): readonly string[] {
  const { n } = report.input;
  const fighters = fightersOf(report);
  const heads = shortNames(fighters, CELL - 1);
  const numbered = heads.some((head, i) => !fighters[i]?.startsWith(head));
  const names = fighters.map((fighter, i) => (numbered ? `${heads[i]} ${fighter}` : fighter).slice(0, NAME_MAX));
  const width = Math.max(...names.map((name) => name.length));
  const row = (name: string, cells: readonly string[]) =>
    `  ${name.padEnd(width)} ${cells.map((cell) => cell.padStart(CELL)).join('')}`;
  return [
    `${fighters.length} fighters, each against each, ${runText(report.input, `${boutsText(n)} a pairing`)}`,
    '',
    'How often in 100 bouts the man of the row beats the man of the column',
    row('', heads),
    ...fighters.map((one, i) =>
      row(
        names[i] ?? one,
        fighters.map((other) => inHundred(cellOf(report, one, other))),
      ),
    ),
    '  Against his own kind: the red man.',
    `  Margin of error at 95 % confidence: ${(100 * reachOf(report.pairs)).toFixed(1)} at most.`,
    '',
    'Against all others',
    ...standingsOf(report).map((one) => {
      const bar = columnBar(one.share, BAR_WIDTH, ascii);
      return `  ${one.fighter.slice(0, NAME_MAX).padEnd(NAME_MAX)} ${shareText(one.share)}  (${within(one)})  ${bar}`;
    }),
  ];
}

function inHundred({ wins, bouts }: { readonly wins: number; readonly bouts: number }): string {
  return bouts === 0 ? '-' : String(Math.round((100 * wins) / bouts));
}
