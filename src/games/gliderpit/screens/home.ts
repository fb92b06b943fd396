/** The page of Glider-Pit Gladiators: what there is to play, and what goes on. */
import { HEX_MOUSE } from '../../../tui/match/offers.ts';
import { openPlayback } from '../../../tui/match/playback-screen.ts';
import { resumeLone } from '../../../tui/match/practice.ts';
import type { GameScreens } from '../../../tui/program.ts';
import { longHome } from '../../../tui/screens/long-home.ts';
import { SEASON } from '../files/kinds.ts';
import { seasonsOf } from '../files/seasons.ts';
import { GLIDERPIT_TOPICS, gliderpitSigns } from './help.ts';
import { GLIDERPIT_BINDINGS } from './keys.ts';
import { gliderpitLessons } from './lessons.ts';
import { BOUTS } from './match-kind.ts';
import { BOUT_ENDS } from './outcome-words.ts';
import { GLIDERPIT_ALONE } from './practice.ts';
import { GLIDERPIT_PRESETS } from './presets.ts';
import { hallOfPilots } from './season/hall-pages.ts';
import { SEASON_LIST } from './season/lists.ts';

/** The screens that this game opens for the house. */
export const GLIDERPIT_SCREENS: GameScreens = {
  ...longHome({
    ...{ kind: SEASON.kind, value: 'seasons', label: 'Seasons', fresh: 'four pilots, eight pits, one wreath' },
    guests: 'Seasons take an account: the games of a guest are not kept. Come again with a key.',
    list: SEASON_LIST,
    count: ({ services }) => seasonsOf(services).count(),
    hall: { note: 'pilots who fly no more', open: hallOfPilots },
  }),
  presets: GLIDERPIT_PRESETS,
  lessons: gliderpitLessons,
  resumeMatch: (save, env) => resumeLone(GLIDERPIT_ALONE, save, env),
  replay: (save, _env, screen) => openPlayback(BOUTS, save, screen),
  ending: (by) => BOUT_ENDS[by] ?? null,
  manual: {
    bindings: GLIDERPIT_BINDINGS,
    topics: GLIDERPIT_TOPICS,
    signs: gliderpitSigns,
    mouse: { 'gliderpit-bout': [HEX_MOUSE] },
  },
  detail: () => null,
};
