/** What a screen waits for: the player's own files, and what is common to all. */
import type { AsyncDisk } from '../store/disk/async-disk.ts';
import type { OutputHold } from './screen.ts';

/** Writes that a player's keys have asked for. */
export class Holds implements OutputHold {
  readonly #disk: AsyncDisk | null;
  readonly #common = new Set<Promise<string | null>>();

  /** The disk of the player; null for a guest, who has none. */
  constructor(disk: AsyncDisk | null) {
    this.#disk = disk;
  }

  /** Waits for a write to what is common, too. */
  readonly hold = (written: Promise<string | null>): void => {
    this.#common.add(written);
    const done = (): void => void this.#common.delete(written);
    written.then(done, done);
  };

  get pending(): boolean {
    return this.#disk?.pending === true || this.#common.size > 0;
  }

  /** Calls back once all that was asked for before is on the disk, with null, or with why something is not. */
  readonly whenSettled = (callback: (trouble: string | null) => void): void => {
    const common = [...this.#common];
    const own = (then: (trouble: string | null) => void): void =>
      this.#disk === null ? then(null) : this.#disk.whenSettled(then);
    if (common.length === 0) {
      own(callback);
      return;
    }
    own((trouble) => {
      if (trouble !== null) {
        callback(trouble);
        return;
      }
      Promise.all(common).then(
        (troubles) => callback(troubles.find((one) => one !== null) ?? null),
        (error: unknown) => callback(String(error)),
      );
    });
  };
}
