/** The page of Heroes of the Colosseum: what there is to play, and what goes on. */
import { type Read, readable, type Save, unreadable } from '../../../kernel/save.ts';
import { times } from '../../../kernel/words.ts';
import { Session } from '../../../session/session.ts';
import { goesOn, seenCounts, takenUp } from '../../../session/taken-up.ts';
import { openPlayback } from '../../../tui/match/playback-screen.ts';
import type { Env, GameScreens, Move, Screen } from '../../../tui/program.ts';
import type { MenuItem } from '../../../tui/view.ts';
import { GAME_ID } from '../id.ts';
import { heroes } from '../rules/index.ts';
import type { HeroesKit } from '../rules/kit.ts';
import { tables } from '../tables.ts';
import { HEROES_TOPICS, heroesSigns } from './help.ts';
import { HEROES_BINDINGS } from './keys.ts';
import { MATCHES } from './match-kind.ts';
import { practiceMatch } from './practice.ts';
import { newPractice } from './practice-form.ts';
import { ENDINGS } from './verdict.ts';

/** The screens that this game opens for the house. */
export const HEROES_SCREENS: GameScreens = {
  menu,
  choose,
  letters: { p: 'practice' },
  resume: () => unreadable('there is nothing of that kind to go on with'),
  resumeMatch,
  replay: (save, _env, screen) => openPlayback(MATCHES, save, screen),
  ending: (by) => ENDINGS[by] ?? null,
  manual: { bindings: HEROES_BINDINGS, topics: HEROES_TOPICS, signs: heroesSigns },
  detail: () => null,
};

function menu({ services }: Env): readonly MenuItem[] {
  const none = services.match(GAME_ID).going() === null;
  return [
    { value: 'practice', label: 'A match', note: none ? 'one to four on a side' : 'a new one; the old is given up' },
  ];
}

function choose(_value: string, env: Env, page: Screen): Move {
  const full = env.services.room.whyNoMatch();
  if (full !== null) return { to: 'only', next: env.routes.title(env, full) };
  return { to: 'over', screen: page, next: newPractice(env) };
}

/** Back to the match that was left, at the very prompt, or word of what is wrong with it. */
function resumeMatch(save: Save, env: Env): Read<Screen> {
  const file = env.services.match(GAME_ID);
  const opened = takenUp(save, (one) => Session.open(heroes, tables(), one, { seats: [0], sink: file }));
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
