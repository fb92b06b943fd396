/** How things are told in a game of houses: in colours, and the player's matches with what was most worth telling. */

import type { JournalLine } from '../../../../session/frames.ts';
import type { HousesEvent } from '../../house/events.ts';
import type { HousesState } from '../../house/types.ts';
import { type Colouring, colouring } from '../campaign/coloured.ts';
import { OWN_HOUSE, ownNames } from './quiet.ts';
import { houseOf } from './state.ts';

/** Texts with the names of the player's house and men in the player's colour. */
export function houseColouring(state: Readonly<HousesState>): Colouring {
  return colouring([houseOf(state, OWN_HOUSE).name, ...ownNames(state)]);
}

/** A match of the player's that was settled is told with its moments; any other line as it is. */
export function withMoments(line: JournalLine<HousesEvent>, state: Readonly<HousesState>): JournalLine<HousesEvent> {
  const { event, turn } = line.entry;
  if (event.kind !== 'fixture-fought' || event.way !== 'book' || !ownNames(state).has(event.red)) return line;
  const {
    bouts,
    month: { fixtures },
  } = state;
  const past = bouts.find(({ month, n }) => month === turn && n === event.fixture);
  const moments = past?.moments ?? fixtures.find(({ n }) => n === event.fixture)?.fought?.result.moments ?? [];
  return { ...line, text: [line.text, ...moments.slice(-MOMENTS).map(({ text }) => text)].join(' ') };
}

/** Moments that are told of a match: its last. */
const MOMENTS = 2;
