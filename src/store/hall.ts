/** The hall of fame: every career that is over, in the order they ended. */
import * as z from 'zod/mini';
import { type HallEntry, hallEntrySchema } from '../engine/campaign/hall.ts';
import { type Read, readAs, unreadable } from '../engine/kernel/save.ts';
import { dataFile } from './file.ts';
import { FILES, type Folder } from './folder.ts';

const count = z.int().check(z.minimum(0));
const entry = z.strictObject({
  career: z.string(),
  when: z.iso.datetime(),
  /** How often the player went back to an earlier munus. */
  returns: count,
  entry: hallEntrySchema,
});
const hallSchema = z.strictObject({ format: z.literal(1), kind: z.literal('hall'), entries: z.array(entry) });

/** An entry with the career it is of, and when it was made. */
export interface HallLine {
  readonly career: string;
  readonly when: string;
  readonly returns: number;
  readonly entry: HallEntry;
}

/** The hall of a folder. */
export interface HallStore {
  /** All entries, the first first; what cannot be read is put aside and says why. */
  load(): Read<readonly HallLine[]>;
  /** Adds a career that is over, once however often it is asked to. Returns why it is not there, or null. */
  append(line: Omit<HallLine, 'when'>): string | null;
  /** Takes out a career that goes on after all. Returns why it is still there, or null. */
  withdraw(career: string): string | null;
}

/** Reads a hall of any released format. */
export function readHall(json: unknown): Read<{ readonly entries: readonly HallLine[] }> {
  if (typeof json === 'object' && json !== null && 'format' in json) {
    const { format } = json;
    if (typeof format === 'number' && format > 1)
      return unreadable(`format ${format} is newer than this version of harena, which reads format 1`);
  }
  return readAs(hallSchema, json, 'not a whole hall of fame');
}

const hallOf = (entries: readonly HallLine[]) => ({ format: 1, kind: 'hall', entries });

/** The hall of a folder; reads it anew at every call. */
export function openHall(folder: Folder): HallStore {
  const file = dataFile<{ readonly entries: readonly HallLine[] }>(folder, FILES.hall, readHall);
  const load = (): Read<readonly HallLine[]> => {
    const found = file.load();
    return found.ok ? { ok: true, value: found.value?.entries ?? [] } : found;
  };
  return {
    load,
    append(line) {
      const found = load();
      const entries = found.ok ? found.value : []; // what could not be read lies aside by now
      if (entries.some(({ career }) => career === line.career)) return null;
      const when = folder.now().toISOString();
      return file.write(hallOf([...entries, { ...line, when }]));
    },
    withdraw(career) {
      const found = load();
      const entries = found.ok ? found.value : [];
      const left = entries.filter((one) => one.career !== career);
      return left.length === entries.length ? null : file.write(hallOf(left));
    },
  };
}
