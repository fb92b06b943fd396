/** The page of Glider-Pit Gladiators: what there is to play, and what goes on. */
import { unreadable } from '../../../kernel/save.ts';
import { openPlayback } from '../../../tui/match/playback-screen.ts';
import { resumeLone } from '../../../tui/match/practice.ts';
import { type GameScreens, stay } from '../../../tui/program.ts';
import { GLIDERPIT_TOPICS, gliderpitSigns } from './help.ts';
import { GLIDERPIT_BINDINGS } from './keys.ts';
import { BOUTS } from './match-kind.ts';
import { BOUT_ENDS } from './outcome-words.ts';
import { GLIDERPIT_ALONE } from './practice.ts';
import { GLIDERPIT_PRESETS } from './presets.ts';

/** The screens that this game opens for the house. */
export const GLIDERPIT_SCREENS: GameScreens = {
  menu: () => [],
  choose: (_value, _env, page) => stay(page),
  presets: GLIDERPIT_PRESETS,
  letters: {},
  resume: ({ kind }) => unreadable(`this game knows no long game of the kind '${kind}'`),
  resumeMatch: (save, env) => resumeLone(GLIDERPIT_ALONE, save, env),
  replay: (save, _env, screen) => openPlayback(BOUTS, save, screen),
  ending: (by) => BOUT_ENDS[by] ?? null,
  manual: { bindings: GLIDERPIT_BINDINGS, topics: GLIDERPIT_TOPICS, signs: gliderpitSigns },
  detail: () => null,
};
