/** How screens that need not know one another lead to each other. */
import { openBout } from '../tui/bout/bout-screen.ts';
import { newBout } from '../tui/bout/state.ts';
import { careerOwner } from '../tui/career/bout-owner.ts';
import { openCareer } from '../tui/career/career-screen.ts';
import { dailyOwner } from '../tui/host/daily-owner.ts';
import { ludusOwner } from '../tui/ludus/bout-owner.ts';
import { openLudus } from '../tui/ludus/ludus-screen.ts';
import type { Routes } from '../tui/program.ts';
import { titleScreen } from '../tui/screens/title.ts';

/** The screens of the program by what they are for. */
export const ROUTES: Routes = {
  title: titleScreen,
  bout: (session, env, notice) => openBout(newBout(session, 'A', notice), env),
  career: openCareer,
  careerBout: (game, session, env) =>
    openBout(newBout(session, 'A', game.trouble, careerOwner(game, env.settings.odds)), env),
  dailyBout: (company, date, session, env) =>
    openBout(newBout(session, 'A', session.trouble, dailyOwner(company, date, session)), env),
  ludus: openLudus,
  ludusBout: (game, session, env) => openBout(newBout(session, 'A', game.trouble, ludusOwner(game)), env),
};
