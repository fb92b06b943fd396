/** The page of Munera Sine Missione: what there is to play, and what goes on. */
import { HEX_MOUSE } from '../../../tui/match/offers.ts';
import { openPlayback } from '../../../tui/match/playback-screen.ts';
import { resumeLone } from '../../../tui/match/practice.ts';
import type { GameScreens } from '../../../tui/program.ts';
import { longHome } from '../../../tui/screens/long-home.ts';
import { careersOf } from '../files/careers.ts';
import { OATH } from '../files/kinds.ts';
import { hallOfCareers } from './career/hall-pages.ts';
import { CAREER_LIST } from './career/lists.ts';
import { MUNERA_TOPICS, muneraSigns } from './help.ts';
import { MUNERA_BINDINGS } from './keys.ts';
import { muneraLessons } from './lessons.ts';
import { BOUTS } from './match-kind.ts';
import { endOf } from './outcome-words.ts';
import { MUNERA_ALONE } from './practice.ts';
import { MUNERA_PRESETS } from './presets.ts';

/** The screens that this game opens for the house. */
export const MUNERA_SCREENS: GameScreens = {
  ...longHome({
    ...{ kind: OATH.kind, value: 'careers', label: 'Careers', fresh: 'from the oath to freedom, or the sand' },
    guests: 'Careers take an account: the games of a guest are not kept. Come again with a key.',
    list: CAREER_LIST,
    count: ({ services }) => careersOf(services).count(),
    hall: { note: 'careers that are over', open: hallOfCareers },
  }),
  presets: MUNERA_PRESETS,
  lessons: muneraLessons,
  resumeMatch: (save, env) => resumeLone(MUNERA_ALONE, save, env),
  replay: (save, _env, screen) => openPlayback(BOUTS, save, screen),
  ending: endOf,
  manual: {
    bindings: MUNERA_BINDINGS,
    topics: MUNERA_TOPICS,
    signs: muneraSigns,
    mouse: { 'munera-bout': [HEX_MOUSE] },
  },
  detail: () => null,
};
