/** The block characters as geometry: eighths, quadrants, shades (U+2580 to U+259F). */
import { CELL, type Rect, type Shape, solid } from './shape.ts';

const LOWER = '▁▂▃▄▅▆▇█';
const LEFT = '▏▎▍▌▋▊▉';
const SHADES = '░▒▓';

/** Which quarters a character fills: upper left, upper right, lower left, lower right. */
const QUADRANTS: Readonly<Record<string, string>> = {
  '▖': '..x.',
  '▗': '...x',
  '▘': 'x...',
  '▙': 'x.xx',
  '▚': 'x..x',
  '▛': 'xxx.',
  '▜': 'xx.x',
  '▝': '.x..',
  '▞': '.xx.',
  '▟': '.xxx',
};

/** A block character as a shape, or null for any other. */
export function blockShape(char: string): Shape | null {
  const lower = LOWER.indexOf(char) + 1;
  if (lower > 0) return solid(part(0, 1 - lower / 8, 1, lower / 8));
  const left = LEFT.indexOf(char) + 1;
  if (left > 0) return solid(part(0, 0, left / 8, 1));
  const shade = SHADES.indexOf(char) + 1;
  if (shade > 0) return { rects: [part(0, 0, 1, 1)], strokes: [], opacity: shade / 4 };
  if (char === '▀') return solid(part(0, 0, 1, 1 / 2));
  if (char === '▔') return solid(part(0, 0, 1, 1 / 8));
  if (char === '▐') return solid(part(1 / 2, 0, 1 / 2, 1));
  if (char === '▕') return solid(part(7 / 8, 0, 1 / 8, 1));
  return quadrants(QUADRANTS[char]);
}

function quadrants(filled: string | undefined): Shape | null {
  if (filled === undefined) return null;
  const rects: Rect[] = [];
  for (const [i, quarter] of [...filled].entries()) {
    if (quarter === 'x') rects.push(part((i % 2) / 2, Math.floor(i / 2) / 2, 1 / 2, 1 / 2));
  }
  return solid(...rects);
}

/** A rectangle given in parts of a cell. */
function part(x: number, y: number, width: number, height: number): Rect {
  return { x: x * CELL.width, y: y * CELL.height, width: width * CELL.width, height: height * CELL.height };
}
