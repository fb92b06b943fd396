/** What a client types, as far as anybody can type: a flood is dropped, and then the client sent away. */
import { StringDecoder } from 'node:string_decoder';
import { CTRL_C, KeySplitter } from '../tui/key-splitter.ts';
import type { KeySource } from '../tui/key-stream.ts';
import type { Clock } from './door/clock.ts';
import { Bucket, FIXED } from './door/limits.ts';

/** What the keyboard tells of itself. */
export interface InputEvents {
  /** Something was typed that is heard. */
  typed(): void;
  /** More came than anybody types. */
  flooded(): void;
}

/** The client's keyboard. */
export class ClientInput implements KeySource {
  readonly #events: InputEvents;
  readonly #decoder = new StringDecoder('utf8');
  readonly #splitter = new KeySplitter();
  readonly #bytes: Bucket;
  readonly #keys: Bucket;
  #heard: (keys: readonly string[]) => void = () => {};
  #closed = false;

  constructor(clock: Clock, events: InputEvents) {
    this.#events = events;
    this.#bytes = new Bucket(FIXED.typed, clock);
    this.#keys = new Bucket(FIXED.keys, clock);
  }

  /** Takes what came over the channel; a text that was pasted counts as one key. Ctrl-C is heard always. */
  take(chunk: Buffer): void {
    if (this.#closed) return;
    if (this.#bytes.take(chunk.length) < chunk.length) {
      this.#events.flooded();
      return;
    }
    const keys = this.#splitter.take(this.#decoder.write(chunk));
    const heard = this.#keys.take(keys.length);
    if (heard > 0) this.#events.typed();
    if (heard === keys.length) this.#heard(keys);
    else this.#heard(keys.includes(CTRL_C) ? [CTRL_C] : keys.slice(0, heard));
  }

  /** Whether a new size of the window may be taken: it counts for some keys. */
  payResize(): boolean {
    return this.#keys.takeAll(FIXED.resizeKeys);
  }

  listen(heard: (keys: readonly string[]) => void): void {
    this.#heard = heard;
  }

  release(): void {
    this.#heard = () => {};
  }

  /** Nothing more is heard. */
  close(): void {
    this.#closed = true;
    this.release();
  }
}
