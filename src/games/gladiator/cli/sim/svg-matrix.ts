/** Each against each as a picture: a heat map, and beside it everybody against all others. */

import { between, box, INK, line, picture, type SvgPiece, text } from '../../../../cli/sim/svg-parts.ts';
import { within } from '../../../../odds/intervals.ts';
import { cellOf, fightersOf, type MatrixCell, reachOf, standingsOf } from './matrix.ts';
import type { Input } from './plan.ts';
import type { Report } from './report.ts';
import { boutsText, rulesText } from './words.ts';

const CELL = 40;
const MARGIN = 32;
const NAME_MAX = 20;
const LETTER = 7.2;
const BARS = 250;
const MIDDLE = '#f6f1e7';

/** A matrix of pairings as a standalone SVG, each fighter's share of wins beside it. */
export function matrixPicture(report: Report): string {
  const fighters = fightersOf(report);
  const names = fighters.map((fighter) => fighter.slice(0, NAME_MAX));
  const longest = LETTER * Math.max(...names.map((name) => name.length));
  const left = MARGIN + longest + 10;
  const top = 92 + longest * 0.75;
  const side = CELL * fighters.length;
  const right = left + side + 44;
  const width = Math.max(right + BARS + longest + 60, 760);
  const height = top + side + 96;
  const title = `${fighters.length} fighters, each against each`;
  const pieces = [
    text(MARGIN, 46, title, { size: 22, bold: true }),
    text(MARGIN, 68, subtitle(report.input), { fill: INK.faint }),
    ...names.map((name, i) => text(left + (i + 0.62) * CELL, top - 8, name, { turn: -48 })),
    ...names.map((name, i) => text(left - 8, top + (i + 0.6) * CELL, name, { anchor: 'end' })),
    ...fighters.flatMap((one, row) =>
      fighters.flatMap((other, column) =>
        cellPieces(one, other, cellOf(report, one, other), left + column * CELL, top + row * CELL),
      ),
    ),
    ...legend(left, top + side + 24),
    text(
      left,
      top + side + 76,
      `Numbers: the row wins so many times in 100, with a margin of error of ${(100 * reachOf(report.pairs)).toFixed(1)} at most at 95 % confidence; ringed: its own kind, the red man.`,
      { size: 11, fill: INK.faint },
    ),
    ...standings(report, right, top, side, longest),
  ];
  const best = standingsOf(report)[0];
  const about =
    best === undefined ? title : `The best against all others: ${best.fighter}, ${(100 * best.share).toFixed(1)} %.`;
  return picture(width, height, title, about, pieces);
}

function subtitle(input: Input): string {
  return `${boutsText(input.n)} a pairing of book against book, ${rulesText(input)}, seed ${input.seed}`;
}

function cellPieces(one: string, other: string, cell: MatrixCell, x: number, y: number): readonly SvgPiece[] {
  const { bouts, wins, losses } = cell;
  const lead = (wins - losses) / bouts;
  const fill = lead < 0 ? between(MIDDLE, INK.red, -lead) : between(MIDDLE, INK.blue, lead);
  const dark = Math.abs(lead) > 0.55;
  const title = `${one} against ${other}: wins ${wins}, loses ${losses} of ${bouts}`;
  const number = String(Math.round((100 * wins) / bouts));
  const ring = one === other ? [frame(x, y)] : [];
  return [
    box(x + 1, y + 1, CELL - 2, CELL - 2, fill, title),
    ...ring,
    text(x + CELL / 2, y + CELL / 2 + 4.5, number, { anchor: 'middle', size: 13, fill: dark ? INK.paper : INK.text }),
  ];
}

function frame(x: number, y: number): SvgPiece {
  return `<rect x="${x + 2}" y="${y + 2}" width="${CELL - 4}" height="${CELL - 4}" fill="none" stroke="${INK.faint}"/>`;
}

const STEPS = 40;
const LEGEND = 320;

/** What the colours mean. */
function legend(x: number, y: number): readonly SvgPiece[] {
  const width = LEGEND;
  const step = width / STEPS;
  const bars = Array.from({ length: STEPS }, (_, i) => {
    const lead = (2 * i) / (STEPS - 1) - 1;
    const fill = lead < 0 ? between(MIDDLE, INK.red, -lead) : between(MIDDLE, INK.blue, lead);
    return box(x + i * step, y, step + 0.5, 12, fill);
  });
  const style = { size: 11, fill: INK.faint } as const;
  return [
    ...bars,
    text(x, y + 27, 'loses always', style),
    text(x + width / 2, y + 27, 'as often as not', { ...style, anchor: 'middle' }),
    text(x + width, y + 27, 'wins always', { ...style, anchor: 'end' }),
  ];
}

/** A bar each, the best on top, with where the chance lies drawn over its end. */
function standings(report: Report, x: number, top: number, side: number, longest: number): readonly SvgPiece[] {
  const all = standingsOf(report);
  const step = Math.min(CELL, side / all.length);
  const bars = x + longest + 8;
  const most = Math.max(0.01, ...all.map(({ high }) => high));
  const at = (share: number) => bars + (BARS - 50) * (share / most);
  return [
    text(x, top - 14, 'Wins against all others', { size: 14, bold: true }),
    ...all.flatMap((one, i) => {
      const y = top + (i + 0.5) * step;
      const said = `${(100 * one.share).toFixed(1)} %`;
      return [
        text(bars - 8, y + 4, one.fighter.slice(0, NAME_MAX), { anchor: 'end' }),
        box(bars, y - 8, at(one.share) - bars, 16, INK.sand, `${one.fighter}: ${said}, ${within(one)}`),
        line(at(one.low), y, at(one.high), y, INK.text, 1.5),
        text(at(one.high) + 6, y + 4, said, { size: 11 }),
      ];
    }),
  ];
}
