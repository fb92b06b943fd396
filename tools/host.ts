/** The real host as a process, and accounts for those who play on it. */
import { spawn } from 'node:child_process';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type KeyPair, newKeyPair } from '../src/ssh/accounts/key-pair.ts';
import type { Exit } from './terminal.ts';

/** Somebody with an account and the key that opens it. */
export interface Player {
  readonly name: string;
  readonly key: KeyPair;
  /** Where his files lie. */
  readonly folder: string;
}

/** One for each name. */
export type Players<Names extends readonly string[]> = readonly [...{ readonly [K in keyof Names]: Player }];

/** A host that runs. */
export interface RunningHost {
  readonly port: number;
  readonly pid: number;
  /** What it has logged so far. */
  log(): string;
  kill(signal: NodeJS.Signals): void;
  readonly exit: Promise<Exit>;
}

const PROGRAM = 'dist/harena.js';
const BAD_DISK = join(import.meta.dirname, 'bad-disk.mjs');

/** Gives names accounts in a host's folder that nobody has opened yet. */
export function enrol<const Names extends readonly string[]>(data: string, ...names: Names): Players<Names> {
  const players = names.map((name, n) => {
    const id = String(n + 1).padStart(16, '0');
    return { name, id, key: newKeyPair(), folder: join(data, 'accounts', id) };
  });
  const accounts = players.map(({ name, id, key }) => {
    const [type, bytes] = key.public.split(' ');
    return { id, name, created: '2026-11-22', keys: [{ type, data: bytes, comment: '', added: '2026-11-22' }] };
  });
  mkdirSync(join(data, 'accounts'), { recursive: true });
  writeFileSync(join(data, 'accounts.json'), JSON.stringify({ format: 1, kind: 'accounts', accounts }));
  return players as Players<Names>;
}

/** How a host is to be started, besides its folder. */
export interface ServeOptions {
  /** Its port; any that is free unless given. */
  readonly port?: number;
  readonly args?: readonly string[];
  /** The file that says how bad its disk is. */
  readonly badDisk?: string;
  /** Modules that are loaded before it, and variables for them. */
  readonly imports?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** How a disk is bad (bad-disk.mjs). */
export interface BadDisk {
  /** How long a flush takes; null for ever. */
  readonly flushMs: number | null;
  /** A part of the paths for which there is no room. */
  readonly full: string | null;
}

/** Says from now on how bad the disk of the hosts is that look into this file. */
export function makeBad(file: string, bad: Partial<BadDisk>): void {
  writeFileSync(`${file}.new`, JSON.stringify({ flushMs: 0, full: null, ...bad }));
  renameSync(`${file}.new`, file);
}

/** Starts a host on a folder and waits until it listens. */
export async function serve(data: string, options: ServeOptions = {}): Promise<RunningHost> {
  const { port = 0, args = [], badDisk, imports = [] } = options;
  const given = ['serve', '--data', data, '--port', String(port), '--address', '127.0.0.1', ...args];
  const first = badDisk === undefined ? imports : [pathToFileURL(BAD_DISK).href, ...imports];
  const preload = first.flatMap((one) => ['--import', one]);
  const env = {
    ...process.env,
    ...options.env,
    ...(badDisk === undefined ? {} : { HARENA_BAD_DISK: badDisk }),
  };
  const child = spawn(process.execPath, [...preload, PROGRAM, ...given], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const exit = new Promise<Exit>((resolve) =>
    child.on('close', (code, signal) => resolve({ code: code ?? -1, signal })),
  );
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  const listening = new Promise<number>((resolve) => {
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      const bound = /listening on port (\d+)/u.exec(out)?.[1];
      if (bound !== undefined) resolve(Number(bound));
    });
  });
  const failed = exit.then(() => Promise.reject(new Error(`the host did not start:\n${log}`)));
  const bound = await Promise.race([listening, failed]);
  return { port: bound, pid: child.pid ?? 0, log: () => log, kill: (signal) => void child.kill(signal), exit };
}
