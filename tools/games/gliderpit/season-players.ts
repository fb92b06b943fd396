/** Who plays seasons for fixtures, tests and the soak: plainly, its bouts by the tactician. */
import { plainSeason } from '../../../src/games/gliderpit/ai/plain-season.ts';
import { mindsFor } from '../../../src/games/gliderpit/labour/minds.ts';
import type { PitKit } from '../../../src/games/gliderpit/rules/kit.ts';
import { seasonBout } from '../../../src/games/gliderpit/screens/season/season-match.ts';
import type { SeasonGame } from '../../../src/games/gliderpit/session/season.ts';
import type { Session } from '../../../src/session/session.ts';

/** A bout in play. */
export type PitSession = Session<PitKit>;

/** Who flies at the player's seat: a tactician. */
const tactician = mindsFor({ gliders: [{ name: 'A', team: 0, seat: 1, level: 'tactician', straps: 0 }] })[1];

/** Flies a bout by the tactician until it is so, or to its end. */
export function flyBout(session: PitSession, done: (session: PitSession) => boolean = () => false): void {
  for (;;) {
    while (session.advance() !== null);
    const { prompt, match } = session;
    if (session.over || done(session)) return;
    if (prompt === null || tactician === undefined) throw new Error('neither over nor asking');
    const why = session.answer(tactician.choose(prompt, match.state, () => 0));
    if (why !== null) throw new Error(why);
  }
}

/** Plays a season plainly until it is so, or it is over; every bout with its record. */
export function playSeason(game: SeasonGame, done: (game: SeasonGame) => boolean): SeasonGame {
  const { session } = game;
  const player = plainSeason(() => {
    throw new Error('a bout is flown, not reckoned');
  });
  for (;;) {
    while (session.advance() !== null);
    const { prompt } = session;
    if (prompt === null || done(game)) return game;
    if (prompt.kind !== 'bout') {
      const why = game.answer(player.choose(prompt, session.match.state));
      if (why !== null) throw new Error(why);
      continue;
    }
    const bout = seasonBout(game);
    if (!bout.ok) throw new Error(bout.why);
    if (bout.value === null) continue; // answered
    flyBout(bout.value);
    const why = game.finish(bout.value);
    if (why !== null) throw new Error(why);
  }
}

/** Whether a bout of the player's own is asked for, after so many. */
export function boutAsked(flown: number): (game: SeasonGame) => boolean {
  return ({ order, session }) => order?.own === true && session.match.state.past.length >= flown;
}

/** Whether the purse of a turn is open. */
export function purseAt(turn: number): (game: SeasonGame) => boolean {
  return ({ session }) => session.prompt?.kind === 'purse' && session.match.state.turn === turn;
}
