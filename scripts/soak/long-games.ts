/** Long games of each game but GLADIATOR, as they are kept among the fixtures. */
import { cpSync } from 'node:fs';
import { GAMES } from '../../src/games/index.ts';
import { openStore } from '../../src/store/store.ts';

/** By the id of the game: a folder of long games, and the one of them that stands in a match. */
const LONG: { readonly [game: string]: readonly [folder: string, id: string] } = {
  heroes: ['heroes/v1', '3604328a'],
  munera: ['munera-careers/v1', '6531b102'],
  gliderpit: ['gliderpit/v1', '4d593f16'],
  gladiatori: ['gladiatori-campaigns/v1', '97782f94'],
};

/** Puts the long games of a game into a player's folder; the one that stands in a match was played last. */
export function beginLong(folder: string, { id: game, long }: (typeof GAMES)[number]): void {
  const [kept, id] = LONG[game] ?? [];
  const kind = long?.[0];
  if (kept === undefined || id === undefined || kind === undefined) throw new Error(`no long game of ${game} is kept`);
  cpSync(`tests/fixtures/${kept}/everything`, folder, { recursive: true });
  const store = openStore({ dataDir: folder, write: true, now: () => new Date(), games: GAMES });
  if (!store.ok) throw new Error(store.why);
  store.value.match(game).clear();
  store.value.settings.change({ last: { game, kind: kind.kind, id, note: '' } });
  store.value.close();
}
