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
/** What stands before and after a text that was pasted, where a screen asks terminals to say so. */
const PASTE = { begin: '\x1b[200~', end: '\x1b[201~' } as const;
/** Characters of a paste that are kept; no key of an account comes near it. */
const PASTE_MAX = 16 * 1024;
// biome-ignore lint/suspicious/noControlCharactersInRegex: a mark cut in two
const PASTE_BEGINS = /\x1b\[20{0,2}$/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: keys arrive as control sequences
const KEY = /\x1b\[200~.*?\x1b\[201~|\x1b\[\[[A-E]|\x1b\[[0-9;?]*[ -/]*[@-~]|\x1bO[@-~]|\x1b[^\x1b[O]|./gsu;
/** What terminals send for F1 and F2, and the private characters that stand for them (keys.ts). */
const FUNCTION_SEQUENCES: { readonly [sequence: string]: string } = {
  '\x1bOP': '\uE001',
  '\x1b[11~': '\uE001',
  '\x1b[[A': '\uE001',
  '\x1bOQ': '\uE002',
  '\x1b[12~': '\uE002',
  '\x1b[[B': '\uE002',
};

/** Splits what a terminal sent into single keys; a text pasted with its marks around it counts as one. */
export function splitKeys(text: string): readonly string[] {
  return (text.match(KEY) ?? []).map((key) => FUNCTION_SEQUENCES[key] ?? key);
}

/** Puts together pasted texts that come in pieces. */
export class Pastes {
  #begun = '';

  /** Takes what a terminal sent; returns what is whole of it. Ctrl-C ends a paste that has no end. */
  take(text: string): string {
    const all = this.#begun + text;
    this.#begun = '';
    let whole = '';
    for (let at = 0; ; ) {
      const from = all.indexOf(PASTE.begin, at);
      if (from < 0) return whole + this.#keepCut(all.slice(at));
      whole += all.slice(at, from);
      const end = all.indexOf(PASTE.end, from);
      if (end < 0) return whole + this.#keepOpen(all.slice(from));
      at = end + PASTE.end.length;
      whole += all.slice(from, Math.min(end, from + PASTE_MAX)) + PASTE.end;
    }
  }

  #keepCut(text: string): string {
    this.#begun = PASTE_BEGINS.exec(text)?.[0] ?? '';
    return text.slice(0, text.length - this.#begun.length);
  }

  #keepOpen(text: string): string {
    const asked = text.lastIndexOf(CTRL_C);
    if (asked >= 0) return text.slice(asked);
    // The last characters may be the first of the mark at its end.
    this.#begun = text.length <= PASTE_MAX ? text : text.slice(0, PASTE_MAX) + text.slice(1 - PASTE.end.length);
    return '';
  }
}

/**
 * A stand-in for standard input that Ink can read: each `read()` gives one key, and each key has a
 * turn of the event loop to itself, so that the screen has answered before the next is heard.
 */
export class KeyStream extends EventEmitter {
  readonly isTTY = true;
  readonly #source: InputSource;
  readonly #pastes = new Pastes();
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
    const keys = splitKeys(this.#pastes.take(chunk.toString()));
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
