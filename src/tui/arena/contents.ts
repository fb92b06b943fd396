/** What lies in a hex and what is written on it: things, blood, the plan, key letters, fronts, names of hexes. */

import type { Direction } from '../../kernel/hex.ts';
import type { Style } from '../style.ts';
import { drawBeast } from './beasts.ts';
import { arrowColumn, drawFigure, pointsUp, spareStyle } from './figures.ts';
import type { Size } from './geometry.ts';
import type { Manner } from './hexes.ts';
import type { NumberedStep } from './marks.ts';
import { drawObstacle, markObstacle } from './obstacles.ts';
import type { HexPen, PenSpot } from './pen.ts';
import type { Figure } from './scene.ts';
import { isUp, type Spot } from './survey.ts';
import { thingGlyph } from './thing-glyph.ts';

/** Where key letters, marks of fronts and things go, the best place first: rows and columns of the core. */
const PLACES = {
  S: {
    hint: [
      [1, 1],
      [0, 1],
      [0, 0],
      [0, 2],
      [1, 2],
      [1, 0],
    ],
    front: [
      [0, 1],
      [0, 0],
      [0, 2],
      [1, 0],
      [1, 2],
    ],
    label: [[0, 0]],
    trail: [[0, 1]],
  },
  L: {
    hint: [
      [2, 2],
      [1, 2],
      [0, 2],
      [0, 1],
      [3, 2],
      [3, 1],
    ],
    front: [
      [1, 2],
      [2, 4],
      [0, 0],
      [3, 0],
    ],
    label: [[0, 1]],
    trail: [[2, 2]],
  },
} as const satisfies Readonly<Record<Size, Readonly<Record<string, readonly PenSpot[]>>>>;

/** Draws all that is in a hex; `label` is its name, or null where names are not wanted. */
export function drawContents(pen: HexPen, spot: Spot, manner: Manner, label: string | null): void {
  const { figure, step, ghost } = spot;
  if (figure !== null) drawFigureAndStep(pen, figure, spot, manner);
  else if (step !== null) drawStep(pen, step, manner);
  else if (ghost !== null) drawGhost(pen, ghost.facing, ghost.id.toLowerCase(), { fg: 'youFg', bold: true }, manner);
  if (figure !== null || step !== null || ghost !== null) drawFooting(pen, spot, manner);
  drawThings(pen, spot, manner);
  drawHint(pen, spot, manner);
  if (figure !== null) return;
  if (manner.level < 2) drawFronts(pen, spot, manner);
  if (label !== null) drawFaint(pen, PLACES[manner.size].label, label.padStart(2).padEnd(3), spot, manner);
  if (spot.trail) drawFaint(pen, PLACES[manner.size].trail, pen.glyphs.trail, spot, manner);
  if (spot.obstacle !== null && step === null && ghost === null)
    drawObstacle(pen, spot.obstacle, manner.size, manner.level);
}

/** 27.6-27.8 The tree, the mud or the rock that he is in or on, or is to be. */
function drawFooting(pen: HexPen, { obstacle, figure }: Spot, { size, level }: Manner): void {
  if (obstacle === null) return;
  const onCounter = figure !== null && size === 'S' && isUp(figure);
  markObstacle(pen, obstacle, size, onCounter ? spareStyle(figure, size, level) : { fg: obstacle, bold: true });
}

/** The row that stands for the middle: the lower of two, the third of four. */
function low(size: Size): number {
  return size === 'S' ? 1 : 2;
}

/** A plan that ends where its man stands turns his arrow; one that leads into another leaves its mark on him. */
function drawFigureAndStep(pen: HexPen, figure: Figure, { step, beneath, part }: Spot, manner: Manner): void {
  const { size, level } = manner;
  if (figure.body !== null && part !== null) {
    drawBeast(pen, figure, figure.body, part, size, level);
    return;
  }
  const turns = step?.last === true && figure.team === 'you';
  drawFigure(pen, figure, size, level, turns ? step.facing : null);
  if (beneath !== null) pen.fit(PLACES[size].hint, beneath.id, spareStyle(figure, size, level));
  if (step === null || turns) return;
  pen.fit(PLACES[size].hint, String(step.number % 10), spareStyle(figure, size, level));
}

function drawStep(pen: HexPen, { facing, number, last }: NumberedStep, manner: Manner): void {
  drawGhost(pen, facing, String(number % 10), last ? { fg: 'ghostFg', bold: true } : { fg: 'path' }, manner);
}

/** A man who is to be there: the arrow of his facing, and a sign for him. */
function drawGhost(pen: HexPen, facing: Direction, text: string, style: Style, { size }: Manner): void {
  const bottom = size === 'S' ? 1 : 3;
  const arrowRow = pointsUp(facing) ? 0 : bottom;
  pen.write(arrowRow, arrowColumn(pen, facing), pen.glyphs.arrows[facing], style);
  pen.centre(size === 'S' ? bottom - arrowRow : low(size), text, {
    ...style,
    bold: true,
  });
}

function drawThings(pen: HexPen, { figure, item, blood, landed }: Spot, { size, level }: Manner): void {
  if (item !== null) {
    const style: Style =
      figure === null ? { fg: 'item', bold: true, inverse: landed && level < 2 } : spareStyle(figure, size, level);
    pen.fit(PLACES[size].hint, thingGlyph(pen.skin, item), style);
  }
  if (!blood || figure !== null) return;
  const [left = '', middle = '', right = ''] = pen.glyphs.blood;
  const gap = size === 'S' ? 1 : 2;
  [left, middle, right].forEach((drop, i) => {
    pen.fit([[low(size), pen.middle + gap * (i - 1)]], drop, { fg: 'blood' });
  });
}

function drawHint(pen: HexPen, { figure, hint }: Spot, { size, level }: Manner): void {
  if (hint === null) return;
  const style: Style = { fg: hint.warn ? 'bad' : 'key', bold: true };
  pen.fit(PLACES[size].hint, hint.text, figure === null ? style : spareStyle(figure, size, level));
}

/** Where grounds have no colour: '+' is before one of yours, '!' before a foe. */
function drawFronts(pen: HexPen, { fronts }: Spot, { size }: Manner): void {
  const [you, foe] = [fronts.includes('you'), fronts.includes('foe')];
  const marks = `${you ? '+' : ''}${foe ? '!' : ''}`;
  if (marks === '') return;
  pen.fit(PLACES[size].front, marks, { fg: you && foe ? 'text' : you ? 'youFg' : 'foeFg' });
}

function drawFaint(pen: HexPen, places: readonly PenSpot[], text: string, { obstacle }: Spot, { level }: Manner): void {
  pen.fit(places, text, { fg: obstacle ?? 'coord', dim: level === 0 });
}
