/** The page of Munera Sine Missione: what there is to play, and what goes on. */
import { unreadable } from '../../../kernel/save.ts';
import { openPlayback } from '../../../tui/match/playback-screen.ts';
import { resumeLone } from '../../../tui/match/practice.ts';
import { type GameScreens, stay } from '../../../tui/program.ts';
import { MUNERA_TOPICS, muneraSigns } from './help.ts';
import { MUNERA_BINDINGS } from './keys.ts';
import { BOUTS } from './match-kind.ts';
import { BOUT_ENDS } from './outcome-words.ts';
import { MUNERA_ALONE } from './practice.ts';
import { MUNERA_PRESETS } from './presets.ts';

/** The screens that this game opens for the house. */
export const MUNERA_SCREENS: GameScreens = {
  menu: () => [],
  choose: (_value, _env, page) => stay(page),
  presets: MUNERA_PRESETS,
  letters: {},
  resume: ({ kind }) => unreadable(`this game knows no long game of the kind '${kind}'`),
  resumeMatch: (save, env) => resumeLone(MUNERA_ALONE, save, env),
  replay: (save, _env, screen) => openPlayback(BOUTS, save, screen),
  ending: (by) => BOUT_ENDS[by] ?? null,
  manual: { bindings: MUNERA_BINDINGS, topics: MUNERA_TOPICS, signs: muneraSigns },
  detail: () => null,
};
