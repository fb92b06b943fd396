/** The hall of fame: every long game whose time is over, by sections, in the order they ended. */
import * as z from 'zod/mini';
import { type Read, readAs, readable, unreadable } from '../kernel/save.ts';
import { dataFile } from './disk/file.ts';
import { FILES, type Folder } from './disk/folder.ts';

/** A part of the hall: the entries of one kind of long game. */
export interface HallSection<E> {
  /** Where it stands in the file. */
  readonly member: string;
  /** What the id of the game is called there. */
  readonly key: string;
  readonly entry: z.ZodMiniType<E>;
}

/** An entry with the game it is of, and when it was made. */
export interface HallLine<E> {
  readonly id: string;
  readonly when: string;
  /** How often the player went back to an earlier part of it. */
  readonly returns: number;
  readonly entry: E;
}

/** The hall of fame of one player's folder, section by section. */
export interface HallStore {
  /** The entries of a section, the first first; a hall that cannot be read is put aside and says why. */
  load<E>(section: HallSection<E>): Read<readonly HallLine<E>[]>;
  /** Adds a game that is over, once however often it is asked to. Returns why it is not there, or null. */
  append<E>(section: HallSection<E>, line: Omit<HallLine<E>, 'when'>): string | null;
  /** Takes out a game that goes on after all. Returns why it is still there, or null. */
  withdraw(section: HallSection<unknown>, id: string): string | null;
  /** Puts a line in the place of the one of its game, or at the end where there is none. Returns why it is not there, or null. */
  correct(section: HallSection<unknown>, line: HallLine<object>): string | null;
}

const fileSchema = z.looseObject({ format: z.literal(1), kind: z.literal('hall') });
type HallFile = z.infer<typeof fileSchema>;

/** As much of a line as every section has. */
const count = z.int().check(z.minimum(0));
const lineSchema = z.looseObject({ when: z.iso.datetime(), returns: count, entry: z.unknown() });

/** Reads a hall of any released format, as far as it can be read without knowing its sections. */
function readFile(json: unknown): Read<HallFile> {
  if (typeof json === 'object' && json !== null && 'format' in json) {
    const { format } = json;
    if (typeof format === 'number' && format > 1)
      return unreadable(`format ${format} is newer than this version of harena, which reads format 1`);
  }
  return readAs(fileSchema, json, 'not a valid hall of fame');
}

/** The lines of a section in a hall's file; none where the section is not there. */
export function hallLines<E>(file: HallFile, { member, key, entry }: HallSection<E>): Read<readonly HallLine<E>[]> {
  const line = z.strictObject({ [key]: z.string(), when: lineSchema.shape.when, returns: count, entry });
  const found = readAs(z.array(line), file[member] ?? [], 'not a valid hall of fame');
  if (!found.ok) return found;
  const lines = found.value as unknown as readonly (Omit<HallLine<E>, 'id'> & { readonly [id: string]: unknown })[];
  return readable(
    lines.map(({ when, returns, entry: own, ...id }) => ({ id: String(id[key]), when, returns, entry: own })),
  );
}

/** Reads a hall with the sections that are known; what is wrong with it. */
export function readHall(sections: readonly HallSection<unknown>[], json: unknown): Read<HallFile> {
  const file = readFile(json);
  if (!file.ok) return file;
  for (const section of sections) {
    const lines = hallLines(file.value, section);
    if (!lines.ok) return lines;
  }
  return file;
}

const EMPTY: HallFile = { format: 1, kind: 'hall' };

/** The hall of a folder, read anew at every call. Of each section the newest `most` entries are kept; null: all. */
export function openHall(folder: Folder, most: number | null = null): HallStore {
  const hallOf = (section: HallSection<unknown>) => dataFile(folder, FILES.hall, (json) => readHall([section], json));
  /** What could not be read lies aside by now. */
  const known = (section: HallSection<unknown>): HallFile => {
    const found = hallOf(section).load();
    return (found.ok ? found.value : null) ?? EMPTY;
  };
  const change = (section: HallSection<unknown>, file: HallFile, lines: readonly object[]): string | null =>
    hallOf(section).write({ ...file, [section.member]: lines });
  const rawLines = (file: HallFile, { member }: HallSection<unknown>) =>
    (file[member] ?? []) as readonly { readonly [member: string]: unknown }[];
  return {
    load(section) {
      const found = hallOf(section).load();
      return found.ok ? hallLines(found.value ?? EMPTY, section) : found;
    },
    append(section, { id, returns, entry }) {
      const file = known(section);
      const lines = rawLines(file, section);
      if (lines.some((line) => line[section.key] === id)) return null;
      const when = folder.now().toISOString();
      const all = [...lines, { [section.key]: id, when, returns, entry }];
      return change(section, file, most === null ? all : all.slice(-most));
    },
    withdraw(section, id) {
      const file = known(section);
      const lines = rawLines(file, section);
      const left = lines.filter((line) => line[section.key] !== id);
      return left.length === lines.length ? null : change(section, file, left);
    },
    correct(section, { id, ...told }) {
      const file = known(section);
      const lines = rawLines(file, section);
      const line = { [section.key]: id, ...told };
      const at = lines.findIndex((one) => one[section.key] === id);
      return change(section, file, at === -1 ? [...lines, line] : lines.with(at, line));
    },
  };
}
