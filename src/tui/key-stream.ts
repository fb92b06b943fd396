/** Standard input, one key at a time: bursts are split, floods are bounded (Ink hands a burst on as one string). */
import { EventEmitter } from 'node:events';

/** The part of a terminal's input that this needs. */
export interface InputSource {
  readonly isTTY?: boolean;
  setRawMode?(on: boolean): unknown;
  on(event: 'data', listener: (chunk: string | Buffer) => void): unknown;
  on(event: 'end' | 'close', listener: () => void): unknown;
  off(event: 'data', listener: (chunk: string | Buffer) => void): unknown;
  pause(): unknown;
  resume(): unknown;
  ref?(): unknown;
  unref?(): unknown;
}

/** Keys that may wait; more are dropped, so that a pasted file is not ten thousand orders. */
const QUEUE_MAX = 256;
/** Who presses it waits for nothing: what was typed before it and not yet heard is forgotten, as a terminal does. */
const CTRL_C = '\x03';
// biome-ignore lint/suspicious/noControlCharactersInRegex: keys arrive as control sequences
const KEY = /\x1b\[\[[A-E]|\x1b\[[0-9;?]*[ -/]*[@-~]|\x1bO[@-~]|\x1b[^\x1b[O]|./gsu;
/** What terminals send for F1 and F2, and the private characters that stand for them (keys.ts). */
const FUNCTION_SEQUENCES: { readonly [sequence: string]: string } = {
  '\x1bOP': '\uE001',
  '\x1b[11~': '\uE001',
  '\x1b[[A': '\uE001',
  '\x1bOQ': '\uE002',
  '\x1b[12~': '\uE002',
  '\x1b[[B': '\uE002',
};

/** Splits what a terminal sent into single keys. */
export function splitKeys(text: string): readonly string[] {
  return (text.match(KEY) ?? []).map((key) => FUNCTION_SEQUENCES[key] ?? key);
}

/**
 * A stand-in for standard input that Ink can read: each `read()` gives one key, and each key has a
 * turn of the event loop to itself, so that the screen has answered before the next is heard.
 */
export class KeyStream extends EventEmitter {
  readonly isTTY = true;
  readonly #source: InputSource;
  readonly #queue: string[] = [];
  #ready: string | null = null;
  #scheduled = false;
  readonly #onData = (chunk: string | Buffer): void => this.#take(chunk);

  constructor(source: InputSource) {
    super();
    this.#source = source;
    source.on('data', this.#onData);
    source.on('end', () => this.emit('end'));
    source.on('close', () => this.emit('end'));
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
    this.#source.setRawMode?.(on);
    return this;
  }

  ref(): this {
    this.#source.ref?.();
    return this;
  }

  unref(): this {
    this.#source.unref?.();
    return this;
  }

  pause(): this {
    this.#source.pause();
    return this;
  }

  resume(): this {
    this.#source.resume();
    return this;
  }

  /** Lets go of the source. */
  close(): void {
    this.#source.off('data', this.#onData);
    this.#source.pause();
  }

  #take(chunk: string | Buffer): void {
    const keys = splitKeys(chunk.toString());
    const asked = keys.indexOf(CTRL_C);
    if (asked >= 0) this.#queue.length = 0;
    this.#queue.push(...keys.slice(Math.max(0, asked)).slice(0, QUEUE_MAX - this.#queue.length));
    this.#schedule();
  }

  #schedule(): void {
    if (this.#scheduled || this.#queue.length === 0) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#ready = this.#queue.shift() ?? null;
      this.emit('readable');
      this.#schedule();
    });
  }
}
