/** Lives of the whole program over one folder: it is opened, played by keys at random, and left or killed. */
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '../../../src/games/index.ts';
import type { Rng } from '../../../src/kernel/rng.ts';
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

/** Each as often as it stands here: those that most players have more often than the largest, which take longest to draw. */
const SIZES = [
  { columns: 80, rows: 24 },
  { columns: 80, rows: 24 },
  { columns: 80, rows: 24 },
  { columns: 100, rows: 30 },
  { columns: 100, rows: 30 },
  { columns: 120, rows: 40 },
  { columns: 120, rows: 40 },
  { columns: 60, rows: 15 },
  { columns: 60, rows: 15 },
  { columns: 200, rows: 60 },
] as const;
/** Keys that only ask whether to leave, or change what is drawn. */
const NOT_PRESSED: readonly string[] = ['leave', 'suspend', 'quit'];
/** Ticks of what goes on by itself between two keys, at the most: a few, and every so often what searches comes to its end. */
const TICKS = { few: 1, many: 20, oneIn: 16, oneInPatient: 4 } as const;
/** Of the frames right after a key, one in so many is drawn: what stands when the next key comes always is. */
const DRAWN_ONE_IN = 8;
/** A key that takes longer, of this thread's own time, holds everything up. */
const SLOW_MS = 20_000;

/** What a life is lived by. */
export interface Life {
  readonly folder: string;
  readonly rng: Rng;
  /** Names it in complaints. */
  readonly name: string;
  readonly keys: number;
  /** Who thinks is waited for more often. */
  readonly patient?: boolean;
  /** Goes on with what was left, where the title offers it. */
  readonly goesOn?: boolean;
  /** Called when the folder is open, before the first key. */
  readonly opened?: () => void;
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
    life.opened?.();
    await play(opened.value, life, lived);
    if (!MORTAL.isDead) opened.value.close();
  } catch (error) {
    if (!MORTAL.isDead)
      complain(`it crashed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
  lived.faults += MORTAL.met - before;
}

async function play(store: Store, life: Life, lived: Lived): Promise<void> {
  const { rng, name, keys, goesOn, kept } = life;
  const oneIn = life.patient === true ? TICKS.oneInPatient : TICKS.oneIn;
  // A seed of its own: a match that takes the place of another must not be taken for it.
  const stage = atTitle(store, shelf, SIZES[rng.int(SIZES.length)], `life ${rng.int(1e9)}`);
  for (let n = 0; n < keys && !stage.gone && !MORTAL.isDead; n++) {
    const began = process.threadCpuUsage();
    const [calls, met] = [MORTAL.calls, MORTAL.met];
    await loaded(stage);
    const key = n === 0 && goesOn === true ? 'c' : anyKey(stage, rng);
    stage.press(key);
    if (rng.int(DRAWN_ONE_IN) === 0) stage.view;
    lived.keys += 1;
    lived.ticks += waited(stage, rng.int(oneIn) === 0 ? TICKS.many : TICKS.few);
    if (MORTAL.calls !== calls && MORTAL.met === met) kept?.();
    const { user, system } = process.threadCpuUsage(began);
    if (user + system > 1_000 * SLOW_MS)
      lived.complaints.push(`${name}: key ${n} (${key}) on ${stage.top.name} took too long`);
  }
  if (!stage.gone && !MORTAL.isDead) stage.view;
}

/** Lets what goes on by itself do so, for some ticks at the most; how many there were. */
function waited(stage: PlainStage, most: number): number {
  let ticks = 0;
  for (; ticks < most && stage.top.timer !== null && !MORTAL.isDead; ticks++) stage.send({ kind: 'tick' });
  return ticks;
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

/** Takes the lock of a process that is dead, and is this one. */
export const forgetLock = (folder: string): void => rmSync(join(folder, 'lock'), { force: true, recursive: true });

/** Bytes of the largest file in a folder; the folders of long walks are left behind. */
export const isLarge = (folder: string, most: number): boolean =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).length > most || statSync(folder).size > 1e6;
