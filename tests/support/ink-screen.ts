/** Renders React elements with Ink into a terminal in memory, at any size, without starting a process. */
import { PassThrough, Writable } from 'node:stream';
import { type Instance, render } from 'ink';
import type { ReactNode } from 'react';
import { type Exit, type Sink, type Size, Terminal, type Wire } from '../../tools/terminal.ts';

/** How an element is to be rendered; 80x24 on the alternate screen unless told otherwise. */
export interface InkOptions extends Partial<Size> {
  readonly alternateScreen?: boolean;
  readonly screenReader?: boolean;
}

/** A terminal with an Ink application at its other end; its exit code is 1 where an error ended that. */
export interface InkScreen extends Terminal {
  /** Replaces the element. */
  rerender(node: ReactNode): void;
  /** Waits until what React has to do and Ink has to draw is done and on the screen. */
  flush(): Promise<void>;
  /** What the application gave to `exit`; rejected with the error that ended it. */
  readonly result: Promise<unknown>;
}

interface InkWire extends Wire {
  readonly instance: Instance;
  readonly result: Promise<unknown>;
}

/** Renders an element as the program does: interactive, incremental, at 60 frames a second at most. */
export function renderInk(node: ReactNode, options: InkOptions = {}): InkScreen {
  const { columns = 80, rows = 24 } = options;
  const terminal = new Terminal({ columns, rows }, (sink) => inkWire(node, { ...options, columns, rows }, sink));
  const { instance, result } = terminal.wire;
  const flush = async () => {
    await instance.waitUntilRenderFlush();
    await terminal.waitFor(({ settled }) => settled);
  };
  return Object.assign(terminal, { rerender: instance.rerender, flush, result });
}

function inkWire(node: ReactNode, options: InkOptions & Size, sink: Sink): InkWire {
  const stdin = keyboard();
  const stdout = display(options, sink);
  const instance = render(node, { ...inkOptions(options), stdin, stdout, stderr: stdout });
  const end = () => instance.unmount();
  const result = instance.waitUntilExit();
  result.then(
    () => sink.exit(exitWith(0)),
    () => sink.exit(exitWith(1)),
  );
  return {
    pid: null,
    instance,
    result,
    send: (bytes) => stdin.write(bytes),
    resize: ({ columns, rows }) => Object.assign(stdout, { columns, rows }).emit('resize'),
    kill: end,
    close: end,
    answered: instance.waitUntilRenderFlush,
  };
}

function inkOptions({ alternateScreen = true, screenReader = false }: InkOptions) {
  return {
    alternateScreen,
    isScreenReaderEnabled: screenReader,
    interactive: true,
    incrementalRendering: true,
    maxFps: 60,
    exitOnCtrlC: false,
    patchConsole: false,
  };
}

/** An input stream that Ink takes for a terminal's: it asks for raw mode and reads on `readable`. */
function keyboard() {
  const still = () => {};
  return Object.assign(new PassThrough(), { isTTY: true, setRawMode: still, ref: still, unref: still });
}

/** An output stream that Ink takes for a terminal's. Returns carriages as a kernel's terminal does. */
function display({ columns, rows }: Size, sink: Sink) {
  const write = (chunk: string, _encoding: string, done: () => void) => {
    sink.data(chunk.replaceAll('\n', '\r\n'));
    done();
  };
  return Object.assign(new Writable({ decodeStrings: false, write }), { isTTY: true, columns, rows });
}

function exitWith(code: number): Exit {
  return { code, signal: null };
}
