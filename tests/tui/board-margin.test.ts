import { describe, expect, it } from 'vitest';
import { drawBoard } from '../../src/tui/arena/board/draw.ts';
import { drawLegend, drawRowNotes } from '../../src/tui/arena/board/margin.ts';
import type { Zone } from '../../src/tui/arena/board/scene.ts';
import { EMPTY_BOARD } from '../../src/tui/arena/board/scene.ts';
import { SIZES } from '../../src/tui/arena/geometry.ts';
import { viewport } from '../../src/tui/arena/viewport.ts';
import { Canvas } from '../../src/tui/canvas.ts';
import { paneOf } from '../../src/tui/pane.ts';
import { piece } from './board-canvas.ts';
import { OCTAGON } from './boards.ts';

describe('notes beside the rows', () => {
  it.each(SIZES)('stand where the pieces of their row do at size %s, however far one has scrolled', (size) => {
    for (let r = -9; r <= 9; r++) {
      const at = OCTAGON.find((hex) => hex.r === r) ?? { q: 0, r };
      const [width, height] = [50, 11];
      const map = { orientation: 'pointy', hexes: OCTAGON, size } as const;
      const view = viewport({ ...map, width, height, focus: [at], previous: null });
      const scene = { ...EMPTY_BOARD, hexes: OCTAGON, pieces: [{ ...piece, at, letter: 'H', name: 'HERE' }] };
      const board = drawBoard(scene, { width, height, view, skin: 'ascii', level: 0 });
      const notes = new Canvas(4, height);
      drawRowNotes(paneOf(notes, 0, 0, 4), view, (row) => (row === r ? { text: 'note and more' } : null));
      expect(notes.plain().indexOf('note')).toBe(board.plain().findIndex((line) => /HERE|H>/.test(line)));
    }
  });

  it('are left out where there are none', () => {
    const canvas = new Canvas(4, 5);
    drawRowNotes(paneOf(canvas, 0, 0, 4), { size: 'S', x: 0, y: 0 }, () => null);
    expect(canvas.plain().join('').trim()).toBe('');
  });
});

describe('the legend', () => {
  const zones: readonly Zone[] = [
    { hexes: [], name: 'launch', colour: 'youBg', tint: 30, sign: '', bare: '+' },
    { hexes: [], name: null, colour: 'foeBg', tint: 30, sign: '!', bare: '!' },
    { hexes: [], name: 'gate of the beasts', colour: null, tint: 0, sign: '[]', bare: '' },
  ];

  it('has a line for each zone with a name, cut where there is no room', () => {
    const canvas = new Canvas(12, 4);
    drawLegend(paneOf(canvas, 1, 1, 10, 3), { zones });
    expect(canvas.plain()).toEqual(['            ', ' +  launch  ', ' [] gate of ', '            ']);
    expect(canvas.styleAt(1, 1).bg).toBe('sand0 youBg 30');
    const low = new Canvas(12, 2);
    drawLegend(paneOf(low, 1, 1, 10), { zones });
    expect(low.plain()).toEqual(['            ', ' +  launch  ']);
  });
});
