/**
 * Loaded before the program of a host or a player: at SIGUSR2 it collects what is garbage and tells what is left, in MB,
 * and how many handles are open; on standard error, or in the file that HARENA_MEMORY names.
 */
import { appendFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const MB = 1024 * 1024;

process.on('SIGUSR2', () => {
  collect();
  collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  const told = { heap: (heapUsed + external) / MB, rss: rss / MB, handles: handlesNow() };
  const file = process.env.HARENA_MEMORY;
  if (file === undefined) process.stderr.write(`memory ${JSON.stringify(told)}\n`);
  else appendFileSync(file, `${JSON.stringify(told)}\n`);
});

/** Sockets, files and the like; timers come and go with what they are for. */
function handlesNow(): number {
  return process.getActiveResourcesInfo().filter((kind) => !/Timeout|Immediate|FSReq/u.test(kind)).length;
}
