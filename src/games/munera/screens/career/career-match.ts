/** A bout of a career, as the house sees it. */
import type { Read } from '../../../../kernel/save.ts';
import type { Session } from '../../../../session/session.ts';
import { endScreen } from '../../../../tui/match/end-screen.ts';
import { matchScreen } from '../../../../tui/match/match-screen.ts';
import { shownMatch } from '../../../../tui/match/onlook.ts';
import type { OpenGame } from '../../../../tui/program.ts';
import { GAME_ID } from '../../id.ts';
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
export function careerMatch(game: CareerGame, session: Session<MuneraKit>, home: OpenGame): OpenGame {
  const { name } = game.session.match.state.setup;
  return {
    game: GAME_ID,
    get doing() {
      return `fights ${BOUTS.title(session.shown)} in the career of ${name}`;
    },
    match: shownMatch(BOUTS, session, `${BOUTS.title(session.match.state)}, the career of ${name}`),
    screen: (env, notice) =>
      matchScreen(
        BOUTS,
        session,
        {
          stake: { name: 'The career', back: 'Continue goes on with it' },
          ended: (over, now) =>
            endScreen(BOUTS, over, {
              items: [{ value: 'on', label: 'Go on', note: 'what it leaves behind' }],
              notice: game.finish(over) ?? game.takeWord() ?? 'The bout is kept with the career.',
              choose: () => now.routes.play(home, now, game.trouble),
            }),
        },
        env,
        notice ?? game.takeWord() ?? game.trouble,
      ),
  };
}
