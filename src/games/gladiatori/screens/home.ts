/** The page of Gladiatori: what there is to play, and what goes on. */
import { unreadable } from '../../../kernel/save.ts';
import { openPlayback } from '../../../tui/match/playback-screen.ts';
import { resumeLone } from '../../../tui/match/practice.ts';
import { type GameScreens, stay } from '../../../tui/program.ts';
import { builderScreen } from './builder.ts';
import { GLADIATORI_TOPICS, gladiatoriSigns } from './help.ts';
import { GLADIATORI_BINDINGS } from './keys.ts';
import { gladiatoriLessons } from './lessons.ts';
import { GLADIATORI_MATCHES } from './match-kind.ts';
import { MATCH_ENDINGS } from './outcome-words.ts';
import { GLADIATORI_ALONE } from './practice.ts';
import { GLADIATORI_PRESETS } from './presets.ts';

/** The screens that this game opens for the house. */
export const GLADIATORI_SCREENS: GameScreens = {
  menu: () => [{ value: 'build', label: 'A gladiator of your own', note: 'bought with 55 coins, then a match' }],
  choose: (value, _env, page) => (value === 'build' ? { to: 'over', screen: page, next: builderScreen() } : stay(page)),
  presets: GLADIATORI_PRESETS,
  lessons: gladiatoriLessons,
  letters: {},
  resume: ({ kind }) => unreadable(`this game knows no long game of the kind '${kind}'`),
  resumeMatch: (save, env) => resumeLone(GLADIATORI_ALONE, save, env),
  replay: (save, _env, screen) => openPlayback(GLADIATORI_MATCHES, save, screen),
  ending: (by) => MATCH_ENDINGS[by] ?? null,
  manual: { bindings: GLADIATORI_BINDINGS, topics: GLADIATORI_TOPICS, signs: gladiatoriSigns },
  detail: () => null,
};
