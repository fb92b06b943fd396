/** What a client types, as far as anybody can type: a flood is dropped, and then the client sent away. */
import { EventEmitter } from 'node:events';
import { StringDecoder } from 'node:string_decoder';
import { type InputSource, Pastes, splitKeys } from '../tui/key-stream.ts';
import type { Clock } from './door/clock.ts';
import { Bucket, FIXED } from './door/limits.ts';

/** What the keyboard tells of itself. */
export interface InputEvents {
  /** Something was typed that is heard. */
  typed(): void;
  /** More came than anybody types. */
  flooded(): void;
}

const CTRL_C = '\x03';

/** The client's keyboard: a terminal's input for a KeyStream. */
export class ClientInput extends EventEmitter implements InputSource {
  readonly isTTY = true;
  readonly #events: InputEvents;
  readonly #decoder = new StringDecoder('utf8');
  readonly #pastes = new Pastes();
  readonly #bytes: Bucket;
  readonly #keys: Bucket;
  #closed = false;

  constructor(clock: Clock, events: InputEvents) {
    super();
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
    const text = this.#pastes.take(this.#decoder.write(chunk));
    const keys = splitKeys(text);
    const heard = this.#keys.take(keys.length);
    if (heard > 0) this.#events.typed();
    if (heard === keys.length) this.emit('data', text);
    else this.emit('data', text.includes(CTRL_C) ? CTRL_C : keys.slice(0, heard).join(''));
  }

  /** Nothing more is heard. */
  close(): void {
    this.#closed = true;
    this.removeAllListeners();
  }

  pause(): void {}
  resume(): void {}
}
