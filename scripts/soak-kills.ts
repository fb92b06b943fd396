/**
 * Soak: the real program, played by keys at random, kills itself (SIGKILL) at the n-th call that changes a file: before
 * it, half-way through it or after it. What was on the disk when the last key was pressed is there afterwards, and the
 * program goes on from it. Arguments: lives, seed.
 */
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rngFrom, seedState } from '../src/kernel/rng.ts';
import type { Save } from '../src/kernel/save.ts';
import { Terminal } from '../tools/terminal.ts';
import { pressAny } from './soak/any-key.ts';
import { lost } from './soak/files/kills.ts';
import { answersIn, savesIn } from './soak/files/saves.ts';
import { FOLDERS, searchedFolders } from './soak/folders.ts';
import type { KillAt } from './soak/kill-at.ts';

const lives = Number(process.argv[2] ?? 200);
const seed = process.argv[3] ?? '1';
/** Lives in a row in the same folder, and keys of a life at the most. */
const [SHARE, KEYS] = [8, 40];
const PATIENCE_MS = 120_000;
const MOMENTS: readonly KillAt['moment'][] = ['before', 'half-way', 'after'];

const rng = rngFrom(seedState(`kills ${seed}`));
const ground = mkdtempSync(join(tmpdir(), 'harena-kills-'));
const searched = searchedFolders(seed);
const complaints: string[] = [];
const sum = { kills: 0, keys: 0, answers: 0 };
try {
  for (let n = 0; n < lives; n++) {
    const folder = join(ground, String(Math.floor(n / SHARE)));
    if (!existsSync(folder)) cpSync(begun(Math.floor(n / SHARE)), folder, { recursive: true });
    await live(folder, `life ${seed} ${n}`);
  }
} finally {
  rmSync(ground, { recursive: true, force: true });
}
for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
process.stdout.write(
  `kills at calls: ${lives} lives of the real program, ${sum.kills} killed, ${sum.keys} keys, ${sum.answers} answers looked for, ${complaints.length} complaints\n`,
);
process.exitCode = complaints.length === 0 ? 0 : 1;

/** Every third folder has a match against somebody who searches. */
function begun(n: number): string {
  const all = n % 3 === 0 ? searched : FOLDERS;
  return all[rng.int(all.length)] ?? '';
}

/** One life in a folder, and what is left of it. */
async function live(folder: string, name: string): Promise<void> {
  const said = `${folder}.kill`;
  const at = 1 + rng.int(rng.int(4) === 0 ? 40 : 8);
  const kill: KillAt = { at, moment: MOMENTS[rng.int(MOMENTS.length)] ?? 'before' };
  const early = rng.int(6) === 0;
  if (early) writeFileSync(said, JSON.stringify(kill));
  const args = ['--import', './scripts/soak/kill-at.ts', 'dist/harena.js', '--data-dir', folder];
  const terminal = Terminal.spawn(process.execPath, args, { env: { HARENA_KILL_AT: said } });
  let before = savesIn(folder);
  const isUp = (): boolean => terminal.ended !== null || terminal.screen().includes('Enter choose');
  await terminal.waitFor(isUp, PATIENCE_MS);
  if (!early) writeFileSync(said, JSON.stringify(kill));
  if (rng.int(2) === 0) await terminal.press('c');
  for (let key = 0; key < KEYS && terminal.ended === null; key++) {
    before = savesIn(folder);
    await pressAny(terminal, rng);
    sum.keys += 1;
  }
  told(terminal, folder, before, name);
  await terminal.dispose();
  rmSync(said, { force: true });
}

/** How a life ended, and what is not there any more. */
function told({ ended }: Terminal, folder: string, before: ReadonlyMap<string, Save>, name: string): void {
  if (ended?.signal === 'SIGKILL') sum.kills += 1;
  else if (ended !== null && ended.code !== 0) complaints.push(`${name}: it ended with ${ended.code}`);
  sum.answers += answersIn(before);
  complaints.push(...lost(folder, before).map((what) => `${name}: ${what}`));
}
