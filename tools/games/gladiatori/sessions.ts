/** Matches for fixtures and tests. */
import { mindsFor } from '../../../src/games/gladiatori/labour/minds.ts';
import { gladiatori } from '../../../src/games/gladiatori/rules/index.ts';
import type { GladiatoriKit } from '../../../src/games/gladiatori/rules/kit.ts';
import type { GladiatoriSetup } from '../../../src/games/gladiatori/rules/setup-types.ts';
import { tables } from '../../../src/games/gladiatori/tables.ts';
import { PLAYER_SEAT } from '../../../src/kernel/levels.ts';
import { type SaveSink, Session } from '../../../src/session/session.ts';

/** A match in play. */
export type GameSession = Session<GladiatoriKit>;

/** Begins a match of the player's. */
export function startGame(setup: GladiatoriSetup, seed: string, sink: SaveSink): GameSession {
  return Session.start(gladiatori, tables(), { setup, seed }, { seats: [PLAYER_SEAT], sink, minds: mindsFor(setup) });
}
