/** What of a match meets whose eyes: those of the person who plays it, and those of somebody who has no part in it. */
import type { GameEvent } from '../kernel/event.ts';
import type { Kit } from '../kernel/kit.ts';
import type { RuleSet } from '../kernel/ruleset.ts';
import type { GameState } from '../kernel/state.ts';
import type { Frame, JournalLine, Showing } from './frames.ts';
import type { Session } from './session.ts';

/** A match as far as it has been shown, of which nothing is shown on through it. */
export type Seen<K extends Kit> = Pick<Showing<K>, 'shown' | 'lines'>;

/**
 * A session as its person may see it, always as it now stands: the state as the seat sees it that is asked, else the
 * first of the person's; of the lines those for everybody and for the person's seats. The session itself shows all.
 */
export function ownEyes<K extends Kit>(session: Session<K>): Seen<K> {
  const { match, seats } = session;
  let seen: { readonly of: Readonly<K['state']>; readonly seat: number; readonly state: K['state'] } | null = null;
  return {
    get shown() {
      const { shown: of } = session;
      const seat = session.prompt?.seat ?? session.seat;
      // a view is a copy, and a picture looks at it many times
      if (seen?.of !== of || seen.seat !== seat) seen = { of, seat, state: match.ruleset.view(of, seat) };
      return seen.state;
    },
    get lines() {
      return session.lines.filter(({ entry: { event } }) => event.only?.some((seat) => seats.includes(seat)) ?? true);
    },
  };
}

/** No seat of any match. */
const NOBODY = -1;

/** What somebody who has no part in a match of these rules may know of it: what is for everybody, in a state seen by no seat. */
export function strangersEyes<K extends Kit>(ruleset: RuleSet<K>) {
  const state = (one: Readonly<GameState>): GameState => ruleset.view(one as K['state'], NOBODY);
  const isForAll = ({ entry }: JournalLine<GameEvent>): boolean => entry.event.only === undefined;
  return {
    state,
    line: (line: JournalLine<GameEvent>): JournalLine<GameEvent> | null => (isForAll(line) ? line : null),
    frame: (frame: Frame<Kit>): Frame<Kit> | null => (isForAll(frame) ? { ...frame, state: state(frame.state) } : null),
  };
}
