/** A player's folder on a file system that is really full: what was on it stays, and with room again all goes on. */
import { spawnSync } from 'node:child_process';
import { closeSync, cpSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rngFrom, seedState } from '../../../src/kernel/rng.ts';
import { lost } from './kills.ts';
import { forgetLock, type Lived, live, nothingLived } from './lives.ts';
import { answersIn, savesIn } from './saves.ts';

/** What the file system holds: little more than the folder that is put there. */
const SIZE = '3m';
/** Lives in a row over the same folder. */
const LIVES = 6;

/** Lives over folders in turn, on a disk that is full from the start, that fills up in their midst, and that has room; null: no small disk can be had here. */
export async function smallDisk(lives: number, from: readonly string[], seed: string): Promise<Lived | null> {
  const root = mkdtempSync(join(tmpdir(), 'harena-small-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'harena', root]);
  try {
    return mounted.status === 0 ? await livesOn(root, lives, from, seed) : null;
  } finally {
    if (mounted.status === 0) spawnSync('umount', [root]);
    rmSync(root, { recursive: true, force: true });
  }
}

async function livesOn(root: string, lives: number, from: readonly string[], seed: string): Promise<Lived> {
  const rng = rngFrom(seedState(`small disk ${seed}`));
  const lived = nothingLived();
  const [folder, filler] = [join(root, 'data'), join(root, 'filler')];
  for (let n = 0; n < lives; n++) {
    if (n % LIVES === 0) {
      rmSync(folder, { recursive: true, force: true });
      cpSync(from[(n / LIVES) % from.length] ?? '', folder, { recursive: true });
    }
    const name = `small disk ${seed} ${n}`;
    const before = savesIn(folder);
    const kept = { saves: before };
    // Full at once, full after so many keys, or never.
    const fullAt = n % 3 === 2 ? Number.POSITIVE_INFINITY : n % 3 === 0 ? 0 : rng.int(20);
    let heard = 0;
    const fill = (): void => {
      if (heard++ === fullAt) {
        kept.saves = savesIn(folder);
        lived.faults += fillUp(filler);
      } else if (heard <= fullAt) kept.saves = savesIn(folder);
    };
    if (fullAt === 0) fill();
    await live({ folder, rng, name, keys: 40, kept: fill }, lived);
    lived.answers += answersIn(kept.saves);
    rmSync(filler, { force: true });
    forgetLock(folder);
    lived.complaints.push(...lost(folder, kept.saves).map((what) => `${name}: ${what}`));
  }
  return lived;
}

/** Takes all the room there is. */
function fillUp(path: string): number {
  const file = openSync(path, 'w');
  const block = Buffer.alloc(4096, 'x');
  try {
    for (;;) writeSync(file, block);
  } catch {
    return 1; // there is no more
  } finally {
    closeSync(file);
  }
}
