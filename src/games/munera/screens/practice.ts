/** A bout that belongs to nothing else, as the house sees it. */
import type { Minds } from '../../../ai/mind.ts';
import { PLAYER_SEAT } from '../../../kernel/levels.ts';
import { type SaveSink, Session, type SessionOptions } from '../../../session/session.ts';
import { type AfterMatch, endScreen, keepMatch } from '../../../tui/match/end-screen.ts';
import { type MatchOwner, matchScreen } from '../../../tui/match/match-screen.ts';
import { shownMatch } from '../../../tui/match/onlook.ts';
import type { Env, OpenGame, Screen } from '../../../tui/program.ts';
import { GAME_ID } from '../id.ts';
import { mindsFor } from '../labour/minds.ts';
import { munera } from '../rules/index.ts';
import type { MuneraKit } from '../rules/kit.ts';
import type { MuneraSetup } from '../rules/types.ts';
import { tables } from '../tables.ts';
import { BOUTS } from './match-kind.ts';

type MuneraSession = Session<MuneraKit>;

const OWNER: MatchOwner<MuneraKit> = {
  stake: { name: 'The bout', back: 'Continue goes on with it' },
  ended: (session, env) => endScreen(BOUTS, session, afterOf(keepMatch(BOUTS, session, env))),
};

/** Who plays a bout: the player, who is asked what to throw away once it is worn, and minds for others at their levels. */
export function boutOptions(sink: SaveSink, minds: Minds<MuneraKit>): SessionOptions<MuneraKit> {
  return {
    ...{ seats: [PLAYER_SEAT], sink, minds },
    standing: (request) => (request.kind === 'shed' && !request.worn ? 'none' : undefined),
  };
}

/** Begins a bout that is kept with a sink. */
export function beginBout(setup: MuneraSetup, seed: string, sink: SaveSink): MuneraSession {
  return Session.start(munera, tables(), { setup, seed }, boutOptions(sink, mindsFor(setup)));
}

/** A bout that stands alone. */
export function practiceBout(session: MuneraSession): OpenGame {
  return {
    game: GAME_ID,
    get doing() {
      return `fights: ${BOUTS.title(session.shown)}`;
    },
    match: shownMatch(BOUTS, session, `${BOUTS.title(session.match.state)}, practice`),
    screen(env, notice) {
      noted(session, env);
      return matchScreen(BOUTS, session, OWNER, env, notice);
    },
  };
}

/** Keeps who meets whom, for Continue. */
function noted({ match }: MuneraSession, { services }: Env): void {
  const note = BOUTS.title(match.state);
  const { matches } = services.settings();
  if (matches[GAME_ID] !== note) services.changeSettings({ matches: { ...matches, [GAME_ID]: note } });
}

function afterOf(notice: string): AfterMatch<MuneraKit> {
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

function chosen(value: string, { match }: MuneraSession, env: Env): Screen {
  if (value !== 'again' && value !== 'same') return env.routes.title(env, null);
  const full = env.services.room.whyNoMatch();
  if (full !== null) return env.routes.title(env, full);
  const seed = value === 'same' ? match.seed : env.services.newSeed();
  const session = beginBout(match.setup, seed, env.services.match(GAME_ID));
  return env.routes.play(practiceBout(session), env, session.trouble);
}
