/** What somebody who has no part in a bout may see of it. */

import type { Frame, JournalLine } from '../../../session/frames.ts';
import type { GladiatorEvent } from '../rules/events.ts';
import type { GladiatorKit } from '../rules/kit.ts';
import { nameOf } from '../rules/told/words.ts';
import type { State } from '../rules/types.ts';
import { viewOf } from '../rules/view.ts';

type Line = JournalLine<GladiatorEvent>;

/** No seat of any match. */
const STRANGER = -1;

/** The state as a stranger may see it: nobody's talents, nobody's luck. */
export function strangersState(state: Readonly<State>): State {
  return viewOf(state, STRANGER);
}

/** A line of the journal as a stranger may read it, or null where it is not for strangers. `state`: as it was after it. */
export function strangersLine({ entry, text }: Line, state: Readonly<State>): Line | null {
  const { event } = entry;
  if (event.only !== undefined) return null;
  if (event.kind === 'sheet-made') {
    const { luck: _luck, talents: _talents, ...sheet } = event.sheet;
    return { entry: { ...entry, event: { ...event, sheet } }, text };
  }
  if (event.kind !== 'divine-favour') return { entry, text };
  // 34.3 The dice against his luck would tell how much of it he has.
  const heard = event.granted ? 'they hear him' : 'they are deaf';
  return {
    entry: { ...entry, event: { ...event, rolls: [], luck: { from: 0, to: 0 } } },
    text: `${nameOf(state, event.fighter)} calls on the gods about ${event.what}; ${heard}.`,
  };
}

/** A frame as a stranger may see it, or null where it is not for strangers. */
export function strangersFrame({ entry, state, text }: Frame<GladiatorKit>): Frame<GladiatorKit> | null {
  const line = strangersLine({ entry, text }, state);
  return line === null ? null : { ...line, state: strangersState(state) };
}
