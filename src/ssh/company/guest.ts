/** A session as the house keeps it, and what may be known of it. */
import type { Stand } from '../../tui/host/stand.ts';
import { type Doing, doingText, matchOf } from './presence.ts';
import type { Play, Visit } from './visit.ts';

/** A session in the house. */
export interface Guest {
  readonly visit: Visit;
  readonly play: Play;
  doing: Doing;
  /** Whom the session watches, over what it does. */
  watching: string | null;
  watchers: number;
  readonly stands: Set<Stand>;
  /** When the session ended, and whether its account goes on in another one that is about to come. */
  gone: { readonly at: Date; readonly movesOn: boolean } | null;
}

/** A session that has just come in. */
export function newGuest(visit: Visit, play: Play): Guest {
  return { visit, play, doing: { at: 'gate' }, watching: null, watchers: 0, stands: new Set(), gone: null };
}

/** What a session does, as a part of a sentence. */
export const doingOf = ({ doing, watching }: Guest): string =>
  doingText(watching === null ? doing : { at: 'stands', whom: watching });

/** Whether a session plays a match. */
export const fights = ({ doing }: Guest): boolean => matchOf(doing) !== null;

/** Whether a player lets others watch. */
export const letsWatch = ({ play }: Guest): boolean => play.services.settings().watched;
