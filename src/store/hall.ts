/** The hall of fame: every career and every house whose time is over, in the order they ended. */
import * as z from 'zod/mini';
import { type HallEntry, hallEntrySchema } from '../games/gladiator/career/told/hall.ts';
import { type HouseEntry, houseEntrySchema } from '../games/gladiator/house/told/hall.ts';
import { type Read, readAs, readable, unreadable } from '../kernel/save.ts';
import { dataFile } from './disk/file.ts';
import { FILES, type Folder } from './disk/folder.ts';

const count = z.int().check(z.minimum(0));
const entry = z.strictObject({
  career: z.string(),
  when: z.iso.datetime(),
  /** How often the player went back to an earlier munus. */
  returns: count,
  entry: hallEntrySchema,
});
const houseLine = z.strictObject({
  house: z.string(),
  when: z.iso.datetime(),
  /** How often the player went back to an earlier month. */
  returns: count,
  entry: houseEntrySchema,
});
const hallSchema = z.strictObject({
  format: z.literal(1),
  kind: z.literal('hall'),
  entries: z.array(entry),
  /** Halls were kept before there were houses. */
  houses: z._default(z.array(houseLine), []),
});

/** All that the hall holds. */
export interface Hall {
  readonly entries: readonly HallLine[];
  readonly houses: readonly HouseLine[];
}

/** An entry with the career it is of, and when it was made. */
interface HallLine {
  readonly career: string;
  readonly when: string;
  readonly returns: number;
  readonly entry: HallEntry;
}

/** A house's entry with the game it is of, and when it was made. */
interface HouseLine {
  readonly house: string;
  readonly when: string;
  readonly returns: number;
  readonly entry: HouseEntry;
}

/** The hall of a folder. */
export interface HallStore {
  /** All careers, the first first; what cannot be read is put aside and says why. */
  load(): Read<readonly HallLine[]>;
  /** All houses, likewise. */
  houses(): Read<readonly HouseLine[]>;
  /** Adds a career that is over, once however often it is asked to. Returns why it is not there, or null. */
  append(line: Omit<HallLine, 'when'>): string | null;
  /** Adds a house, likewise. */
  appendHouse(line: Omit<HouseLine, 'when'>): string | null;
  /** Takes out a career that goes on after all. Returns why it is still there, or null. */
  withdraw(career: string): string | null;
  /** Takes out a house, likewise. */
  withdrawHouse(house: string): string | null;
}

/** Reads a hall of any released format. */
export function readHall(json: unknown): Read<Hall> {
  if (typeof json === 'object' && json !== null && 'format' in json) {
    const { format } = json;
    if (typeof format === 'number' && format > 1)
      return unreadable(`format ${format} is newer than this version of harena, which reads format 1`);
  }
  return readAs(hallSchema, json, 'not a whole hall of fame');
}

const EMPTY: Hall = { entries: [], houses: [] };

/** As it is written: without houses as it was before there were any. */
const hallOf = ({ entries, houses }: Hall) => ({
  ...{ format: 1, kind: 'hall', entries },
  ...(houses.length === 0 ? {} : { houses }),
});

/** The hall of a folder; reads it anew at every call. */
export function openHall(folder: Folder): HallStore {
  const file = dataFile<Partial<Hall>>(folder, FILES.hall, readHall);
  const load = (): Read<Hall> => {
    const found = file.load();
    return found.ok ? readable({ ...EMPTY, ...found.value }) : found;
  };
  const known = (): Hall => {
    const found = load();
    return found.ok ? found.value : EMPTY; // what could not be read lies aside by now
  };
  const now = (): string => folder.now().toISOString();
  const change = (hall: Hall, changed: Hall): string | null =>
    changed.entries.length === hall.entries.length && changed.houses.length === hall.houses.length
      ? null
      : file.write(hallOf(changed));
  return {
    load() {
      const found = load();
      return found.ok ? readable(found.value.entries) : found;
    },
    houses() {
      const found = load();
      return found.ok ? readable(found.value.houses) : found;
    },
    append(line) {
      const hall = known();
      if (hall.entries.some(({ career }) => career === line.career)) return null;
      return change(hall, { ...hall, entries: [...hall.entries, { ...line, when: now() }] });
    },
    appendHouse(line) {
      const hall = known();
      if (hall.houses.some(({ house }) => house === line.house)) return null;
      return change(hall, { ...hall, houses: [...hall.houses, { ...line, when: now() }] });
    },
    withdraw(career) {
      const hall = known();
      return change(hall, { ...hall, entries: hall.entries.filter((one) => one.career !== career) });
    },
    withdrawHouse(house) {
      const hall = known();
      return change(hall, { ...hall, houses: hall.houses.filter((one) => one.house !== house) });
    },
  };
}
