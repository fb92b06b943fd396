/** A match of a career, as the house sees it. */
import type { Read } from '../../../../kernel/save.ts';
import type { Session } from '../../../../session/session.ts';
import { longMatch } from '../../../../tui/match/long-match.ts';
import type { Env, OpenGame } from '../../../../tui/program.ts';
import { mindsIn } from '../../labour/minds.ts';
import type { HeroesKit } from '../../rules/kit.ts';
import type { FamiliaGame } from '../../session/career.ts';
import { MATCHES } from '../match-kind.ts';

/** The match that is asked for, with everybody of the program led as the order has it; null: it was over already, and is answered. */
export const askedMatch = (game: FamiliaGame, { services: { labour } }: Env): Read<Session<HeroesKit> | null> =>
  game.bout({ mindsOf: (setup) => mindsIn({ setup }), labour });

/** The match now asked for; it leads back to `home`, its career. */
export const careerMatch = (game: FamiliaGame, session: Session<HeroesKit>, home: OpenGame): OpenGame =>
  longMatch(MATCHES, session, {
    ...{ name: 'The familia', of: `the familia of ${game.session.match.state.setup.name}`, joined: 'for' },
    ...{ kept: 'The match is kept with the familia.', game, home, mode: game.session.match.state.setup.mode },
  });
