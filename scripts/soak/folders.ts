/** Folders that lives of the program begin in. */
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '../../src/games/index.ts';
import { beginStrong } from './strong.ts';

/** Of every game: with every kind of file, and with a match that waits at each kind of question. */
export const FOLDERS: readonly string[] = [
  ...globSync('tests/fixtures/{folders,heroes,munera,munera-careers,gliderpit,gladiatori,gladiatori-campaigns}/v*/*'),
  ...globSync('tests/fixtures/{careers,houses}/v*'),
].sort();

/** Of every game: with every kind of file. */
export const EVERYTHING = FOLDERS.filter((folder) => /everything$|careers\/|houses\//u.test(folder));

/** Makes folders with a match against somebody who searches, of each game and of all of them; they go with the process. */
export function searchedFolders(seed: string): readonly string[] {
  const ground = mkdtempSync(join(tmpdir(), 'harena-strong-'));
  process.on('exit', () => rmSync(ground, { recursive: true, force: true }));
  return [...GAMES.map(({ id }) => [id]), GAMES.map(({ id }) => id)].map((games, n) => {
    const folder = join(ground, String(n));
    beginStrong(folder, games, `${seed} ${n}`);
    return folder;
  });
}
