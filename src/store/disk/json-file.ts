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

function parseJson(bytes: Uint8Array): Read<unknown> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return unreadable('it is not a text file');
  }
  if (text.trim() === '') return unreadable('it is empty');
  try {
    return readable(JSON.parse(text));
  } catch (error) {
    // The complaint quotes the file, which may hold anything.
    return unreadable(`it is not JSON: ${faultOf(error).replace(/\p{Cc}+/gu, ' ')}`);
  }
}
