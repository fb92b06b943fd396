/**
 * The disk of a host: a save is taken at once and written while the game goes on, one after another
 * in the order they were asked for.
 *
 * Each is a draft in the same folder, written and flushed on libuv's threads, then renamed, and the
 * folder flushed before the next begins: whatever happens to the machine, a file is one of its
 * versions, and never newer than what was written before it. The renaming itself is done at once, so
 * that nothing under way can overtake what `settle` writes. Who shows anything waits for `whenSettled`
 * first. The first failure ends the writing: what was under way is given up, and it is told once.
 */
import { randomBytes } from 'node:crypto';
import { basename, dirname, relative, sep } from 'node:path';
import { type Read, readable } from '../../kernel/save.ts';
import { type Disk, targetOf } from './disk.ts';
import { type DiskCalls, NODE_CALLS } from './disk-calls.ts';
import { faultOf } from './fault.ts';
import { bytesAt, namesAt } from './look.ts';

/** A disk that writes while the game goes on. */
export interface AsyncDisk extends Disk {
  /** Whether anything is on its way. */
  readonly pending: boolean;
  /** Which file could not be written and why, as 'bout.json: the disk is full'; null while all is well. Nothing is written any more then. */
  readonly trouble: string | null;
  /**
   * Calls back once when all that was asked for before this call is on the disk, or cannot get there:
   * then with the trouble. At once where nothing is on its way.
   */
  whenSettled(callback: (trouble: string | null) => void): void;
  /** The same as a promise. */
  settled(): Promise<string | null>;
}

/** What an asynchronous disk is for. */
interface AsyncDiskOptions {
  /** The folder that all its files lie in. */
  readonly root: string;
  /** Is told of the first failure, which is the only one. */
  readonly onTrouble?: (trouble: string) => void;
  readonly calls?: DiskCalls;
}

/** A file's next version; null bytes remove it. */
interface Job {
  readonly path: string;
  readonly bytes: Uint8Array | null;
  /** Its number, or that of the last of those it stands for. */
  readonly number: number;
}

interface Waiter {
  readonly upTo: number;
  readonly callback: (trouble: string | null) => void;
}

/** What is being done about a job: `named` once its file has its new version, `dropped` once another does it. */
interface Attempt {
  readonly job: Job;
  named: boolean;
  dropped: boolean;
}

/** An asynchronous disk for the files in one folder. */
export function asyncDisk(options: AsyncDiskOptions): AsyncDisk {
  return new Queue(options);
}

class Queue implements AsyncDisk {
  readonly #root: string;
  readonly #calls: DiskCalls;
  readonly #onTrouble: (trouble: string) => void;
  /** Folders of which it is known that they are on the disk themselves. */
  readonly #rooted = new Set<string>();
  /** The first is the one under way. */
  #jobs: Job[] = [];
  #attempt: Attempt | null = null;
  #asked = 0;
  #settledUpTo = 0;
  #waiters: readonly Waiter[] = [];
  #fault: string | null = null;
  #trouble: string | null = null;

  constructor({ root, calls = NODE_CALLS, onTrouble = () => {} }: AsyncDiskOptions) {
    this.#root = root;
    this.#calls = calls;
    this.#onTrouble = onTrouble;
  }

  get pending(): boolean {
    return this.#jobs.length > 0;
  }

  get trouble(): string | null {
    return this.#trouble;
  }

  write(path: string, bytes: Uint8Array): string | null {
    return this.#ask(path, bytes);
  }

  writePage(path: string, bytes: Uint8Array): string | null {
    return this.#ask(path, bytes);
  }

  remove(path: string): string | null {
    return this.#ask(path, null);
  }

  read(path: string): Read<Uint8Array | null> {
    const job = this.#jobs.findLast((one) => one.path === path);
    return job === undefined ? bytesAt(path) : readable(job.bytes);
  }

  names(folder: string): readonly string[] {
    const names = new Set(namesAt(folder));
    for (const { path, bytes } of this.#jobs) {
      if (dirname(path) !== folder) continue;
      if (bytes === null) names.delete(basename(path));
      else names.add(basename(path));
    }
    return [...names];
  }

