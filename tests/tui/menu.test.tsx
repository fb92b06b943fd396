/** Menus: chosen with arrows, letters and digits. */

import { Box } from 'ink';
import type { ReactElement } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { Menu } from '../../src/tui/menu.tsx';
import type { Env } from '../../src/tui/program.ts';
import { KEYS } from '../../tools/terminal.ts';
import { type InkScreen, renderInk } from '../support/ink-screen.ts';

const ENV = { skin: 'unicode', encoding: { level: 0, theme: 'dusk' } } as unknown as Env;
const items = ['one', 'two', 'three'].map((value) => ({ value, label: value, note: `the ${value}` }));
const menu = { id: 'test', x: 0, y: 0, width: 40, limit: 3, items, initial: 0 };

/** The element on a screen that has come to rest. */
async function shown(node: ReactElement): Promise<InkScreen> {
  const screen = renderInk(node);
  onTestFinished(() => screen.dispose());
  await screen.flush();
  return screen;
}

it('goes down by arrow and j, and tells what is under the mark and what was chosen', async () => {
  const told: string[] = [];
  const screen = await shown(
    <Box height={5} width={50}>
      <Menu
        menu={menu}
        env={ENV}
        onSelect={(value) => told.push(`took ${value}`)}
        onHighlight={(value) => told.push(value)}
      />
    </Box>,
  );
  expect(screen.screen()).toContain('▸ one');
  await screen.press(KEYS.down, 'j', KEYS.enter);
  expect(screen.screen()).toContain('▸ three');
  expect(told.at(-1)).toBe('took three');
});

it.each([
  ['in their column where they fit', 40, '   a long label here    its note', '   b                    other'],
  [
    'nearer to the labels where they would be cut off',
    31,
    '   a long label here  its note',
    '   b                  other',
  ],
  [
    'after a label that is longer than the column',
    60,
    `   ${'x'.repeat(30)}  its note`,
    '   b                    other',
  ],
])('notes stand %s', async (_, width, first, second) => {
  const labels = [first.slice(3).split('  ')[0] ?? '', 'b'];
  const lines = labels.map((label, i) => ({ value: `${i}`, label, note: i === 0 ? 'its note' : 'other' }));
  const screen = await shown(
    <Box height={5} width={width}>
      <Menu
        menu={{ ...menu, width, items: [...lines, { value: 'last', label: 'last', note: '' }], initial: 2 }}
        env={ENV}
        onSelect={() => {}}
        onHighlight={() => {}}
      />
    </Box>,
  );
  expect(screen.lines().slice(0, 2)).toEqual([first, second]);
});

it('a label too long for its menu ends in an ellipsis', async () => {
  const items = [{ value: 'one', label: 'Take large shield, drop small shield', note: '' }];
  const screen = await shown(
    <Box height={3} width={34}>
      <Menu menu={{ ...menu, width: 34, items }} env={ENV} onSelect={() => {}} onHighlight={() => {}} />
    </Box>,
  );
  expect(screen.screen()).toContain('▸ Take large shield, drop small …');
});

it('chooses nothing with a key that finds the mark below the end of a list that has become shorter', async () => {
  const told: string[] = [];
  const hear = (value: string): void => void told.push(value);
  const page = (shown: typeof items) => (
    <Box height={5} width={50}>
      <Menu menu={{ ...menu, items: shown, initial: 2 }} env={ENV} onSelect={hear} onHighlight={hear} />
    </Box>
  );
  const screen = await shown(page(items));
  screen.rerender(page(items.slice(0, 1)));
  await screen.press(KEYS.enter, KEYS.down, KEYS.enter);
  expect(new Set(told)).toEqual(new Set(['one']));
});
