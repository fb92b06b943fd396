/** Keys one at a time for Ink, which hands a burst on as one string; floods are bounded. */
import { EventEmitter } from 'node:events';
import { CTRL_C, KeySplitter } from './key-splitter.ts';
import { IDLE_REPORT, isReport } from './mouse/report.ts';

/** The part of a terminal's input that this needs. */
interface InputSource {
  setRawMode?(on: boolean): unknown;
  on(event: 'data', listener: (chunk: string | Buffer) => void): unknown;
  on(event: 'end' | 'close', listener: () => void): unknown;
  off(event: 'data', listener: (chunk: string | Buffer) => void): unknown;
  pause(): unknown;
  resume(): unknown;
  ref?(): unknown;
  unref?(): unknown;
}

/** Where keys come from, split already. */
export interface KeySource {
  /** Tells of keys as they are typed, and once that there will be no more. */
  listen(heard: (keys: readonly string[]) => void, ended: () => void): void;
  /** Who listens now is told no more; another may listen. */
  release(): void;
  /** Things that a terminal of this machine is asked for. */
  readonly terminal?: Pick<InputSource, 'setRawMode' | 'pause' | 'resume' | 'ref' | 'unref'>;
}

/** The keys of a terminal of this machine. */
export function keysOfTerminal(source: InputSource): KeySource {
  const splitter = new KeySplitter();
  let onData = (_chunk: string | Buffer): void => {};
  return {
    terminal: source,
    listen(heard, ended) {
      onData = (chunk) => heard(splitter.take(chunk.toString()));
      source.on('data', onData);
      source.on('end', ended);
      source.on('close', ended);
    },
    release() {
      source.off('data', onData);
      source.pause();
    },
  };
}

/** Keys that may wait; more are dropped, so that a pasted file is not ten thousand orders. */
const QUEUE_MAX = 256;
/** Reports of the mouse that may wait: the wheel of a flood is not answered notch by notch. */
const REPORTS_MAX = 4;

/**
 * A stand-in for standard input that Ink can read: each `read()` gives one key, and each key has a
 * turn of the event loop to itself, so that the screen has answered before the next is heard.
 */
export class KeyStream extends EventEmitter {
  readonly isTTY = true;
  readonly #source: KeySource;
  readonly #ask: (act: () => void) => unknown;
  readonly #queue: string[] = [];
  #ready: string | null = null;
  #scheduled = false;

  /** `ask` calls back when the next key may be heard: in a turn of the event loop of its own unless told otherwise. */
  constructor(source: KeySource, ask: (act: () => void) => unknown = setImmediate) {
    super();
    this.#source = source;
    this.#ask = ask;
    // Keys wait for the first who is told that there are some.
    this.on('newListener', () => queueMicrotask(() => this.#schedule()));
    source.listen(
      (keys) => this.#take(keys),
      () => this.emit('end'),
    );
  }

  read(): string | null {
    const key = this.#ready;
    this.#ready = null;
    return key;
  }

  setEncoding(): this {
    return this;
  }

  setRawMode(on: boolean): this {
    this.#source.terminal?.setRawMode?.(on);
    return this;
  }

  ref(): this {
    this.#source.terminal?.ref?.();
    return this;
  }

  unref(): this {
    this.#source.terminal?.unref?.();
    return this;
  }

  pause(): this {
    this.#source.terminal?.pause();
    return this;
  }

  resume(): this {
    this.#source.terminal?.resume();
    return this;
  }

  /** Lets go of the source. */
  close(): void {
    this.#source.release();
  }

  #take(keys: readonly string[]): void {
    const asked = keys.indexOf(CTRL_C);
    if (asked >= 0) this.#queue.length = 0;
    for (const key of keys.slice(Math.max(0, asked))) if (this.#hasRoom(key)) this.#queue.push(key);
    this.#schedule();
  }

  #hasRoom(key: string): boolean {
    if (this.#queue.length >= QUEUE_MAX || key === IDLE_REPORT) return false;
    return !isReport(key) || this.#queue.filter(isReport).length < REPORTS_MAX;
  }

  #schedule(): void {
    if (this.#scheduled || this.#queue.length === 0 || this.listenerCount('readable') === 0) return;
    this.#scheduled = true;
    this.#ask(() => {
      this.#scheduled = false;
      if (this.listenerCount('readable') === 0) return;
      this.#ready = this.#queue.shift() ?? null;
      this.emit('readable');
      this.#schedule();
    });
  }
}
