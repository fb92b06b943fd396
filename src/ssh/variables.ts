/** What a client tells of its terminal, which is all that is taken from its environment. */
import { WriteStream } from 'node:tty';
import type { Terminal } from '../play/terminal.ts';

const NAMES = ['TERM', 'LANG', 'LC_ALL', 'LC_CTYPE', 'COLORTERM', 'NO_COLOR'];
/** Printable, and no longer than any real one. */
const VALUE = /^[\x20-\x7e]{0,64}$/u;

/** Whether a client's variable is taken: its name is on the list, and its value is plain. */
export function takesVariable(name: string, value: string): boolean {
  return NAMES.includes(name) && VALUE.test(value);
}

/** The terminal of a client, by its kind as the request for it says and by its variables. */
export function readTerminal(term: string, variables: ReadonlyMap<string, string>): Terminal {
  const known = VALUE.test(term) && term !== '' ? term : 'dumb';
  const env = { ...Object.fromEntries(variables), TERM: known };
  return { env, colourDepth: depthOf(env) };
}

/** Bits of colour, as Node finds them for a terminal of its own; it asks nothing but the variables. */
function depthOf(env: object): number {
  return WriteStream.prototype.getColorDepth.call({} as WriteStream, env);
}
