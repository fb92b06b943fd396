/** Copies of a match's state, for searchers and frames: what no rule changes in place is shared with it. */

import type { Fighter, PartState, State } from './types.ts';
import { PARTS, type Part } from './words.ts';

/** The state as it is now: nothing that is played later changes it. */
export function snapshotOf(state: Readonly<State>): State {
  const { fighters, ground, order, exchange } = state;
  return {
    ...state,
    fighters: fighters.map(copyFighter),
    ground: ground.map((one) => ({ ...one })),
    order: [...order],
    exchange: exchange === null ? null : { ...exchange },
  };
}

/** One fighter, with all that is written to as the match goes on: neither the card nor what the match began with. */
function copyFighter(fighter: Fighter): Fighter {
  const { now, parts, hands, wounded, defeated } = fighter;
  return {
    ...fighter,
    now: { ...now },
    parts: copyParts(parts),
    hands: { ...hands },
    wounded: [...wounded],
    defeated: [...defeated],
  };
}

function copyParts(parts: Readonly<Record<Part, PartState>>): Record<Part, PartState> {
  const copy = { ...parts };
  for (const part of PARTS) copy[part] = { ...parts[part] };
  return copy;
}
