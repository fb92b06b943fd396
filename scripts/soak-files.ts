/**
 * npm run soak: the whole program, all its games from the title on, played by keys at random. It is killed at calls of
 * the file system, its disk fails, its files are changed by chance, and its folder lies on a file system that is full.
 * Arguments: kills, faults, files, seed, lives on the full disk.
 */
import { globSync } from 'node:fs';
import type { LivesShare } from './soak/files/kills.ts';
import { joinLived, type Lived, nothingLived } from './soak/files/lives.ts';
import type { FilesShare } from './soak/files/mutations.ts';
import { smallDisk } from './soak/files/small-disk.ts';
import { inThreads } from './soak/threads.ts';

const [kills = 10_000, faults = 4_000, files = 10_000] = process.argv.slice(2, 5).map(Number);
const seed = process.argv[5] ?? '1';
const small = Number(process.argv[6] ?? 1_000);
/** Lives that a thread has in a row. */
const SHARE = 20;
const THREAD = new URL('./soak/files/files-thread.ts', import.meta.url);

/** Folders of every game: with every kind of file, and with a match that waits at each kind of question. */
const folders = [
  ...globSync('tests/fixtures/{folders,heroes,munera,munera-careers,gliderpit,gladiatori,gladiatori-campaigns}/v*/*'),
  ...globSync('tests/fixtures/{careers,houses}/v*'),
].sort();

const shares = (many: number): readonly number[] => Array.from({ length: Math.ceil(many / SHARE) }, (_, n) => n);
const size = (many: number, n: number): number => Math.min(SHARE, many - n * SHARE);
const folderOf = (n: number): string => folders[n % folders.length] ?? '';

const livesOf = (kind: LivesShare['kind'], many: number): readonly LivesShare[] =>
  shares(many).map((n) => ({
    ...{ kind, seed: `${seed} ${kind} ${n}`, lives: size(many, n) },
    from: n % 2 === 0 ? null : folderOf(n >> 1),
  }));
const filesOf = (many: number): readonly FilesShare[] =>
  shares(many).map((n) => ({ seed: `${seed} files ${n}`, files: size(many, n), from: folderOf(n) }));

const complaints: string[] = [];
for (const [what, all] of [
  ['kills', livesOf('kills', kills)],
  ['disk faults', livesOf('faults', faults)],
  ['changed files', filesOf(files)],
] as const) {
  const began = Date.now();
  const done = await inThreads<LivesShare | FilesShare, Lived>(THREAD, all);
  const lived = done.reduce(joinLived, nothingLived());
  tell(what, lived, began);
}
const began = Date.now();
const lived = await smallDisk(small, 'tests/fixtures/folders/v4/everything', seed);
if (lived !== null) tell('full disk', lived, began);
else process.stdout.write('full disk: left out, nobody but root on Linux can mount a small one\n');

function tell(what: string, lived: Lived, since: number): void {
  complaints.push(...lived.complaints);
  process.stdout.write(
    `${what}: ${lived.lives} lives, ${lived.faults} of them hit, ${lived.keys} keys, ${lived.ticks} ticks, ${lived.answers} answers looked for, ${lived.complaints.length} complaints (${Math.round((Date.now() - since) / 1000)} s)\n`,
  );
}

for (const complaint of complaints.slice(0, 50)) process.stderr.write(`${complaint}\n`);
process.exitCode = complaints.length === 0 ? 0 : 1;
