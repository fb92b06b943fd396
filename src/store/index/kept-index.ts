/**
 * An index that is kept beside files, so that no list reads them. It is never believed over them: a line counts as
 * long as its file has the stamp the line was made of. Whatever it lacks is read from the files, some at a time.
 *
 * Its own file is written when a file has come or gone, when all of it has been read anew, and when the files are
 * closed. What a process that was killed wrote since then has another stamp, and is read again.
 */
import * as z from 'zod/mini';
import { type Read, readable } from '../../kernel/save.ts';
import { type Folder, pathIn } from '../disk/folder.ts';
import { readJsonFile } from '../disk/json-file.ts';
import { type Stamped, stampAt } from '../disk/look.ts';
import { type FiledLine, indexText, readIndex } from './index-file.ts';

/** What an index is of. */
export interface IndexParts<L> {
  /** Its own file within the data folder. */
  readonly name: string;
  /** What its lines tell of, in a word. */
  readonly of: string;
  /** A line as the index holds it. */
  readonly line: z.ZodMiniType<L>;
  /** The file of a key within the data folder. */
  fileOf(key: string): string;
  /** Reads the file of a key: its line, or why it has none. */
  read(key: string): Read<L>;
}

interface Entry<L> {
  /** Null: it was written by this process and is not on the disk yet. */
  readonly stamp: string | null;
  readonly size: number;
  readonly line: Read<L>;
}

/** Bytes of files that are read at a time, some milliseconds; and what the least of them counts as, for opening it takes time too. */
const SLICE = 256 * 1024;
const LEAST = 16 * 1024;

/** The index of a folder's files. */
export class KeptIndex<L> {
  readonly #folder: Folder;
  readonly #parts: IndexParts<L>;
  readonly #entries = new Map<string, Entry<L>>();
  /** The number of the newest write of each file that is not known to be on the disk. */
  readonly #coming = new Map<string, number>();
  #keys: readonly string[] = [];
  #unread: readonly string[] = [];
  #writes = 0;
  #loaded = false;
  #looked = false;
  #dirty = false;
  /** A file has come that the index on the disk knows nothing of. */
  #news = false;

  constructor(folder: Folder, parts: IndexParts<L>) {
    this.#folder = folder;
    this.#parts = parts;
  }

  /** Whether it knows which files there are. */
  get looked(): boolean {
    return this.#looked;
  }

  /** The keys as they were last looked at, with those that came since. */
  get keys(): readonly string[] {
    return this.#keys;
  }

  /** How many files wait to be read. */
  get unread(): number {
    return this.#unread.length;
  }

  /** Bytes of a file, as far as they are known; else 0. */
  sizeOf(key: string): number {
    return this.#entries.get(key)?.size ?? 0;
  }

  /** What is known of a file: its line, why it has none, or (null) nothing before it is read. */
  line(key: string): Read<L> | null {
    return this.#entries.get(key)?.line ?? null;
  }

  /** Takes these for the files there are, and forgets every line whose file is not as the line knew it. */
  look(keys: readonly string[]): void {
    this.#load();
    this.#looked = true;
    for (const key of keys) this.#weigh(key);
    const there = new Set(keys);
    for (const key of [...this.#entries.keys()]) if (!there.has(key)) this.#forget(key);
    this.#keys = keys;
    this.#unread = keys.filter((key) => !this.#entries.has(key));
  }

  /** Reads some of the files that wait, one at least. */
  readOn(): void {
    for (let left = SLICE; left > 0; ) {
      const [key] = this.#unread;
      if (key === undefined) return;
      left -= Math.max(LEAST, this.readNow(key));
    }
  }

  /** Reads a file if it waits for that; how many bytes it has. */
  readNow(key: string): number {
    if (!this.#unread.includes(key)) return 0;
    const file = this.#stampOf(key);
    this.#entries.set(key, { stamp: file?.stamp ?? '', size: file?.size ?? 0, line: this.#parts.read(key) });
    this.#unread = this.#unread.filter((one) => one !== key);
    this.#dirty = true;
    if (this.#unread.length === 0) this.keep();
    return file?.size ?? 0;
  }

  /** A file was written by this process, on the disk or on its way: null where its line cannot be told. `settled` tells it anew once it is on the disk. */
  wrote(key: string, line: L | null, settled: (line: L) => L = (same) => same): void {
    this.#load();
    if (!this.#entries.has(key)) this.#news = true;
    if (!this.#keys.includes(key)) this.#keys = [...this.#keys, key];
    this.#unread = this.#unread.filter((one) => one !== key);
    this.#dirty = true;
    if (line === null) {
      this.#forget(key);
      this.#unread = [...this.#unread, key];
      return;
    }
    this.#entries.set(key, { stamp: null, size: this.#entries.get(key)?.size ?? 0, line: readable(line) });
    const number = ++this.#writes;
    this.#coming.set(key, number);
    this.#folder.disk.after(() => {
      if (this.#coming.get(key) !== number) return;
      this.#coming.delete(key);
      const file = this.#stampOf(key);
      if (file !== null) this.#entries.set(key, { ...file, line: readable(settled(line)) });
      if (this.#news) this.keep();
    });
  }

  /** Puts another line in the place of one, of a file that is as it was. */
  retell(key: string, line: L): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.set(key, { ...entry, line: readable(line) });
    this.#dirty = true;
  }

  /** Files are gone. */
  removed(keys: readonly string[]): void {
    this.#load();
    for (const key of keys) this.#forget(key);
    this.#keys = this.#keys.filter((one) => !keys.includes(one));
    this.#unread = this.#unread.filter((one) => !keys.includes(one));
    this.keep();
  }

  /** Writes the index where it has changed. A disk that does not take it has lost nothing. */
  keep(): void {
    if (!this.#dirty || this.#folder.trouble !== null) return;
    this.#dirty = this.#news = false;
    const { name, of } = this.#parts;
    this.#folder.disk.write(pathIn(this.#folder, name), Buffer.from(indexText(of, this.#filed())));
  }

  /** Lines that hold; what is wrong with a damaged file another version may judge otherwise. */
  #filed(): ReadonlyMap<string, FiledLine> {
    const lines = [...this.#entries].flatMap(([key, { stamp, size, line }]) =>
      stamp === null || !line.ok ? [] : [[key, { stamp, size, line: line.value }] as const],
    );
    return new Map(lines);
  }

  #load(): void {
    if (this.#loaded) return;
    this.#loaded = true;
    const found = readJsonFile(pathIn(this.#folder, this.#parts.name), readIndex, this.#folder.disk);
    if (!found.ok || found.value === null || found.value.of !== this.#parts.of) return;
    for (const [key, { stamp, size, line }] of Object.entries(found.value.lines)) {
      const known = z.safeParse(this.#parts.line, line);
      if (known.success) this.#entries.set(key, { stamp, size, line: readable(known.data) });
    }
  }

  /** Forgets the line of a file that has changed. */
  #weigh(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined || entry.stamp === null) return;
    if ((this.#stampOf(key)?.stamp ?? '') !== entry.stamp) this.#forget(key);
  }

  #forget(key: string): void {
    this.#coming.delete(key);
    if (this.#entries.delete(key)) this.#dirty = true;
  }

  #stampOf(key: string): Stamped | null {
    return stampAt(pathIn(this.#folder, this.#parts.fileOf(key)));
  }
}
