/** A small arena with a man in it, drawn in every way there is. */
import { fromOffset } from '../../src/kernel/arena.ts';
import type { Hex } from '../../src/kernel/hex.ts';
import { drawArena } from '../../src/tui/arena/draw.ts';
import { GEOMETRY, originOf, SIZES, type Size } from '../../src/tui/arena/geometry.ts';
import type { ArenaScene, Figure } from '../../src/tui/arena/scene.ts';
import type { ArenaView } from '../../src/tui/arena/viewport.ts';
import type { Canvas } from '../../src/tui/canvas.ts';
import { SKINS, type Skin } from '../../src/tui/glyphs.ts';
import type { Level, Rgb } from '../../src/tui/style.ts';

/** Whose reach is tinted: that of both sides. */
export const BOTH = ['you', 'foe'] as const;
/** The colour depths. */
export const LEVELS: readonly Level[] = [0, 1, 2, 3];
/** The hex that is looked at. */
export const HERE = fromOffset(2, 2);

/** Weapons as a game would bring them. */
export const SWORD = { unicode: '†', ascii: 't' } as const;
export const SPEAR = { unicode: '∧', ascii: 'l' } as const;

/** The contrast of two colours by WCAG 2. */
export function contrast(one: Rgb, other: Rgb): number {
  const luminance = (rgb: Rgb): number => {
    const [r = 0, g = 0, b = 0] = rgb.map((part) => ((part / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** An arena of 5 x 5 hexes with nothing in it. */
export const empty: ArenaScene = {
  window: { column: 0, row: 0, columns: 5, rows: 5 },
  figures: [],
  walls: [],
  obstacles: [],
  items: [],
  blood: [],
  fronts: [],
  plan: null,
  sealed: [],
  hints: [],
  cursor: null,
  trail: [],
  clash: null,
  cords: [],
  flights: [],
  passing: [],
  sparks: [],
  coords: false,
};

/** One of your men, who faces north-east. */
export const man: Figure = {
  id: 'A',
  name: 'Maximus',
  team: 'you',
  lettered: false,
  asked: false,
  at: HERE,
  body: null,
  facing: 5,
  posture: 'standing',
  faceUp: false,
  state: 'fighting',
  stumbling: false,
  stun: 0,
  weapon: SWORD,
  other: 'large',
  strikes: null,
  condition: [1, 0.8, 0.6, 0.4, 0],
};

/** How a scene is drawn. */
export interface Shape {
  readonly size: Size;
  readonly skin: Skin;
  readonly level: Level;
}
/** Every way to draw one. */
export const SHAPES: readonly Shape[] = SIZES.flatMap((size) =>
  SKINS.flatMap((skin) => LEVELS.map((level) => ({ size, skin, level }))),
);

/** Draws the whole of such an arena. */
export function draw(scene: Partial<ArenaScene>, { size, skin, level }: Shape): Canvas {
  const {
    pitch,
    rows,
    core: { x: half },
  } = GEOMETRY.flat[size];
  const view: ArenaView = { size, x: 0, y: -1 };
  const [width, height] = [5 * pitch + half, 5 * rows + half + 1];
  return drawArena({ ...empty, ...scene }, { width, height, view, skin, level });
}

/** The rows of one hex with the line above it. */
export function cut(canvas: Canvas, size: Size, hex: Hex = HERE): readonly string[] {
  const { width, rows } = GEOMETRY.flat[size];
  const { x, y } = originOf(GEOMETRY.flat[size], hex);
  return canvas
    .plain()
    .slice(y, y + rows + 1)
    .map((row) => row.slice(x, x + width));
}
