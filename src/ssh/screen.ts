/**
 * The client's terminal, as it is painted and as Ink writes modes to it.
 *
 * Behind a channel of ssh there is no kernel's terminal: lines must be returned to their beginning
 * here. What is written waits until everything that was asked for before it is on the disk, so that
 * nobody sees a result that could still be lost. Another frame is taken only when the one before is on
 * its way and the line is not full: whoever paints keeps the newest picture until then.
 */
import { EventEmitter } from 'node:events';
import type { Glass } from '../tui/surface.ts';
import type { Clock } from './door/clock.ts';
import { clamp, FIXED } from './door/limits.ts';

/** The way to the client. */
export interface Outlet {
  write(bytes: string): void;
  /** Bytes written that the client has not taken yet. */
  backlog(): number;
}

/** What a screen waits for before it shows anything. */
export interface OutputHold {
  readonly pending: boolean;
  /** Calls back once, with null when all that was asked for before is on the disk, or with why it is not. */
  whenSettled(callback: (trouble: string | null) => void): void;
}

/** What the screen tells of itself. */
export interface ScreenEvents {
  /** Something that was asked for before what is held back cannot be kept: that must not be seen. */
  lost(trouble: string): void;
  /** The line has taken nothing for too long. */
  stuck(): void;
  /** Something was sent. */
  sent(): void;
}

interface Held {
  readonly text: string;
  settled: boolean;
}

const CATCH_UP_MS = 50;

/** A terminal at the other end of a line. */
export class ClientScreen extends EventEmitter implements Glass {
  readonly isTTY = true;
  readonly writable = true;
  columns: number;
  rows: number;
  readonly #line: Outlet;
  readonly #clock: Clock;
  readonly #events: ScreenEvents;
  #barrier: OutputHold | null = null;
  #frame = '';
  #held: Held[] = [];
  /** Ends the waiting for a line that is full. */
  #clogged: (() => void) | null = null;
  #whenTaking = (): void => {};
  #closed = false;

  constructor(line: Outlet, size: { columns: number; rows: number }, clock: Clock, events: ScreenEvents) {
    super();
    this.setMaxListeners(0);
    this.#line = line;
    this.#clock = clock;
    this.#events = events;
    this.columns = clamp(size.columns, FIXED.columns);
    this.rows = clamp(size.rows, FIXED.rows);
  }

  /** Whether it takes another frame. */
  get taking(): boolean {
    if (this.#held.length > 0) return false;
    if (this.#clogged === null && this.#line.backlog() > FIXED.backlog) this.#waitForRoom();
    return this.#clogged === null;
  }

  whenTaking(callback: () => void): void {
    this.#whenTaking = callback;
  }

  /** From now on what is shown waits for this; null for nothing. */
  waitFor(barrier: OutputHold | null): void {
    this.#flush();
    this.#barrier = barrier;
  }

  /** As a stream's; what is written in one turn goes out in one piece. */
  write(chunk: string, ...rest: readonly unknown[]): boolean {
    if (this.#frame === '') queueMicrotask(() => this.#flush());
    this.#frame += chunk;
    const done = rest.findLast((one) => typeof one === 'function');
    if (done !== undefined) queueMicrotask(done as () => void);
    return true;
  }

  /** The client's window has another size: said to the program by 'resize', unless it is none. */
  resize(columns: number, rows: number): void {
    this.columns = clamp(columns, FIXED.columns);
    this.rows = clamp(rows, FIXED.rows);
  }

  /** Throws away what is held back: it must not be seen. */
  discard(): void {
    this.#frame = '';
    this.#held = [];
    this.#barrier = null;
  }

  /** Calls back when all that was written has been sent, or was thrown away. */
  whenSent(callback: () => void): void {
    this.#flush();
    if (this.#held.length === 0 || this.#barrier === null) callback();
    else this.#barrier.whenSettled(() => queueMicrotask(callback));
  }

  /** Sends a text whatever is held back or dropped. */
  sendNow(text: string): void {
    if (!this.#closed) this.#line.write(returned(text));
  }

  /** Nothing is sent any more. */
  close(): void {
    this.discard();
    this.#closed = true;
    this.#clogged?.();
    this.#clogged = null;
  }

  #flush(): void {
    const text = this.#frame;
    this.#frame = '';
    if (text === '' || this.#closed) return;
    const barrier = this.#barrier;
    if (this.#held.length === 0 && barrier?.pending !== true) this.#send(text);
    else if (barrier === null) this.#held.push({ text, settled: true });
    else this.#hold(text, barrier);
  }

  #hold(text: string, barrier: OutputHold): void {
    const held: Held = { text, settled: false };
    this.#held.push(held);
    barrier.whenSettled((trouble) => {
      held.settled = trouble === null;
      if (trouble === null) this.#release();
      else this.#events.lost(trouble);
    });
  }

  #release(): void {
    while (this.#held[0]?.settled === true) this.#send(this.#held.shift()?.text ?? '');
    this.#tellTaking();
  }

  #send(text: string): void {
    if (this.#closed) return;
    this.#line.write(returned(text));
    this.#events.sent();
  }

  #tellTaking(): void {
    if (this.#closed || !this.taking) return;
    const tell = this.#whenTaking;
    this.#whenTaking = () => {};
    tell();
  }

  /** Looks again and again whether the line has caught up. */
  #waitForRoom(): void {
    const since = this.#clock.now();
    const look = (): void => {
      if (this.#line.backlog() <= FIXED.backlog / 4) {
        this.#clogged = null;
        this.#tellTaking();
      } else if (this.#clock.now() - since > FIXED.clogMs) this.#events.stuck();
      else this.#clogged = this.#clock.after(CATCH_UP_MS, look);
    };
    this.#clogged = this.#clock.after(CATCH_UP_MS, look);
  }
}

/** Lines begin at the left edge: nobody behind a channel sees to that. */
const returned = (text: string): string => text.replace(/\r?\n/gu, '\r\n');
