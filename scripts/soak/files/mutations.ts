/** Files of a player's folder, changed by chance: the program says what is wrong, goes on, and repair leaves nothing damaged. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '../../../src/games/index.ts';
import { type Rng, rngFrom, seedState } from '../../../src/kernel/rng.ts';
import type { Save } from '../../../src/kernel/save.ts';
import { listFiles } from '../../../src/store/check.ts';
import { repair } from '../../../src/store/repair.ts';
import { openStore } from '../../../src/store/store.ts';
import { known } from '../../../tools/shelf.ts';
import { goneFrom } from './kills.ts';
import { forgetLock, type Lived, live, nothingLived } from './lives.ts';
import { remembered } from './remembered.ts';
import { answersIn, savesIn } from './saves.ts';

/** A share of the files. */
export interface FilesShare {
  readonly seed: string;
  readonly files: number;
  /** The folder whose files are changed. */
  readonly from: string;
}

/** Keys over a folder with a changed file. */
const KEYS = 6;
const judged = remembered(known);

/** Changes a file of a copy of the folder, plays a little over it, checks and repairs it; again and again. */
export async function changedFiles({ seed, files, from }: FilesShare): Promise<Lived> {
  const rng = rngFrom(seedState(seed));
  const lived = nothingLived();
  for (let n = 0; n < files; n++) {
    const folder = mkdtempSync(join(tmpdir(), 'harena-files-'));
    cpSync(from, folder, { recursive: true });
    const { file, how } = changeOne(folder, rng);
    const name = `files ${seed} ${n} (${file}: ${how})`;
    let others = savesBut(folder, file);
    const kept = (): void => {
      others = savesBut(folder, file);
    };
    await live({ folder, rng, name, keys: KEYS, goesOn: rng.int(2) === 0, kept }, lived);
    kept();
    lived.complaints.push(...mendedIn(folder, others).map((what) => `${name}: ${what}`));
    lived.answers += answersIn(others);
    lived.faults += 1;
    rmSync(folder, { recursive: true, force: true });
  }
  return lived;
}

/** The saves in a folder without the file that was changed. */
const savesBut = (folder: string, file: string): ReadonlyMap<string, Save> =>
  new Map([...savesIn(folder)].filter(([name]) => name !== file));

/** Checks and repairs a folder; what is damaged even then, and what of the others is gone. */
function mendedIn(folder: string, others: ReadonlyMap<string, Save>): readonly string[] {
  try {
    forgetLock(folder);
    const store = openStore({ dataDir: folder, write: true, now: () => new Date(), games: GAMES });
    if (!store.ok) return [`it cannot be opened: ${store.why}`];
    const mended = repair(store.value, judged);
    store.value.close();
    if (!mended.ok) return [`it cannot be repaired: ${mended.why}`];
    const left = listFiles({ path: folder }, judged).filter(({ state }) => state === 'damaged');
    return [
      ...left.map(({ name, why }) => `${name} is still damaged: ${why ?? ''}`),
      ...goneFrom(folder, others).map((name) => `${name} is gone, and its match is nowhere else`),
    ];
  } catch (error) {
    return [`it crashed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`];
  }
}

/** Changes one file of a folder; says which, and how. */
function changeOne(folder: string, rng: Rng): { readonly file: string; readonly how: string } {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = all.map((entry) => join(entry.parentPath, entry.name)).sort();
  const path = paths[rng.int(paths.length)] ?? folder;
  const bytes = readFileSync(path);
  const [how, change] = CHANGES[rng.int(CHANGES.length)] ?? CHANGES[0];
  writeFileSync(path, change(bytes, rng));
  return { file: path.slice(folder.length + 1), how };
}

type ByteChange = (bytes: Buffer, rng: Rng) => Uint8Array;

const cut = (bytes: Buffer, rng: Rng): readonly [Buffer, Buffer, Buffer] => {
  const from = rng.int(bytes.length + 1);
  const to = from + rng.int(Math.min(40, bytes.length - from) + 1);
  return [bytes.subarray(0, from), bytes.subarray(from, to), bytes.subarray(to)];
};

/** The same text with one of its words or numbers replaced. */
function replaced(bytes: Buffer, rng: Rng, pattern: RegExp, by: string): Uint8Array {
  const text = bytes.toString('utf8');
  const places = [...text.matchAll(pattern)];
  const place = places[rng.int(Math.max(1, places.length))];
  if (place === undefined) return bytes.subarray(1);
  return Buffer.from(`${text.slice(0, place.index)}${by}${text.slice(place.index + place[0].length)}`);
}

const CHANGES: readonly [readonly [string, ByteChange], ...(readonly [string, ByteChange])[]] = [
  ['cut short', (bytes, rng) => bytes.subarray(0, rng.int(bytes.length + 1))],
  [
    'a bit flipped',
    (bytes, rng) => {
      const copy = Buffer.from(bytes);
      const at = rng.int(Math.max(1, copy.length));
      copy[at] = (copy[at] ?? 0) ^ (1 << rng.int(8));
      return copy;
    },
  ],
  [
    'some taken out',
    (bytes, rng) => {
      const [head, , tail] = cut(bytes, rng);
      return Buffer.concat([head, tail]);
    },
  ],
  [
    'some twice',
    (bytes, rng) => {
      const [head, part, tail] = cut(bytes, rng);
      return Buffer.concat([head, part, part, tail]);
    },
  ],
  [
    'zeros',
    (bytes, rng) => {
      const [head, part, tail] = cut(bytes, rng);
      return Buffer.concat([head, Buffer.alloc(part.length + 1), tail]);
    },
  ],
  ['empty', () => Buffer.alloc(0)],
  ['nested deeply', () => Buffer.from(`${'['.repeat(5_000)}${']'.repeat(5_000)}`)],
  ['another number', (bytes, rng) => replaced(bytes, rng, /-?\d+/gu, String(rng.int(100) - 10))],
  ['a huge number', (bytes, rng) => replaced(bytes, rng, /-?\d+/gu, '9007199254740993')],
  ['another word', (bytes, rng) => replaced(bytes, rng, /"[a-z-]+"/gu, '"nothing"')],
  ['null', (bytes, rng) => replaced(bytes, rng, /"[^"]*"(?=[,}\]])|-?\d+/gu, 'null')],
  ['controls', (bytes, rng) => replaced(bytes, rng, /"[A-Za-z ]+"/gu, '"\\u001b[2J\\u0007"')],
  ['another key', (bytes, rng) => replaced(bytes, rng, /"\w+":/gu, '"__proto__":')],
];
