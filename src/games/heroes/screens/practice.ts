/** A match that belongs to nothing else, as the house sees it. */
import { PLAYER_SEAT } from '../../../kernel/levels.ts';
import { LABOUR_HERE, type Labour } from '../../../odds/labour.ts';
import { type SaveSink, Session, type SessionOptions } from '../../../session/session.ts';
import { type LoneMatches, loneMatch } from '../../../tui/match/practice.ts';
import type { OpenGame } from '../../../tui/program.ts';
import { GAME_ID } from '../id.ts';
import { mindsFor } from '../labour/minds.ts';
import { heroes } from '../rules/index.ts';
import type { HeroesKit } from '../rules/kit.ts';
import type { HeroesSetup } from '../rules/types.ts';
import { tables } from '../tables.ts';
import { MATCHES } from './match-kind.ts';

/** Who plays a match: a person, and whoever leads the others at their levels; `labour` does what they think out. */
export function sittingOf(
  setup: Pick<HeroesSetup, 'fighters'>,
  sink: SaveSink,
  labour: Labour = LABOUR_HERE,
): SessionOptions<HeroesKit> {
  return { seats: [PLAYER_SEAT], sink, minds: mindsFor(setup), labour };
}

/** Matches that stand alone. */
const ALONE: LoneMatches<HeroesKit> = {
  ...{ game: GAME_ID, kind: MATCHES },
  begin(setup, seed, { services }) {
    const sitting = sittingOf(setup, services.match(GAME_ID), services.labour);
    return Session.start(heroes, tables(), { setup, seed }, sitting);
  },
};

/** A match that stands alone. */
export const practiceMatch = (session: Session<HeroesKit>): OpenGame => loneMatch(ALONE, session);
