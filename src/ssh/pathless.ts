/** What a player is told of files on the host: never where they lie. */
import { dirname, resolve, sep } from 'node:path';

/** A text without the way to an account's folder: of a path in it, or beside it, that part alone is left. */
export function pathless(text: string, accountFolder: string): string {
  const own = resolve(accountFolder);
  const all = dirname(own);
  return [own, all, dirname(all)].reduce(
    (told, folder) => told.replaceAll(`${folder}${sep}`, '').replaceAll(folder, 'the folder'),
    text,
  );
}
