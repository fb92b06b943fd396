/** The whole program without a terminal, from its title on, over a folder and the games that are put into it. */
import type { Shelf } from '../src/games/shelf.ts';
import { gamesOn } from '../src/play/games.ts';
import { ROUTES } from '../src/play/routes.ts';
import { servicesFor } from '../src/play/services.ts';
import type { Store } from '../src/store/store.ts';
import type { Env, Routes } from '../src/tui/program.ts';
import type { Services } from '../src/tui/services.ts';
import { THEMES } from '../src/tui/theme.ts';
import { PlainStage } from './plain-stage.ts';
import { comesTrue } from './waiting.ts';

/** The smallest screen, unless another is asked for. */
const SMALLEST = { columns: 80, rows: 24 };

/** What screens are drawn and decided by, as it is now. */
export function envOf(services: Services, routes: Routes, games: Env['games'], size = SMALLEST): Env {
  const settings = services.settings();
  return {
    ...{ ...size, skin: 'unicode', forced: { level: null, skin: null } },
    ...{ encoding: { level: 3, theme: THEMES[settings.theme] }, settings, services, games, routes },
  };
}

/** The program on its title; what is begun first has the seed that is given. */
export function atTitle(store: Store, shelf: Shelf, size = SMALLEST, seed = 'SEED'): PlainStage {
  const services = servicesFor(store, '9.9.9', shelf, seed);
  const games = gamesOn(shelf);
  return new PlainStage(
    (env) => ROUTES.title(env, null),
    () => envOf(services, ROUTES, games, size),
  );
}

const PATIENCE_MS = 10_000;

/** Lets a game that is being loaded come. */
export async function loaded(stage: PlainStage): Promise<PlainStage> {
  const opening = (): boolean => stage.top.timer?.token.startsWith('opening') === true;
  await comesTrue(() => {
    if (opening()) stage.send({ kind: 'tick' });
    return !opening();
  }, PATIENCE_MS);
  return stage;
}