  settle(): string | null {
    const attempt = this.#attempt;
    if (attempt !== null) attempt.dropped = true;
    this.#attempt = null;
    for (const job of [...this.#jobs]) {
      try {
        if (attempt?.job !== job || !attempt.named) this.#nameSync(job);
        const folders = this.#foldersOf(job);
        for (const folder of folders) this.#calls.flushSync(folder);
        this.#done(job, folders);
      } catch (error) {
        this.#fail(job, error);
        return this.#fault;
      }
    }
    this.#release();
    return this.#fault;
  }

  whenSettled(callback: (trouble: string | null) => void): void {
    if (this.pending) this.#waiters = [...this.#waiters, { upTo: this.#asked, callback }];
    else callback(this.#trouble);
  }

  after(callback: () => void): void {
    this.whenSettled((trouble) => trouble === null && callback());
  }

  settled(): Promise<string | null> {
    return new Promise((resolve) => this.whenSettled(resolve));
  }

  #ask(path: string, bytes: Uint8Array | null): string | null {
    if (this.#fault !== null) return this.#fault;
    this.#asked++;
    const job = { path, bytes, number: this.#asked };
    const waiting = this.#jobs.length > 1 ? this.#jobs.at(-1) : undefined;
    if (waiting?.path === path) this.#jobs.pop();
    this.#jobs.push(job);
    if (this.#attempt === null) this.#begin();
    return null;
  }

  #begin(): void {
    const job = this.#jobs[0];
    if (job === undefined) return;
    this.#attempt = { job, named: false, dropped: false };
    void this.#carryOut(this.#attempt);
  }

  async #carryOut(attempt: Attempt): Promise<void> {
    const { job } = attempt;
    try {
      await this.#name(attempt);
      const folders = this.#foldersOf(job);
      for (const folder of folders) if (!attempt.dropped) await this.#calls.flush(folder);
      if (attempt.dropped) return;
      this.#done(job, folders);
    } catch (error) {
      if (!attempt.dropped) this.#fail(job, error);
      return;
    }
    this.#attempt = null;
    this.#begin();
    this.#release();
  }

  /** Gives a job's file its new version, unless the attempt is dropped on the way. */
  async #name(attempt: Attempt): Promise<void> {
    const { path, bytes } = attempt.job;
    if (bytes === null) {
      this.#calls.remove(path);
      attempt.named = true;
      return;
    }
    const target = targetOf(path);
    const draft = draftOf(target);
    try {
      await this.#calls.draft(draft, bytes);
      if (attempt.dropped) return;
      this.#calls.rename(draft, target);
      attempt.named = true;
    } finally {
      if (!attempt.named) this.#discard(draft);
    }
  }

  #nameSync({ path, bytes }: Job): void {
    if (bytes === null) {
      this.#calls.remove(path);
      return;
    }
    const target = targetOf(path);
    const draft = draftOf(target);
    try {
      this.#calls.draftSync(draft, bytes);
      this.#calls.rename(draft, target);
    } catch (error) {
      this.#discard(draft);
      throw error;
    }
  }

  /** Removes a draft nobody needs; one that stays is swept up when the files are next opened. */
  #discard(draft: string): void {
    try {
      this.#calls.remove(draft);
    } catch {}
  }

  /** The folders to flush for a job: where its file's name stands, and the first time those above that one as well. */
  #foldersOf({ path }: Job): readonly string[] {
    const folder = dirname(targetOf(path));
    const folders = [folder];
    if (!isInside(folder, this.#root)) return folders;
    for (let at = folder; !this.#rooted.has(at); at = dirname(at)) {
      folders.push(dirname(at));
      if (at === this.#root) break;
    }
    return folders;
  }

  #done(job: Job, flushed: readonly string[]): void {
    this.#jobs.shift();
    this.#settledUpTo = job.number;
    for (const folder of flushed) if (isInside(folder, this.#root)) this.#rooted.add(folder);
  }

  #fail({ path }: Job, error: unknown): void {
    this.#fault = faultOf(error);
    this.#trouble = `${relative(this.#root, path).split(sep).join('/')}: ${this.#fault}`;
    this.#jobs = [];
    this.#attempt = null;
    this.#onTrouble(this.#trouble);
    this.#release();
  }

  /** Calls back those whose writes are on the disk, and after a failure everyone. */
  #release(): void {
    const ready = this.#waiters.filter(({ upTo }) => this.#fault !== null || upTo <= this.#settledUpTo);
    this.#waiters = this.#waiters.filter((waiter) => !ready.includes(waiter));
    for (const { upTo, callback } of ready) callback(upTo <= this.#settledUpTo ? null : this.#trouble);
  }
}

const isInside = (folder: string, root: string): boolean => folder === root || folder.startsWith(root + sep);

let drafts = 0;

/** A name nobody has for the draft of a file; one that is left over is known by its form (leftovers.ts). */
function draftOf(target: string): string {
  drafts = (drafts + 1) % 10_000_000_000;
  return `${target}.new.tmp-${String(drafts).padStart(10, '0')}${randomBytes(3).toString('hex')}`;
}
