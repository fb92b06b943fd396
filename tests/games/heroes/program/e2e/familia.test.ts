/** A familia played by script in a pseudo-terminal, while the program is killed at random moments: nothing is lost. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { CareerState } from '../../../../../src/games/heroes/career/types.ts';
import { familiaServices } from '../../../../../src/games/heroes/files/familiae.ts';
import { FAMILIA } from '../../../../../src/games/heroes/files/kinds.ts';
import { CAREER_MATCHES } from '../../../../../src/games/heroes/session/matches.ts';
import { tables } from '../../../../../src/games/heroes/tables.ts';
import { GAMES } from '../../../../../src/games/index.ts';
import type { Save } from '../../../../../src/kernel/save.ts';
import { openStore, type Store } from '../../../../../src/store/store.ts';
import { value } from '../../../../kernel/toy.ts';
import { gamesIn } from '../../../../support/power.ts';
import { dataFolder } from '../../../../support/real-program.ts';
import { playUnderKills } from '../../../../support/sittings.ts';
import { familiaKeys, PLACES } from './familia-player.ts';

/** Matches to be fought; the soak asks for more. */
const MATCHES = Number(process.env.HARENA_MATCHES ?? 1);
const SEED = process.env.HARENA_SEED ?? 'familia-1';
const PATIENCE_MS = 60_000 + 30_000 * MATCHES;

function withStore<T>(folder: string, write: boolean, use: (store: Store) => T): T {
  const store = value(openStore({ dataDir: folder, write, now: () => new Date(), games: GAMES }));
  try {
    return use(store);
  } finally {
    store.close();
  }
}

/** A folder whose player loses no time, and has played this game before. */
function hastyFolder(): string {
  const folder = dataFolder();
  const hasty = { pace: 'instant', hints: false, confirm: false, lastGame: 'heroes', waved: ['gladiator'] } as const;
  withStore(folder, true, ({ settings }) => settings.change(hasty));
  return folder;
}

const GAMES_OF = { folder: FAMILIA.folder, file: `${FAMILIA.kind}.json` };

/** How many matches of the one familia have their result on the disk. */
function fought(folder: string): number {
  const [id] = gamesIn(join(folder, GAMES_OF.folder));
  const file = join(folder, GAMES_OF.folder, id ?? '', GAMES_OF.file);
  if (id === undefined || !existsSync(file)) return 0;
  const { save } = JSON.parse(readFileSync(file, 'utf8')) as { readonly save: Save };
  return (save.checkpoint.state as CareerState).past.length;
}

/** The one familia of a folder: what it remembers of its matches, and what their records come to. */
function remembered(folder: string) {
  return withStore(folder, false, (store) => {
    const familiae = familiaServices(store, () => undefined);
    const [listed] = familiae.list();
    if (listed === undefined) return { past: [], recorded: [], stars: 0 };
    const game = value(familiae.open(listed.id));
    const { past, familia } = game.session.match.state;
    const recorded = past.map(({ number }) => value(CAREER_MATCHES.resultOf(tables(), value(game.record(number)))));
    return { past, recorded, stars: familia.length };
  });
}

it('a familia loses nothing, and no result is rolled again', { timeout: PATIENCE_MS }, async ({ annotate }) => {
  const folder = hastyFolder();
  const enough = () => fought(folder) >= MATCHES;
  const plan = {
    games: GAMES_OF,
    seed: SEED,
    killOnceIn: MATCHES === 1 ? 20 : 40,
    enough,
    keys: familiaKeys,
    places: PLACES,
  };
  const kills = await playUnderKills(folder, plan);
  const { past, recorded, stars } = remembered(folder);
  expect(past.map(({ number }) => number)).toEqual(
    Array.from({ length: Math.max(MATCHES, past.length) }, (_, i) => i + 1),
  );
  expect(recorded).toEqual(past.map(({ result }) => result));
  expect(stars).toBeGreaterThan(0);
  expect(kills.length).toBeGreaterThan(1);
  if (MATCHES >= 20) expect(kills).toEqual(expect.arrayContaining([...Object.keys(PLACES), 'bout']));
  const where = Object.entries(Object.groupBy(kills, (place) => place)).map(([place, all]) => `${place} ${all.length}`);
  await annotate(`${past.length} matches, ${stars} Stars, ${kills.length} kills (${where.join(', ')})`);
});
