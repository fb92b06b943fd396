/** A try at the challenge of a day, whatever the game. */
import type { Kit } from '../../kernel/kit.ts';
import type { Session } from '../../session/session.ts';
import { faultOfRecord } from '../../session/taken-up.ts';
import type { OpenGame } from '../program.ts';

/** What a game shows of a try. */
interface ShownTry extends Pick<OpenGame, 'screen'> {
  /** The id of the game. */
  readonly game: string;
  match(): OpenGame['match'];
}

/** A session as a try. */
export function attemptAt<K extends Kit>(session: Session<K>, { game, match, screen }: ShownTry) {
  return {
    get over() {
      return session.over;
    },
    save: () => session.save(),
    keep: () => session.keep(),
    fault: () => faultOfRecord(session),
    game: {
      game,
      get doing() {
        return `${session.over ? 'has done with' : 'tries'} the challenge of the day`;
      },
      get match() {
        return match();
      },
      screen,
    },
  };
}
