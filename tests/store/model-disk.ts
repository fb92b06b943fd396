/**
 * A disk made up for a test: it takes every call apart into its steps, can fail at any of them, and
 * can stop after any number of them. What a stop leaves is judged twice: for a process that was
 * killed (all that was done is there) and for a machine that lost its power (what was not flushed is
 * there or not, whole or in part).
 */
import { dirname } from 'node:path';
import type { DiskCalls } from '../../src/store/disk/disk-calls.ts';

/** The bytes of a file, and whether they are flushed. */
interface Inode {
  text: string;
  flushed: boolean;
}

/** A change of names in a folder that is not flushed yet. */
interface Change {
  readonly folder: string;
  readonly gone: string | null;
  readonly there: { readonly path: string; readonly inode: Inode } | null;
}

/** What lies on the disk after a stop: texts by path. */
export type Left = ReadonlyMap<string, string>;

/** A fault of the file system at a step, as Node throws it. */
export interface Fault {
  readonly step: number;
  readonly code: string;
}

/** Says yes or no for the test, in the order it is asked. */
export type Chance = () => boolean;

/** Thrown by every call once the machine has stopped. */
class Stopped extends Error {}

export class ModelDisk implements DiskCalls {
  readonly #stopAfter: number;
  readonly #fault: Fault | null;
  readonly #names = new Map<string, Inode>();
  readonly #durable = new Map<string, Inode>();
  #changes: Change[] = [];
  #waiting: (() => void)[] = [];
  #steps = 0;

  /** Stops after so many steps, and fails at the one given. */
  constructor(stopAfter: number, fault: Fault | null = null) {
    this.#stopAfter = stopAfter;
    this.#fault = fault;
  }

  get stopped(): boolean {
    return this.#steps >= this.#stopAfter;
  }

  /** How many calls are under way on other threads. */
  get underWay(): number {
    return this.#waiting.length;
  }

  /** Lets one of the calls under way do its next step. */
  async proceed(which: number): Promise<void> {
    const [next] = this.#waiting.splice(which % Math.max(1, this.#waiting.length), 1);
    next?.();
    for (let i = 0; i < 12; i++) await Promise.resolve();
  }

  async draft(path: string, bytes: Uint8Array): Promise<void> {
    for (const step of this.#drafting(path, bytes)) {
      await this.#turn();
      step();
    }
  }

  draftSync(path: string, bytes: Uint8Array): void {
    for (const step of this.#drafting(path, bytes)) step();
  }

  rename(from: string, to: string): void {
    this.#step();
    const inode = this.#names.get(from);
    if (inode === undefined) throw systemError('ENOENT');
    this.#change({ folder: dirname(to), gone: from, there: { path: to, inode } });
  }

  remove(path: string): void {
    this.#step();
    if (this.#names.has(path)) this.#change({ folder: dirname(path), gone: path, there: null });
  }

  async flush(folder: string): Promise<void> {
    await this.#turn();
    this.flushSync(folder);
  }

  flushSync(folder: string): void {
    this.#step();
    for (const change of this.#changes.filter((one) => one.folder === folder)) apply(this.#durable, change);
    this.#changes = this.#changes.filter((one) => one.folder !== folder);
  }

  /** What a killed process leaves. */
  afterKill(): Left {
    return new Map([...this.#names].map(([path, { text }]) => [path, text]));
  }

  /** What is found when the power comes back: of what was not flushed, whatever chance says. */
  afterPowerLoss(chance: Chance): Left {
    const names = new Map(this.#durable);
    for (const change of this.#changes) if (chance()) apply(names, change);
    const kept = ({ text, flushed }: Inode): string => (flushed ? text : text.slice(0, chance() ? text.length : 1));
    return new Map([...names].map(([path, inode]) => [path, kept(inode)]));
  }

  /** The steps of a new file: it is there, it has half of its bytes, it has all, they are flushed. */
  *#drafting(path: string, bytes: Uint8Array): Generator<() => void> {
    const inode: Inode = { text: '', flushed: false };
    const text = Buffer.from(bytes).toString();
    yield () => {
      this.#step();
      if (this.#names.has(path)) throw systemError('EEXIST');
      this.#change({ folder: dirname(path), gone: null, there: { path, inode } });
    };
    for (const length of [text.length / 2, text.length]) {
      yield () => {
        this.#step();
        inode.text = text.slice(0, length);
      };
    }
    yield () => {
      this.#step();
      inode.flushed = true;
    };
  }

  #change(change: Change): void {
    apply(this.#names, change);
    this.#changes.push(change);
  }

  #step(): void {
    if (this.stopped) throw new Stopped();
    this.#steps++;
    if (this.#steps === this.#fault?.step) throw systemError(this.#fault.code);
  }

  #turn(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}

function apply(names: Map<string, Inode>, { gone, there }: Change): void {
  if (gone !== null) names.delete(gone);
  if (there !== null) names.set(there.path, there.inode);
}

/** An error as the operating system gives it. */
function systemError(code: string): Error {
  return Object.assign(new Error(code), { code });
}
