/** 27.5-27.8 What stands in a hex: drawn over what the rest leaves free of it, and as a mark beside who is there. */
import type { Level, Style } from '../style.ts';
import type { Size } from './geometry.ts';
import type { HexPen, PenSpot } from './pen.ts';
import type { ObstacleKind } from './things.ts';

/** The ground on which an obstacle stands: tokens of the theme. */
export const OBSTACLE_GROUNDS = { pillar: 'pillarBg', tree: 'treeBg', mud: 'mudBg', rock: 'rockBg' } as const;

/** Where the mark of it goes beside a man, the best place first; never where an arrow may point down. */
const MARK_PLACES = {
  S: [
    [0, 1],
    [0, 0],
    [0, 2],
    [1, 0],
    [1, 2],
  ],
  L: [
    [0, 2],
    [3, 1],
    [0, 1],
    [3, 3],
    [0, 3],
  ],
} as const satisfies Readonly<Record<Size, readonly PenSpot[]>>;

/** Draws an obstacle into the cells of its hex in which nothing else is written. */
export function drawObstacle(pen: HexPen, kind: ObstacleKind, size: Size, level: Level): void {
  const style: Style = { fg: kind, bold: level < 2 };
  pen.glyphs.obstacles[kind][size].forEach((text, row) => {
    [...text].forEach((character, column) => {
      pen.fit([[row, column]], character, style);
    });
  });
}

/** Marks what a man or a beast stands upon, or in, if need be in the line that he faces. */
export function markObstacle(pen: HexPen, kind: ObstacleKind, size: Size, style: Style): void {
  const { obstacles, sides, facedSides } = pen.glyphs;
  pen.fit(MARK_PLACES[size], obstacles[kind].mark, style, `${sides[1]}${facedSides[1]}`);
}
