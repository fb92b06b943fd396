/** A terminal for tests and scripts: runs the real program in a real pseudo-terminal and reads what a person would see. */
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import pty from '@lydell/node-pty';
import xterm, { type Terminal as Xterm } from '@xterm/headless';
import { type Cell, cellsOf } from './picture/cells.ts';
import { comesTrue } from './waiting.ts';

/** The size of a screen in cells. */
export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** How a program ended: its exit code, and the signal's name where one ended it. */
export interface Exit {
  readonly code: number;
  readonly signal: string | null;
}

/** What is to be seen: a text, a pattern over the whole screen, or anything else that can be asked. */
export type Expected = string | RegExp | ((terminal: Terminal) => boolean);

/** What a program at the other end of a wire tells its terminal. */
export interface Sink {
  data(text: string): void;
  exit(exit: Exit): void;
}

/** The way to a program: a pseudo-terminal, streams in memory, a channel of ssh. */
export interface Wire {
  readonly pid: number | null;
  send(bytes: string | Buffer): void;
  resize(size: Size): void;
  kill(signal: NodeJS.Signals): void;
  /** Ends the program at once, whatever it is doing; its exit follows. */
  close(): void;
  /** Waits until the program has dealt with all that was sent: only for wires that can know. */
  answered?(): Promise<void>;
}

/** How a program is to be started. */
export interface SpawnOptions extends Partial<Size> {
  /** Variables on top of the cleaned environment; undefined takes one away. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly cwd?: string;
}

/** The keys that are no printable character, as a terminal sends them. */
export const KEYS = {
  enter: '\r',
  escape: '\u001b',
  tab: '\t',
  backTab: '\u001b[Z',
  backspace: '\u007f',
  delete: '\u001b[3~',
  up: '\u001b[A',
  down: '\u001b[B',
  right: '\u001b[C',
  left: '\u001b[D',
  home: '\u001b[H',
  end: '\u001b[F',
  pageUp: '\u001b[5~',
  pageDown: '\u001b[6~',
  f1: '\u001bOP',
  f2: '\u001bOQ',
  ctrlC: '\u0003',
  ctrlD: '\u0004',
  ctrlG: '\u0007',
  ctrlP: '\u0010',
} as const;

const PATIENCE_MS = 120_000;
/** How long a key may stay without an answer before the next one is sent. */
const KEY_GAP_MS = 250;
/** The same for the first key: a program that shows itself early may still be loading what hears keys. */
const FIRST_GAP_MS = 3_000;
/** The same after Esc, which with a key close behind would make another key. */
const ESCAPE_GAP_MS = 10_000;
/** Ink holds a lone Esc for 20 ms, to see whether it begins a sequence. */
const ESCAPE_HOLD_MS = 30;
const KEY = new RegExp(`${KEYS.escape}(?:\\[[0-9;]*[A-Za-z~]|O[A-Z]|.)|.`, 'gsu');

/** A screen, a keyboard, and a program at the other end. Always `dispose` of it. */
export class Terminal<W extends Wire = Wire> {
  /** The terminal emulator, for pictures and for what has no method here. */
  readonly xterm: Xterm;
  readonly wire: W;
  /** Settles once the program has ended and all that it wrote is on the screen. */
  readonly exit: Promise<Exit>;
  /** When the program was started, in milliseconds of `performance.now()`. */
  readonly startedAt = performance.now();
  #lastByteAt = this.startedAt;
  #ended: Exit | null = null;
  #received = '';
  #unread = 0;
  #cursorVisible = true;
  #disposed = false;
  /** Whether a key has been answered. */
  #heard = false;

