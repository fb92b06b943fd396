/** The halls of fame that the lobby leads to: of every game that has one. */
import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/settings.ts';
import { hallsScreen } from '../../src/tui/host/halls.ts';
import type { Env, Games } from '../../src/tui/program.ts';
import { textPages } from '../../src/tui/screens/text-page.ts';
import { PlainStage } from '../../tools/plain-stage.ts';
import { madeUpGames } from './games.ts';

/** Three games that are loaded, some of which have a hall of fame. */
function halled(...with_: readonly string[]): Games {
  const games = madeUpGames('one', 'two', 'tree');
  for (const { id } of games.lines) void games.load(id);
  return {
    ...games,
    screens(id) {
      const screens = games.screens(id);
      if (screens === null || !with_.includes(id)) return screens;
      return { ...screens, hall: () => textPages([{ title: `The hall of ${id}`, right: '', lines: () => [] }]) };
    },
  };
}

function opened(games: Games): PlainStage | null {
  const env = { columns: 80, rows: 24, skin: 'unicode', games, settings: DEFAULT_SETTINGS } as unknown as Env;
  const first = hallsScreen(env);
  return first === null
    ? null
    : new PlainStage(
        () => first,
        () => env,
      );
}

it('where no game has one there is none, and the only one is opened at once', () => {
  expect(opened(halled())).toBeNull();
  expect(opened(halled('two'))?.text).toContain('The hall of two');
});

it('of several one is chosen, and Esc leads back to the list', () => {
  const stage = opened(halled('one', 'tree'));
  expect(stage?.labels).toEqual(['ONE', 'TREE']);
  stage?.press('Down', 'Enter');
  expect(stage?.text).toContain('The hall of tree');
  stage?.press('Esc');
  expect(stage?.labels).toEqual(['ONE', 'TREE']);
});
