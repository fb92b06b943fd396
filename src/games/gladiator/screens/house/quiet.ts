/** What a game of houses tells its player, of all that happens in it. */

import type { Entry } from '../../../../kernel/event.ts';
import type { HousesEvent } from '../../house/events.ts';
import type { HouseId, Reason } from '../../house/house-types.ts';
import type { HousesState } from '../../house/types.ts';

/** The number of the player's own house. */
export const OWN_HOUSE: HouseId = 0;

type Kind = HousesEvent['kind'];
const setOf = (...kinds: readonly Kind[]): ReadonlySet<Kind> => new Set(kinds);

/** News of other houses and their men that is worth telling. */
const NEWS = setOf('editor-named', 'trainer-hired', 'bids-opened', 'sent', 'man-died', 'man-freed', 'house-out');
/** Dice that make a man's sheet or a bill: the roster and the bill have what came of them. */
const MAKING = setOf(
  'name-drawn',
  'ratings-rolled',
  'luck-rolled',
  'prestige-rolled',
  'spirit-rolled',
  'style-taken',
  'armour-rolled',
  'challenger-measured',
  'number-of-bouts-rolled',
  'number-rolled',
  'class-rolled',
  'billed',
  'called-up',
  'venture-rolled',
);

/** What is paid for and told of by another line: stock when it is bought, wagers when they are settled. */
const TOLD_ELSEWHERE: ReadonlySet<Reason> = new Set(['stock bought', 'bank wager', 'private wager']);

/** The names of all who are or were of the player's house. */
export function ownNames({ men }: Readonly<HousesState>): ReadonlySet<string> {
  return new Set(men.filter(({ house }) => house === OWN_HOUSE).map(({ man }) => man.name));
}

/** What is told of the founding. */
const FOUNDING = setOf('house-founded', 'man-joined');

/** Whether what happened stands in the journal alone. `own`: the names of the men of the player's house. */
export function isQuiet({ turn, event }: Entry<HousesEvent>, own: ReadonlySet<string>): boolean {
  if (turn === 0 && !FOUNDING.has(event.kind)) return true;
  if (NEWS.has(event.kind)) return false;
  if (MAKING.has(event.kind) || (event.kind === 'armed' && event.cite !== 'P330')) return true;
  if (event.kind === 'paid' && TOLD_ELSEWHERE.has(event.why)) return true;
  if ('proposal' in event) {
    const { by, house } = event.proposal;
    return by !== OWN_HOUSE && house !== OWN_HOUSE && !(event.kind === 'proposal-answered' && event.taken);
  }
  if ('wager' in event) return event.wager.house !== OWN_HOUSE && event.wager.with !== OWN_HOUSE;
  if ('house' in event && typeof event.house === 'number') return event.house !== OWN_HOUSE;
  return 'man' in event && typeof event.man === 'string' && !own.has(event.man);
}
