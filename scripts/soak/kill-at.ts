/**
 * Loaded into the real program before anything else (--import): kills it with SIGKILL at a call that changes a file.
 * The file named by HARENA_KILL_AT says at which, counted from when it is there, and where in it; as soon as it has been
 * read it is gone.
 */
import fs from 'node:fs';
import promises, { type FileHandle } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

/** At which call it dies; the first is 1. */
export interface KillAt {
  readonly at: number;
  readonly moment: 'before' | 'half-way' | 'after';
}

type Call = (...args: readonly unknown[]) => unknown;

const CHANGES = [
  ...['openSync', 'writeSync', 'writeFileSync', 'appendFileSync', 'fsyncSync', 'renameSync', 'rmSync', 'unlinkSync'],
  ...['mkdirSync', 'copyFileSync', 'linkSync', 'ftruncateSync', 'chmodSync'],
];
const { existsSync, readFileSync, rmSync, writeFileSync, writeSync } = fs;
const said = process.env.HARENA_KILL_AT ?? '';
let plan: KillAt | null = null;
let calls = 0;

const all = fs as unknown as { [name: string]: Call };
for (const name of CHANGES) {
  const real = all[name];
  if (real === undefined) continue;
  all[name] = (...args) => {
    const reads = name === 'openSync' && (args[1] === undefined || args[1] === 'r' || args[1] === 0);
    if (reads || (name === 'writeSync' && typeof args[0] === 'number' && args[0] <= 2)) return real(...args);
    const moment = due();
    if (moment === 'before') die();
    if (moment === 'half-way') half(name, args);
    const done = real(...args);
    if (moment === 'after') die();
    return done;
  };
}

const { open } = promises;
promises.open = async (...args: Parameters<typeof open>) => {
  const file = await open(...args);
  const { sync, writeFile } = file;
  const told = async <T>(does: () => Promise<T>, part: () => Promise<unknown>): Promise<T> => {
    const moment = due();
    if (moment === 'before') die();
    if (moment === 'half-way') await part().then(die);
    const done = await does();
    if (moment === 'after') die();
    return done;
  };
  file.sync = () =>
    told(
      () => sync.call(file),
      () => Promise.resolve(),
    );
  file.writeFile = ((bytes: Uint8Array) =>
    told(
      () => writeFile.call(file, bytes),
      () => writeFile.call(file, bytes.subarray(0, bytes.length / 2)),
    )) as FileHandle['writeFile'];
  return file;
};
syncBuiltinESMExports();

/** Where in this call the process dies, or null. */
function due(): KillAt['moment'] | null {
  if (plan === null && existsSync(said)) {
    plan = JSON.parse(readFileSync(said, 'utf8')) as KillAt;
    rmSync(said);
    calls = 0;
  }
  return plan !== null && ++calls === plan.at ? plan.moment : null;
}

function die(): never {
  process.kill(process.pid, 'SIGKILL');
  for (;;); // the signal is on its way
}

/** Writes half of what a call is to write, and dies. */
function half(name: string, [to, data]: readonly unknown[]): never {
  const bytes = typeof data === 'string' ? Buffer.from(data) : data;
  if (bytes instanceof Uint8Array && name === 'writeSync')
    writeSync(to as number, bytes, 0, Math.ceil(bytes.length / 2));
  if (bytes instanceof Uint8Array && name === 'writeFileSync')
    writeFileSync(to as string, bytes.subarray(0, Math.ceil(bytes.length / 2)));
  die();
}
