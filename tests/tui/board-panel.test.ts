import { describe, expect, it } from 'vitest';
import { drawBoardIn } from '../../src/tui/arena/board/panel.ts';
import { EMPTY_BOARD } from '../../src/tui/arena/board/scene.ts';
import { Canvas } from '../../src/tui/canvas.ts';
import { paneOf } from '../../src/tui/pane.ts';
import { THEMES } from '../../src/tui/theme.ts';
import { piece } from './board-canvas.ts';
import { OCTAGON } from './boards.ts';

const env = { skin: 'ascii', encoding: { level: 0, theme: THEMES.dusk } } as const;

describe('a board in a pane', () => {
  it('keeps to the pane, and follows who is looked at', () => {
    const [north, south] = [OCTAGON[0], OCTAGON.at(-1)];
    for (const at of [north, south]) {
      if (at === undefined) throw new Error('a board has hexes');
      const canvas = new Canvas(60, 14);
      const scene = { ...EMPTY_BOARD, hexes: OCTAGON, pieces: [{ ...piece, at }] };
      drawBoardIn(paneOf(canvas, 5, 2, 40, 10), scene, { size: 'S', focus: [at], lens: null, env });
      const rows = canvas.plain();
      expect(rows.join('\n')).toContain('A>');
      for (const [y, row] of rows.entries()) {
        const inside = y >= 2 && y < 12 ? row.slice(5, 45) : '';
        expect(row.replace(inside, '').trim()).toBe('');
      }
    }
  });

  it('stays where it is while its focus is well inside', () => {
    const lens = { view: null };
    const scene = { ...EMPTY_BOARD, hexes: OCTAGON };
    const look = (q: number) => ({ size: 'S', focus: [{ q, r: 0 }], lens, env }) as const;
    const canvas = new Canvas(30, 9);
    const first = drawBoardIn(paneOf(canvas, 0, 0, 30), scene, look(0));
    expect(drawBoardIn(paneOf(canvas, 0, 0, 30), scene, look(1))).toEqual(first);
    expect(lens.view).toEqual(first);
    expect(drawBoardIn(paneOf(canvas, 0, 0, 30), scene, look(5)).x).toBeGreaterThan(first.x);
  });
});
