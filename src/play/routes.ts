/** How screens that need not know one another lead to each other. */
import { unreadable } from '../kernel/save.ts';
import type { Routes } from '../tui/program.ts';
import { titleScreen } from '../tui/screens/title.ts';

/** The screens of the program by what they are for, where nobody else plays. */
export const ROUTES: Routes = {
  title: titleScreen,
  play: (game, env, notice) => game.screen(env, notice),
  challenge: () => unreadable('There is a challenge of the day on a host alone.'),
  watch: () => unreadable('nobody else is here'),
};
