/** Men in their hexes: a counter of two rows at size S, a name and bars at size L. */

import type { Direction } from '../../kernel/hex.ts';
import { barOf } from '../glyphs.ts';
import { type Level, mix, type Style } from '../style.ts';
import type { Size } from './geometry.ts';
import { TEAM_COLOURS } from './liveries.ts';
import { type HexPen, type NamePlate, platedName } from './pen.ts';
import type { Figure } from './scene.ts';
import { isUp } from './survey.ts';
import { thingGlyph } from './thing-glyph.ts';
import type { Thing } from './things.ts';

/** Draws a man into his hex; with a `turned` way, the arrow is that of a plan which turns him where he stands. */
export function drawFigure(pen: HexPen, figure: Figure, size: Size, level: Level, turned: Direction | null): void {
  const shown = turned === null ? figure : { ...figure, facing: turned, id: figure.id.toLowerCase() };
  const arrow: Style | null = turned === null ? null : { fg: 'ghostFg', bg: 'ghost', bold: true };
  if (size === 'S') drawSmall(pen, shown, level, arrow);
  else drawLarge(pen, shown, level, arrow);
}

/** What to write on a figure's ground with, where it has room for more. */
export function spareStyle(figure: Figure, size: Size, level: Level): Style {
  const { letter, text } = TEAM_COLOURS[figure.team];
  const onCounter = size === 'S' && isUp(figure);
  return { fg: onCounter ? letter : text, bold: true, inverse: onCounter && isInverse(figure, level) };
}

/** Whether the arrow of a facing stands in the upper half of a hex. */
export function pointsUp(facing: Direction): boolean {
  return facing > 2;
}

/** The column of the core in which the arrow of a facing stands. */
export function arrowColumn(pen: HexPen, facing: Direction): number {
  return pen.middle * ([2, 1, 0, 0, 1, 2][facing] ?? 1);
}

// Size S

function drawSmall(pen: HexPen, figure: Figure, level: Level, arrow: Style | null): void {
  if (figure.state === 'dead') drawSmallBody(pen, figure);
  else drawCounter(pen, figure, { form: smallForm(pen, figure), status: statusOf(figure) }, level, arrow);
}

/** What is written on a figure's counter: three characters across, and the sign of what has come over him. */
export interface Badge {
  readonly form: string;
  readonly status: string;
}

/** A counter of two rows at size S: the form, and in the other row the arrow with status and stun beside it. */
export function drawCounter(
  pen: HexPen,
  figure: Figure,
  { form, status }: Badge,
  level: Level,
  arrow: Style | null,
): void {
  const style = { ...spareStyle(figure, 'S', level), inverse: isInverse(figure, level) };
  const arrowRow = pointsUp(figure.facing) ? 0 : 1;
  if (isUp(figure) && style.inverse) invertCounter(pen, arrowRow, style);
  const around = isUp(figure) ? style : { ...style, inverse: false };
  const column = arrowColumn(pen, figure.facing);
  const free = [0, 1, 2].filter((other) => other !== column);
  pen.write(1 - arrowRow, 0, form, style);
  pen.write(arrowRow, column, pen.glyphs.arrows[figure.facing], arrow ?? around);
  const marks = [status, caughtGlyph(pen, figure), stunOf(figure)].filter((mark) => mark !== '').slice(0, free.length);
  marks.forEach((mark, i) => {
    pen.write(arrowRow, free[i] ?? 0, mark, around);
  });
}

/** A solid block; the lower side is seen in it where it is a front. */
function invertCounter(pen: HexPen, arrowRow: number, style: Style): void {
  pen.strip(0, 0, 3, style);
  if (arrowRow === 0) pen.strip(1, 0, 3, style);
  else pen.restyle(1, 0, 3, { inverse: true });
}

function drawSmallBody(pen: HexPen, figure: Figure): void {
  const { corpse } = pen.glyphs;
  pen.write(1, 0, `${corpse} ${corpse}`, { fg: 'blood', bold: true });
  pen.write(1, 1, figure.id, { fg: TEAM_COLOURS[figure.team].text });
}

function smallForm(pen: HexPen, figure: Figure): string {
  const limb = lyingGlyph(pen, figure);
  if (!isUp(figure)) return `${limb}${figure.id}${limb}`;
  return `${heldGlyph(pen, figure.other)}${figure.id}${heldGlyph(pen, figure.weapon)}`;
}

