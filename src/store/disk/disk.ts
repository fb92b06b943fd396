/** How what is kept gets into files: at once, or on a host while the game goes on. */
import { existsSync, lstatSync, realpathSync } from 'node:fs';
import type { Read } from '../../kernel/save.ts';

/**
 * The files of a player as the store writes them. What has been written is read back as written from
 * then on, also while it is still on its way. Paths are absolute; reasons are words without the path.
 */
export interface Disk {
  /** Gives a file new bytes, whole or not at all. Returns why it cannot have them, or null: they are there or on their way. */
  write(path: string, bytes: Uint8Array): string | null;
  /** Writes a page, which can be told again should half of it be lost. Returns why it could not, or null. */
  writePage(path: string, bytes: Uint8Array): string | null;
  /** Removes a file, if there is one. Returns why it cannot, or null. */
  remove(path: string): string | null;
  /** The bytes of a file; null where there is none. */
  read(path: string): Read<Uint8Array | null>;
  /** The names in a folder; none where there is none. */
  names(folder: string): readonly string[];
  /** Brings all that is on its way to the disk before it returns: to be called before files are moved. Returns why it could not, or null. */
  settle(): string | null;
  /** Calls back once all that was asked for before is on the disk, at once where it is; never after a failure. */
  after(callback: () => void): void;
}

/** A value as the bytes of its file, `indent` spaces deep. Throws what JSON throws. */
export function jsonBytes(value: object, indent = 0): Uint8Array {
  return Buffer.from(`${JSON.stringify(value, null, indent)}\n`);
}

/** Where a link leads, so that it stays a link; a link to nothing is replaced. */
export function targetOf(path: string): string {
  return existsSync(path) && lstatSync(path).isSymbolicLink() ? realpathSync(path) : path;
}
