/** The games of the house, all of them loaded. */
import { GAMES } from '../src/games/index.ts';
import { knownGames } from '../src/games/known.ts';
import { Shelf, verifierOf } from '../src/games/shelf.ts';
import type { KnownGames } from '../src/store/known.ts';

export const shelf = new Shelf(GAMES);
export const games = await shelf.loadAll();
export const verify = verifierOf(shelf);

/** What files are judged by: saves are played through. */
export const known: KnownGames = knownGames(shelf);
/** The same, and no save is played through. */
export const shut: KnownGames = { ...known, verify: null };
