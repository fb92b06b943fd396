/** Watching: what a player has been shown, shown to others after that, without what a stranger must not know. */
import type { GameEvent } from '../../kernel/event.ts';
import type { Kit } from '../../kernel/kit.ts';
import type { GameState } from '../../kernel/state.ts';
import type { Frame, JournalLine, Showing } from '../../session/frames.ts';
import type { Stand, WatchedMatch } from '../../tui/host/stand.ts';
import type { ShownMatch } from '../../tui/program.ts';

/** A player as those see it who watch. */
export interface Watchable {
  /** False once the player has left, or does not want to be watched. */
  readonly open: boolean;
  readonly name: string;
  readonly doing: string;
  /** Why the match that is played cannot be seen, in a sentence, or null. */
  readonly closed: string | null;
  /** The match that is played and can be seen, or null. */
  readonly match: ShownMatch | null;
  /** Calls back once all that has been shown so far is on the disk; not at all where that failed. */
  saved(then: () => void): void;
}

/** A place to watch a player from: the match as far as it goes, then the next one. */
export function standAt(player: Watchable): Stand {
  let number = 0;
  let at: Place | null = null;
  const follow = (): WatchedMatch | null => {
    const { match } = player;
    if (at !== null && at.match.session !== match?.session && at.showing.next === null) at = closed(at);
    if (at === null && match !== null && match.session.lines.length > 0) {
      number += 1;
      at = standBy(match, player);
    }
    if (at === null) return null;
    const { showing, behind } = at;
    const { session } = at.match;
    const title = session === match?.session ? match.title : '';
    const { look } = at.match;
    return { number, title, showing, behind: behind(), over: session.over, look: () => look(showing) };
  };
  return {
    look() {
      if (player.open) return { name: player.name, doing: player.doing, closed: player.closed, match: follow() };
      at = at === null ? null : closed(at);
      return null;
    },
    leave() {
      at = at === null ? null : closed(at);
    },
  };
}

/** One match being watched. */
interface Place {
  readonly match: ShownMatch;
  readonly showing: Showing<Kit>;
  behind(): number;
  leave(): void;
}

function closed(place: Place): null {
  place.leave();
  return null;
}

/** Events that wait for one who is not looking, each with its state; the oldest are passed over. */
const MOST_WAITING = 300;

/** Takes what has been shown of a match, and from then on every frame as it is shown. */
function standBy(match: ShownMatch, player: Watchable): Place {
  const { session, stranger } = match;
  const waiting: Frame<Kit>[] = [];
  const lines = session.lines.flatMap((line): readonly JournalLine<GameEvent>[] => {
    const seen = stranger.line(line, session.shown);
    return seen === null ? [] : [seen];
  });
  let shown: Readonly<GameState> = stranger.state(session.shown);
  const leave = session.watchedBy(
    (frame) => {
      const seen = stranger.frame(frame);
      if (seen === null) return;
      player.saved(() => {
        waiting.push(seen);
        if (waiting.length > MOST_WAITING) showing.advance();
      });
    },
    (seq) => {
      const now = stranger.state(session.shown);
      player.saved(() => {
        if (lines.some(({ entry }) => entry.seq >= seq)) shown = now;
        for (const list of [waiting, lines]) {
          const first = list.findIndex(({ entry }) => entry.seq >= seq);
          if (first >= 0) list.length = first;
        }
      });
    },
  );
  const showing: Showing<Kit> = {
    get shown() {
      return shown;
    },
    lines,
    get next() {
      return waiting[0] ?? null;
    },
    advance() {
      const frame = waiting.shift() ?? null;
      if (frame === null) return null;
      shown = frame.state;
      lines.push({ entry: frame.entry, text: frame.text });
      return frame;
    },
  };
  return { match, showing, behind: () => waiting.length, leave };
}
