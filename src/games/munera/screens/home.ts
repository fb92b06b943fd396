/** The page of Munera Sine Missione: what there is to play, and what goes on. */
import { readable, unreadable } from '../../../kernel/save.ts';
import { openPlayback } from '../../../tui/match/playback-screen.ts';
import { resumeLone } from '../../../tui/match/practice.ts';
import type { Env, GameScreens, Move, Screen } from '../../../tui/program.ts';
import { longGamesScreen } from '../../../tui/screens/long-games.ts';
import type { MenuItem } from '../../../tui/view.ts';
import { careersOf } from '../files/careers.ts';
import { OATH } from '../files/kinds.ts';
import { hallOfCareers } from './career/hall-pages.ts';
import { CAREER_LIST } from './career/lists.ts';
import { MUNERA_TOPICS, muneraSigns } from './help.ts';
import { MUNERA_BINDINGS } from './keys.ts';
import { muneraLessons } from './lessons.ts';
import { BOUTS } from './match-kind.ts';
import { BOUT_ENDS } from './outcome-words.ts';
import { MUNERA_ALONE } from './practice.ts';
import { MUNERA_PRESETS } from './presets.ts';

/** The screens that this game opens for the house. */
export const MUNERA_SCREENS: GameScreens = {
  menu,
  choose,
  presets: MUNERA_PRESETS,
  lessons: muneraLessons,
  letters: { n: 'careers', h: 'hall' },
  resume({ kind, id }, env) {
    if (kind !== OATH.kind) return unreadable(`this game knows no long game of the kind '${kind}'`);
    const opened = CAREER_LIST.open(id, env);
    return opened.ok ? readable(env.routes.play(opened.value, env, null)) : opened;
  },
  resumeMatch: (save, env) => resumeLone(MUNERA_ALONE, save, env),
  replay: (save, _env, screen) => openPlayback(BOUTS, save, screen),
  ending: (by) => BOUT_ENDS[by] ?? null,
  manual: { bindings: MUNERA_BINDINGS, topics: MUNERA_TOPICS, signs: muneraSigns },
  detail: () => null,
  hall: hallOfCareers,
};

/** Whether the games of the player are not kept, because there is no account for them on the host. */
const isGuest = ({ services: { company } }: Env): boolean => company !== null && company.account === null;

function careerNote(env: Env): string {
  if (isGuest(env)) return 'with an account only';
  const { going, unknown } = careersOf(env.services).count();
  return going + unknown === 0 ? 'from the oath to freedom, or the sand' : `${going + unknown} going on, or a new one`;
}

/** Said to guests who would have a career. */
const NO_CAREERS = 'Careers take an account: the games of a guest are not kept. Come again with a key.';

function menu(env: Env): readonly MenuItem[] {
  return [
    { value: 'careers', label: 'Careers', note: careerNote(env) },
    { value: 'hall', label: 'Hall of fame', note: 'careers that are over' },
  ];
}

function choose(value: string, env: Env, page: Screen): Move {
  if (value === 'hall') return { to: 'over', screen: page, next: hallOfCareers(env) };
  if (value === 'careers' && isGuest(env)) return { to: 'only', next: env.routes.title(env, NO_CAREERS) };
  if (value === 'careers') return { to: 'over', screen: page, next: longGamesScreen(CAREER_LIST, env) };
  return { to: 'stay', screen: page };
}
