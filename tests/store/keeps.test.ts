/** What the games of the house keep in a player's folder: nothing of one can be taken for something of another. */
import { expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { FILES, FOLDERS, MATCH_NAME } from '../../src/store/disk/folder.ts';
import { games } from '../../tools/shelf.ts';

const long = GAMES.flatMap((game) => game.long ?? []);
const own = GAMES.flatMap((game) => game.own ?? []);

const HOUSE_WORDS = [
  'settings',
  'bout',
  'match',
  'replay',
  'hall',
  'autosave',
  'page',
  'lock',
  'aside',
  'leftover',
  'other',
];

test('no two games share a folder, and none has one of the house’s', () => {
  const folders = [...Object.values(FOLDERS), ...[...long, ...own].map(({ folder }) => folder)];
  expect(new Set(folders).size).toBe(folders.length);
  for (const folder of folders) {
    expect(folder).toMatch(/^[a-z0-9-]+$/);
    expect(Object.values<string>(FILES)).not.toContain(folder);
  }
});

test('no two kinds of file have the same name, and none is called as one of the house’s', () => {
  const kinds = [...long, ...own].map(({ kind }) => kind);
  expect(new Set([...kinds, ...HOUSE_WORDS]).size).toBe(kinds.length + HOUSE_WORDS.length);
});

test('every game but the first puts its own id before the names of its folders', () => {
  const named = GAMES.slice(1).flatMap(({ id, long = [], own = [] }) =>
    [...long, ...own].map(({ folder }) => [id, folder]),
  );
  for (const [id = '', folder = ''] of named) expect(folder.startsWith(`${id}-`)).toBe(true);
});

test('the id of every game can stand in the name of its match', () => {
  for (const { id } of GAMES) expect(MATCH_NAME.exec(`bout-${id}.json`)?.[1]).toBe(id);
});

test('a game that is loaded knows the long games and the files that its entry names', () => {
  for (const [i, game] of games.entries()) {
    const entry = GAMES[i];
    const folders = (all: readonly { readonly folder: string }[] = []) => all.map(({ folder }) => folder).sort();
    expect(folders(game.longGames)).toEqual(folders(entry?.long));
    expect(folders(game.own)).toEqual(folders(entry?.own));
  }
});
