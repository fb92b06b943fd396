/** The games of the house, all of them loaded. */
import { GAMES } from '../../src/games/index.ts';
import { Shelf, verifierOf } from '../../src/games/shelf.ts';

export const shelf = new Shelf(GAMES);
export const games = await shelf.loadAll();
export const verify = verifierOf(shelf);
