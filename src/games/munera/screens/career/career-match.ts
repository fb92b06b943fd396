/** A bout of a career, as the house sees it. */
import type { Read } from '../../../../kernel/save.ts';
import type { Session } from '../../../../session/session.ts';
import { longMatch } from '../../../../tui/match/long-match.ts';
import type { OpenGame } from '../../../../tui/program.ts';
import { mindsIn } from '../../labour/minds.ts';
import type { MuneraKit } from '../../rules/kit.ts';
import type { CareerGame } from '../../session/career.ts';
import { BOUTS } from '../match-kind.ts';
import { MUNERA_ALONE } from '../practice.ts';

/** The bout that is asked for, with everybody of the program led as the order has it; null: it was over already, and is answered. */
export function careerBout(game: CareerGame): Read<Session<MuneraKit> | null> {
  const { standing } = MUNERA_ALONE;
  return game.bout({ ...(standing === undefined ? {} : { standing }), mindsOf: (setup) => mindsIn({ setup }) });
}

/** The bout now asked for; it leads back to `home`, its career. */
export const careerMatch = (game: CareerGame, session: Session<MuneraKit>, home: OpenGame): OpenGame =>
  longMatch(BOUTS, session, {
    ...{ name: 'The career', of: `the career of ${game.session.match.state.setup.name}`, joined: 'in' },
    ...{ kept: 'The bout is kept with the career.', game, home, mode: game.session.match.state.setup.mode },
  });
