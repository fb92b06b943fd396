/** Two men in the arena, for the title. */
import { fromOffset } from '../../kernel/arena.ts';
import { drawArena } from '../arena/draw.ts';
import { type ArenaScene, BARE, type Figure } from '../arena/scene.ts';
import { viewport } from '../arena/viewport.ts';
import { shownHexes } from '../arena/window.ts';
import type { Canvas } from '../canvas.ts';
import type { Env } from '../program.ts';

const MAN: Omit<Figure, 'id' | 'name' | 'team' | 'at' | 'facing'> = {
  lettered: false,
  asked: false,
  body: null,
  posture: 'standing',
  faceUp: false,
  state: 'fighting',
  stumbling: false,
  stun: 0,
  weapon: { unicode: '†', ascii: 't' },
  other: 'large',
  strikes: null,
  condition: [1, 1, 1, 1, 1],
};

const SCENE: ArenaScene = {
  window: { column: 0, row: 0, columns: 17, rows: 11 },
  figures: [
    { ...MAN, id: 'A', name: 'YOU', team: 'you', at: fromOffset(6, 4), facing: 0 },
    { ...MAN, id: 'B', name: 'HE', team: 'foe', at: fromOffset(11, 6), facing: 3, other: 'small' },
  ],
  walls: [],
  obstacles: [],
  items: [],
  blood: [],
  fronts: ['you', 'foe'],
  ...BARE,
};

/** Draws the arena across the screen in some rows. */
export function drawBackdrop(canvas: Canvas, y: number, height: number, env: Env): void {
  const width = canvas.width;
  const focus = SCENE.figures.map(({ at }) => at);
  const hexes = shownHexes(SCENE);
  const view = viewport({ orientation: 'flat', hexes, size: 'S', width, height, focus, previous: null });
  canvas.blit(drawArena(SCENE, { width, height, view, skin: env.skin, level: env.encoding.level }), 0, y);
}
