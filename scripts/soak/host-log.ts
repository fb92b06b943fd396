/** Proof of the log in a file, as docs/hosting.md has it: flooded, and turned over meanwhile by logrotate with the recipe of that page. */
import { spawn, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { requests } from '../hostile/requests.ts';
import { Target } from '../hostile/target.ts';
import { must } from './host-ground.ts';

const LOGROTATE = ['/usr/sbin/logrotate', '/usr/bin/logrotate'].find(existsSync) ?? process.env.HARENA_LOGROTATE;
/** The recipe's own 50M would take hours to fill. */
const MAX_BYTES = 20_000;
const ROUNDS = 8;
const ROUND_SECONDS = 4;
/** Files there may be in the end: the one in use, the one before, and those that are compressed. */
const FILES = 16;

/** Floods a host whose log is a file, and turns that over again and again. */
export async function rotated(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'harena-log-'));
  const log = join(folder, 'log', 'harena.log');
  mkdirSync(join(folder, 'log'), { mode: 0o750 });
  const args = ['dist/harena.js', 'serve', '--data', join(folder, 'arena'), '--port', '0', '--address', '127.0.0.1'];
  const host = spawn(process.execPath, [...args, '--log-json'], { stdio: ['ignore', 'pipe', openSync(log, 'a')] });
  try {
    const port = await new Promise<number>((resolve) =>
      host.stdout?.once('data', (text) => resolve(Number(/port (\d+)/u.exec(String(text))?.[1]))),
    );
    let most = 0;
    for (let round = 0; round < ROUNDS; round++) {
      await requests(new Target(port, ROUND_SECONDS, 1 + round));
      most = Math.max(most, statSync(log).size);
      turnOver(folder, log);
    }
    host.kill('SIGTERM');
    await new Promise((resolve) => host.once('exit', resolve));
    await sleep(100);
    const { lines, files } = whole(join(folder, 'log'));
    must(files <= FILES, `${files} files`);
    must(
      lines.some((line) => line.includes('"closed"')),
      'the host logs no more once its file was turned over',
    );
    const by = LOGROTATE === undefined ? 'as logrotate does' : 'by logrotate';
    return `turned over ${ROUNDS} times ${by}: ${lines.length} whole lines in ${files} files, the largest of ${most} bytes`;
  } finally {
    host.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The recipe of the page, for this file. */
function recipeFor(log: string): string {
  const page = readFileSync('docs/hosting.md', 'utf8');
  const recipe = /^\/var\/log\/harena\/harena\.log \{\n[^}]*\}/mu.exec(page)?.[0];
  if (recipe === undefined) throw new Error('docs/hosting.md has no recipe for logrotate');
  return recipe.replace('/var/log/harena/harena.log', log).replace(/maxsize \S+/u, `maxsize ${MAX_BYTES}`);
}

function turnOver(folder: string, log: string): void {
  const recipe = recipeFor(log);
  if (LOGROTATE === undefined) {
    copyAndTruncate(log, Number(/rotate (\d+)/u.exec(recipe)?.[1]));
    return;
  }
  const file = join(folder, 'recipe');
  writeFileSync(file, `${recipe}\n`, { mode: 0o644 });
  const done = spawnSync(LOGROTATE, ['-s', join(folder, 'state'), file], { encoding: 'utf8' });
  must(done.status === 0 && done.stderr === '', `logrotate: ${done.stderr}`);
}

/** What copytruncate comes to. */
function copyAndTruncate(log: string, rotate: number): void {
  if (statSync(log).size < MAX_BYTES) return;
  rmSync(`${log}.${rotate}`, { force: true });
  for (let n = rotate - 1; n > 0; n--) if (existsSync(`${log}.${n}`)) renameSync(`${log}.${n}`, `${log}.${n + 1}`);
  copyFileSync(log, `${log}.1`);
  truncateSync(log);
}

/** The lines in all files of a folder, each of which must be a whole document. */
function whole(folder: string): { readonly lines: readonly string[]; readonly files: number } {
  const names = readdirSync(folder);
  const lines = names.flatMap((name) => {
    const bytes = readFileSync(join(folder, name));
    const text = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
    return text.split('\n').filter((line) => line !== '');
  });
  for (const line of lines) must(isJson(line), `not a whole line: ${JSON.stringify(line.slice(0, 200))}`);
  return { lines, files: names.length };
}

function isJson(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}