  /** A terminal at the near end of any wire; `Terminal.spawn` serves for programs. */
  constructor({ columns, rows }: Size, connect: (sink: Sink) => W) {
    this.xterm = new xterm.Terminal({ cols: columns, rows, scrollback: 1000, allowProposedApi: true });
    this.#watchCursor();
    const { promise, resolve } = Promise.withResolvers<Exit>();
    this.exit = promise;
    const exit = (ended: Exit) =>
      this.#write('', () => {
        this.#ended = ended;
        resolve(ended);
      });
    this.wire = connect({ data: (text) => this.#receive(text), exit });
    this.xterm.onData((answer) => this.send(answer));
  }

  /** Starts a program in a pseudo-terminal, 80x24 unless told otherwise, in a cleaned environment. */
  static spawn(file: string, args: readonly string[], options: SpawnOptions = {}): Terminal {
    const { columns = 80, rows = 24 } = options;
    return new Terminal({ columns, rows }, (sink) => ptyWire(file, args, { ...options, columns, rows }, sink));
  }

  /** The rows of the screen from top to bottom, without the blanks at their ends. */
  lines(): readonly string[] {
    const buffer = this.xterm.buffer.active;
    const line = (row: number) => buffer.getLine(buffer.viewportY + row)?.translateToString(true) ?? '';
    return Array.from({ length: this.xterm.rows }, (_, row) => line(row));
  }

  /** The whole screen as text. */
  screen(): string {
    return this.lines().join('\n');
  }

  /** The column and row where a text first stands on the screen, or null. */
  find(text: string): { readonly x: number; readonly y: number } | null {
    const y = this.lines().findIndex((line) => line.includes(text));
    return y < 0 ? null : { x: this.#columnOf(y, this.lines()[y]?.indexOf(text) ?? 0), y };
  }

  /** The cell in a column and row, both from 0. */
  cell(x: number, y: number): Cell {
    const cell = cellsOf(this.xterm, y)[x];
    if (!cell) throw new Error(`no cell (${x}, ${y}) on a screen of ${this.xterm.cols}x${this.xterm.rows}`);
    return cell;
  }

  /** The number of the program's process, or null where it has none of its own. */
  get pid(): number | null {
    return this.wire.pid;
  }

  /** Whether the program shows the alternate screen. */
  get alternate(): boolean {
    return this.xterm.buffer.active.type === 'alternate';
  }

  /** Whether the cursor shows. */
  get cursorVisible(): boolean {
    return this.#cursorVisible;
  }

  /** How the program ended, or null while it runs. */
  get ended(): Exit | null {
    return this.#ended;
  }

  /** When the last byte came, in milliseconds of `performance.now()`; the start if none did. */
  get lastByteAt(): number {
    return this.#lastByteAt;
  }

  /** Whether a whole frame is on the screen: nothing is unread, and no synchronized update is open. */
  get settled(): boolean {
    return this.#unread === 0 && (this.#ended !== null || !this.xterm.modes.synchronizedOutputMode);
  }

  /** A mark in what the program has sent so far, for `since` and `bytesSince`. */
  mark(): number {
    return this.#received.length;
  }

  /** What the program has sent since a mark, escape sequences and all; without a mark, everything. */
  since(mark = 0): string {
    return this.#received.slice(mark);
  }

  /** How many bytes the program has sent since a mark. */
  bytesSince(mark = 0): number {
    return Buffer.byteLength(this.since(mark));
  }

  /** Sends bytes in one burst, as a paste or a hasty typist would. */
  send(bytes: string | Buffer): void {
    if (this.#ended === null && !this.#disposed) this.wire.send(bytes);
  }

  /**
   * Presses keys one by one: `press('wed', KEYS.enter)`. After each it waits until the program has
   * shown something, or for a moment where it shows nothing. What it shows is for `waitFor` to see.
   */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys.flatMap((text) => text.match(KEY) ?? [])) {
      const before = this.mark();
      this.send(key);
      if (key === KEYS.escape) await sleep(ESCAPE_HOLD_MS);
      await this.#answered(key, before);
    }
  }

  /** Gives the screen another size and tells the program. */
  resize(columns: number, rows: number): void {
    this.xterm.resize(columns, rows);
    if (this.#ended === null) this.wire.resize({ columns, rows });
  }

  /**
   * Waits until something is to be seen on a settled screen. Fails with the screen in its message when
   * patience runs out, or at once when the program has ended without showing it.
   */
  async waitFor(expected: Expected, patience = PATIENCE_MS): Promise<void> {
    const seen = () => this.settled && this.#shows(expected);
    const hopeless = () => this.#ended !== null && this.settled && typeof expected !== 'function';
    await comesTrue(() => seen() || hopeless(), patience);
    if (!seen()) throw new Error(this.#report(`waited ${patience} ms at most for ${expected}`));
  }

  /** Waits until the screen is settled and nothing has come for `quiet` milliseconds. */
  async idle(quiet = 100, patience = PATIENCE_MS): Promise<void> {
    const asked = performance.now();
    const still = () => performance.now() - Math.max(asked, this.#lastByteAt) >= quiet || this.#ended !== null;
    const calm = await comesTrue(() => this.settled && still(), patience);
    if (!calm) throw new Error(this.#report(`no ${quiet} ms without output within ${patience} ms`));
  }

  /** Sends the program a signal. */
  kill(signal: NodeJS.Signals = 'SIGTERM'): void {
    if (this.#ended === null) this.wire.kill(signal);
  }

  /** Ends the program if it still runs, waits for that, and frees the screen. May be called again. */
  async dispose(): Promise<void> {
    if (this.#disposed) return;
    if (this.#ended === null) this.wire.close();
    await this.exit;
    this.#disposed = true;
    this.xterm.dispose();
  }

  #receive(text: string): void {
    this.#lastByteAt = performance.now();
    this.#received += text;
    this.#write(text, () => {});
  }

  #write(text: string, read: () => void): void {
    if (this.#disposed) return;
    this.#unread++;
    this.xterm.write(text, () => {
      this.#unread--;
      read();
    });
  }

  async #answered(key: string, before: number): Promise<void> {
    await this.wire.answered?.();
    const known = () => this.wire.answered !== undefined || this.#ended !== null;
    const shown = () => !echoOf(key).startsWith(this.since(before));
    const gap = this.#heard ? (key === KEYS.escape ? ESCAPE_GAP_MS : KEY_GAP_MS) : FIRST_GAP_MS;
    await comesTrue(() => this.settled && (known() || shown()), gap);
    this.#heard = true;
  }

  #watchCursor(): void {
    for (const final of ['h', 'l']) {
      this.xterm.parser.registerCsiHandler({ prefix: '?', final }, (modes) => {
        if (modes.includes(25)) this.#cursorVisible = final === 'h';
        return false; // the emulator handles it too
      });
    }
  }

  #shows(expected: Expected): boolean {
    if (typeof expected === 'function') return expected(this);
    return typeof expected === 'string' ? this.screen().includes(expected) : this.screen().search(expected) >= 0;
  }

  /** The column of a character of a row, which need not be its index: some are wide, some combine. */
  #columnOf(row: number, index: number): number {
    let length = 0;
    return cellsOf(this.xterm, row).findIndex((cell) => {
      if (cell.width === 0) return false;
      length += cell.text.length || 1;
      return length > index;
    });
  }

  #report(complaint: string): string {
    const { cols, rows } = this.xterm;
    const program = this.#ended === null ? 'running' : `ended with ${JSON.stringify(this.#ended)}`;
    const state = `${cols}x${rows}, ${this.alternate ? 'alternate' : 'normal'} screen, program ${program}`;
    return `${complaint}\n--- ${state}${this.settled ? '' : ', not settled'} ---\n${this.screen().trimEnd()}\n---`;
  }
}

/** What the kernel itself shows of a key as long as the program has not set raw mode: no answer at all. */
function echoOf(key: string): string {
  const caret = (char: string) => (char < ' ' ? `^${String.fromCharCode(char.charCodeAt(0) + 64)}` : char);
  return key === KEYS.enter ? '\r\n' : [...key].map(caret).join('');
}

/** There a program is ended, whatever the signal. */
const WINDOWS = process.platform === 'win32';

function ptyWire(file: string, args: readonly string[], options: SpawnOptions & Size, sink: Sink): Wire {
  const { columns, rows, cwd = process.cwd(), env = {} } = options;
  const settings = { cols: columns, rows, cwd, env: cleanEnvironment(env) };
  const child = pty.spawn(file, [...args], settings);
  child.onData(sink.data);
  child.onExit(({ exitCode, signal }) => sink.exit({ code: exitCode, signal: signalName(signal ?? 0) }));
  return {
    pid: child.pid,
    send: (bytes) => child.write(bytes as string), // a Buffer serves as well: it goes to a socket
    resize: (size) => child.resize(size.columns, size.rows),
    kill: (signal) => (WINDOWS ? child.kill() : child.kill(signal)),
    close: () => (WINDOWS ? child.kill() : killGroup(child.pid)),
  };
}

/** Kills what was started in the pseudo-terminal with all its own children: it leads their group. */
function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // it has just ended by itself
  }
}

