/** A practice bout, as the house sees it. */
import type { Env, OpenGame } from '../../../../tui/program.ts';
import { meetingText } from '../../ask/sides.ts';
import { GAME_ID } from '../../id.ts';
import { openBout } from '../bout/bout-screen.ts';
import type { GladiatorSession } from '../bout/session.ts';
import { newBout } from '../bout/state.ts';
import { shownBout } from './bout-look.ts';
import { meetingDone, meetingHead } from './meeting.ts';

/** A bout that belongs to nothing else. */
export function practiceGame(session: GladiatorSession): OpenGame {
  return {
    game: GAME_ID,
    get doing() {
      return meetingDone('practises with', session);
    },
    get match() {
      return shownBout(session, `${meetingHead(session)}, practice`);
    },
    screen(env, notice) {
      noted(session, env);
      return openBout(newBout(session, 'A', notice, { kind: 'practice', again: practiceGame }), env);
    },
  };
}

/** Cells that Continue has for who meets whom. */
const NOTE_ROOM = 26;

/** Keeps who meets whom, for Continue. */
function noted({ match }: GladiatorSession, { services }: Env): void {
  const note = meetingText(match.state.fighters, NOTE_ROOM);
  const { matches } = services.settings();
  if (matches[GAME_ID] !== note) services.changeSettings({ matches: { ...matches, [GAME_ID]: note } });
}
