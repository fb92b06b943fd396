/** The challenge of a day in a game whose matches are played on the house's screens. */
import type { Kit } from '../kernel/kit.ts';
import { type Read, readable } from '../kernel/save.ts';
import type { Session } from '../session/session.ts';
import { attemptAt } from '../tui/match/attempt.ts';
import { endScreen } from '../tui/match/end-screen.ts';
import { matchScreen } from '../tui/match/match-screen.ts';
import { shownMatch } from '../tui/match/onlook.ts';
import type { MatchOwner } from '../tui/match/owner.ts';
import { begunLone, type LoneMatches, openedLone } from '../tui/match/practice.ts';
import type { Attempt, DailyChallenge, TryParts } from './game.ts';

/** What a game says of its own: how a day is drawn, told and scored. */
export type DailyMatch<K extends Kit> = Omit<DailyChallenge<K['setup']>, 'begin' | 'open'>;

/** A game's part in the challenge of a day, each try a match that stands alone. */
export function dailyMatch<K extends Kit>(of: LoneMatches<K>, own: DailyMatch<K>): DailyChallenge<K['setup']> {
  return {
    ...own,
    begin: ({ setup, seed }, parts) => attempt(of, begunLone(of, setup, seed, parts.sink), parts),
    open(save, parts): Read<Attempt> {
      const opened = openedLone(of, save, parts.sink);
      return opened.ok ? readable(attempt(of, opened.value.session, parts)) : opened;
    },
  };
}

function attempt<K extends Kit>(of: LoneMatches<K>, session: Session<K>, parts: TryParts): Attempt {
  const { kind, game } = of;
  return attemptAt(session, {
    game,
    match: () => shownMatch(kind, session, `${kind.title(session.shown)}, challenge of the day`),
    screen: (env, notice) =>
      matchScreen(kind, session, ownerOf(of, parts), env, notice ?? parts.word() ?? session.trouble),
  });
}

/** It is counted at its end, and leads back to where the day stands. */
function ownerOf<K extends Kit>({ kind }: LoneMatches<K>, parts: TryParts): MatchOwner<K> {
  const { stake, kept, after, goOn } = parts;
  return {
    stake,
    noAdvice: 'everybody tries the challenge of the day alone',
    ended(session) {
      parts.count(session.save());
      const notice = parts.word() ?? session.trouble ?? kept;
      const items = [{ value: 'on', label: after, note: '' }];
      return endScreen(kind, session, { items, notice, choose: (_value, _session, env) => goOn(env) });
    },
  };
}
