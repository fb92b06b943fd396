import { useApp, useInput, usePaste, useWindowSize } from 'ink';
import { createElement, useLayoutEffect, useReducer } from 'react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Canvas } from '../../src/tui/canvas.ts';
import type { Surface } from '../../src/tui/surface.ts';
import { THEMES } from '../../src/tui/theme.ts';
import { KEYS } from '../../tools/terminal.ts';
import { type InkOptions, type InkScreen, renderInk } from './ink-screen.ts';

/** Shows its size and its input on a full screen; Q leaves, E fails. */
function Probe({ surface }: { readonly surface: Surface }) {
  const { columns, rows } = useWindowSize();
  const { exit } = useApp();
  const [heard, hear] = useReducer((all: string, input: string) => `${all}${input} `, '');
  usePaste((text) => hear(`pasted ${text}`));
  useInput((input, key) => {
    if (input === 'Q') exit('left');
    else if (input === 'E') exit(new Error('broken'));
    else hear(key.escape ? 'Esc' : key.upArrow ? 'Up' : input);
  });
  useLayoutEffect(() => {
    const canvas = new Canvas(columns, rows);
    canvas.text(0, 0, `probe ${columns}x${rows}`);
    canvas.text(0, 1, 'bold', { fg: 'you', bg: 'panel', bold: true });
    canvas.text(0, 2, `heard ${heard}`);
    for (let row = 3; row < rows; row++) canvas.text(0, row, `row ${row - 3}`.padEnd(columns, '.'));
    surface.show(canvas, { level: 3, theme: THEMES.dusk });
  });
  return null;
}

function open(options: InkOptions = {}): InkScreen {
  const screen = renderInk((surface) => createElement(Probe, { surface }), options);
  onTestFinished(() => screen.dispose());
  return screen;
}

describe.each([
  [80, 24],
  [120, 40],
])('a screen of %ix%i', (columns, rows) => {
  test('shows the element on the alternate screen, edge to edge', async () => {
    const screen = open({ columns, rows });
    await screen.waitFor(`probe ${columns}x${rows}`);
    expect(screen.alternate).toBe(true);
    expect(screen.cursorVisible).toBe(false);
    expect(screen.lines()).toHaveLength(rows);
    expect(screen.lines().at(-1)).toBe(`row ${rows - 4}`.padEnd(columns, '.'));
  });

  test('can be resized there and back', async () => {
    const screen = open({ columns, rows });
    const sizes = [
      [70, 20],
      [132, 43],
      [columns, rows],
    ] as const;
    for (const [width, height] of sizes) {
      screen.resize(width, height);
      await screen.waitFor(`probe ${width}x${height}`);
      expect(screen.lines().filter((line) => line.startsWith('probe'))).toHaveLength(1);
      expect(screen.lines().at(-1)).toBe(`row ${height - 4}`.padEnd(width, '.'));
    }
  });
});

test('keys come one by one, a burst and a paste as one', async () => {
  const screen = open();
  await screen.press('we', KEYS.escape, 'd', KEYS.up);
  expect(screen.lines()[2]?.trimEnd()).toBe('heard w e Esc d Up');
  screen.send('abc');
  await screen.waitFor('Up abc');
  screen.send('\u001b[200~x\ty\u001b[201~');
  await screen.waitFor(/pasted x.y/);
});

test('ready-made escape sequences keep their colours', async () => {
  const screen = open();
  await screen.waitFor('bold');
  expect(screen.cell(0, 1)).toMatchObject({ text: 'b', bold: true, background: '#1d1a15' });
});

test('draws only what changed', async () => {
  const screen = open({ columns: 120, rows: 40 });
  await screen.flush();
  const mark = screen.mark();
  await screen.press('w');
  expect(screen.lines()[2]?.trimEnd()).toBe('heard w');
  expect(screen.bytesSince(mark)).toBeLessThan(screen.bytesSince() / 10);
});

test('leaving restores the screen and gives the result', async () => {
  const screen = open();
  await screen.press('Q');
  expect(await screen.exit).toEqual({ code: 0, signal: null });
  expect(await screen.result).toBe('left');
  expect([screen.alternate, screen.cursorVisible, screen.screen().trim()]).toEqual([false, true, '']);
});

test('an error ends it with code 1', async () => {
  const screen = open();
  await screen.press('E');
  expect(await screen.exit).toEqual({ code: 1, signal: null });
  await expect(screen.result).rejects.toThrow('broken');
});

test('many screens live side by side', async () => {
  const screens = Array.from({ length: 5 }, (_, i) => open({ columns: 80 + i }));
  await Promise.all(screens.map((screen, i) => screen.waitFor(`probe ${80 + i}x24`)));
  await Promise.all(screens.map((screen) => screen.dispose()));
});
