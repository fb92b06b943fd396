/** How screens that need not know one another lead to each other. */
import { readable, unreadable } from '../kernel/save.ts';
import { dailyScreen } from '../tui/host/daily.ts';
import type { Routes } from '../tui/program.ts';
import { titleScreen } from '../tui/screens/title.ts';
import { alonePartOf } from './daily/challenges.ts';

const NO_DAY = 'There is no such challenge of the day.';

/** The screens of the program by what they are for, where nobody else plays. */
export const ROUTES: Routes = {
  title: titleScreen,
  play: (game, env, notice) => game.screen(env, notice),
  challenge(date, env, alone) {
    const game = (alone === null ? null : alonePartOf(alone))?.fight(env.services, date) ?? unreadable(NO_DAY);
    return game.ok ? readable(env.routes.play(game.value, env, null)) : game;
  },
  daily(game, env) {
    const daily = alonePartOf(game)?.daily(env.services);
    return daily === undefined ? unreadable(NO_DAY) : readable(dailyScreen({ daily }));
  },
  watch: () => unreadable('nobody else is here'),
};
