/** Lives of the whole program over one folder: it is opened, played by keys at random, and left or killed. */
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '../../../src/games/index.ts';
import type { Rng } from '../../../src/kernel/rng.ts';
import { readSave, type Save } from '../../../src/kernel/save.ts';
import { openStore, type Store } from '../../../src/store/store.ts';
import { bindingsOn, keysOf } from '../../../src/tui/keymap.ts';
import type { KeyName } from '../../../src/tui/keys.ts';
import type { PlainStage } from '../../../tools/plain-stage.ts';
import { shelf } from '../../../tools/shelf.ts';
import { atTitle, loaded } from '../../../tools/title-stage.ts';
import { MORTAL } from './mortal-fs.ts';

/** What lives came to. */
export interface Lived {
  lives: number;
  keys: number;
  ticks: number;
  /** Answers that were on the disk when the last key had been heard. */
  answers: number;
  /** Calls that were killed or failed. */
  faults: number;
  /** What must not be, each with its seed. */
  readonly complaints: string[];
}

export const nothingLived = (): Lived => ({ lives: 0, keys: 0, ticks: 0, answers: 0, faults: 0, complaints: [] });

/** The same of two parts. */
export function joinLived(a: Lived, b: Lived): Lived {
  return {
    ...{ lives: a.lives + b.lives, keys: a.keys + b.keys, ticks: a.ticks + b.ticks },
    ...{ answers: a.answers + b.answers, faults: a.faults + b.faults },
    complaints: [...a.complaints, ...b.complaints],
  };
}

const SIZES = [
  { columns: 80, rows: 24 },
  { columns: 120, rows: 40 },
  { columns: 100, rows: 30 },
  { columns: 60, rows: 15 },
  { columns: 200, rows: 60 },
] as const;
/** Keys that only ask whether to leave, or change what is drawn. */
const NOT_PRESSED: readonly string[] = ['leave', 'suspend', 'quit'];
/** Ticks of what goes on by itself between two keys, at the most. */
const TICKS = 12;
/** A key that takes longer holds everything up. */
const SLOW_MS = 20_000;

/** What a life is lived by. */
export interface Life {
  readonly folder: string;
  readonly rng: Rng;
  /** Names it in complaints. */
  readonly name: string;
  readonly keys: number;
  /** Called when a key has been heard and its files are written, before anything goes wrong. */
  readonly kept?: () => void;
}

/** One life, with whatever MORTAL has planned; it ends when it is dead. */
export async function live(life: Life, lived: Lived): Promise<void> {
  const { folder, name } = life;
  lived.lives += 1;
  const complain = (what: string): void => void lived.complaints.push(`${name}: ${what}`);
  const before = MORTAL.met;
  try {
    const opened = openStore({ dataDir: folder, write: true, now: () => new Date(), games: GAMES });
    if (!opened.ok) return complain(`it cannot be opened: ${opened.why}`);
    await play(opened.value, life, lived);
    if (!MORTAL.isDead) opened.value.close();
  } catch (error) {
    if (!MORTAL.isDead)
      complain(`it crashed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
  lived.faults += MORTAL.met - before;
}

async function play(store: Store, { rng, name, keys, kept }: Life, lived: Lived): Promise<void> {
  // A seed of its own: a match that takes the place of another must not be taken for it.
  const stage = atTitle(store, shelf, SIZES[rng.int(SIZES.length)], `life ${rng.int(1e9)}`);
  for (let n = 0; n < keys && !stage.gone && !MORTAL.isDead; n++) {
    const began = performance.now();
    const [calls, met] = [MORTAL.calls, MORTAL.met];
    await loaded(stage);
    const key = anyKey(stage, rng);
    stage.press(key);
    stage.view;
    lived.keys += 1;
    for (let tick = 0; tick < TICKS && stage.top.timer !== null && !MORTAL.isDead; tick++) {
      stage.send({ kind: 'tick' });
      lived.ticks += 1;
    }
    if (MORTAL.calls !== calls && MORTAL.met === met) kept?.();
    if (performance.now() - began > SLOW_MS)
      lived.complaints.push(`${name}: key ${n} (${key}) on ${stage.top.name} took too long`);
  }
}

/** One of the keys of the screen on top: those that go on more often than others. */
function anyKey(stage: PlainStage, rng: Rng): KeyName {
  const bindings = bindingsOn(stage.top.name, stage.env.games).filter(({ command }) => !NOT_PRESSED.includes(command));
  const all = bindings.flatMap((binding) => keysOf(binding, 'grid'));
  const n = rng.int(100);
  const often = [
    ['Enter', 35],
    ['Space', 55],
    ['Down', 65],
    ['Esc', 68],
  ] as const;
  const found = often.find(([, below]) => n < below)?.[0];
  if (found !== undefined && (found !== 'Esc' || all.includes(found))) return found;
  return all[rng.int(Math.max(1, all.length))] ?? 'Enter';
}

/** The saves of matches and long games in a folder by their names: what a player would lose. */
export function savesIn(folder: string): ReadonlyMap<string, Save> {
  const saves = new Map<string, Save>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory() || !entry.name.endsWith('.json')) continue;
    const path = join(entry.parentPath, entry.name);
    const save = saveAt(path);
    if (save !== null) saves.set(path.slice(folder.length + 1), save);
  }
  return saves;
}

function saveAt(path: string): Save | null {
  try {
    const json = JSON.parse(readFileSync(path, 'utf8')) as { readonly save?: unknown };
    const found = readSave(json.save ?? json);
    return found.ok ? found.value : null;
  } catch {
    return null;
  }
}

/** How many answers there are in all saves. */
export const answersIn = (saves: ReadonlyMap<string, Save>): number =>
  [...saves.values()].reduce((sum, { choices }) => sum + choices.length, 0);

/** Takes the lock of a process that is dead, and is this one. */
export const forgetLock = (folder: string): void => rmSync(join(folder, 'lock'), { force: true, recursive: true });

/** Bytes of the largest file in a folder; the folders of long walks are left behind. */
export const isLarge = (folder: string, most: number): boolean =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).length > most || statSync(folder).size > 1e6;
