/** The program on a terminal, whichever it is: one of this machine, or a client's. */
import { type Instance, render } from 'ink';
import { App, type AppProps } from '../tui/app.tsx';
import { type KeySource, KeyStream } from '../tui/key-stream.ts';
import type { Surface } from '../tui/surface.ts';
import { modesTo, type Written } from './modes.ts';
import { colourLevel, forcedBy, skinOf, type Terminal } from './terminal.ts';

/** Where a program is mounted, and how. */
export interface MountPoint {
  readonly terminal: Terminal;
  /** What the command line says of it. */
  readonly noColour: boolean;
  readonly ascii: boolean;
  readonly keys: KeySource;
  /** What Ink writes modes to. */
  readonly screen: Written;
  /** What is painted on that screen. */
  readonly surface: Surface;
}

/** A program that is drawn. */
export interface Mounted {
  readonly app: Instance;
  readonly keys: KeyStream;
}

/** Mounts the program on a screen of its own; it runs until it is unmounted or ends. */
export function mount(
  props: Omit<AppProps, 'level' | 'skin' | 'forced' | 'surface'>,
  { terminal, noColour, ascii, keys: source, screen, surface }: MountPoint,
): Mounted {
  const keys = new KeyStream(source);
  const app = render(
    <App
      {...props}
      surface={surface}
      level={colourLevel(terminal, noColour)}
      skin={skinOf(terminal, ascii)}
      forced={forcedBy(terminal, { noColour, ascii })}
    />,
    {
      stdin: keys as unknown as NodeJS.ReadStream,
      stdout: modesTo(screen, surface) as unknown as NodeJS.WriteStream,
      alternateScreen: true,
      interactive: true,
      exitOnCtrlC: false,
      patchConsole: false,
      isScreenReaderEnabled: false,
    },
  );
  return { app, keys };
}
