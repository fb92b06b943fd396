/** The power supply of a player by script: when it fails, what stood on the disk, and how keys are typed. */
import { existsSync, readdirSync, readFileSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { rngFrom, seedState } from '../../src/kernel/rng.ts';
import type { Save } from '../../src/kernel/save.ts';
import { KEYS, type Terminal } from '../../tools/terminal.ts';
import { comesTrue } from '../../tools/waiting.ts';

/** What the file of a career or a house holds, as far as it matters here. */
interface SavedGame {
  readonly save: Save;
}

/** Games of one kind: their folder, and the file each has in its own. */
export interface Games {
  readonly folder: string;
  readonly file: string;
}

/** The choices of every game and bout, by name. */
export type Choices = ReadonlyMap<string, readonly unknown[]>;

/** What the disk holds of every game and bout: the choices in the order they were made. */
export function choicesOn(data: string, { folder, file }: Games): Choices {
  const found = new Map<string, readonly unknown[]>();
  for (const id of gamesIn(join(data, folder))) {
    const own = join(data, folder, id);
    if (!existsSync(join(own, file))) continue;
    const game = JSON.parse(readFileSync(join(own, file), 'utf8')) as SavedGame;
    found.set(id, game.save.choices);
    for (const name of namesIn(join(own, 'bouts')).filter((one) => one.endsWith('.json'))) {
      const save = JSON.parse(readFileSync(join(own, 'bouts', name), 'utf8')) as Save;
      found.set(`${id}/${name}`, save.choices);
    }
  }
  return found;
}

/** Whether the disk holds a game that is not over, or whose end is not written down yet: the hall does not know it. */
export function isGoingOn(data: string, { folder, file }: Games): boolean {
  const hall = join(data, 'hall.json');
  const known = existsSync(hall) ? readFileSync(hall, 'utf8') : '';
  return gamesIn(join(data, folder)).some((id) => {
    if (!existsSync(join(data, folder, id, file))) return false;
    const { save } = JSON.parse(readFileSync(join(data, folder, id, file), 'utf8')) as SavedGame;
    return (save.checkpoint.state as { readonly outcome: unknown }).outcome === null || !known.includes(id);
  });
}

/** The games of a folder: each has a folder of its own. */
export const gamesIn = (folder: string): readonly string[] =>
  namesIn(folder).filter((name) => statSync(join(folder, name)).isDirectory());

/** What lies in a folder, but for files on their way. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.'));
  } catch {
    return [];
  }
}

/** What was answered once stays answered: every list goes on as it began. */
export function expectKept(before: Choices, after: Choices): void {
  for (const [name, choices] of before) expect(after.get(name)?.slice(0, choices.length), name).toEqual(choices);
}

/** After so many changes of files, or so many bytes drawn, whichever is told; of none, at once. */
interface Moment {
  readonly told: 'changes' | 'bytes';
  readonly count: number;
}

/** The power supply: where it fails, and how long after a key. */
export interface Power<P extends string> {
  fails(place: P | 'bout'): boolean;
  moment(): Moment;
}

/** Elsewhere than in bouts keys are few: there it fails once in so many, and sooner where it never did before. */
const ELSEWHERE = { first: 2, again: 16 } as const;
/** It fails within so many steps after a key: of one change of a file each, which makes some saves, or of some bytes, which makes a screen or two. */
const STEPS = 12;
const STEP = { changes: 1, bytes: 350 } as const;
/** A key that brings no more than that has been answered by then. */
const PATIENCE_MS = 250;

/** A supply that fails once in so many keys of a bout, and elsewhere by where it has failed already. */
export function powerOf<P extends string>(seed: string, killOnceIn: number, kills: readonly (P | 'bout')[]): Power<P> {
  const rng = rngFrom(seedState(seed));
  const odds = (place: P | 'bout') => (kills.includes(place) ? ELSEWHERE.again : ELSEWHERE.first);
  return {
    fails: (place) => rng.int(place === 'bout' ? killOnceIn : odds(place)) === 0,
    moment: () => {
      const drawn = rng.int(2 * STEPS);
      const told = drawn < STEPS ? 'changes' : 'bytes';
      return { told, count: (drawn % STEPS) * STEP[told] };
    },
  };
}

/** The power fails at a moment after keys, in the midst of what they do to a player's folder and the screen. */
export async function killAfter(
  terminal: Terminal,
  data: string,
  keys: readonly string[],
  { told, count }: Moment,
): Promise<void> {
  let left = told === 'changes' ? count : Number.POSITIVE_INFINITY;
  const stop = onChange(data, () => --left <= 0 && terminal.kill('SIGKILL'));
  const mark = terminal.mark();
  const drawn = () => told === 'bytes' && terminal.bytesSince(mark) >= count;
  terminal.send(keys.join(''));
  if (left > 0) await comesTrue(() => drawn() || terminal.ended !== null, PATIENCE_MS);
  terminal.kill('SIGKILL');
  await terminal.exit;
  stop();
}

/** Hears of every change in a folder and those in it; returns what ends that. */
function onChange(data: string, hear: () => void): () => void {
  const below = readdirSync(data, { recursive: true, withFileTypes: true }).filter((one) => one.isDirectory());
  const folders = [data, ...below.map(({ parentPath, name }) => join(parentPath, name))];
  const watchers = folders.map((folder) => watch(folder, hear));
  return () => {
    for (const watcher of watchers) watcher.close();
  };
}

/** Answers in a row that change nothing on a screen; a slow machine changes something in the end. */
const IDLE_ANSWERS = 120;

/** Tells a program that stands still from a machine that is slow: throws with the screen where nothing has changed for long. */
export function movesOn(): (screen: string) => void {
  let [last, idle] = ['', 0];
  return (screen) => {
    idle = screen === last ? idle + 1 : 0;
    last = screen;
    if (idle > IDLE_ANSWERS) throw new Error(`it stands still after ${idle} answers:\n${screen}`);
  };
}

/** More keys than so many at once are sent in one burst. */
const HASTE = 6;

/** A program that is not answering by then has nothing to say to them. */
const ANSWER_MS = 2_000;

/** Types keys, and waits until they are answered; without any, until something is to be seen. */
export async function type(terminal: Terminal, keys: readonly string[]): Promise<void> {
  if (keys.length > 0 && keys.length <= HASTE) {
    await terminal.press(...keys);
    return terminal.idle(0);
  }
  const mark = terminal.mark();
  terminal.send(keys.join(''));
  await comesTrue(() => terminal.bytesSince(mark) > 0 || terminal.ended !== null, ANSWER_MS);
  await terminal.idle(30);
}

/** The keys from the title to what goes on, or else to the first game: "Learn" may stand above it. */
export function titleKeys(screen: string): readonly string[] {
  if (/Continue/u.test(screen)) return ['c'];
  return /▸ Learn/u.test(screen) ? [KEYS.down, KEYS.enter] : [KEYS.enter];
}
