import { Box, Text, useApp, useInput, usePaste, useWindowSize } from 'ink';
import { createElement, useReducer } from 'react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { KEYS } from '../../tools/terminal.ts';
import { type InkOptions, type InkScreen, renderInk } from './ink-screen.ts';

/** Shows its size and its input on a full screen; Q leaves, E fails. */
function Probe({ name = 'probe' }: { readonly name?: string }) {
  const { columns, rows } = useWindowSize();
  const { exit } = useApp();
  const [heard, hear] = useReducer((all: string, input: string) => `${all}${input} `, '');
  usePaste((text) => hear(`pasted ${text}`));
  useInput((input, key) => {
    if (input === 'Q') exit('left');
    else if (input === 'E') exit(new Error('broken'));
    else hear(key.escape ? 'Esc' : key.upArrow ? 'Up' : input);
  });
  const lines = [`${name} ${columns}x${rows}`, '\u001b[1;48;2;1;2;3mbold\u001b[0m', `heard ${heard}`];
  const rest = Array.from({ length: rows - lines.length }, (_, i) => `row ${i}`.padEnd(columns, '.'));
  return createElement(Box, { height: rows }, createElement(Text, null, [...lines, ...rest].join('\n')));
}

function open(options: InkOptions = {}): InkScreen {
  const screen = renderInk(createElement(Probe), options);
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
  expect(screen.lines()[2]).toBe('heard w e Esc d Up');
  screen.send('abc');
  await screen.waitFor('Up abc');
  screen.send('\u001b[200~x\ty\u001b[201~');
  await screen.waitFor(/pasted x\s+y/);
});

test('ready-made escape sequences keep their colours', async () => {
  const screen = open();
  await screen.waitFor('bold');
  expect(screen.cell(0, 1)).toMatchObject({ text: 'b', bold: true, background: '#010203' });
});

test('draws only what changed', async () => {
  const screen = open({ columns: 120, rows: 40 });
  await screen.flush();
  const mark = screen.mark();
  await screen.press('w');
  expect(screen.lines()[2]).toBe('heard w');
  expect(screen.bytesSince(mark)).toBeLessThan(screen.bytesSince() / 10);
});

test('another element takes the place of the first', async () => {
  const screen = open();
  screen.rerender(createElement(Probe, { name: 'other' }));
  await screen.flush();
  expect(screen.lines()[0]).toBe('other 80x24');
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

test('a screen reader gets plain lines', async () => {
  const screen = open({ screenReader: true, alternateScreen: false });
  await screen.waitFor('probe 80x24');
  expect(screen.alternate).toBe(false);
});

test('many screens live side by side', async () => {
  const screens = Array.from({ length: 5 }, (_, i) => open({ columns: 80 + i }));
  await Promise.all(screens.map((screen, i) => screen.waitFor(`probe ${80 + i}x24`)));
  await Promise.all(screens.map((screen) => screen.dispose()));
});
