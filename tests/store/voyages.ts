/** A kind of long game made up for tests, and disks that count and die. */
import { basename } from 'node:path';
import * as z from 'zod/mini';
import type { Save } from '../../src/kernel/save.ts';
import { asyncDisk } from '../../src/store/disk/async-disk.ts';
import { confDisk } from '../../src/store/disk/conf-disk.ts';
import type { Disk } from '../../src/store/disk/disk.ts';
import { type DiskCalls, NODE_CALLS } from '../../src/store/disk/disk-calls.ts';
import { FILES } from '../../src/store/disk/folder.ts';
import type { GameKind } from '../../src/store/game-file.ts';
import type { GameKeeps } from '../../src/store/keeps.ts';
import { toySave } from '../toy/saves.ts';

interface VoyageFacts {
  readonly turn: number;
  readonly home: boolean;
}

/** Voyages, which are over when the ship is home. */
export const VOYAGES: GameKind<VoyageFacts> = {
  ...{ kind: 'voyage', folder: 'voyages', counted: 'leg', record: 'storm' },
  facts: z.object({ turn: z.int(), home: z.boolean() }),
  over: ({ home }) => home,
};

/** The one game of a house that has voyages. */
export const SAILING: readonly GameKeeps[] = [{ id: 'sailing', title: 'Sailing', options: [], long: [VOYAGES] }];

const some = toySave('voyage', 1);

/** A voyage's save after so many turns. */
export function voyage(turn: number, home = false): Save {
  return { ...some, checkpoint: { ...some.checkpoint, state: { turn, home, cargo: 'x'.repeat(turn % 7) } } };
}

/** A match that stands alone, over or not. */
export const match = (n: number, over: boolean): Save => toySave(`match ${n}`, over ? Number.POSITIVE_INFINITY : 2);

/** A disk in a process that can be killed. */
export interface Mortal {
  readonly disk: Disk;
  /** The files that were read, by their names, since `forget`. */
  readonly reads: string[];
  /** What becomes of the indexes that are written. */
  index: 'written' | 'lost' | 'torn';
  /** Waits until what was asked for is on the disk. */
  settled(): Promise<unknown>;
  /** Nothing more gets onto the disk. */
  kill(): void;
}

/** The disk of somebody who plays alone. */
export function atHome(): Mortal {
  return mortal(
    confDisk(),
    async () => {},
    () => {},
  );
}

/** The disk of an account on a host. */
export function onHost(root: string): Mortal {
  let dead = false;
  const alive = (): void => {
    if (dead) throw new Error('killed');
  };
  const calls: DiskCalls = {
    ...NODE_CALLS,
    async draft(path, bytes) {
      alive();
      await NODE_CALLS.draft(path, bytes);
    },
    draftSync(path, bytes) {
      alive();
      NODE_CALLS.draftSync(path, bytes);
    },
    rename(from, to) {
      alive();
      NODE_CALLS.rename(from, to);
    },
    remove(path) {
      alive();
      NODE_CALLS.remove(path);
    },
  };
  const disk = asyncDisk({ root, calls });
  const kill = (): void => {
    dead = true;
  };
  return mortal(disk, () => disk.settled(), kill);
}

function mortal(disk: Disk, settled: () => Promise<unknown>, kill: () => void): Mortal {
  const reads: string[] = [];
  const own: Mortal = {
    ...{ reads, index: 'written', settled, kill },
    disk: {
      write(path, bytes) {
        if (basename(path) !== FILES.index || own.index === 'written') return disk.write(path, bytes);
        return own.index === 'lost' ? null : disk.write(path, bytes.slice(0, bytes.length / 2));
      },
      writePage: (path, bytes) => disk.writePage(path, bytes),
      remove: (path) => disk.remove(path),
      read(path) {
        reads.push(basename(path));
        return disk.read(path);
      },
      names: (folder) => disk.names(folder),
      settle: () => disk.settle(),
      after: (callback) => disk.after(callback),
    },
  };
  return own;
}
