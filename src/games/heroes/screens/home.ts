/** The page of Heroes of the Colosseum: what there is to play, and what goes on. */
import { type Read, readable, type Save, unreadable } from '../../../kernel/save.ts';
import { times } from '../../../kernel/words.ts';
import { Session } from '../../../session/session.ts';
import { goesOn, seenCounts, takenUp } from '../../../session/taken-up.ts';
import { openPlayback } from '../../../tui/match/playback-screen.ts';
import type { Env, GameScreens, Move, Screen } from '../../../tui/program.ts';
import { longGamesScreen } from '../../../tui/screens/long-games.ts';
import type { MenuItem } from '../../../tui/view.ts';
import { familiaeOf } from '../files/familiae.ts';
import { FAMILIA } from '../files/kinds.ts';
import { GAME_ID } from '../id.ts';
import { mindsIn } from '../labour/minds.ts';
import { heroes } from '../rules/index.ts';
import type { HeroesKit } from '../rules/kit.ts';
import { endingOf } from '../rules/told/ending-words.ts';
import { tables } from '../tables.ts';
import { hallOfFamiliae } from './career/hall-pages.ts';
import { FAMILIA_LIST } from './career/lists.ts';
import { HEROES_TOPICS, heroesSigns } from './help.ts';
import { HEROES_BINDINGS } from './keys.ts';
import { heroesLessons } from './lessons.ts';
import { MATCHES } from './match-kind.ts';
import { practiceMatch, sittingOf } from './practice.ts';
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
  resumeMatch,
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
const NO_FAMILIAE = 'Familiae take an account: the games of a guest are not kept. Come again with a key.';

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

/** Back to the match that was left, at the very prompt, or word of what is wrong with it. */
function resumeMatch(save: Save, env: Env): Read<Screen> {
  const file = env.services.match(GAME_ID);
  const sitting = { ...sittingOf({ fighters: [] }, file, env.services.labour), minds: mindsIn(save) };
  const opened = takenUp(save, (one) => Session.open(heroes, tables(), one, sitting));
  if (!opened.ok) return unreadable(file.setAside(opened.why));
  const { value, fault } = opened.value;
  return readable(env.routes.play(practiceMatch(value.session), env, wordOf(value, fault, env)));
}

interface Opened {
  readonly session: Session<HeroesKit>;
  readonly dropped: number;
}

/** What is told of a match that goes on elsewhere than where it was left. */
function wordOf({ session, dropped }: Opened, fault: string | null, { services }: Env): string | null {
  const { copyAside } = services.match(GAME_ID);
  if (fault === null)
    return dropped === 0 ? null : `Of another version: ${times(dropped, 'choice')} dropped, the turn begins again.`;
  if (session.over) return seenCounts('match', fault, copyAside);
  const word = goesOn('match', fault, copyAside);
  session.keep();
  return word;
}
