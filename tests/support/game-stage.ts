/** A game of the shelf from its page on, and its matches on the house's screens, without a terminal. */
import { beforeAll } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { Shelf } from '../../src/games/shelf.ts';
import type { Kit } from '../../src/kernel/kit.ts';
import { gamesOn } from '../../src/play/games.ts';
import { ROUTES } from '../../src/play/routes.ts';
import { servicesFor } from '../../src/play/services.ts';
import type { Session } from '../../src/session/session.ts';
import type { Store } from '../../src/store/store.ts';
import { type LoneMatches, loneMatch } from '../../src/tui/match/practice.ts';
import { PlainStage } from '../../tools/plain-stage.ts';
import { atTitle, envOf, loaded } from '../../tools/title-stage.ts';
import { open, tempFolder } from '../store/support.ts';

/** The screens that everything must look well on. */
export const SIZES = [
  { columns: 80, rows: 24 },
  { columns: 120, rows: 40 },
] as const;
/** One of them. */
export type Size = (typeof SIZES)[number];

/** A store that knows every game. */
export const opens = (folder = tempFolder()): Store => open(folder, { games: GAMES });

/** Reads the code of a game before the first test waits for it. */
export function readsFirst(id: string): void {
  beforeAll(async () => {
    await (await GAMES.find((one) => one.id === id)?.load())?.screens();
    await gamesOn(new Shelf(GAMES)).load(id); // its part in the challenge of a day is read with it
  });
}

/** The page of a game, reached from the title; what is begun first has the seed 'SEED'. */
export async function atPage(id: string, size: Size = SIZES[0], store = opens()): Promise<PlainStage> {
  const title = GAMES.find((one) => one.id === id)?.title ?? id;
  return loaded(atTitle(store, new Shelf(GAMES), size).choose(title));
}

/** A match that was begun elsewhere, on its screen. */
export async function onScreen<K extends Kit>(
  of: LoneMatches<K>,
  session: Session<K>,
  size: Size = SIZES[0],
  store = opens(),
): Promise<PlainStage> {
  const shelf = new Shelf(GAMES);
  const services = servicesFor(store, '9.9.9', shelf, 'SEED');
  const games = gamesOn(shelf);
  await games.load(of.game);
  return new PlainStage(
    (env) => loneMatch(of, session).screen(env, null),
    () => envOf(services, ROUTES, games, size),
  );
}
