/** A match of a game of houses, as the house sees it. */
import type { OpenGame } from '../../../../tui/program.ts';
import { GAME_ID } from '../../id.ts';
import type { HousesGame } from '../../session/house.ts';
import { openBout } from '../bout/bout-screen.ts';
import type { GladiatorSession } from '../bout/session.ts';
import { newBout } from '../bout/state.ts';
import { housesOwner } from '../house/bout-owner.ts';
import { shownBout } from './bout-look.ts';
import { meetingDone, meetingHead } from './meeting.ts';

/** The match now asked for, fought or looked on at; it leads back to `home`, its game. */
export function houseBout(game: HousesGame, session: GladiatorSession, home: OpenGame): OpenGame {
  const house = `house of ${houseNameOf(game)}`;
  return {
    game: GAME_ID,
    get doing() {
      return `${meetingDone('leads', session)} for the ${house}`;
    },
    get match() {
      return shownBout(session, `${meetingHead(session)}, ${house}`);
    },
    screen: (env, notice) =>
      openBout(newBout(session, 'A', notice ?? game.takeWord() ?? game.trouble, housesOwner(game, home)), env),
  };
}

/** What the player's house is called. */
export function houseNameOf({ session: { match } }: HousesGame): string {
  return match.state.setup.houses[0]?.name ?? '';
}
