/** Temporary folders, and stores with a clock of their own. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { GAMES } from '../../src/games/index.ts';
import type { Read } from '../../src/kernel/save.ts';
import { confDisk } from '../../src/store/disk/conf-disk.ts';
import { FILES, type Folder } from '../../src/store/disk/folder.ts';
import type { Processes } from '../../src/store/disk/processes.ts';
import { openStore, type Store, type StoreOptions } from '../../src/store/store.ts';
import { removeAfterwards } from '../support/leftovers.ts';

/** An empty folder that goes away after the tests of the file. */
export function tempFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'harena-'));
  removeAfterwards('file', path);
  return path;
}

/** Writes a file, folders included, and returns its path. */
export function put(folder: string, name: string, content: string | Uint8Array | object): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  const plain = typeof content === 'string' || content instanceof Uint8Array;
  writeFileSync(path, plain ? content : JSON.stringify(content));
  return path;
}

export const read = (path: string): string => readFileSync(path, 'utf8');

/** Every file below a folder but the indexes, which are made anew from the others: '/' between the parts, in order. */
export function filesIn(folder: string): readonly string[] {
  return allIn(folder).filter((name) => basename(name) !== FILES.index);
}

/** Every file below a folder, '/' between the parts, in order. */
export function allIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
}

/** Noon of 3 May 2025 where the tests run, and a second more at every look. */
export function clock(start = new Date(2025, 4, 3, 12, 0, 0)): () => Date {
  let ticks = 0;
  return () => new Date(start.getTime() + 1000 * ticks++);
}

/** A data folder without any store around it. */
export function bareFolder(path: string, trouble: string | null = null): Folder & { readonly notices: string[] } {
  const notices: string[] = [];
  return { path, trouble, now: clock(), disk: confDisk(), notice: (sentence) => notices.push(sentence), notices };
}

/** Takes the value of something that must be readable. */
export function value<T>(found: Read<T>): T {
  if (!found.ok) throw new Error(found.why);
  return found.value;
}

/** Takes the reason of something that must not be readable. */
export function why(found: Read<unknown>): string {
  if (found.ok) throw new Error(`readable: ${JSON.stringify(found.value)}`);
  return found.why;
}

/** Opens a store that must open. */
export function open(dataDir: string, options: Partial<StoreOptions> = {}): Store {
  return value(openStore({ dataDir, write: true, now: clock(), games: GAMES, ...options }));
}

/** A computer made up for a test: the processes that run, and when they began. */
export function processes(
  pid: number,
  running: { readonly [pid: number]: string | null } = {},
  host = 'colosseum',
): Processes {
  const all: { readonly [pid: number]: string | null } = { [pid]: `start-${pid}`, ...running };
  return {
    host,
    pid,
    look: (asked) => (Object.hasOwn(all, asked) ? { started: all[asked] ?? null } : null),
  };
}

/** A process of its own. */
interface Child {
  /** All that it said, once it has ended. */
  readonly done: Promise<string>;
  /** Waits until it has said so many words, each with a space behind it; fails where it ends before. */
  said(words: number): Promise<void>;
  /** Lets it go on where it reads a byte from its standard input. */
  nod(): void;
  kill(): void;
}

const wordsIn = (text: string): number => text.split(' ').length - 1;

/** A Node process that runs `code` as a module, in which `store` names the folder of the disk's sources. */
export function child(code: string): Child {
  const store = JSON.stringify(pathToFileURL(join(import.meta.dirname, '../../src/store/disk/')).href);
  const args = ['--input-type=module', '-e', `const store = ${store};\n${code}`];
  const running = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  let out = '';
  running.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  const done = new Promise<string>((resolve) => running.on('close', () => resolve(out)));
  return {
    done,
    said: (words) =>
      new Promise((resolve, reject) => {
        running.stdout.on('data', () => wordsIn(out) >= words && resolve());
        done.then(() => reject(new Error(`it ended after saying '${out}'`)));
      }),
    nod: () => void running.stdin.write('.'),
    kill: () => running.kill('SIGKILL'),
  };
}
