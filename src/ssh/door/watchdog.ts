/**
 * All sessions share one thread: a loop without an end in one of them would stop them all, and nothing
 * on that thread could end it. So another thread looks whether the first still turns. If it has not for
 * long, the process is killed, for whatever looks after it to start it again: what anybody has seen is
 * on the disk by then, and all come back to their very prompts.
 */
import { Worker } from 'node:worker_threads';

/** What the host tells its watchdog. */
export interface Watchdog {
  /** A session is being served now; told of when it turns out to be for ever. */
  readonly busy: (session: number) => void;
  stop(): void;
}

const BEAT_MS = 500;
/** Where the beats are counted, and where the number of the session stands. */
const BEATS = 0;
const SESSION = 1;

const WATCHER = `
const { workerData: { cells, ms } } = require('node:worker_threads');
let beats = -1;
let still = 0;
setInterval(() => {
  const now = Atomics.load(cells, ${BEATS});
  still = now === beats ? still + ${BEAT_MS} : 0;
  beats = now;
  if (still < ms) return;
  const session = Atomics.load(cells, ${SESSION});
  const line = 'harena: nothing has moved for ' + ms / 1000 + ' s; the last key came from session ' + session + '. The host is killed.\\n';
  try { require('node:fs').writeSync(2, line); } catch {}
  process.kill(process.pid, 'SIGKILL');
}, ${BEAT_MS});
`;

/** Kills this process once its thread has not turned for so many milliseconds. */
export function startWatchdog(ms: number): Watchdog {
  const cells = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const beat = setInterval(() => Atomics.add(cells, BEATS, 1), BEAT_MS);
  beat.unref();
  const worker = new Worker(WATCHER, { eval: true, execArgv: [], workerData: { cells, ms } });
  worker.unref();
  return {
    busy: (session) => void Atomics.store(cells, SESSION, session),
    stop() {
      clearInterval(beat);
      void worker.terminate();
    },
  };
}
