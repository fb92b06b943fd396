/** How screens that need not know one another lead to each other. */
import { openBout } from '../games/gladiator/screens/bout/bout-screen.ts';
import { newBout } from '../games/gladiator/screens/bout/state.ts';
import { careerOwner } from '../games/gladiator/screens/career/bout-owner.ts';
import { openCareer } from '../games/gladiator/screens/career/career-screen.ts';
import { ludusOwner } from '../games/gladiator/screens/house/bout-owner.ts';
import { openLudus } from '../games/gladiator/screens/house/house-screen.ts';
import { dailyOwner } from '../tui/host/daily-owner.ts';
import type { Routes } from '../tui/program.ts';
import { titleScreen } from '../tui/screens/title.ts';

/** The screens of the program by what they are for. */
export const ROUTES: Routes = {
  title: titleScreen,
  bout: (session, env, notice) => openBout(newBout(session, 'A', notice), env),
  career: openCareer,
  careerBout: (game, session, env) =>
    openBout(newBout(session, 'A', game.takeWord() ?? game.trouble, careerOwner(game, env.settings.odds)), env),
  dailyBout: (company, date, session, env) =>
    openBout(
      newBout(session, 'A', company.daily.word(date, session) ?? session.trouble, dailyOwner(company, date, session)),
      env,
    ),
  ludus: openLudus,
  ludusBout: (game, session, env) =>
    openBout(newBout(session, 'A', game.takeWord() ?? game.trouble, ludusOwner(game)), env),
};
