/** The program killed at calls of the file system, and on disks that fail: nothing that was on the disk may be lost. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Rng, rngFrom, seedState } from '../../../src/kernel/rng.ts';
import type { Save } from '../../../src/kernel/save.ts';
import { listFiles } from '../../../src/store/check.ts';
import { isSame, isShorter } from '../../../tools/lost-answers.ts';
import { shut } from '../../../tools/shelf.ts';
import { forgetLock, isLarge, type Life, type Lived, live, nothingLived } from './lives.ts';
import { type DiskFault, MORTAL, type Moment } from './mortal-fs.ts';
import { answersIn, savesIn } from './saves.ts';

/** A share of the lives. */
export interface LivesShare {
  /** What goes wrong in each; 'keys': nothing. */
  readonly kind: 'kills' | 'faults' | 'keys';
  readonly seed: string;
  readonly lives: number;
  /** A folder that the first of them finds; null: an empty one. */
  readonly from: string | null;
  /** Somebody searches in it. */
  readonly strong: boolean;
}

const MOMENTS: readonly Moment[] = ['before', 'half-way', 'after'];
const FAULTS: readonly DiskFault[] = ['ENOSPC', 'EIO', 'EROFS', 'EDQUOT', 'short'];
/** A folder with more files is left for a new one. */
const MOST_FILES = 120;
/** Keys of a life: until it is killed, while calls fail, and where nothing goes wrong. */
const KEYS = { kills: 60, faults: 60, keys: 250 } as const;

/** Lives one after the other in the same folder, each with a kill or a fault at some call. */
export async function livesOf({ kind, seed, lives, from, strong }: LivesShare): Promise<Lived> {
  const rng = rngFrom(seedState(seed));
  const lived = nothingLived();
  let folder = begun(from);
  for (let n = 0; n < lives; n++) {
    const name = `${kind} ${seed} ${n}`;
    let before = savesIn(folder);
    const kept = (): void => {
      before = savesIn(folder);
    };
    const way = { keys: KEYS[kind], patient: strong, goesOn: strong || rng.int(2) === 0, ...planned(kind, rng) };
    await live({ folder, rng, name, kept, ...way }, lived);
    MORTAL.plan(null);
    lived.answers += answersIn(before);
    forgetLock(folder);
    lived.complaints.push(...lost(folder, before).map((what) => `${name}: ${what}`));
    if (isLarge(folder, MOST_FILES)) {
      rmSync(folder, { recursive: true, force: true });
      folder = begun(from);
    }
  }
  rmSync(folder, { recursive: true, force: true });
  return lived;
}

/** Plans what goes wrong in a life: seldom while its folder is opened, else when it is; now and then long after. */
function planned(kind: LivesShare['kind'], rng: Rng): Pick<Life, 'opened'> {
  if (kind === 'keys') return {};
  const at = 1 + rng.int(rng.int(8) === 0 ? 150 : 12);
  const pick = rng.int(60);
  const kill = MOMENTS[pick % MOMENTS.length] ?? 'before';
  const fail = FAULTS[pick % FAULTS.length] ?? 'EIO';
  const many = 1 + rng.int(20);
  const plan = (): void =>
    MORTAL.plan(kind === 'kills' ? { at, many: 1, what: { kill } } : { at, many, what: { fail } });
  if (rng.int(6) > 0) return { opened: plan };
  plan();
  return {};
}

function begun(from: string | null): string {
  const folder = mkdtempSync(join(tmpdir(), 'harena-lives-'));
  if (from !== null) cpSync(from, folder, { recursive: true });
  return folder;
}

/** What is damaged in a folder, and which of the saves from before are nowhere in it any more. */
export function lost(folder: string, before: ReadonlyMap<string, Save>): readonly string[] {
  const damaged = listFiles({ path: folder }, shut).filter(({ state }) => state === 'damaged');
  const after = savesIn(folder);
  const less = [...before].filter(([name, save]) => isShorter(after.get(name), save));
  return [
    ...damaged.map(({ name, why }) => `${name} is damaged: ${why ?? ''}`),
    ...goneFrom(folder, before).map((name) => `${name} is gone, and its match is nowhere else`),
    ...less.map(([name]) => `${name} has fewer answers than before the last key`),
  ];
}

/** The names of saves from before whose matches are nowhere in a folder any more. */
export function goneFrom(folder: string, before: ReadonlyMap<string, Save>): readonly string[] {
  const after = savesIn(folder);
  const gone = [...before].filter(
    ([name, save]) => !after.has(name) && ![...after.values()].some((one) => isSame(one, save)),
  );
  return gone.map(([name]) => name);
}
