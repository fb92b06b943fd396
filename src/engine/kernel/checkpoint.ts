/** Phase boundaries, in play and in saves. */
import type { RngState } from './rng.ts';
import type { Save } from './save.ts';
import { copyPlain, digestOf } from './state.ts';

/** A state at a phase boundary, with the dice as they then stood. */
export interface Checkpoint<S> {
  readonly at: number;
  readonly draws: number;
  readonly dice: RngState;
  readonly state: S;
  readonly seq: number;
}

/** A checkpoint as a save has it. */
export function savedCheckpoint<S>({ at, draws, dice, state, seq }: Checkpoint<S>): Save['checkpoint'] {
  return { at, draws, dice, state: copyPlain(state), seq };
}

/** Whether a match stands at the phase boundary that a save tells of, with the same dice. */
export function standsAt({ at, draws, dice }: Checkpoint<unknown>, { checkpoint }: Save): boolean {
  return digestOf([at, draws, dice]) === digestOf([checkpoint.at, checkpoint.draws, checkpoint.dice]);
}
