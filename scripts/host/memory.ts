/** Loaded into a host before its program: at SIGUSR2 it collects what is garbage and tells what is left, in MB. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const MB = 1024 * 1024;

process.on('SIGUSR2', () => {
  collect();
  collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  const told = { heap: (heapUsed + external) / MB, rss: rss / MB };
  process.stderr.write(`memory ${JSON.stringify(told)}\n`);
});
