/** The match of each game that stands alone and is not over. */
import * as z from 'zod/mini';
import { type Read, readable, readSave, type Save, unreadable } from '../kernel/save.ts';
import { dataFile } from './disk/file.ts';
import { FILES, type Folder, MATCH_NAME } from './disk/folder.ts';
import { KeptIndex } from './index/kept-index.ts';
import type { GameKeeps } from './keeps.ts';
import { newNonce } from './nonce.ts';

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
  /**
   * What goes on, by the index: null where nothing does. Only one that this process did not leave there is read, and
   * put aside like any other where it cannot be.
   */
  going(): Going | null;
  /** Returns why the save is not on the disk, or null. */
  write(save: Save): string | null;
  /** Makes a secret for what is sealed in the match. */
  nonce(): string;
  /** Forgets the match. Returns why it is still there, or null. */
  clear(): string | null;
}

/** As much of a match as the title shows. */
const goingSchema = z.strictObject({ turn: z.nullable(z.int()) });
type Going = z.infer<typeof goingSchema>;

const turnSchema = z.object({ turn: z.int() });

/** As much of a match as the title shows, by its save. @internal */
export function goingOf({ checkpoint }: Save): Going {
  const state = turnSchema.safeParse(checkpoint.state);
  return { turn: state.success ? state.data.turn : null };
}

/** The index of the matches in a folder by the names of their files. */
export function matchIndex(folder: Folder): KeptIndex<Going> {
  const read = (name: string): Read<Going> => {
    const found = dataFile(folder, name, readSave).load();
    if (!found.ok) return found;
    return found.value === null ? unreadable('it is gone') : readable(goingOf(found.value));
  };
  return new KeptIndex(folder, { name: FILES.index, of: 'match', line: goingSchema, fileOf: (name) => name, read });
}

/** The matches of a folder by the ids of their games; the first of the games has the file that there was before there were others. */
export function openMatches(
  folder: Folder,
  games: readonly GameKeeps[],
  index: KeptIndex<Going> = matchIndex(folder),
): (game: string) => MatchStore {
  const open = new Map<string, MatchStore>();
  return (game) => {
    const found = open.get(game) ?? openMatch(folder, placeOf(game, games), index);
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

function openMatch(folder: Folder, place: MatchPlace, index: KeptIndex<Going>): MatchStore {
  const file = dataFile(folder, place.name, readSave);
  if (folder.trouble !== null) return passing(folder, place, file);
  return {
    ...place,
    load: file.load,
    nonce: newNonce,
    going: () => goingIn(folder, place.name, index),
    write(save) {
      const why = file.write(save);
      if (why === null) index.wrote(place.name, goingOf(save));
      return why;
    },
    clear() {
      const why = file.clear();
      if (why === null) index.removed([place.name]);
      return why;
    },
  };
}

/** Where nothing may be written, a match that is played lives as long as the program. */
function passing(folder: Folder, place: MatchPlace, file: Pick<MatchStore, 'load'>): MatchStore {
  let held: { readonly save: Save | null } | null = null;
  const load = (): Read<Save | null> => (held === null ? file.load() : readable(held.save));
  return {
    ...place,
    load,
    nonce: newNonce,
    going() {
      const found = load();
      return found.ok && found.value !== null ? goingOf(found.value) : null;
    },
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

function goingIn(folder: Folder, name: string, index: KeptIndex<Going>): Going | null {
  const names = folder.disk.names(folder.path).filter((one) => MATCH_NAME.test(one));
  index.look(names);
  if (!names.includes(name)) return null;
  index.readNow(name);
  const line = index.line(name);
  return line?.ok ? line.value : null;
}
