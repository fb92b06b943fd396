/** Who may look on at whom, and a place for it that follows the player from one session to the next. */
import { type Read, readable, unreadable } from '../../kernel/save.ts';
import type { Stand } from '../../tui/host/stand.ts';
import type { Challenges } from '../daily/daily.ts';
import { standAt, type Watchable } from './gallery.ts';
import { doingOf, type Guest, letsWatch } from './guest.ts';
import { matchOf } from './presence.ts';

/** The house as those who watch need it. */
export interface Gallery {
  readonly here: ReadonlyMap<string, Guest>;
  readonly challenges: Challenges;
  now(): Date;
}

const CLOSED = 'You can watch a try at the challenge once your own try is over, or the day is.';
/** How long one waits for the session in which an account goes on. */
const MOVES_MS = 15_000;

/** Why what a session plays cannot be seen by another, in a sentence; null where it can: a try is seen live only by those who have none of their own before them. */
export function whyClosed(self: Guest, other: Guest, { challenges }: Gallery): string | null {
  if (!letsWatch(other)) return `${other.visit.name} does not want to be watched.`;
  const { doing } = other;
  return doing.at !== 'daily' || challenges.mayWatch(self.visit, doing.date) ? null : CLOSED;
}

/** A place from which one session watches another; or why there is none. */
export function watchFrom(self: Guest, id: string, gallery: Gallery): Read<Stand> {
  const other = gallery.here.get(id);
  if (other === undefined) return unreadable('The player has left.');
  if (other === self) return unreadable('That is you.');
  const why = whyClosed(self, other, gallery);
  return why === null ? readable(placeFor(self, other, gallery)) : unreadable(why);
}

function placeFor(self: Guest, first: Guest, gallery: Gallery): Stand {
  let other = first;
  const follow = (): Guest => {
    const next = other.gone?.movesOn === true ? successorOf(other, gallery) : null;
    if (next === null) return other;
    other.watchers -= 1;
    next.watchers += 1;
    other = next;
    return next;
  };
  const stand = standAt(watchable(() => other, self, gallery));
  other.watchers += 1;
  self.watching = other.visit.name;
  let taken = true;
  const left: Stand = {
    look() {
      if (taken) follow();
      return stand.look();
    },
    leave() {
      if (!taken) return;
      taken = false;
      stand.leave();
      other.watchers -= 1;
      self.watching = null;
      self.stands.delete(left);
    },
  };
  self.stands.add(left);
  return left;
}

/** The session in which an account plays that another one has taken over; null until it is there. */
const successorOf = ({ visit: { account } }: Guest, { here }: Gallery): Guest | null =>
  [...here.values()].find(({ visit }) => account !== null && visit.account === account) ?? null;

/** A player as one other sees it, whichever session that is now. */
function watchable(at: () => Guest, self: Guest, gallery: Gallery): Watchable {
  return {
    get open() {
      const { gone } = at();
      if (gone === null) return letsWatch(at());
      return gone.movesOn && gallery.now().getTime() - gone.at.getTime() < MOVES_MS;
    },
    name: at().visit.name,
    get doing() {
      return at().gone === null ? doingOf(at()) : 'goes on in another session';
    },
    get closed() {
      return at().gone === null ? whyClosed(self, at(), gallery) : null;
    },
    get match() {
      const one = at();
      return one.gone === null && whyClosed(self, one, gallery) === null ? matchOf(one.doing) : null;
    },
    saved: (then) => at().play.saved(then),
  };
}
