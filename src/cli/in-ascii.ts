/** What lines and bars of printed text are drawn with. */
import { skinOf } from '../play/terminal.ts';

/** Whether all is drawn in ASCII: --ascii says so, or this terminal knows nothing else. */
export function inAscii({ ascii }: { readonly ascii?: boolean }): boolean {
  return skinOf({ env: process.env, colourDepth: 1 }, ascii === true) === 'ascii';
}
