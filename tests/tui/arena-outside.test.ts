/** Marks at the rim for whoever stands beyond it. */
import { describe, expect, it } from 'vitest';
import { neighbour } from '../../src/kernel/hex.ts';
import { TEAM_COLOURS } from '../../src/tui/arena/liveries.ts';
import { drawOutside } from '../../src/tui/arena/outside.ts';
import { Canvas } from '../../src/tui/canvas.ts';
import { paneOf } from '../../src/tui/pane.ts';
import { HERE } from './arena-canvas.ts';

const VIEW = { size: 'L', x: 0, y: 0 } as const;

/** The row of a rim on which a mark is drawn, over what is written there already. */
function rimWith(written: string): string {
  const canvas = new Canvas(40, 6);
  canvas.text(0, 5, written);
  const at = neighbour(HERE, 2, 9);
  const outsiders = [{ at, letter: 'C', colours: TEAM_COLOURS.you }];
  drawOutside(paneOf(canvas, 0, 0, 40), VIEW, { orientation: 'flat', outsiders, busy: [] });
  return canvas.plain()[5] ?? '';
}

describe('a mark at the rim', () => {
  it('stands where the one beyond it is', () => {
    expect(rimWith('')).toMatch(/^ *[↓↘↙]C *$/u);
  });

  it('is not read as one word with what is written beside it', () => {
    const after = rimWith('').indexOf('C') + 1;
    expect(rimWith(`${' '.repeat(after)}g11`)).toMatch(/[↓↘↙]C(?![\p{L}\p{N}])/u);
  });
});
