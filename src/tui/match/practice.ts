/** A match of any game that belongs to nothing else: how it begins, goes on and ends. */
import { setupOfSave } from '../../ai/led.ts';
import type { Minds } from '../../ai/mind.ts';
import type { Kit } from '../../kernel/kit.ts';
import { PLAYER_SEAT } from '../../kernel/levels.ts';
import { type Read, readable, type Save, unreadable } from '../../kernel/save.ts';
import { times } from '../../kernel/words.ts';
import { LABOUR_HERE, type Labour } from '../../odds/labour.ts';
import { type SaveSink, Session, type SessionOptions } from '../../session/session.ts';
import { type CopyAside, goesOn, seenCounts, takenUp } from '../../session/taken-up.ts';
import type { Env, OpenGame, Screen } from '../program.ts';
import { type AfterMatch, endScreen, type KeptEnd, keepMatch } from './end-screen.ts';
import type { MatchKind } from './kind.ts';
import { matchScreen } from './match-screen.ts';
import { shownMatch } from './onlook.ts';
import type { MatchOwner } from './owner.ts';

/** What matches of a game that stand alone are made of. */
export interface LoneMatches<K extends Kit> {
  /** The id of the game. */
  readonly game: string;
  readonly kind: MatchKind<K>;
  /** Who answers for the seats of the program. */
  minds(setup: K['setup']): Minds<K>;
  /** What the journal says where a bot of the set-up is not there; null: there was none. Absent: none ever is. */
  standIn?(setup: K['setup']): string | null;
  /** What is answered for the player without being asked; absent: nothing. */
  readonly standing?: SessionOptions<K>['standing'];
}

/** Who leads others than the player, and what the journal says of it. */
interface Led<K extends Kit> {
  readonly minds: Minds<K>;
  readonly remark?: string | undefined;
}

/** The player at the first seat, with whoever leads the others. */
function sittingOf<K extends Kit>(
  { standing }: LoneMatches<K>,
  led: Led<K>,
  sink: SaveSink,
  labour: Labour,
): SessionOptions<K> {
  return { seats: [PLAYER_SEAT], sink, labour, standing, ...led };
}

/** The program's own minds, in place of bots too. */
const ledByMinds = <K extends Kit>(of: LoneMatches<K>, setup: K['setup']): Led<K> => ({
  minds: of.minds(setup),
  remark: of.standIn?.(setup) ?? undefined,
});

/** Begins a match that is kept with a sink; `labour` does what minds think out. `bots`: those that lead some seats. */
export function begunLone<K extends Kit>(
  of: LoneMatches<K>,
  setup: K['setup'],
  seed: string,
  sink: SaveSink,
  labour = LABOUR_HERE,
  bots: Led<K> | null = null,
): Session<K> {
  const { ruleset, tables } = of.kind;
  const led = bots === null ? ledByMinds(of, setup) : { ...bots, minds: { ...of.minds(setup), ...bots.minds } };
  return Session.start(ruleset, tables(), { setup, seed }, sittingOf(of, led, sink, labour));
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
  return played(of, { setup, seed }, env, null);
}

function played<K extends Kit>(
  of: LoneMatches<K>,
  { setup, seed }: { readonly setup: K['setup']; readonly seed: string },
  env: Env,
  led: Led<K> | null,
): Screen {
  const session = begunLone(of, setup, seed, env.services.match(of.game), env.services.labour, led);
  return env.routes.play(loneMatch(of, session), env, session.trouble);
}

/** The same for a match that was saved; a save whose set-up cannot be read has none. */
function ledInSave<K extends Kit>(of: LoneMatches<K>, save: Save): Led<K> {
  const setup = setupOfSave(of.kind.ruleset, save);
  return setup === null ? { minds: {} } : ledByMinds(of, setup);
}

/** Opens a match that was kept with a sink; `labour` does what the program's minds think out. */
export function openedLone<K extends Kit>(of: LoneMatches<K>, save: Save, sink: SaveSink, labour = LABOUR_HERE) {
  const { ruleset, tables } = of.kind;
  const led = ledInSave(of, save);
  return Session.open(ruleset, tables(), save, sittingOf(of, led, sink, labour));
}

/** Back to the match that was left, at the very prompt, or word of what is wrong with it. */
export function resumeLone<K extends Kit>(of: LoneMatches<K>, save: Save, env: Env): Read<Screen> {
  const file = env.services.match(of.game);
  const opened = takenUp(save, (one) => openedLone(of, one, file, env.services.labour));
  if (!opened.ok) return unreadable(file.setAside(opened.why));
  const { value, fault } = opened.value;
  const going = { noun: of.kind.noun, moment: 'turn', copyAside: file.copyAside };
  const word = wordOfMatch(value, fault, going, of.standIn?.(value.session.match.setup) ?? null);
  return readable(env.routes.play(loneMatch(of, value.session), env, word));
}

/** What a game calls a match and what begins again in one of another version; and what puts a copy of its file aside. */
interface GoingOn {
  readonly noun: string;
  readonly moment: string;
  readonly copyAside: CopyAside;
}

/**
 * What is told of a match that goes on elsewhere than where it was left, which is written down as it now stands, or in
 * which somebody stands in for a bot; null: it goes on as it was.
 */
export function wordOfMatch<K extends Kit>(
  { session, dropped }: { readonly session: Session<K>; readonly dropped: number },
  fault: string | null,
  { noun, moment, copyAside }: GoingOn,
  standIn: string | null = null,
): string | null {
  if (fault === null)
    return dropped === 0
      ? session.over
        ? null
        : standIn
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

function afterOf<K extends Kit>(of: LoneMatches<K>, { notice, letGo }: KeptEnd): AfterMatch<K> {
  return {
    items: [
      { value: 'again', label: 'Rematch', note: 'the same set-up, new dice' },
      { value: 'same', label: 'Same dice', note: 'the same seed: only your choices differ' },
      { value: 'title', label: 'To the title', note: '' },
    ],
    ...{ notice, letGo },
    choose: (value, session, env) => {
      letGo();
      return chosen(of, value, session, env);
    },
  };
}

function chosen<K extends Kit>(of: LoneMatches<K>, value: string, { match, led }: Session<K>, env: Env): Screen {
  if (value !== 'again' && value !== 'same') return env.routes.title(env, null);
  const full = env.services.room.whyNoMatch();
  if (full !== null) return env.routes.title(env, full);
  const seed = value === 'same' ? match.seed : env.services.newSeed();
  return played(of, { setup: match.setup, seed }, env, led); // a bot that runs plays again
}
