/** Files read and checked; this module writes nothing. */
import { type Read, readable, unreadable } from '../../kernel/save.ts';
import type { Disk } from './disk.ts';
import { faultOf } from './fault.ts';
import { bytesAt } from './look.ts';

/** Checks that something parsed is what it should be. */
export type Check<T> = (json: unknown) => Read<T>;

type Reader = Pick<Disk, 'read'>;
const PLAIN: Reader = { read: bytesAt };

/** Reads a JSON file and checks it; null where there is no file. A byte order mark is no fault. */
export function readJsonFile<T>(path: string, check: Check<T>, disk: Reader = PLAIN): Read<T | null> {
  const found = disk.read(path);
  if (!found.ok || found.value === null) return found.ok ? readable(null) : found;
  const json = parseJson(found.value);
  return json.ok ? check(json.value) : json;
}

/** Nothing that the game writes is nested a tenth as deep; what is deeper could not be walked through. */
const DEEPEST = 200;
const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const OPENS: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSES: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/** How many lists and objects of a JSON text lie in one another at the most. */
function depthOf(bytes: Uint8Array): number {
  let [depth, most, isText] = [0, 0, false];
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] ?? 0;
    if (isText) {
      if (byte === BACKSLASH) i++;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) isText = true;
    else if (OPENS.has(byte)) most = Math.max(most, ++depth);
    else if (CLOSES.has(byte)) depth--;
  }
  return most;
}

function parseJson(bytes: Uint8Array): Read<unknown> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return unreadable('it is not a text file');
  }
  if (text.trim() === '') return unreadable('it is empty');
  if (depthOf(bytes) > DEEPEST) return unreadable(`it is nested more than ${DEEPEST} deep`);
  try {
    return readable(JSON.parse(text));
  } catch (error) {
    // The complaint quotes the file, which may hold anything.
    return unreadable(`it is not JSON: ${faultOf(error).replace(/\p{Cc}+/gu, ' ')}`);
  }
}
