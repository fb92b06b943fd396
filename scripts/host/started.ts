/** The real host in a process of its own, for scripts that measure it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { CrowdOptions, CrowdReport } from './crowd.ts';

/** Megabytes: what is in use after the garbage was collected, and what the system has given. */
interface Memory {
  readonly heap: number;
  readonly rss: number;
}

/** A host that runs. */
export interface Started {
  readonly port: number;
  /** Lines of its log so far. */
  readonly log: readonly string[];
  memory(): Promise<Memory>;
  /** Stops it; returns its exit code. */
  stop(): Promise<number | null>;
}

const ROOMY = ['--max-sessions', '1000', '--per-address', '1000', '--max-unknown', '1000'];

/** Starts the built program as a host on a folder that goes away. */
export async function startHost(): Promise<Started> {
  const folder = mkdtempSync(join(tmpdir(), 'harena-host-'));
  const args = ['--import', './scripts/host/memory.ts', 'dist/harena.js', 'serve'];
  const where = ['--data', folder, '--port', '0', '--address', '127.0.0.1'];
  const child = spawn(process.execPath, [...args, ...where, ...ROOMY], { stdio: ['ignore', 'pipe', 'pipe'] });
  const log: string[] = [];
  const waiting: ((memory: Memory) => void)[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (line.startsWith('memory ')) waiting.shift()?.(JSON.parse(line.slice('memory '.length)) as Memory);
    else log.push(line);
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`the host did not start: ${log.join('\n')}`)));
    createInterface({ input: child.stdout }).on('line', (line) => resolve(Number(/port (\d+)/u.exec(line)?.[1])));
  });
  return {
    port,
    log,
    memory: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        child.kill('SIGUSR2');
      }),
    stop: () => stopped(child, folder),
  };
}

function stopped(child: ChildProcess, folder: string): Promise<number | null> {
  return new Promise((resolve) => {
    child.removeAllListeners('exit');
    child.once('exit', (code) => {
      rmSync(folder, { recursive: true, force: true });
      resolve(code);
    });
    child.kill('SIGTERM');
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
