/** Lines over the arena, behind all that stands in it: cords of nets, and what is in the air. */
import { DIRECTIONS, type Hex, neighbour, sameHex } from '../../kernel/hex.ts';
import type { Glyphs } from '../glyphs.ts';
import type { Style } from '../style.ts';
import { spareStyle } from './figures.ts';
import { type Cell, centreOf, type Geometry, hexAt, originOf } from './geometry.ts';
import type { HexSheet } from './hexes.ts';
import { cellsAlong, eighthOf } from './line-cells.ts';
import { TEAM_COLOURS } from './liveries.ts';
import type { Cord, Flight, Spark, Team } from './scene.ts';
import { isUp, type Survey } from './survey.ts';

/** What lines are drawn on. */
export interface Strand extends HexSheet {
  readonly glyphs: Glyphs;
  readonly survey: Survey;
}

/** 20.5 Draws a cord, and the net at its end where it is over nobody. */
export function drawCord(strand: Strand, { team, from, to, end, reach }: Cord): void {
  const { glyphs, geometry } = strand;
  const cells = freeCells(strand, from, to, reach);
  const glyph = glyphs.cord[eighthOf(geometry, from, to)] ?? '';
  for (const cell of cells) put(strand, cell, glyph, team);
  const last = cells.at(-1);
  if (end !== null && last !== undefined) put(strand, last, glyphs[end], team);
}

/** 13.3, 21.3 Draws the way of something thrown: in each hex where it flies, or at its end that it sticks there. */
export function drawFlight(strand: Strand, { team, from, to, reach, flying }: Flight): void {
  const { glyphs, geometry } = strand;
  const eighth = eighthOf(geometry, from, to);
  if (flying) {
    for (const cell of freeCells(strand, from, to, reach).slice(-1))
      put(strand, cell, glyphs.missiles[eighth] ?? '', team);
    return;
  }
  const straight = eighth % 2 === 0;
  const cells = freeCells(strand, from, to, reach).filter((cell) => straight || !isOnLine(strand, cell));
  for (const cell of cells) put(strand, cell, glyphs.trail, team);
  const missile = glyphs.missiles[eighth] ?? '';
  for (const cell of headsOf(strand, cells)) put(strand, cell, missile, team);
  const last = cells.at(-1);
  if (reach < 1 && last !== undefined) put(strand, last, glyphs.stuck, team);
}

/** Draws where a blow was stopped: on the side between two neighbours, or before him who was struck from afar. */
export function drawSpark(strand: Strand, { from, to, bright }: Spark): void {
  const { canvas, glyphs, view, geometry } = strand;
  const touching = cellsBetween(strand, from, to);
  const cells = touching.length > 0 ? touching : cellsAlong(geometry, from, to, 1).slice(-3, -2);
  const style: Style = { fg: bright ? 'accent' : 'edge', bg: 'void', bold: true };
  for (const { x, y } of cells) canvas.put(x - view.x, y - view.y, glyphs.sparks.charAt(bright ? 0 : 1), style);
}

/** Of the cells of a line that nearest to the middle of each free hex; where none is free, the last. */
function headsOf({ geometry, survey }: Strand, cells: readonly Cell[]): readonly Cell[] {
  const heads = new Map<string, Cell>();
  for (const cell of cells.filter((one) => !isOnSlant(geometry, one))) {
    const hex = hexAt(geometry, cell.x, cell.y);
    if (survey(hex).figure !== null) continue;
    const key = `${hex.q},${hex.r}`;
    const best = heads.get(key);
    if (best === undefined || offCentre(geometry, hex, cell) < offCentre(geometry, hex, best)) heads.set(key, cell);
  }
  return heads.size > 0 ? [...heads.values()] : cells.slice(-1);
}

// Geometry

/** How far a cell is from the middle of a hex; a row is as high as two columns are wide. */
function offCentre(geometry: Geometry, hex: Hex, { x, y }: Cell): number {
  const middle = centreOf(geometry, hex);
  return Math.abs(x - middle.x) + 2 * Math.abs(y - middle.y);
}

const isAt = ({ x, y }: Cell, other: Cell): boolean => x === other.x && y === other.y;

/** Whether a cell belongs to a slanting side: it is counted to the hex on its right. */
function isOnSlant(geometry: Geometry, { x, y }: Cell): boolean {
  const origin = originOf(geometry, hexAt(geometry, x, y));
  const place = { x: x - origin.x, y: y - origin.y };
  return [2, 3].some((side) => geometry.sides[side]?.some((cell) => isAt(cell, place)) === true);
}

// Behind all else

