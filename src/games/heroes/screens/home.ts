/** The page of Heroes of the Colosseum: what there is to play, and what goes on. */
import { readable, unreadable } from '../../../kernel/save.ts';
import { openPlayback } from '../../../tui/match/playback-screen.ts';
import { resumeLone } from '../../../tui/match/practice.ts';
import type { Env, GameScreens, Move, Screen } from '../../../tui/program.ts';
import { longGamesScreen } from '../../../tui/screens/long-games.ts';
import type { MenuItem } from '../../../tui/view.ts';
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
  menu,
  presets: HEROES_PRESETS,
  lessons: heroesLessons,
  choose,
  letters: { n: 'familiae', h: 'hall' },
  resume({ kind, id }, env) {
    if (kind !== FAMILIA.kind) return unreadable(`this game knows no long game of the kind '${kind}'`);
    const opened = FAMILIA_LIST.open(id, env);
    return opened.ok ? readable(env.routes.play(opened.value, env, null)) : opened;
  },
  resumeMatch: (save, env) => resumeLone(HEROES_ALONE, save, env),
  replay: (save, _env, screen) => openPlayback(MATCHES, save, screen),
  ending: endingOf,
  manual: { bindings: HEROES_BINDINGS, topics: HEROES_TOPICS, signs: heroesSigns },
  detail: () => null,
  hall: hallOfFamiliae,
};

/** Whether the games of the player are not kept, because there is no account for them on the host. */
const isGuest = ({ services: { company } }: Env): boolean => company !== null && company.account === null;

function familiaNote(env: Env): string {
  if (isGuest(env)) return 'with an account only';
  const { going, unknown } = familiaeOf(env.services).count();
  return going + unknown === 0 ? 'gladiators of your own, month by month' : `${going + unknown} going on, or a new one`;
}

/** Said to guests who would have a career. */
const NO_FAMILIAE = 'A familia needs an account: the games of a guest are not kept. Come back with a key.';

function menu(env: Env): readonly MenuItem[] {
  return [
    { value: 'familiae', label: 'Familiae', note: familiaNote(env) },
    { value: 'hall', label: 'Hall of fame', note: 'familiae that are closed' },
  ];
}

function choose(value: string, env: Env, page: Screen): Move {
  if (value === 'hall') return { to: 'over', screen: page, next: hallOfFamiliae(env) };
  if (value === 'familiae' && isGuest(env)) return { to: 'only', next: env.routes.title(env, NO_FAMILIAE) };
  if (value === 'familiae') return { to: 'over', screen: page, next: longGamesScreen(FAMILIA_LIST, env) };
  return { to: 'stay', screen: page };
}