function signalName(number: number): string | null {
  return Object.entries(constants.signals).find(([, value]) => value === number)?.[0] ?? null;
}

/** What a test runner or a terminal multiplexer leaves in the environment, and a person's terminal has not. */
const FOREIGN = new Set(
  [
    'CI CONTINUOUS_INTEGRATION NO_COLOR FORCE_COLOR FORCE_TTY FORCE_HYPERLINK COLOR COLORTERM CLICOLOR CLICOLOR_FORCE',
    'NODE_TEST_CONTEXT NODE_ENV NODE_OPTIONS NODE_V8_COVERAGE TEST MODE DEV PROD SSR BASE_URL INK_SCREEN_READER',
    'TMUX TMUX_PANE STY TERM_PROGRAM TERM_PROGRAM_VERSION COLUMNS LINES LC_ALL LC_CTYPE LANGUAGE',
  ].flatMap((names) => names.split(' ')),
);
const USUAL = { TERM: 'xterm-256color', COLORTERM: 'truecolor', LANG: 'C.UTF-8' };

function cleanEnvironment(given: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const inherited = Object.entries(process.env).filter(([name]) => !FOREIGN.has(name) && !name.startsWith('VITEST'));
  const all = { ...Object.fromEntries(inherited), ...USUAL, ...given };
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