// Size L

function drawLarge(pen: HexPen, figure: Figure, level: Level, arrow: Style | null): void {
  drawName(pen, figure, level);
  if (figure.lettered) pen.write(2, -1, figure.id, { fg: figure.state === 'dead' ? 'mute' : 'edge', bold: true });
  if (figure.state === 'dead') return;
  drawBars(pen, figure);
  const { facing } = figure;
  const arrowRow = pointsUp(facing) ? 0 : 3;
  pen.write(arrowRow, arrowColumn(pen, facing), pen.glyphs.arrows[facing], arrow ?? { fg: 'edge', bold: true });
  drawMarks(pen, figure, statusOf(figure), arrowRow);
  if (!isUp(figure)) return;
  const gear: Style = { fg: 'edge' };
  pen.write(3 - arrowRow, 0, heldGlyph(pen, figure.other), gear);
  pen.write(3 - arrowRow, 4, heldGlyph(pen, figure.weapon), gear);
}

function drawName(pen: HexPen, figure: Figure, level: Level): void {
  const { counter, letter, text } = TEAM_COLOURS[figure.team];
  const inverse = isInverse(figure, level);
  if (isUp(figure)) {
    const style: Style = { fg: letter, bg: counter, bold: true, inverse };
    drawPlate(pen, platedName(figure.name), style, true);
    return;
  }
  const dead = figure.state === 'dead';
  const limb = dead ? pen.glyphs.corpse : lyingGlyph(pen, figure);
  const style: Style = dead ? { fg: mix(text, 'mute', 50) } : { fg: text, bold: true, inverse };
  drawPlate(pen, platedName(figure.name, limb), style, inverse);
}

function drawPlate(pen: HexPen, { column, text }: NamePlate, style: Style, filled: boolean): void {
  if (filled) pen.strip(1, column, text.length, style);
  pen.write(1, column, text, style);
}

/** 3.9 How much is left of each area, as bars across the middle of a hex of size L. */
export function drawBars(pen: HexPen, figure: Figure): void {
  figure.condition.forEach((share, area) => {
    const fg = share >= 0.75 ? 'good' : share >= 0.4 ? 'warn' : 'bad';
    pen.write(2, pen.middle - 2 + area, barOf(pen.glyphs, share), { fg });
  });
}

/** The sign of his posture and the stun at size L, where the arrow leaves room. */
export function drawMarks(pen: HexPen, figure: Figure, sign: string, row: number): void {
  const status = `${sign}${caughtGlyph(pen, figure)}`;
  const style: Style = { fg: 'edge', bold: true };
  const stun = stunOf(figure) === '' ? '' : `*${stunOf(figure)}`;
  const column = arrowColumn(pen, figure.facing);
  if (column === pen.middle) {
    pen.write(row, 0, status, style);
    pen.write(row, 3, stun, style);
  } else if (column === 0) pen.write(row, 5 - (status + stun).length, status + stun, style);
  else pen.write(row, 0, status + stun, style);
}

// Both

/** Without colours, your men are shown inverse: their counter, or their name. */
function isInverse(figure: Figure, level: Level): boolean {
  return level === 0 && figure.team === 'you' && figure.state !== 'dead';
}

function lyingGlyph({ glyphs }: HexPen, figure: Figure): string {
  return figure.faceUp ? glyphs.faceUp : glyphs.faceDown;
}

/** The net or noose he is in. */
function caughtGlyph({ glyphs }: HexPen, { caught }: Figure): string {
  return caught === undefined ? '' : glyphs[caught];
}

function heldGlyph({ skin }: HexPen, thing: Thing | null): string {
  return thing === null ? ' ' : thingGlyph(skin, thing);
}

function statusOf(figure: Figure): string {
  if (figure.state === 'unconscious') return 'U';
  if (figure.posture === 'prone') return 'P';
  if (figure.posture === 'kneeling') return 'K';
  return figure.stumbling ? 'S' : '';
}

/** One digit; 9 is nine or more. */
function stunOf({ stun }: Figure): string {
  return stun > 0 ? String(Math.min(9, stun)) : '';
}
