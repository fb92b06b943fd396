/** The program on a terminal, whichever it is: one of this machine, or a client's. */
import { type Instance, render } from 'ink';
import { App, type AppProps } from '../tui/app.tsx';
import type { KeyStream } from '../tui/key-stream.ts';
import type { Surface } from '../tui/surface.ts';
import { modesTo, type Written } from './modes.ts';

/** Where a program is mounted. */
export interface MountPoint {
  readonly keys: KeyStream;
  /** What Ink writes modes to. */
  readonly screen: Written;
}

/** Mounts the program on a screen of its own; it runs until it is unmounted or ends. */
export function mount(props: AppProps & { readonly surface: Surface }, { keys, screen }: MountPoint): Instance {
  return render(<App {...props} />, {
    stdin: keys as unknown as NodeJS.ReadStream,
    stdout: modesTo(screen, props.surface) as unknown as NodeJS.WriteStream,
    alternateScreen: true,
    interactive: true,
    exitOnCtrlC: false,
    patchConsole: false,
    isScreenReaderEnabled: false,
  });
}
