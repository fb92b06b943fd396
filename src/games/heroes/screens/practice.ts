/** A match that belongs to nothing else, as the house sees it. */
import { PLAYER_SEAT } from '../../../kernel/levels.ts';
import { LABOUR_HERE, type Labour } from '../../../odds/labour.ts';
import { type SaveSink, Session, type SessionOptions } from '../../../session/session.ts';
import { type AfterMatch, endScreen, keepMatch } from '../../../tui/match/end-screen.ts';
import { type MatchOwner, matchScreen } from '../../../tui/match/match-screen.ts';
import { shownMatch } from '../../../tui/match/onlook.ts';
import type { Env, OpenGame, Screen } from '../../../tui/program.ts';
import { GAME_ID } from '../id.ts';
import { mindsFor } from '../labour/minds.ts';
import { heroes } from '../rules/index.ts';
import type { HeroesKit } from '../rules/kit.ts';
import type { HeroesSetup } from '../rules/types.ts';
import { tables } from '../tables.ts';
import { MATCHES } from './match-kind.ts';

type HeroesSession = Session<HeroesKit>;

/** Who plays a match: a person, and whoever leads the others at their levels; `labour` does what they think out. */
export function sittingOf(
  setup: Pick<HeroesSetup, 'fighters'>,
  sink: SaveSink,
  labour: Labour = LABOUR_HERE,
): SessionOptions<HeroesKit> {
  return { seats: [PLAYER_SEAT], sink, minds: mindsFor(setup), labour };
}

const OWNER: MatchOwner<HeroesKit> = {
  stake: { name: 'The match', back: 'Continue goes on with it' },
  ended: (session, env) => endScreen(MATCHES, session, afterOf(keepMatch(MATCHES, session, env))),
};

/** A match that stands alone. */
export function practiceMatch(session: HeroesSession): OpenGame {
  return {
    game: GAME_ID,
    get doing() {
      return `fights ${MATCHES.title(session.shown)}`;
    },
    match: shownMatch(MATCHES, session, `${MATCHES.title(session.match.state)}, practice`),
    screen(env, notice) {
      noted(session, env);
      return matchScreen(MATCHES, session, OWNER, env, notice);
    },
  };
}

/** Keeps who meets whom, for Continue. */
function noted({ match }: HeroesSession, { services }: Env): void {
  const note = MATCHES.title(match.state);
  const { matches } = services.settings();
  if (matches[GAME_ID] !== note) services.changeSettings({ matches: { ...matches, [GAME_ID]: note } });
}

function afterOf(notice: string): AfterMatch<HeroesKit> {
  return {
    items: [
      { value: 'again', label: 'Rematch', note: 'the same set-up, new dice' },
      { value: 'same', label: 'Same dice', note: 'the same seed: only your choices differ' },
      { value: 'title', label: 'To the title', note: '' },
    ],
    notice,
    choose: (value, session, env) => chosen(value, session, env),
  };
}

function chosen(value: string, { match }: HeroesSession, env: Env): Screen {
  if (value !== 'again' && value !== 'same') return env.routes.title(env, null);
  const full = env.services.room.whyNoMatch();
  if (full !== null) return env.routes.title(env, full);
  const seed = value === 'same' ? match.seed : env.services.newSeed();
  const { services } = env;
  const sitting = sittingOf(match.setup, services.match(GAME_ID), services.labour);
  const session = Session.start(heroes, tables(), { setup: match.setup, seed }, sitting);
  return env.routes.play(practiceMatch(session), env, session.trouble);
}
