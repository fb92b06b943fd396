/** What passes over the arena in a moment: figures between two hexes, sparks, and what is in the air still. */
import { expect, it } from 'vitest';
import { DIRECTIONS, type Direction, type Hex, neighbour } from '../../src/kernel/hex.ts';
import type { Figure } from '../../src/tui/arena/scene.ts';
import type { Canvas } from '../../src/tui/canvas.ts';
import { GLYPHS } from '../../src/tui/glyphs.ts';
import { draw, HERE, man, SHAPES } from './arena-canvas.ts';

/** The middle of all cells in which a picture differs from another. */
function middleOf(before: Canvas, after: Canvas): { readonly x: number; readonly y: number } {
  const cells = before
    .plain()
    .flatMap((row, y) => [...row].flatMap((was, x) => (after.characterAt(x, y) === was ? [] : [{ x, y }])));
  const sum = (of: 'x' | 'y'): number => cells.reduce((all, cell) => all + cell[of], 0) / cells.length;
  return { x: sum('x'), y: sum('y') };
}

it('who is on the way stands between the two hexes, farther along by the share, whichever way', () => {
  for (const shape of SHAPES) {
    const bare = draw({}, shape);
    for (const way of DIRECTIONS) {
      const to = neighbour(HERE, way);
      const figure: Figure = { ...man, at: to };
      const at = (hex: Hex) => middleOf(bare, draw({ figures: [{ ...man, at: hex }] }, shape));
      const [start, end] = [at(HERE), at(to)];
      const along = [1 / 3, 2 / 3].map((share) => {
        const seen = middleOf(bare, draw({ passing: [{ figure, from: HERE, share }] }, shape));
        const [dx, dy] = [end.x - start.x, end.y - start.y];
        return ((seen.x - start.x) * dx + (seen.y - start.y) * dy) / (dx * dx + dy * dy);
      });
      const [first = 0, second = 0] = along;
      expect(first, `${way}`).toBeLessThanOrEqual(second + 0.15);
      expect(first).toBeGreaterThan(-0.2);
      expect(second).toBeLessThan(1.2);
    }
  }
});

it('a blow that is stopped sparks between the two, seen with any colours, and brighter first', () => {
  for (const shape of SHAPES) {
    for (const way of DIRECTIONS) {
      const foe: Figure = {
        ...man,
        id: 'B',
        team: 'foe',
        at: neighbour(HERE, way),
        facing: ((way + 3) % 6) as Direction,
      };
      const figures = [{ ...man, facing: way }, foe];
      const still = draw({ figures }, shape);
      for (const bright of [true, false]) {
        const sparks = draw({ figures, sparks: [{ from: HERE, to: foe.at, bright }] }, shape).plain();
        const glyph = GLYPHS[shape.skin].sparks.charAt(bright ? 0 : 1);
        const count = (rows: readonly string[]): number => rows.join('').split(glyph).length - 1;
        expect(count(sparks), `${way} ${shape.size}`).toBeGreaterThan(count(still.plain()));
      }
    }
  }
});

it('what flies still is one missile, and a net on its way is as far as it has been cast', () => {
  const shape = { size: 'S', skin: 'unicode', level: 3 } as const;
  const to = neighbour(HERE, 0, 2);
  const way = { team: 'you', from: HERE, to } as const;
  const bare = draw({ figures: [man] }, shape)
    .plain()
    .join('');
  const flying = draw({ figures: [man], flights: [{ ...way, reach: 0.6, landed: null, flying: true }] }, shape);
  const changed = [...flying.plain().join('')].filter((glyph, i) => glyph !== bare[i]);
  expect(changed).toEqual(['↘']);
  const net = (reach: number): Canvas => draw({ figures: [man], cords: [{ ...way, end: 'net', reach }] }, shape);
  const place = (canvas: Canvas): number => canvas.plain().findIndex((row) => row.includes(GLYPHS.unicode.net));
  expect(place(net(0.5))).toBeLessThan(place(net(1)));
});
