/** One pairing as a picture: who wins, when it ends, and what it costs. */

import { box, INK, line, picture, type SvgPiece, text } from '../../../../cli/sim/svg-parts.ts';
import { within } from '../../../../odds/intervals.ts';
import { type Bin, binsOf, figuresOf, type Spread } from '../../../../session/spread.ts';
import type { BoutTally } from '../../session/tally.ts';
import type { Input } from './plan.ts';
import { onlyPair, type Report, type Share, sharesOf } from './report.ts';
import { binLabel, boutsText, rulesText } from './words.ts';

const WIDTH = 920;
const HEIGHT = 740;
const MARGIN = 44;
const BINS = 18;
/** Words longer than this would run over the edge. */
const TITLE_MAX = 80;

/** The picture of a run of one pairing. */
export function singlePicture(report: Report): string {
  const { red, blue, tally } = onlyPair(report);
  const title = shortened(`${red} against ${blue}`, TITLE_MAX);
  const half = (WIDTH - 3 * MARGIN) / 2;
  const right = 2 * MARGIN + half;
  const pieces = [
    text(MARGIN, 46, title, { size: 22, bold: true }),
    text(MARGIN, 68, subtitle(report.input), { fill: INK.faint }),
    ...outcomes(tally, MARGIN, 104, WIDTH - 2 * MARGIN),
    ...histogram('The turn it ended in', tally.turns, tally.bouts, { x: MARGIN, y: 222, width: half, fill: INK.sand }),
    ...histogram('Blows struck', tally.blows, tally.bouts, { x: right, y: 222, width: half, fill: INK.sand }),
    ...histogram('Wound boxes of red', tally.wounds.red, tally.bouts, {
      x: MARGIN,
      y: 492,
      width: half,
      fill: INK.red,
    }),
    ...histogram('Wound boxes of blue', tally.wounds.blue, tally.bouts, {
      x: right,
      y: 492,
      width: half,
      fill: INK.blue,
    }),
  ];
  return picture(WIDTH, HEIGHT, title, aboutText(tally), pieces);
}

function subtitle(input: Input): string {
  return `${boutsText(input.n)} of book against book, ${rulesText(input)}, seed ${input.seed}`;
}

function shortened(words: string, most: number): string {
  return words.length <= most ? words : `${words.slice(0, most - 1)}…`;
}

function aboutText(tally: BoutTally): string {
  const { red, blue, draws } = sharesOf(tally);
  const said = (share: Share) => `${(100 * share.share).toFixed(1)} % (${within(share)})`;
  return `Red wins ${said(red)}, blue ${said(blue)}, draws ${said(draws)}; in brackets the 95 % confidence interval.`;
}

const OUTCOME_HEIGHT = 30;

/** One bar of all bouts, and under each share where its chance lies. */
function outcomes(tally: BoutTally, x: number, y: number, width: number): readonly SvgPiece[] {
  const { red, draws, blue } = sharesOf(tally);
  const parts = [
    { name: 'red wins', share: red, fill: INK.red },
    { name: 'draws', share: draws, fill: INK.draw },
    { name: 'blue wins', share: blue, fill: INK.blue },
  ];
  let from = x;
  const bars = parts.map(({ name, share, fill }) => {
    const long = width * share.share;
    const piece = box(from, y, long, OUTCOME_HEIGHT, fill, `${name}: ${(100 * share.share).toFixed(1)} %`);
    from += long;
    return piece;
  });
  const words = (['start', 'middle', 'end'] as const).flatMap((anchor, i) => {
    const part = parts[i];
    if (part === undefined) return [];
    const at = x + (width * i) / 2;
    const said = `${part.name} ${(100 * part.share.share).toFixed(1)} %`;
    const fill = part.fill === INK.draw ? INK.faint : part.fill;
    return [
      text(at, y + 50, said, { anchor, bold: true, fill, size: 14 }),
      text(at, y + 67, `95 % interval: ${within(part.share)}`, { anchor, fill: INK.faint, size: 11 }),
    ];
  });
  return [...bars, ...words];
}

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly fill: string;
}

const PLOT_TOP = 34;
const PLOT_HEIGHT = 170;
const GRID_LINES = 4;

/** A histogram with its title above it, shares at its left and values below. */
function histogram(title: string, spread: Readonly<Spread>, bouts: number, frame: Frame): readonly SvgPiece[] {
  const { x, y, width, fill } = frame;
  const bins = binsOf(spread, BINS);
  const { mean, median, most } = figuresOf(spread);
  const top = niceTop(Math.max(...bins.map(({ count }) => count / bouts)));
  const floor = y + PLOT_TOP + PLOT_HEIGHT;
  const step = width / bins.length;
  const figures = `mean ${mean.toFixed(1)}, median ${median}, 90 % from ${most[0]} to ${most[1]}`;
  return [
    text(x, y, title, { size: 14, bold: true }),
    text(x, y + 17, figures, { size: 11, fill: INK.faint }),
    ...grid(x, floor, width, top),
    ...bins.map((bin, i) => {
      const high = (PLOT_HEIGHT * bin.count) / bouts / top;
      return box(x + i * step + 1, floor - high, step - 2, high, fill, binTitle(bin, bouts));
    }),
    line(x, floor, x + width, floor, INK.text),
    ...labels(bins, x, floor + 15, step),
  ];
}

function grid(x: number, floor: number, width: number, top: number): readonly SvgPiece[] {
  return Array.from({ length: GRID_LINES }, (_, i) => (i + 1) / GRID_LINES).flatMap((part) => {
    const y = floor - part * PLOT_HEIGHT;
    return [
      line(x, y, x + width, y, INK.rule),
      text(x - 6, y + 4, `${round(100 * part * top)} %`, { size: 10, anchor: 'end', fill: INK.faint }),
    ];
  });
}

/** As many labels as there is room for. */
function labels(bins: readonly Bin[], x: number, y: number, step: number): readonly SvgPiece[] {
  const longest = Math.max(...bins.map((bin) => binLabel(bin).length));
  const every = Math.max(1, Math.ceil((longest * 7 + 6) / step));
  return bins.flatMap((bin, i) =>
    i % every === 0
      ? [text(x + (i + 0.5) * step, y, binLabel(bin), { size: 11, anchor: 'middle', fill: INK.faint })]
      : [],
  );
}

function binTitle(bin: Bin, bouts: number): string {
  return `${binLabel(bin)}: ${bin.count} bouts, ${((100 * bin.count) / bouts).toFixed(1)} %`;
}

/** The least of 4, 8, 12, 20, 40, 60, 80, 100 in a hundred that is not below a share. */
function niceTop(share: number): number {
  return [0.04, 0.08, 0.12, 0.2, 0.4, 0.6, 0.8].find((one) => one >= share) ?? 1;
}

const round = (value: number): string => String(Math.round(value * 10) / 10);
