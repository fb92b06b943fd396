/** A match of any game that belongs to nothing else: how it begins, goes on and ends. */
import { mindsOfSave } from '../../ai/led.ts';
import type { Minds } from '../../ai/mind.ts';
import type { Kit } from '../../kernel/kit.ts';
import { PLAYER_SEAT } from '../../kernel/levels.ts';
import { type Read, readable, type Save, unreadable } from '../../kernel/save.ts';
import { times } from '../../kernel/words.ts';
import { LABOUR_HERE, type Labour } from '../../odds/labour.ts';
import { type SaveSink, Session, type SessionOptions } from '../../session/session.ts';
import { type CopyAside, goesOn, seenCounts, takenUp } from '../../session/taken-up.ts';
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
  /** Who answers for the seats of the program. */
  minds(setup: K['setup']): Minds<K>;
  /** What is answered for the player without being asked; absent: nothing. */
  readonly standing?: SessionOptions<K>['standing'];
}

/** The player at the first seat, with whoever leads the others. */
function sittingOf<K extends Kit>(
  { standing }: LoneMatches<K>,
  minds: Minds<K>,
  sink: SaveSink,
  labour: Labour,
): SessionOptions<K> {
  return { seats: [PLAYER_SEAT], sink, minds, labour, standing };
}

/** Begins a match that is kept with a sink; `labour` does what the program's minds think out. */
export function begunLone<K extends Kit>(
  of: LoneMatches<K>,
  setup: K['setup'],
  seed: string,
  sink: SaveSink,
  labour = LABOUR_HERE,
): Session<K> {
  const { ruleset, tables } = of.kind;
  return Session.start(ruleset, tables(), { setup, seed }, sittingOf(of, of.minds(setup), sink, labour));
}

/** Begins a match that is kept where the player's are. */
export function lonePractice<K extends Kit>(
  of: LoneMatches<K>,
  { setup, seed }: { readonly setup: K['setup']; readonly seed: string },
  { services }: Env,
): OpenGame {
  return loneMatch(of, begunLone(of, setup, seed, services.match(of.game), services.labour));
}

/** Begins a match that is kept where the player's are, and shows it; what is wrong with keeping it is told there. */
export function playLone<K extends Kit>(of: LoneMatches<K>, setup: K['setup'], seed: string, env: Env): Screen {
  const session = begunLone(of, setup, seed, env.services.match(of.game), env.services.labour);
  return env.routes.play(loneMatch(of, session), env, session.trouble);
}

/** Opens a match that was kept with a sink; `labour` does what the program's minds think out. */
export function openedLone<K extends Kit>(of: LoneMatches<K>, save: Save, sink: SaveSink, labour = LABOUR_HERE) {
  const { ruleset, tables } = of.kind;
  const minds = mindsOfSave(ruleset, save, of.minds);
  return Session.open(ruleset, tables(), save, sittingOf(of, minds, sink, labour));
}

/** Back to the match that was left, at the very prompt, or word of what is wrong with it. */
export function resumeLone<K extends Kit>(of: LoneMatches<K>, save: Save, env: Env): Read<Screen> {
  const file = env.services.match(of.game);
  const opened = takenUp(save, (one) => openedLone(of, one, file, env.services.labour));
  if (!opened.ok) return unreadable(file.setAside(opened.why));
  const { value, fault } = opened.value;
  const word = wordOfMatch(value, fault, { noun: of.kind.noun, moment: 'turn', copyAside: file.copyAside });
  return readable(env.routes.play(loneMatch(of, value.session), env, word));
}

/** What a game calls a match and what begins again in one of another version; and what puts a copy of its file aside. */
interface GoingOn {
  readonly noun: string;
  readonly moment: string;
  readonly copyAside: CopyAside;
}

/** What is told of a match that goes on elsewhere than where it was left, which is written down as it now stands; null: it goes on there. */
export function wordOfMatch<K extends Kit>(
  { session, dropped }: { readonly session: Session<K>; readonly dropped: number },
  fault: string | null,
  { noun, moment, copyAside }: GoingOn,
): string | null {
  if (fault === null)
    return dropped === 0
      ? null
      : `Of another version: ${times(dropped, 'choice')} dropped, the ${moment} begins again.`;
  if (session.over) return seenCounts(noun, fault, copyAside);
  const word = goesOn(noun, fault, copyAside);
  session.keep();
  return word;
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
  return playLone(of, match.setup, seed, env);
}
