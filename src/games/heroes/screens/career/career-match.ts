/** A match of a career, as the house sees it. */
import type { Session } from '../../../../session/session.ts';
import { endScreen } from '../../../../tui/match/end-screen.ts';
import { matchScreen } from '../../../../tui/match/match-screen.ts';
import { shownMatch } from '../../../../tui/match/onlook.ts';
import type { OpenGame } from '../../../../tui/program.ts';
import { GAME_ID } from '../../id.ts';
import type { HeroesKit } from '../../rules/kit.ts';
import type { FamiliaGame } from '../../session/career.ts';
import { MATCHES } from '../match-kind.ts';

/** The match now asked for; it leads back to `home`, its career. */
export function careerMatch(game: FamiliaGame, session: Session<HeroesKit>, home: OpenGame): OpenGame {
  const { name } = game.session.match.state.setup;
  return {
    game: GAME_ID,
    get doing() {
      return `fights ${MATCHES.title(session.shown)} for the familia of ${name}`;
    },
    match: shownMatch(MATCHES, session, `${MATCHES.title(session.match.state)}, the familia of ${name}`),
    screen: (env, notice) =>
      matchScreen(
        MATCHES,
        session,
        {
          stake: { name: 'The familia', back: 'Continue goes on with it' },
          ended: (over, now) =>
            endScreen(MATCHES, over, {
              items: [{ value: 'on', label: 'Go on', note: 'what it leaves behind' }],
              notice: game.finish(over) ?? game.takeWord() ?? 'The match is kept with the familia.',
              choose: () => now.routes.play(home, now, game.trouble),
            }),
        },
        env,
        notice ?? game.takeWord() ?? game.trouble,
      ),
  };
}
