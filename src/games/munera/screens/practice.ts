/** A bout that belongs to nothing else, as the house sees it. */
import type { Minds } from '../../../ai/mind.ts';
import { PLAYER_SEAT } from '../../../kernel/levels.ts';
import { type SaveSink, Session, type SessionOptions } from '../../../session/session.ts';
import { type LoneMatches, loneMatch } from '../../../tui/match/practice.ts';
import type { OpenGame } from '../../../tui/program.ts';
import { GAME_ID } from '../id.ts';
import { mindsFor } from '../labour/minds.ts';
import { munera } from '../rules/index.ts';
import type { MuneraKit } from '../rules/kit.ts';
import type { MuneraSetup } from '../rules/types.ts';
import { tables } from '../tables.ts';
import { BOUTS } from './match-kind.ts';

type MuneraSession = Session<MuneraKit>;

/** Who plays a bout: the player, who is asked what to throw away once it is worn, and minds for others at their levels. */
export function boutOptions(sink: SaveSink, minds: Minds<MuneraKit>): SessionOptions<MuneraKit> {
  return {
    ...{ seats: [PLAYER_SEAT], sink, minds },
    standing: (request) => (request.kind === 'shed' && !request.worn ? 'none' : undefined),
  };
}

/** Begins a bout that is kept with a sink. */
export function beginBout(setup: MuneraSetup, seed: string, sink: SaveSink): MuneraSession {
  return Session.start(munera, tables(), { setup, seed }, boutOptions(sink, mindsFor(setup)));
}

/** Bouts that stand alone. */
const ALONE: LoneMatches<MuneraKit> = {
  ...{ game: GAME_ID, kind: BOUTS },
  begin: (setup, seed, { services }) => beginBout(setup, seed, services.match(GAME_ID)),
};

/** A bout that stands alone. */
export const practiceBout = (session: MuneraSession): OpenGame => loneMatch(ALONE, session);
