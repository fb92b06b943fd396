/** A match of any game that belongs to nothing else, as the house sees it. */
import type { Kit } from '../../kernel/kit.ts';
import type { Session } from '../../session/session.ts';
import type { Env, OpenGame, Screen } from '../program.ts';
import { type AfterMatch, endScreen, keepMatch } from './end-screen.ts';
import type { MatchKind } from './kind.ts';
import { type MatchOwner, matchScreen } from './match-screen.ts';
import { shownMatch } from './onlook.ts';

/** What matches of a game that stand alone are made of. */
export interface LoneMatches<K extends Kit> {
  /** The id of the game. */
  readonly game: string;
  readonly kind: MatchKind<K>;
  /** Begins a match that is kept where the player's are. */
  begin(setup: K['setup'], seed: string, env: Env): Session<K>;
}

/** A match that stands alone. */
export function loneMatch<K extends Kit>(of: LoneMatches<K>, session: Session<K>): OpenGame {
  const { game, kind } = of;
  const owner: MatchOwner<K> = {
    stake: { name: `The ${kind.noun}`, back: 'Continue goes on with it' },
    ended: (over, env) => endScreen(kind, over, afterOf(of, keepMatch(kind, over, env))),
  };
  return {
    game,
    get doing() {
      return `fights ${kind.title(session.shown)}`;
    },
    match: shownMatch(kind, session, `${kind.title(session.match.state)}, practice`),
    screen(env, notice) {
      noteMatch(of, session, env);
      return matchScreen(kind, session, owner, env, notice);
    },
  };
}

/** Keeps who meets whom, for Continue. */
function noteMatch<K extends Kit>({ game, kind }: LoneMatches<K>, { match }: Session<K>, { services }: Env): void {
  const note = kind.title(match.state);
  const { matches } = services.settings();
  if (matches[game] !== note) services.changeSettings({ matches: { ...matches, [game]: note } });
}

function afterOf<K extends Kit>(of: LoneMatches<K>, notice: string): AfterMatch<K> {
  return {
    items: [
      { value: 'again', label: 'Rematch', note: 'the same set-up, new dice' },
      { value: 'same', label: 'Same dice', note: 'the same seed: only your choices differ' },
      { value: 'title', label: 'To the title', note: '' },
    ],
    notice,
    choose: (value, session, env) => chosen(of, value, session, env),
  };
}

function chosen<K extends Kit>(of: LoneMatches<K>, value: string, { match }: Session<K>, env: Env): Screen {
  if (value !== 'again' && value !== 'same') return env.routes.title(env, null);
  const full = env.services.room.whyNoMatch();
  if (full !== null) return env.routes.title(env, full);
  const seed = value === 'same' ? match.seed : env.services.newSeed();
  const session = of.begin(match.setup, seed, env);
  return env.routes.play(loneMatch(of, session), env, session.trouble);
}
