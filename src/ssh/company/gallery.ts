/** Watching: what a player has been shown, shown to others after him, without what a stranger must not know. */

import type { GladiatorEvent } from '../../games/gladiator/rules/events.ts';
import type { Gladiator } from '../../games/gladiator/rules/kit.ts';
import type { State } from '../../games/gladiator/rules/types.ts';
import type { GladiatorSession } from '../../games/gladiator/screens/bout/session.ts';
import { strangersFrame, strangersLine, strangersState } from '../../games/gladiator/session/stranger.ts';
import type { Frame, JournalLine } from '../../session/frames.ts';
import type { Seat, WatchedBout } from '../../tui/company.ts';

type BoutFrame = Frame<Gladiator>;

/** A player as those see him who watch. */
export interface Watchable {
  /** False once he has left, or does not want to be watched. */
  readonly open: boolean;
  readonly name: string;
  readonly doing: string;
  /** The bout he fights and what it is called, or null. */
  readonly bout: { readonly session: GladiatorSession; readonly title: string } | null;
  /** Calls back once all he has been shown so far is on the disk; not at all where that failed. */
  saved(then: () => void): void;
}

/** A place to watch a player from: his bout as far as it goes, then his next one. */
export function seatAt(player: Watchable): Seat {
  let number = 0;
  let at: Stand | null = null;
  const follow = (): WatchedBout | null => {
    const { bout } = player;
    if (at !== null && at.session !== bout?.session && at.showing.next === null) at = closed(at);
    if (at === null && bout !== null && bout.session.lines.length > 0) {
      number += 1;
      at = standBy(bout.session, player);
    }
    if (at === null) return null;
    const title = at.session === bout?.session ? bout.title : '';
    return { number, title, showing: at.showing, behind: at.behind(), over: at.session.over };
  };
  return {
    look() {
      if (player.open) return { name: player.name, doing: player.doing, bout: follow() };
      at = at === null ? null : closed(at);
      return null;
    },
    leave() {
      at = at === null ? null : closed(at);
    },
  };
}

/** One bout being watched. */
interface Stand {
  readonly session: GladiatorSession;
  readonly showing: WatchedBout['showing'];
  behind(): number;
  leave(): void;
}

function closed(stand: Stand): null {
  stand.leave();
  return null;
}

/** Events that wait for one who is not looking, each with its state; the oldest are passed over. */
const MOST_WAITING = 300;

/** Takes what has been shown of a bout, and from then on every frame as it is shown. */
function standBy(session: GladiatorSession, player: Watchable): Stand {
  const waiting: BoutFrame[] = [];
  const lines = session.lines.flatMap((line): readonly JournalLine<GladiatorEvent>[] => {
    const seen = strangersLine(line, session.shown);
    return seen === null ? [] : [seen];
  });
  let shown: Readonly<State> = strangersState(session.shown);
  const leave = session.watchedBy(
    (frame) => {
      const seen = strangersFrame(frame);
      if (seen === null) return;
      player.saved(() => {
        waiting.push(seen);
        if (waiting.length > MOST_WAITING) showing.advance();
      });
    },
    (seq) => {
      const now = strangersState(session.shown);
      player.saved(() => {
        if (lines.some(({ entry }) => entry.seq >= seq)) shown = now;
        for (const list of [waiting, lines]) {
          const first = list.findIndex(({ entry }) => entry.seq >= seq);
          if (first >= 0) list.length = first;
        }
      });
    },
  );
  const showing: WatchedBout['showing'] = {
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
  return { session, showing, behind: () => waiting.length, leave };
}
