/** Who plays bouts for fixtures and tests: by chance. */
import { randomController } from '../../../src/ai/random.ts';
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

/** Plays a bout with legal choices by chance until it is so, or to its end. */
export function playBout(session: BoutSession, done: (session: BoutSession) => boolean = () => false): void {
  const { match, seat } = session;
  const player = randomController(munera, tables(), match.seed);
  for (;;) {
    while (session.advance() !== null);
    if (session.over || done(session)) return;
    const { prompt } = session;
    if (prompt === null) throw new Error('neither over nor asking');
    const why = session.answer(player.choose(prompt, munera.view(match.state, seat)));
    if (why !== null) throw new Error(why);
  }
}
