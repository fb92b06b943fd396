/** A match of a long game on the house's screens: it leads back to the game it belongs to. */
import type { Kit } from '../../kernel/kit.ts';
import type { Session } from '../../session/session.ts';
import { adviceUnder } from '../advice/under-mode.ts';
import type { OpenGame } from '../program.ts';
import { endScreen } from './end-screen.ts';
import type { MatchKind } from './kind.ts';
import { matchScreen } from './match-screen.ts';
import { shownMatch } from './onlook.ts';

/** The long game around such a match. */
interface AroundMatch<K extends Kit> {
  /** 'The career'. */
  readonly name: string;
  /** What the match is a part of, as 'the career of Felix'; and how that is joined to what is done, as 'in'. */
  readonly of: string;
  readonly joined: string;
  /** What is said of the record once it is over. */
  readonly kept: string;
  readonly game: {
    readonly trouble: string | null;
    takeWord(): string | null;
    /** Answers with the match; why that could not be, or null. */
    finish(session: Session<K>): string | null;
  };
  readonly home: OpenGame;
  /** Whether steps of it may be taken back. */
  readonly mode: 'ironman' | 'lenient';
}

/** A match of a long game as the house sees it. */
export function longMatch<K extends Kit>(kind: MatchKind<K>, session: Session<K>, around: AroundMatch<K>): OpenGame {
  const { game, home, of, name } = around;
  return {
    game: kind.game,
    get doing() {
      return `fights ${kind.title(session.shown)} ${around.joined} ${of}`;
    },
    match: shownMatch(kind, session, `${kind.title(session.match.state)}, ${of}`),
    screen: (env, notice) =>
      matchScreen(
        kind,
        session,
        {
          stake: { name, back: 'Continue goes on with it' },
          ...adviceUnder(around.mode),
          ended: (over, now) =>
            endScreen(kind, over, {
              items: [{ value: 'on', label: 'Go on', note: 'what it leaves behind' }],
              notice: game.finish(over) ?? game.takeWord() ?? around.kept,
              choose: () => now.routes.play(home, now, game.trouble),
            }),
        },
        env,
        notice ?? game.takeWord() ?? game.trouble,
      ),
  };
}
