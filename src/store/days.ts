/** The challenges of days that were tried alone: a table of them, and the record of each try. */
import * as z from 'zod/mini';
import { type Read, readAs, readable, readSave, unreadable } from '../kernel/save.ts';
import { copyAside, setAside } from './disk/aside.ts';
import { faultOf } from './disk/fault.ts';
import { dataFile } from './disk/file.ts';
import { FILES, FOLDERS, type Folder, makeInside } from './disk/folder.ts';
import type { StoredMatch } from './match-file.ts';
import { newNonce } from './nonce.ts';
import { type Score, scoreSchema } from './score.ts';

/** A day that was tried; no score while the try goes on. */
export interface TriedDay {
  /** In UTC, written YYYY-MM-DD. */
  readonly date: string;
  /** The id of the game. */
  readonly game: string;
  readonly score: Score | null;
}

const fileSchema = z.strictObject({
  ...{ format: z.literal(1), kind: z.literal('days') },
  days: z.array(z.strictObject({ date: z.iso.date(), game: z.string(), score: z.nullable(scoreSchema) })),
});

/** Reads the table of days of any released format. */
export function readDays(json: unknown): Read<z.infer<typeof fileSchema>> {
  if (typeof json === 'object' && json !== null && 'format' in json) {
    const { format } = json;
    if (typeof format === 'number' && format > 1)
      return unreadable(`format ${format} is newer than this version of harena, which reads format 1`);
  }
  return readAs(fileSchema, json, 'not a valid table of days');
}

/** The days that a player has tried alone. */
export interface DaysStore {
  /** Every day of the table; a table that cannot be read is put aside and says why. */
  load(): Read<readonly TriedDay[]>;
  /** Enters a day that is tried, or what the try came to. Why it is not on the disk, or null. */
  note(day: TriedDay): string | null;
  record(date: string, game: string): StoredMatch;
}

/** The days of a folder. */
export function openDays(folder: Folder): DaysStore {
  const table = dataFile(folder, FILES.days, readDays);
  const load = (): Read<readonly TriedDay[]> => {
    const found = table.load();
    return found.ok ? readable(found.value?.days ?? []) : found;
  };
  return {
    load,
    note(day) {
      const found = load();
      const others = (found.ok ? found.value : []).filter(({ date, game }) => date !== day.date || game !== day.game);
      return table.write({ format: 1, kind: 'days', days: [...others, day] });
    },
    record: (date, game) => tryFile(folder, `${FOLDERS.daily}/${date}-${game}.json`),
  };
}

function tryFile(folder: Folder, name: string): StoredMatch {
  const file = dataFile(folder, name, readSave);
  return {
    name,
    load: file.load,
    write(save) {
      try {
        if (folder.trouble === null) makeInside(folder, FOLDERS.daily);
      } catch (error) {
        return `the folder of tries could not be made: ${faultOf(error)}`;
      }
      return file.write(save);
    },
    nonce: newNonce,
    setAside: (why) => setAside(folder, name, why),
    copyAside: (why) => copyAside(folder, name, why),
  };
}
