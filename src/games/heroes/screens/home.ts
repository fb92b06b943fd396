/** The page of Heroes of the Colosseum: what there is to play, and what goes on. */
import { openPlayback } from '../../../tui/match/playback-screen.ts';
import { resumeLone } from '../../../tui/match/practice.ts';
import type { GameScreens } from '../../../tui/program.ts';
import { longHome } from '../../../tui/screens/long-home.ts';
import { familiaeOf } from '../files/familiae.ts';
import { FAMILIA } from '../files/kinds.ts';
import { endingOf } from '../rules/told/ending-words.ts';
import { hallOfFamiliae } from './career/hall-pages.ts';
import { FAMILIA_LIST } from './career/lists.ts';
import { HEROES_TOPICS, heroesSigns } from './help.ts';
import { HEROES_BINDINGS } from './keys.ts';
import { heroesLessons } from './lessons.ts';
import { MATCHES } from './match-kind.ts';
import { HEROES_ALONE } from './practice.ts';
import { HEROES_PRESETS } from './presets.ts';

/** The screens that this game opens for the house. */
export const HEROES_SCREENS: GameScreens = {
  ...longHome({
    ...{ kind: FAMILIA.kind, value: 'familiae', label: 'Familiae', fresh: 'gladiators of your own, month by month' },
    guests: 'A familia needs an account: the games of a guest are not kept. Come back with a key.',
    list: FAMILIA_LIST,
    count: ({ services }) => familiaeOf(services).count(),
    hall: { note: 'familiae that are closed', open: hallOfFamiliae },
  }),
  presets: HEROES_PRESETS,
  lessons: heroesLessons,
  resumeMatch: (save, env) => resumeLone(HEROES_ALONE, save, env),
  replay: (save, _env, screen) => openPlayback(MATCHES, save, screen),
  ending: (by) => endingOf(by),
  manual: {
    ...{ bindings: HEROES_BINDINGS, topics: HEROES_TOPICS, signs: heroesSigns },
    mouse: { 'heroes-match': [['a zone', 'of the board: a click marks what is done there, a second one takes it']] },
  },
  detail: () => null,
};
