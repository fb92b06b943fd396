/**
 * Loaded into the real host before anything else (--import): makes its disk slow, stuck or full. The
 * file named by HARENA_BAD_DISK says how, and is read at every call: how long a flush takes in
 * milliseconds (null: for ever), and the part of a path below which there is no room.
 */
import { readFileSync } from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';

const control = process.env.HARENA_BAD_DISK;
const fault = () => JSON.parse(readFileSync(control, 'utf8'));
const noSpace = (call) => Object.assign(new Error(`ENOSPC: no space left on device, ${call}`), { code: 'ENOSPC' });
const open = promises.open;

promises.open = async (path, ...rest) => {
  const file = await open(path, ...rest);
  const { sync, writeFile } = file;
  file.sync = async () => {
    const { flushMs } = fault();
    if (flushMs === null) return new Promise(() => {});
    if (flushMs > 0) await sleep(flushMs);
    return sync.call(file);
  };
  file.writeFile = async (bytes) => {
    const { full } = fault();
    if (full === null || !String(path).includes(full)) return writeFile.call(file, bytes);
    await writeFile.call(file, bytes.subarray(0, bytes.length / 2));
    throw noSpace('write');
  };
  return file;
};
syncBuiltinESMExports();
