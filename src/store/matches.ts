/** The match of each game that stands alone and is not over. */
import { type Read, readable, readSave, type Save } from '../kernel/save.ts';
import { dataFile } from './disk/file.ts';
import type { Folder } from './disk/folder.ts';
import type { GameKeeps } from './keeps.ts';

/** Where a game's match is kept while it is played. */
export interface MatchStore {
  /** Its file within the data folder. */
  readonly name: string;
  /** What it is, in a word: 'bout', or 'match'. */
  readonly kind: string;
  /** The same with its game: 'bout', or 'match of HEROES'. */
  readonly what: string;
  /**
   * The match to go on with, or null. Its shape alone is checked: whoever opens it and finds that the
   * rules refuse it hands it to `Store.setAside`.
   */
  load(): Read<Save | null>;
  /** Returns why the save is not on the disk, or null. */
  write(save: Save): string | null;
  /** Forgets the match. Returns why it is still there, or null. */
  clear(): string | null;
}

/** The matches of a folder by the ids of their games; the first of the games has the file that there was before there were others. */
export function openMatches(folder: Folder, games: readonly GameKeeps[]): (game: string) => MatchStore {
  const open = new Map<string, MatchStore>();
  return (game) => {
    const found = open.get(game) ?? openMatch(folder, placeOf(game, games));
    open.set(game, found);
    return found;
  };
}

type MatchPlace = Pick<MatchStore, 'name' | 'kind' | 'what'>;

function placeOf(game: string, games: readonly GameKeeps[]): MatchPlace {
  if (game === games[0]?.id) return { name: 'bout.json', kind: 'bout', what: 'bout' };
  const title = games.find(({ id }) => id === game)?.title ?? game;
  return { name: `bout-${game}.json`, kind: 'match', what: `match of ${title}` };
}

/** Where nothing may be written, a match that is played lives as long as the program. */
function openMatch(folder: Folder, place: MatchPlace): MatchStore {
  const file = dataFile(folder, place.name, readSave);
  if (folder.trouble === null) return { ...place, ...file };
  let held: { readonly save: Save | null } | null = null;
  return {
    ...place,
    load: () => (held === null ? file.load() : readable(held.save)),
    write(save) {
      held = { save };
      return folder.trouble;
    },
    clear() {
      held = { save: null };
      return folder.trouble;
    },
  };
}
