/** Files read and checked; this module writes nothing. */
import { readFileSync, statSync } from 'node:fs';
import { type Read, readable, unreadable } from '../engine/kernel/save.ts';
import { codeOf, faultOf } from './fault.ts';

/** No file of the game comes near this; a larger one is not read at all. */
const LARGEST = 64 * 1024 * 1024;

/** Checks that something parsed is what it should be. */
export type Check<T> = (json: unknown) => Read<T>;

/** Reads a JSON file and checks it; null where there is no file. A byte order mark is no fault. */
export function readJsonFile<T>(path: string, check: Check<T>): Read<T | null> {
  let bytes: Buffer;
  try {
    const stat = statSync(path);
    if (!stat.isFile()) return unreadable('it is not a file');
    if (stat.size > LARGEST) return unreadable(`it is too large (${stat.size} bytes)`);
    bytes = readFileSync(path);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return readable(null);
    return unreadable(`it cannot be read: ${faultOf(error)}`);
  }
  const json = parseJson(bytes);
  return json.ok ? check(json.value) : json;
}

function parseJson(bytes: Buffer): Read<unknown> {
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
