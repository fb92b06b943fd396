/** A file in which one match is kept. */
import type { Read, Save } from '../kernel/save.ts';

/** Where a match is kept: of a long game the record that its answer is read from. */
export interface StoredMatch {
  /** Within the player's folder. */
  readonly name: string;
  load(): Read<Save | null>;
  /** Returns why the save is not on the disk, or null. */
  write(save: Save): string | null;
  /** Makes a secret for what is sealed in the match. */
  nonce(): string;
  /** Puts the file aside, which the rules refuse; says where it went, or why it stays. */
  setAside(why: string): Read<string>;
  /** Puts a copy of the file aside; says what it is called in the player's folder, or why there is none. */
  copyAside(why: string): Read<string>;
}
