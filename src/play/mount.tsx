/** The program on a terminal, whichever it is: one of this machine, or a client's. */
import { type Instance, render } from 'ink';
import { App, type AppProps } from '../tui/app.tsx';
import { type KeySource, KeyStream } from '../tui/key-stream.ts';
import { colourLevel, forcedBy, skinOf, type Terminal } from './terminal.ts';

/** Where a program is mounted, and how. */
export interface MountPoint {
  readonly terminal: Terminal;
  /** What the command line says of it. */
  readonly noColour: boolean;
  readonly ascii: boolean;
  readonly keys: KeySource;
  /** As much of a stream as Ink writes to. */
  readonly screen: object;
  /** Frames a second at most. */
  readonly maxFps: number;
}

/** A program that is drawn. */
export interface Mounted {
  readonly app: Instance;
  readonly keys: KeyStream;
}

/** Mounts the program on a screen of its own; it runs until it is unmounted or ends. */
export function mount(
  props: Omit<AppProps, 'level' | 'skin' | 'forced'>,
  { terminal, noColour, ascii, keys: source, screen, maxFps }: MountPoint,
): Mounted {
  const keys = new KeyStream(source);
  const app = render(
    <App
      {...props}
      level={colourLevel(terminal, noColour)}
      skin={skinOf(terminal, ascii)}
      forced={forcedBy(terminal, { noColour, ascii })}
    />,
    {
      stdin: keys as unknown as NodeJS.ReadStream,
      stdout: screen as NodeJS.WriteStream,
      alternateScreen: true,
      interactive: true,
      exitOnCtrlC: false,
      patchConsole: false,
      incrementalRendering: true,
      isScreenReaderEnabled: false,
      maxFps,
    },
  );
  return { app, keys };
}
