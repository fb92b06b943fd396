/** Long games played by script in the real program, which is killed at random moments: what was answered and fought stays. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import type { Save } from '../../src/kernel/save.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { value } from '../kernel/toy.ts';
import { gamesIn } from './power.ts';
import { dataFolder } from './real-program.ts';
import { playUnderKills } from './sittings.ts';

/** What a long game remembers of its matches, and what their records come to. */
interface Remembered {
  readonly past: readonly { readonly number: number; readonly result: unknown }[];
  readonly recorded: readonly unknown[];
}

/** A long game whose state has its matches in `past`, and how it is played. */
interface KilledGame<P extends string> {
  readonly game: string;
  readonly long: { readonly folder: string; readonly kind: string };
  readonly seed: string;
  /** So many matches are fought, unless it is over before. */
  readonly matches: number;
  readonly keys: (screen: string) => readonly string[] | null;
  readonly places: { readonly [place in P]: RegExp };
  /** What the one game of a folder remembers. */
  readonly remembered: (store: Store) => Remembered;
}

/** The files of a folder, for as long as something is done with them. */
export function withStore<T>(folder: string, write: boolean, use: (store: Store) => T): T {
  const store = value(openStore({ dataDir: folder, write, now: () => new Date(), games: GAMES }));
  try {
    return use(store);
  } finally {
    store.close();
  }
}

/** Plays a new game of that kind under kills; every match must have its record. Returns where it was killed, and how much was fought. */
export async function keptUnderKills<P extends string>({ game, long, seed, matches, ...how }: KilledGame<P>) {
  const folder = dataFolder();
  const hasty = { pace: 'instant', hints: false, confirm: false, lastGame: game, waved: ['gladiator'] } as const;
  withStore(folder, true, ({ settings }) => settings.change(hasty));
  const games = { folder: long.folder, file: `${long.kind}.json` };
  const kills = await playUnderKills(folder, {
    ...{ games, seed, killOnceIn: matches === 1 ? 30 : 40, keys: how.keys, places: how.places },
    enough: () => fought(folder, games) >= matches,
  });
  const { past, recorded } = withStore(folder, false, how.remembered);
  expect(past.map(({ number }) => number)).toEqual(past.map((_, i) => i + 1));
  expect(recorded).toEqual(past.map(({ result }) => result));
  return { kills, past };
}

/** How many matches of the one game have their result on the disk. */
function fought(folder: string, games: { readonly folder: string; readonly file: string }): number {
  const [id] = gamesIn(join(folder, games.folder));
  const file = join(folder, games.folder, id ?? '', games.file);
  if (id === undefined || !existsSync(file)) return 0;
  const { save } = JSON.parse(readFileSync(file, 'utf8')) as { readonly save: Save };
  return (save.checkpoint.state as Remembered).past.length;
}

/** 'title 3, bout 5'. */
export const killsText = (kills: readonly string[]): string =>
  Object.entries(Object.groupBy(kills, (place) => place))
    .map(([place, all]) => `${place} ${all?.length}`)
    .join(', ');
