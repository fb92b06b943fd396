/** Files and folders as they lie on the disk; this module writes nothing. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { type Read, readable, unreadable } from '../../kernel/save.ts';
import { codeOf, faultOf } from './fault.ts';

/** No file of the game comes near this; a larger one is not read at all. */
const LARGEST = 64 * 1024 * 1024;

/** The bytes of a file; null where there is none. */
export function bytesAt(path: string): Read<Uint8Array | null> {
  try {
    const stat = statSync(path);
    if (!stat.isFile()) return unreadable('it is not a file');
    if (stat.size > LARGEST) return unreadable(`it is too large (${stat.size} bytes)`);
    return readable(readFileSync(path));
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return readable(null);
    return unreadable(`it cannot be read: ${faultOf(error)}`);
  }
}

/** The names of all that lies in a folder; none where there is no folder, or none that can be looked into. */
export function namesAt(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
