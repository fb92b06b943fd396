/** Bouts for fixtures and tests. */
import { mindsFor } from '../../../src/games/munera/labour/minds.ts';
import { munera } from '../../../src/games/munera/rules/index.ts';
import type { MuneraKit } from '../../../src/games/munera/rules/kit.ts';
import type { MuneraSetup } from '../../../src/games/munera/rules/types.ts';
import { tables } from '../../../src/games/munera/tables.ts';
import { PLAYER_SEAT } from '../../../src/kernel/levels.ts';
import { type SaveSink, Session } from '../../../src/session/session.ts';

/** A bout in play. */
export type BoutSession = Session<MuneraKit>;

/** Begins a bout of the player's. */
export function startBout(setup: MuneraSetup, seed: string, sink: SaveSink): BoutSession {
  return Session.start(munera, tables(), { setup, seed }, { seats: [PLAYER_SEAT], sink, minds: mindsFor(setup) });
}
