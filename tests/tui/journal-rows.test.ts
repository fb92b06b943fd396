/** The journal beside the picture of a match. */
import { expect, it } from 'vitest';
import type { GameEvent } from '../../src/kernel/event.ts';
import type { JournalLine } from '../../src/session/frames.ts';
import { Canvas } from '../../src/tui/canvas.ts';
import { drawLines } from '../../src/tui/match/log.ts';
import { paneOf } from '../../src/tui/pane.ts';

it('tells a last line that has no room for all of it from its beginning, and that it goes on', () => {
  const rowsIn = (height: number): readonly string[] => {
    const canvas = new Canvas(30, height, 'unicode');
    const lines = ['One goes.', 'Flavia and Glauco circle, 7 to 6: no opening.'].map((text) => ({ text, entry: {} }));
    drawLines(paneOf(canvas, 0, 0, 30, height), lines as unknown as JournalLine<GameEvent>[], 9, undefined);
    return canvas.plain().map((row) => row.trimEnd());
  };
  expect(rowsIn(1)).toEqual(['Flavia and Glauco circle, …']);
  expect(rowsIn(2)).toEqual(['Flavia and Glauco circle, 7', '  to 6: no opening.']);
  expect(rowsIn(3)[0]).toBe('One goes.');
});

it('tells all that stands below a line where there is room, and its beginning where there is not', () => {
  const rowsIn = (height: number): readonly string[] => {
    const canvas = new Canvas(30, height, 'unicode');
    const lines = [{ text: 'One goes.', entry: {} }] as unknown as JournalLine<GameEvent>[];
    const below = () => 'Felix (tactician): Go to D2, 15 %; next Go to C1, 14 %';
    drawLines(paneOf(canvas, 0, 0, 30, height), lines, 0, undefined, below);
    return canvas.plain().flatMap((row) => (row.trim() === '' ? [] : [row.trimEnd()]));
  };
  expect(rowsIn(5)).toEqual(['One goes.', '  Felix (tactician): Go to D2…']);
  expect(rowsIn(12)).toEqual(['One goes.', '  Felix (tactician): Go to', '    D2, 15 %; next Go to C1,', '    14 %']);
});
