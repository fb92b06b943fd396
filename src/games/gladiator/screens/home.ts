/** GLADIATOR's page: what there is to play, and what goes on. */

import { setupOfSave, standInRemark } from '../../../ai/led.ts';
import { PLAYER_SEAT } from '../../../kernel/levels.ts';
import { type Read, readable, type Save, unreadable } from '../../../kernel/save.ts';
import { Session } from '../../../session/session.ts';
import { takenUp } from '../../../session/taken-up.ts';
import type { LongPlayed } from '../../../settings.ts';
import { wordOfMatch } from '../../../tui/match/practice.ts';
import type { Env, GameScreens, Move, OpenGame, Screen } from '../../../tui/program.ts';
import { longGamesScreen } from '../../../tui/screens/long-games.ts';
import type { MenuItem } from '../../../tui/view.ts';
import { CAREER, HOUSE } from '../files/kinds.ts';
import { gladiatorFiles } from '../files/services.ts';
import { GAME_ID } from '../id.ts';
import { mindsIn } from '../labour/minds.ts';
import { optionsOf } from '../options.ts';
import { END_CAUSES } from '../rules/end-types.ts';
import { gladiator } from '../rules/index.ts';
import type { GladiatorKit } from '../rules/kit.ts';
import { inForce } from '../rules/rule-choices.ts';
import { standingAnswers } from './bout/standing.ts';
import { hallScreen } from './career/hall-pages.ts';
import { CAUSES } from './ending/end.ts';
import { openReplay } from './ending/replay.ts';
import { signs } from './help/signs.ts';
import { GLADIATOR_TOPICS } from './help/topics.ts';
import { BINDINGS } from './keys.ts';
import { gladiatorLessons } from './lessons/lessons.ts';
import { CAREER_LIST, HOUSE_LIST } from './lists.ts';
import { chaptersScreen } from './making/chapters.ts';
import { rulesOf } from './making/creation.ts';
import { newMuster } from './making/muster.ts';
import { practiceGame } from './open/practice.ts';
import { GLADIATOR_PRESETS } from './open/presets.ts';

/** The screens that GLADIATOR opens for the house. */
export const SCREENS: GameScreens = {
  menu,
  choose,
  presets: GLADIATOR_PRESETS,
  letters: { t: 'team', n: 'careers', u: 'houses', h: 'hall' },
  resume(long, env) {
    const opened = openLong(long, env);
    return opened.ok ? readable(env.routes.play(opened.value, env, null)) : opened;
  },
  resumeMatch,
  replay: openReplay,
  ending(by) {
    const cause = END_CAUSES.find((one) => one === by);
    return cause === undefined ? null : CAUSES[cause].replace(/ \(.*\)$/, '');
  },
  hall: hallScreen,
  lessons: gladiatorLessons,
  manual: {
    ...{ bindings: BINDINGS, topics: GLADIATOR_TOPICS, signs },
    mouse: {
      plot: [['a hex', 'a click plots the cheapest way there, a second one commits it; the right button looks']],
      allocate: [['the question', 'a click commits what you have divided']],
    },
  },
  detail: (option) => (option === 'rules' ? chaptersScreen() : null),
};

function openLong({ kind, id }: LongPlayed, env: Env): Read<OpenGame> {
  if (kind === CAREER.kind) return CAREER_LIST.open(id, env);
  return kind === HOUSE.kind
    ? HOUSE_LIST.open(id, env)
    : unreadable(`GLADIATOR knows no long game of the kind '${kind}'`);
}

/** Whether the games of the player are not kept, because there is no account for them on the host. */
const isGuest = ({ services: { company } }: Env): boolean => company !== null && company.account === null;

function menu(env: Env): readonly MenuItem[] {
  const { services, settings } = env;
  const { careers, houses } = gladiatorFiles(services);
  const going = (games: Pick<typeof careers, 'count'>): number => {
    const { going: known, unknown } = games.count();
    return known + unknown;
  };
  const noteOf = (count: number, none: string): string =>
    isGuest(env) ? 'with an account only' : count === 0 ? none : `${count} going on, or a new one`;
  const rules = rulesOf(settings);
  return [
    ...(inForce(rules, 19) && inForce(rules, 26)
      ? [{ value: 'team', label: 'Team bout', note: 'several men on either side (26)' }]
      : []),
    { value: 'careers', label: 'Careers', note: noteOf(going(careers), 'one gladiator, ten victories') },
    { value: 'houses', label: 'Houses', note: noteOf(going(houses), 'run a school, buy, bet and win (39)') },
    { value: 'hall', label: 'Hall of fame', note: 'the freed, the dead, the retired' },
  ];
}

/** Said to guests who would have a career. */
const NO_CAREERS = 'A career needs an account: nothing is kept for a guest. Come back with a key.';

function choose(value: string, env: Env, page: Screen): Move {
  const over = (next: Screen): Move => ({ to: 'over', screen: page, next });
  if (isGuest(env) && (value === 'careers' || value === 'houses'))
    return { to: 'only', next: env.routes.title(env, NO_CAREERS) };
  const full = value === 'team' ? env.services.room.whyNoMatch() : null;
  if (full !== null) return { to: 'only', next: env.routes.title(env, full) };
  switch (value) {
    case 'careers':
      return over(longGamesScreen(CAREER_LIST, env));
    case 'team':
      return over(newMuster(env, env.services.newSeed(), null));
    case 'houses':
      return over(longGamesScreen(HOUSE_LIST, env));
    default:
      return over(hallScreen(env));
  }
}

/** Back to the bout that was left, at the very prompt, or word of what is wrong with it. */
function resumeMatch(save: Save, env: Env): Read<Screen> {
  const { services } = env;
  const file = services.match(GAME_ID);
  const answers = standingAnswers(() => optionsOf(services.settings()));
  const { tables } = gladiatorFiles(services);
  const setup = setupOfSave<GladiatorKit>(gladiator, save);
  const remark = setup === null ? null : standInRemark(setup.fighters, 'an adept');
  const by = { seats: [PLAYER_SEAT], sink: file, standing: answers, labour: services.labour } as const;
  const led = (one: Save) => ({ ...by, minds: mindsIn(one), remark: remark ?? undefined });
  const opened = takenUp(save, (one) => Session.open(gladiator, tables, one, led(one)));
  if (!opened.ok) return unreadable(file.setAside(opened.why));
  const { value, fault } = opened.value;
  const word = wordOfMatch(value, fault, { noun: 'bout', moment: 'phase', copyAside: file.copyAside }, remark);
  return readable(env.routes.play(practiceGame(value.session), env, word));
}
