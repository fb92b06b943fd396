/** The real host in a process of its own, for scripts that measure it. */
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { CrowdOptions, CrowdReport } from './crowd.ts';
import { turnsOfTheLoop } from './loop-turns.ts';

/** Megabytes: what is in use after the garbage was collected, and what the system has given; and how many sockets and the like Node holds. */
export interface Memory {
  readonly heap: number;
  readonly rss: number;
  readonly handles: number;
}

/** A host that runs. */
export interface Started {
  readonly port: number;
  readonly pid: number;
  /** Lines of its log so far. */
  readonly log: readonly string[];
  memory(): Promise<Memory>;
  /** Stops it; returns its exit code. */
  stop(): Promise<number | null>;
  /** Kills it at once. */
  kill(): Promise<void>;
}

/** How a host is to be started, where it is not the usual: on a folder that goes away with it, at any port, with room for all. */
interface StartOptions {
  /** A folder that stays. */
  readonly folder?: string;
  readonly port?: number;
  readonly args?: readonly string[];
}

/** A host for which time passes as one wants. */
export interface QuickHost extends Started {
  /** Has so many milliseconds pass; returns how many timers longer than a second are set then. */
  pass(ms: number): Promise<number>;
}

/** What comes again and again comes once in it: a sign of life is asked for, and waited for between two of them. */
const STEP_MS = 60_000;
const ROOMY = ['--max-sessions', '1000', '--per-address', '1000', '--max-unknown', '1000'];

/** Starts the built program as a host. */
export async function startHost(options: StartOptions = {}): Promise<Started> {
  return (await started(options, [], ['ignore', 'pipe', 'pipe'])).host;
}

/** Starts the built program as a host for which time passes as one wants. */
export async function startQuickHost(options: StartOptions = {}): Promise<QuickHost> {
  const time = ['--import', './scripts/host/quick-time.ts'];
  const { host, child } = await started(options, time, ['ignore', 'pipe', 'pipe', 'ipc']);
  const step = (ms: number): Promise<number> =>
    new Promise((resolve) => {
      child.once('message', (message: { readonly alarms: number }) => resolve(message.alarms));
      child.send({ pass: ms });
    });
  /** In steps: no client is asked for a sign of life again before it could answer. */
  const pass = async (ms: number): Promise<number> => {
    let alarms = 0;
    for (let left = ms; left > 0; left -= STEP_MS) {
      alarms = await step(Math.min(left, STEP_MS));
      await turnsOfTheLoop();
    }
    return alarms;
  };
  return Object.assign(host, { pass });
}

async function started(
  options: StartOptions,
  before: readonly string[],
  stdio: StdioOptions,
): Promise<{ readonly host: Started; readonly child: ChildProcess }> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'harena-host-'));
  const args = [...before, '--import', './scripts/host/memory.ts', 'dist/harena.js', 'serve'];
  const where = ['--data', folder, '--port', String(options.port ?? 0), '--address', '127.0.0.1'];
  const child = spawn(process.execPath, [...args, ...where, ...(options.args ?? ROOMY)], { stdio });
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new Error('no streams');
  const log: string[] = [];
  const waiting: ((memory: Memory) => void)[] = [];
  createInterface({ input: stderr }).on('line', (line) => {
    if (line.startsWith('memory ')) waiting.shift()?.(JSON.parse(line.slice('memory '.length)) as Memory);
    else log.push(line);
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`the host did not start: ${log.join('\n')}`)));
    createInterface({ input: stdout }).on('line', (line) => resolve(Number(/port (\d+)/u.exec(line)?.[1])));
  });
  const gone = options.folder === undefined ? () => rmSync(folder, { recursive: true, force: true }) : () => {};
  const host: Started = {
    port,
    pid: child.pid ?? 0,
    log,
    memory: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        child.kill('SIGUSR2');
      }),
    stop: () => ended(child, 'SIGTERM').finally(gone),
    kill: async () => void (await ended(child, 'SIGKILL').finally(gone)),
  };
  return { host, child };
}

/** Sends a signal, and waits for the end; returns the exit code. */
function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  return new Promise((resolve) => {
    child.removeAllListeners('exit');
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    child.once('exit', resolve);
    child.kill(signal);
  });
}

/** Has a crowd play on a host, from another process. */
export function crowdOn(options: CrowdOptions): Promise<CrowdReport> {
  return new Promise((resolve, reject) => {
    const args = ['scripts/host/crowd-process.ts', JSON.stringify(options)];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    child.once('exit', (code) => {
      if (code === 0) resolve(JSON.parse(text) as CrowdReport);
      else reject(new Error(`the crowd ended with ${code}`));
    });
  });
}
