/** All attacks, by what they are called. */
import { comings, malformed, neverClosed, silent } from './connections.ts';
import { attempts, exponents, names, pastedKeys } from './keys.ts';
import { logged, requests } from './requests.ts';
import type { Attack } from './target.ts';
import { escapes, megabytes, windows } from './typing.ts';

/** In the order in which they come. */
export const ATTACKS: { readonly [name: string]: Attack } = {
  'silent connections': silent,
  'connections never closed': neverClosed,
  'malformed packets': malformed,
  'huge exponents': exponents,
  'many attempts': attempts,
  'floods of requests': requests,
  'a flooded log': logged,
  'pasted megabytes': megabytes,
  'escape sequences': escapes,
  'changes of the window': windows,
  'hostile names': names,
  'pasted keys': pastedKeys,
  'coming and going': comings,
};
