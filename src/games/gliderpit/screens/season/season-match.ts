/** A bout of a season, as the house sees it. */

import type { Minds } from '../../../../ai/mind.ts';
import { type Read, readAs, readable, unreadable } from '../../../../kernel/save.ts';
import type { Session } from '../../../../session/session.ts';
import { longMatch } from '../../../../tui/match/long-match.ts';
import type { OpenGame } from '../../../../tui/program.ts';
import { mindsFor } from '../../labour/minds.ts';
import { gliderpit } from '../../rules/index.ts';
import type { PitKit } from '../../rules/kit.ts';
import type { SeasonGame } from '../../session/season.ts';
import { BOUTS } from '../match-kind.ts';
import { GLIDERPIT_ALONE } from '../practice.ts';

/** The minds of the program by a set-up as it is saved. */
function mindsIn(setup: unknown): Minds<PitKit> {
  const read = readAs(gliderpit.schema.setup, setup, 'no set-up');
  return read.ok ? mindsFor(read.value) : {};
}

/** The bout that is asked for, with everybody of the program led as the order has it; null: it was over already, or nobody but the program flies in it, and is answered (23.3). */
export function seasonBout(game: SeasonGame): Read<Session<PitKit> | null> {
  const { standing } = GLIDERPIT_ALONE;
  const own = game.order?.own ?? true;
  const found = game.bout({ ...(standing === undefined ? {} : { standing }), mindsOf: mindsIn });
  if (!found.ok || found.value === null || own) return found;
  const why = game.finish(found.value);
  return why === null ? readable(null) : unreadable(why);
}

/** The bout now asked for; it leads back to `home`, its season. */
export const seasonMatch = (game: SeasonGame, session: Session<PitKit>, home: OpenGame): OpenGame =>
  longMatch(BOUTS, session, {
    ...{ name: 'The season', of: `the season of ${game.session.match.state.setup.name}`, joined: 'in' },
    ...{ kept: 'The bout is kept with the season.', game, home, mode: game.session.match.state.setup.mode },
  });