/** The cells of a line in which nothing is drawn yet; where there are none, those where two neighbours touch. */
function freeCells(strand: Strand, from: Hex, to: Hex, reach = 1): readonly Cell[] {
  const cells = cellsAlong(strand.geometry, from, to, reach).filter((cell) => isFree(strand, cell));
  return cells.length > 0 ? cells : cellsBetween(strand, from, to);
}

function isFree(strand: Strand, cell: Cell): boolean {
  const { geometry, survey, view } = strand;
  const hex = hexAt(geometry, cell.x, cell.y);
  const { inside, figure } = survey(hex);
  if (!inside) return false;
  if (isOnSlant(geometry, cell)) return isOpenSlant(strand, cell);
  if (figure !== null && (view.size === 'S' ? isUp(figure) : isOnFace(geometry, hex, cell))) return false;
  return isBlank(strand, cell);
}

/** Whether a cell shows no more than its ground, or the flat line between two hexes. */
function isBlank(strand: Strand, cell: Cell): boolean {
  return characterAt(strand, cell) === ' ' || isOnLine(strand, cell);
}

/** Whether a cell shows the flat line between two hexes. */
function isOnLine(strand: Strand, cell: Cell): boolean {
  return characterAt(strand, cell) === strand.glyphs.sides[1];
}

/** Whether a cell of a large hex is in the rows of a figure's name and bars. */
function isOnFace(geometry: Geometry, hex: Hex, { y }: Cell): boolean {
  const row = y - originOf(geometry, hex).y;
  return row === 1 || row === 2;
}

/** The hexes that a cell of a slanting side lies between: that at its right, to which it is counted, and that at its left. */
function hexesAt(geometry: Geometry, cell: Cell): readonly [Hex, Hex] {
  const hex = hexAt(geometry, cell.x, cell.y);
  const above = cell.y - originOf(geometry, hex).y < geometry.middle.y;
  return [hex, neighbour(hex, above ? 3 : 2)];
}

/** Whether a slanting side is a line and no more: not inside a body (28.2), nor stone that frames a man on a rock (27.8.2). */
function isOpenSlant({ geometry, survey }: Strand, cell: Cell): boolean {
  const [here, left] = hexesAt(geometry, cell).map(survey);
  if (here === undefined || left === undefined) return false;
  if (here.figure !== null && here.figure === left.figure) return false;
  return ![here, left].some(({ obstacle, figure }) => obstacle === 'rock' && figure !== null);
}

/** The side that two neighbours share: all of a slanting one; of a flat one a blank cell of the counters above or below. */
function cellsBetween(strand: Strand, from: Hex, to: Hex): readonly Cell[] {
  const { geometry } = strand;
  const way = DIRECTIONS.find((direction) => sameHex(neighbour(from, direction), to));
  if (way === undefined) return [];
  const { x, y } = originOf(geometry, from);
  const side = (geometry.sides[way] ?? []).map((cell) => ({ x: x + cell.x, y: y + cell.y }));
  if (way !== 1 && way !== 4) return side.filter((cell) => isOpenSlant(strand, cell));
  const [first, second, ...rest] = side;
  const inwards = [second, first, ...rest].flatMap((cell) => cell ?? []);
  const both = [...inwards, ...inwards.map((cell) => ({ ...cell, y: cell.y + 1 }))];
  return both.filter((cell) => isBlank(strand, cell)).slice(0, 1);
}

function characterAt({ canvas, view }: Strand, { x, y }: Cell): string {
  return canvas.characterAt(x - view.x, y - view.y);
}

/** Writes into a cell: over a flat side underlined, so that the line goes on, and where counters are as their marks are. */
function put(strand: Strand, cell: Cell, glyph: string, team: Team): void {
  const { canvas, view } = strand;
  const style = counterStyle(strand, cell, team) ?? { fg: TEAM_COLOURS[team].text, bold: true };
  const [x, y] = [cell.x - view.x, cell.y - view.y];
  const lined = canvas.styleAt(x, y).underline === true || isOnLine(strand, cell);
  canvas.put(x, y, glyph, lined && style.inverse !== true ? { ...style, underline: true } : style);
}

/** How to write in a cell of a counter, or between two; null where the ground is not so bright. */
function counterStyle({ geometry, survey, view, level }: Strand, cell: Cell, team: Team): Style | null {
  if (view.size === 'L') return null;
  const hex = hexAt(geometry, cell.x, cell.y);
  const { figure } = survey(hex);
  if (figure === null || !isUp(figure)) return null;
  if (!isOnSlant(geometry, cell)) return spareStyle(figure, 'S', level);
  if (level < 2) return null; // 16 colours paint no sides
  const left = survey(hexesAt(geometry, cell)[1]).figure;
  return left !== null && isUp(left) ? { fg: TEAM_COLOURS[team].letter, bold: true } : null;
}
