/** The page of Munera Sine Missione: what there is to play, and what goes on. */
import { type Read, readable, type Save, unreadable } from '../../../kernel/save.ts';
import { times } from '../../../kernel/words.ts';
import { Session } from '../../../session/session.ts';
import { goesOn, seenCounts, takenUp } from '../../../session/taken-up.ts';
import { openPlayback } from '../../../tui/match/playback-screen.ts';
import { type Env, type GameScreens, type Screen, stay } from '../../../tui/program.ts';
import { GAME_ID } from '../id.ts';
import { mindsIn } from '../labour/minds.ts';
import { munera } from '../rules/index.ts';
import type { MuneraKit } from '../rules/kit.ts';
import { tables } from '../tables.ts';
import { MUNERA_TOPICS, muneraSigns } from './help.ts';
import { MUNERA_BINDINGS } from './keys.ts';
import { BOUTS } from './match-kind.ts';
import { BOUT_ENDS } from './outcome-words.ts';
import { boutOptions, practiceBout } from './practice.ts';
import { MUNERA_PRESETS } from './presets.ts';

/** The screens that this game opens for the house. */
export const MUNERA_SCREENS: GameScreens = {
  menu: () => [],
  choose: (_value, _env, page) => stay(page),
  presets: MUNERA_PRESETS,
  letters: {},
  resume: ({ kind }) => unreadable(`this game knows no long game of the kind '${kind}'`),
  resumeMatch,
  replay: (save, _env, screen) => openPlayback(BOUTS, save, screen),
  ending: (by) => BOUT_ENDS[by] ?? null,
  manual: { bindings: MUNERA_BINDINGS, topics: MUNERA_TOPICS, signs: muneraSigns },
  detail: () => null,
};

/** Back to the bout that was left, at the very prompt, or word of what is wrong with it. */
function resumeMatch(save: Save, env: Env): Read<Screen> {
  const file = env.services.match(GAME_ID);
  const opened = takenUp(save, (one) => Session.open(munera, tables(), one, boutOptions(file, mindsIn(save))));
  if (!opened.ok) return unreadable(file.setAside(opened.why));
  const { value, fault } = opened.value;
  return readable(env.routes.play(practiceBout(value.session), env, wordOf(value, fault, env)));
}

interface Opened {
  readonly session: Session<MuneraKit>;
  readonly dropped: number;
}

/** What is told of a bout that goes on elsewhere than where it was left. */
function wordOf({ session, dropped }: Opened, fault: string | null, { services }: Env): string | null {
  const { copyAside } = services.match(GAME_ID);
  if (fault === null)
    return dropped === 0 ? null : `Of another version: ${times(dropped, 'choice')} dropped, the turn begins again.`;
  if (session.over) return seenCounts('bout', fault, copyAside);
  const word = goesOn('bout', fault, copyAside);
  session.keep();
  return word;
}
