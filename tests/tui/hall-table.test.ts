/** The table of a hall of fame, for a game that is made up: what each column has, what stands behind a line, what is said where there is nothing. */
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readable, unreadable } from '../../src/kernel/save.ts';
import type { HallLine } from '../../src/store/hall.ts';
import { hallTable } from '../../src/tui/hall/table.ts';
import type { Env } from '../../src/tui/program.ts';
import { PlainStage } from '../../tools/plain-stage.ts';
import { madeUpGames } from './games.ts';

interface Told {
  readonly name: string;
  readonly points: number;
}

type Lines = Parameters<typeof hallTable<Told>>[0]['own'];

const line = (name: string, points: number): HallLine<Told> => ({
  ...{ id: name, when: '2026-11-29T10:00:00.000Z', returns: 0, entry: { name, points } },
});

/** The table of some lines at a width, where others play or not. */
function tableOf(own: ReturnType<Lines>, columns = 80, famed: readonly Told[] | null = null): PlainStage {
  const company =
    famed === null ? null : { hall: () => famed.map((entry) => ({ player: 'Anna', self: false, entry })) };
  const env = {
    ...{ columns, rows: 24, skin: 'unicode', games: madeUpGames(), settings: { keys: 'grid' } },
    services: { company, trouble: null },
  } as unknown as Env;
  return new PlainStage(
    (now) =>
      hallTable<Told>(
        {
          ...{ game: 'Dice', none: 'Nobody yet.', prompt: 'Who?', own: () => own, name: ({ name }) => name },
          section: { member: 'dice', key: 'game', entry: z.strictObject({ name: z.string(), points: z.int() }) },
          order: (a, b) => b.points - a.points,
          columns: [
            { title: 'points', cells: 8, of: ({ points }) => `${points}` },
            { title: 'twice', cells: 8, wide: true, of: ({ points }) => `${2 * points}` },
          ],
          page: ({ entry, kept }) => ({ title: entry.name, right: '', lines: () => [[{ text: `of ${kept?.id}` }]] }),
        },
        now,
      ),
    () => env,
  );
}

it('has a line for each in its order, wider where there is room, and a page behind it', () => {
  const lines = readable([line('Bert', 3), line('Carl', 12)]);
  const stage = tableOf(lines);
  expect(stage.lines[2]).toMatch(/name +points +when/u);
  expect(stage.view.menu?.items.map(({ label, note }) => [label, note])).toEqual([
    ['Carl', '12      2026-11-29'],
    ['Bert', '3       2026-11-29'],
  ]);
  expect(stage.press('Down', 'Enter').text).toContain('of Bert');
  expect(stage.press('Esc').view.menu?.initial).toBe(1);
  expect(tableOf(lines, 120).view.menu?.items[0]?.note).toBe('12      24      2026-11-29');
});

it('has players in place of days where others play', () => {
  const stage = tableOf(readable([]), 80, [{ name: 'Bert', points: 3 }]);
  expect(stage.lines[2]).toMatch(/points +player/u);
  expect(stage.view.menu?.items[0]?.note).toBe('3       Anna');
});

it('says where nobody is in it, and why it cannot be read', () => {
  expect(tableOf(readable([])).text).toContain('Nobody yet.');
  expect(tableOf(unreadable('it is damaged')).text).toContain('It cannot be read: it is damaged.');
});
