/** Menus: chosen with arrows, letters and digits. */

import { setTimeout as sleep } from 'node:timers/promises';
import { Box } from 'ink';
import { render } from 'ink-testing-library';
import { expect, it } from 'vitest';
import { Menu } from '../../src/tui/menu.tsx';
import type { Env } from '../../src/tui/program.ts';

const ENV = { skin: 'unicode', encoding: { level: 0, theme: 'dusk' } } as unknown as Env;
const items = ['one', 'two', 'three'].map((value) => ({ value, label: value, note: `the ${value}` }));
const menu = { id: 'test', x: 0, y: 0, width: 40, limit: 3, items, initial: 0 };

it('goes down by arrow and j, and tells what is under the mark and what was chosen', async () => {
  const told: string[] = [];
  const screen = render(
    <Box height={5} width={50}>
      <Menu
        menu={menu}
        env={ENV}
        onSelect={(value) => told.push(`took ${value}`)}
        onHighlight={(value) => told.push(value)}
      />
    </Box>,
  );
  await sleep(50);
  expect(screen.lastFrame()).toContain('▸ one');
  for (const key of ['\u001b[B', 'j', '\r']) {
    screen.stdin.write(key);
    await sleep(50);
  }
  expect(screen.lastFrame()).toContain('▸ three');
  expect(told.at(-1)).toBe('took three');
  screen.unmount();
});
