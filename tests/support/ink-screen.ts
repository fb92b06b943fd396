/** Renders React elements with Ink into a terminal in memory, at any size, without starting a process. */
import { PassThrough, Writable } from 'node:stream';
import { render } from 'ink';
import type { ReactNode } from 'react';
import { modesTo } from '../../src/play/modes.ts';
import { type Glass, Surface } from '../../src/tui/surface.ts';
import { type Exit, type Sink, type Size, Terminal, type Wire } from '../../tools/terminal.ts';

/** The size of the screen; 80x24 unless told otherwise. */
export type InkOptions = Partial<Size>;

/** A terminal with an Ink application at its other end; its exit code is 1 where an error ended that. */
export interface InkScreen extends Terminal {
  /** Waits until what React has to do and the surface has to paint is done and on the screen. */
  flush(): Promise<void>;
  /** What the application gave to `exit`; rejected with the error that ended it. */
  readonly result: Promise<unknown>;
}

interface InkWire extends Wire {
  readonly result: Promise<unknown>;
  answered(): Promise<void>;
}

/** An element, made for the surface that it is to paint on. */
export type Element = (surface: Surface) => ReactNode;

/** Renders an element as the program does: Ink hears the keys, what is shown is painted at 60 frames a second at most. */
export function renderInk(element: Element, options: InkOptions = {}): InkScreen {
  const { columns = 80, rows = 24 } = options;
  const terminal = new Terminal({ columns, rows }, (sink) => inkWire(element, { columns, rows }, sink));
  const { answered, result } = terminal.wire;
  const flush = async () => {
    await answered();
    await terminal.waitFor(({ settled }) => settled);
  };
  return Object.assign(terminal, { flush, result });
}

function inkWire(element: Element, options: Size, sink: Sink): InkWire {
  const stdin = keyboard();
  const screen = display(options, sink);
  const surface = new Surface(screen.glass, 60);
  const stdout = modesTo(screen, surface);
  const instance = render(element(surface), { ...INK_OPTIONS, stdin, stdout, stderr: stdout });
  const answered = async () => {
    while (stdin.readableLength > 0) await new Promise((heard) => setImmediate(heard));
    await instance.waitUntilRenderFlush();
    surface.flush();
  };
  const end = () => instance.unmount();
  const result = instance.waitUntilExit();
  result.then(
    () => sink.exit(exitWith(0)),
    () => sink.exit(exitWith(1)),
  );
  return {
    pid: null,
    result,
    send: (bytes) => stdin.write(bytes),
    resize: ({ columns, rows }) => {
      Object.assign(screen, { columns, rows });
      surface.forget();
      screen.emit('resize');
    },
    kill: end,
    close: end,
    answered,
  };
}

const INK_OPTIONS = {
  alternateScreen: true,
  isScreenReaderEnabled: false,
  interactive: true,
  exitOnCtrlC: false,
  patchConsole: false,
};

/** An input stream that Ink takes for a terminal's: it asks for raw mode and reads on `readable`. */
function keyboard() {
  const still = () => {};
  return Object.assign(new PassThrough(), { isTTY: true, setRawMode: still, ref: still, unref: still });
}

/** An output stream that Ink takes for a terminal's, and the same as it is painted on. */
function display({ columns, rows }: Size, sink: Sink) {
  const write = (chunk: string, _encoding: string, done: () => void) => {
    sink.data(chunk);
    done();
  };
  const stream = Object.assign(new Writable({ decodeStrings: false, write }), { isTTY: true, columns, rows });
  const glass: Glass = {
    get columns() {
      return stream.columns;
    },
    get rows() {
      return stream.rows;
    },
    taking: true,
    whenTaking: (callback) => callback(),
    write: (text) => void stream.write(text),
  };
  return Object.assign(stream, { glass });
}

function exitWith(code: number): Exit {
  return { code, signal: null };
}
