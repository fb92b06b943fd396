/** The index of the long games of a kind: what a list shows of each, without its save. */
import * as z from 'zod/mini';
import { type Read, readable, unreadable } from '../../kernel/save.ts';
import { FILES, type Folder, type FolderPlace, pathIn } from '../disk/folder.ts';
import { readJsonFile } from '../disk/json-file.ts';
import { bytesIn, namesAt } from '../disk/look.ts';
import { factsOf, type GameFile, type GameKind, isGameId, readGameFile } from '../game-file.ts';
import type { LongKind } from '../keeps.ts';
import { sweepLong } from '../sweep.ts';
import { KeptIndex } from './kept-index.ts';

const count = z.int().check(z.minimum(0));

/** A game's line. */
export interface LongIndexLine<Facts = unknown> {
  readonly begun: string;
  readonly played: string;
  readonly returns: number;
  readonly over: boolean;
  /** Bytes of all that lies in its folder. */
  readonly bytes: number;
  readonly facts: Facts;
}

/** A line in the shape of its kind. */
function lineSchema<Facts>({ facts }: GameKind<Facts>): z.ZodMiniType<LongIndexLine<Facts>> {
  const own = { begun: z.string(), played: z.string(), returns: count, over: z.boolean(), bytes: count };
  return z.strictObject({ ...own, facts }) as unknown as z.ZodMiniType<LongIndexLine<Facts>>;
}

/** How many games of a kind there are. */
export interface LongCount {
  readonly going: number;
  readonly over: number;
  /** Damaged ones, and those that wait to be read. */
  readonly unknown: number;
  readonly bytes: number;
}

/** The games of a kind by their ids. */
export class LongIndex<Facts = unknown> {
  readonly #folder: Folder;
  readonly #kind: GameKind<Facts>;
  readonly #kept: KeptIndex<LongIndexLine<Facts>>;
  readonly #tidied = new Set<string>();
  /** Games that were begun and have no file: a process was killed before their first save. */
  readonly #emptied = new Set<string>();

  constructor(folder: Folder, kind: GameKind<Facts>) {
    this.#folder = folder;
    this.#kind = kind;
    this.#kept = new KeptIndex(folder, {
      name: `${kind.folder}/${FILES.index}`,
      of: kind.kind,
      line: lineSchema(kind),
      fileOf: (id) => `${kind.folder}/${id}/${kind.kind}.json`,
      read: (id) => this.#read(id),
    });
  }

  /** The ids of all games there are now; of those whose lines do not hold some are read. */
  look(): readonly string[] {
    this.#kept.look(longIds(this.#folder, this.#kind));
    return this.known();
  }

  /** The ids of all games as this process knows them; of those that wait to be read some are. */
  known(): readonly string[] {
    if (!this.#kept.looked) return this.look();
    this.#kept.readOn();
    if (this.#emptied.size > 0) this.#kept.removed([...this.#emptied]);
    this.#emptied.clear();
    return this.#kept.keys;
  }

  /** Removes what a process that was killed left in a game's folder; once, and before this one writes there. */
  tidy(id: string): void {
    if (this.#tidied.has(id) || this.#folder.trouble !== null) return;
    this.#tidied.add(id);
    if (sweepLong(this.#kind, pathIn(this.#folder, `${this.#kind.folder}/${id}`))) this.#emptied.add(id);
  }

  /** A game is begun by this process, which leaves nothing there to tidy up. */
  begun(id: string): void {
    this.#tidied.add(id);
  }

  /** What is known of a game, why it cannot be read, or (null) nothing before it is. */
  line(id: string): Read<LongIndexLine<Facts>> | null {
    return this.#kept.line(id);
  }

  /** How many there are, as this process knows them. */
  count(): LongCount {
    const lines = this.known().map((id) => this.#kept.line(id));
    const known = lines.flatMap((line) => (line?.ok ? [line.value] : []));
    const over = known.filter((line) => line.over).length;
    const bytes = known.reduce((sum, line) => sum + line.bytes, 0);
    return { going: known.length - over, over, unknown: lines.length - known.length, bytes };
  }

  /** A game's file was written. */
  wrote(file: GameFile): void {
    this.#emptied.delete(file.id);
    const known = this.line(file.id);
    const line = this.#lineOf(file, known?.ok ? known.value.bytes : 0);
    const settled = (one: LongIndexLine<Facts>) => ({ ...one, bytes: this.#bytesOf(file.id) });
    this.#kept.wrote(file.id, line.ok ? line.value : null, settled);
  }

  /** A game's folder is gone. */
  removed(id: string): void {
    this.#kept.removed([id]);
  }

  /** Writes the index where it has changed. */
  keep(): void {
    this.#kept.keep();
  }

  #read(id: string): Read<LongIndexLine<Facts>> {
    const { folder, kind } = this.#kind;
    const path = pathIn(this.#folder, `${folder}/${id}/${kind}.json`);
    this.tidy(id);
    const found = readJsonFile(path, (json) => readGameFile(this.#kind, json), this.#folder.disk);
    if (!found.ok) return found;
    return found.value === null ? unreadable(`its ${kind}.json is gone`) : this.#lineOf(found.value, this.#bytesOf(id));
  }

  #lineOf({ begun, played, returns, save }: GameFile, bytes: number): Read<LongIndexLine<Facts>> {
    const facts = factsOf(this.#kind, save);
    if (!facts.ok) return facts;
    return readable({ begun, played, returns, over: this.#kind.over(facts.value), bytes, facts: facts.value });
  }

  #bytesOf(id: string): number {
    return bytesIn(pathIn(this.#folder, `${this.#kind.folder}/${id}`));
  }
}

/** The ids of all folders that may be games of a kind, in order. */
export function longIds(folder: FolderPlace, kind: Pick<LongKind, 'folder'>): readonly string[] {
  return namesAt(pathIn(folder, kind.folder)).filter(isGameId).sort();
}
