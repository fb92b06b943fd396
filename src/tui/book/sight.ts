/** What of a page is in sight, and how keys move the mark from link to link and the page under it. */
import type { BookLink } from './rows.ts';

/** The first row in sight, and the place of the link under the mark among all; null: none is in sight. */
export interface Sight {
  readonly top: number;
  readonly mark: number | null;
}

/** A page as far as moving on it goes: its links, its rows, and how many of them are in sight. */
export interface PageRoom {
  readonly links: readonly BookLink[];
  readonly rows: number;
  readonly height: number;
}

const lastTop = ({ rows, height }: PageRoom): number => Math.max(0, rows - height);
const clamped = (top: number, room: PageRoom): number => Math.max(0, Math.min(lastTop(room), top));

/** Whether the beginning of a link is seen. */
const isSeen = (top: number, { height }: PageRoom, link: BookLink | undefined): boolean =>
  link !== undefined && link.first >= top && link.first < top + height;

/** The first link in sight, or the last; null: none is. */
function seenFrom(end: -1 | 1, top: number, room: PageRoom): number | null {
  const { links } = room;
  const at =
    end < 0 ? links.findIndex((one) => isSeen(top, room, one)) : links.findLastIndex((one) => isSeen(top, room, one));
  return at < 0 ? null : at;
}

/**
 * The mark goes to the next link (1) or the one before (-1) as long as that is in sight; else the page goes on by a row.
 * 0: what is in sight of a page as it is now, on a screen that may be another.
 */
export function markMoved(sight: Sight, by: -1 | 0 | 1, room: PageRoom): Sight {
  const top = clamped(sight.top, room);
  const mark = sight.mark !== null && isSeen(top, room, room.links[sight.mark]) ? sight.mark : null;
  if (by === 0) return { top, mark: mark ?? seenFrom(-1, top, room) };
  const next = mark === null ? seenFrom(by < 0 ? 1 : -1, top, room) : mark + by;
  if (next !== null && isSeen(top, room, room.links[next])) return { top: shownWhole(top, next, room), mark: next };
  const on = clamped(top + by, room);
  const kept = next !== null && isSeen(on, room, room.links[next]) ? next : mark;
  return markMoved({ top: on, mark: kept }, 0, room);
}

/** The first row in sight, so that all rows of a link are. */
function shownWhole(top: number, at: number, room: PageRoom): number {
  const last = room.links[at]?.last ?? 0;
  return Math.max(top, last - room.height + 1);
}

/** A page up or down; the mark goes to what has come into sight. */
export function pageTurned(sight: Sight, by: -1 | 1, room: PageRoom): Sight {
  const top = clamped(sight.top + by * (room.height - 1), room);
  return top === sight.top ? pageEnds(by, room) : { top, mark: seenFrom(-1, top, room) };
}

/** To the beginning, or to the end. */
export function pageEnds(end: -1 | 1, room: PageRoom): Sight {
  const top = end < 0 ? 0 : lastTop(room);
  return { top, mark: seenFrom(end, top, room) };
}
