/**
 * npm run soak: the whole program, all its games from the title on, played by keys at random. It is killed at calls of
 * the file system, its disk fails, its files are changed by chance, its folder lies on a file system that is full, and
 * it lives long with nothing the matter. Arguments: kills, faults, files, seed, lives on the full disk, long lives.
 */
import type { LivesShare } from './soak/files/kills.ts';
import { joinLived, type Lived, nothingLived } from './soak/files/lives.ts';
import type { FilesShare } from './soak/files/mutations.ts';
import { smallDisk } from './soak/files/small-disk.ts';
import { EVERYTHING, FOLDERS, searchedFolders } from './soak/folders.ts';
import { inThreads } from './soak/threads.ts';

const [kills = 13_000, faults = 2_000, files = 10_000] = process.argv.slice(2, 5).map(Number);
const seed = process.argv[5] ?? '1';
const [small = 1_000, long = 3_600] = process.argv.slice(6).map(Number);
/** Lives that a thread has in a row. */
const SHARE = 10;
const THREAD = new URL('./soak/files/files-thread.ts', import.meta.url);

const searched = searchedFolders(seed);

const shares = (many: number): readonly number[] => Array.from({ length: Math.ceil(many / SHARE) }, (_, n) => n);
const size = (many: number, n: number): number => Math.min(SHARE, many - n * SHARE);
/** Every seed begins elsewhere in the lists of folders. */
const first = [...seed].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 0);
const oneOf = (all: readonly string[], n: number): string => all[(first + n) % all.length] ?? '';

/** Of eight shares one begins with nothing, one where somebody searches. */
const fromOf = (n: number): Pick<LivesShare, 'from' | 'strong'> =>
  n % 8 === 3
    ? { from: null, strong: false }
    : n % 8 === 7
      ? { from: oneOf(searched, n >> 3), strong: true }
      : { from: oneOf(FOLDERS, n), strong: false };
const livesOf = (kind: LivesShare['kind'], many: number): readonly LivesShare[] =>
  shares(many).map((n) => ({ kind, seed: `${seed} ${kind} ${n}`, lives: size(many, n), ...fromOf(n) }));
const filesOf = (many: number): readonly FilesShare[] =>
  shares(many).map((n) => ({ seed: `${seed} files ${n}`, files: size(many, n), from: oneOf(FOLDERS, n) }));

/** The same kinds in turn, so that a run that is stopped has tried some of each. */
const inTurn = Object.entries({
  kills: livesOf('kills', kills),
  'changed files': filesOf(files),
  'disk faults': livesOf('faults', faults),
  'long lives': livesOf('keys', long),
})
  .flatMap(([what, all]) => all.map((share, n) => ({ what, share, at: n / all.length })))
  .sort((one, other) => one.at - other.at);

/** Shares after which the sums so far are told. */
const TOLD_EVERY = 50;
const began = Date.now();
const sums = new Map<string, Lived>();
let shared = 0;
const take = (what: string, lived: Lived): void => {
  sums.set(what, joinLived(sums.get(what) ?? nothingLived(), lived));
  shared += 1;
  if (shared % TOLD_EVERY === 0) tell(`after ${shared} of ${inTurn.length} shares`);
};

await inThreads<LivesShare | FilesShare, Lived>(
  THREAD,
  inTurn.map(({ share }) => share),
  (n, lived) => take(inTurn[n]?.what ?? '', lived),
);
const full = small > 0 ? await smallDisk(small, EVERYTHING, seed) : nothingLived();
if (full !== null) take('full disk', full);
else process.stdout.write('full disk: left out, nobody but root on Linux can mount a small one\n');
tell('all');

function tell(when: string): void {
  process.stdout.write(`${when}, ${Math.round((Date.now() - began) / 1000)} s, seed ${seed}\n`);
  for (const [what, { lives, faults: hit, keys, ticks, answers, complaints }] of sums)
    process.stdout.write(
      `  ${what}: ${lives} lives, ${hit} of them hit, ${keys} keys, ${ticks} ticks, ${answers} answers looked for, ${complaints.length} complaints\n`,
    );
}

const complaints = [...sums.values()].flatMap((lived) => lived.complaints);
for (const complaint of complaints.slice(0, 50)) process.stderr.write(`${complaint}\n`);
process.exitCode = complaints.length === 0 ? 0 : 1;
