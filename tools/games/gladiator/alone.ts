/** GLADIATOR's own line of the list of games, for tests to which it matters that no other game stands beside it. */
import { GAME_ID } from '../../../src/games/gladiator/id.ts';
import { GAMES } from '../../../src/games/index.ts';

export const ALONE = GAMES.filter(({ id }) => id === GAME_ID);
