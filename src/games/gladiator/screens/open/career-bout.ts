/** A bout of a career, as the house sees it. */
import type { OpenGame } from '../../../../tui/program.ts';
import { ordinal } from '../../career/told/narrate-munus.ts';
import { GAME_ID } from '../../id.ts';
import type { CareerGame } from '../../session/career.ts';
import { openBout } from '../bout/bout-screen.ts';
import type { GladiatorSession } from '../bout/session.ts';
import { newBout } from '../bout/state.ts';
import { careerOwner } from '../career/bout-owner.ts';
import { shownBout } from './bout-look.ts';
import { meetingDone, meetingHead } from './meeting.ts';

/** The bout now asked for; it leads back to `home`, its career. */
export function careerBout(game: CareerGame, session: GladiatorSession, home: OpenGame): OpenGame {
  const munus = (): string => `${ordinal(game.session.match.state.turn)} munus`;
  return {
    game: GAME_ID,
    get doing() {
      return `${meetingDone('leads', session)} in the ${munus()}`;
    },
    get match() {
      return shownBout(session, `${meetingHead(session)}, ${munus()}`);
    },
    screen(env, notice) {
      const owner = careerOwner(game, home, env.settings.odds);
      return openBout(newBout(session, 'A', notice ?? game.takeWord() ?? game.trouble, owner), env);
    },
  };
}
