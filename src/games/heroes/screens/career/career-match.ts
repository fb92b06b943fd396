/** A match of a career, as the house sees it. */
import type { Session } from '../../../../session/session.ts';
import { longMatch } from '../../../../tui/match/long-match.ts';
import type { OpenGame } from '../../../../tui/program.ts';
import type { HeroesKit } from '../../rules/kit.ts';
import type { FamiliaGame } from '../../session/career.ts';
import { MATCHES } from '../match-kind.ts';

/** The match now asked for; it leads back to `home`, its career. */
export const careerMatch = (game: FamiliaGame, session: Session<HeroesKit>, home: OpenGame): OpenGame =>
  longMatch(MATCHES, session, {
    ...{ name: 'The familia', of: `the familia of ${game.session.match.state.setup.name}`, joined: 'for' },
    ...{ kept: 'The match is kept with the familia.', game, home, mode: game.session.match.state.setup.mode },
  });
