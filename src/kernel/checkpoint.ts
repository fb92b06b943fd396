/** Phase boundaries, in play and in saves. */
import type { RngState } from './rng.ts';
import type { Save } from './save.ts';
import { copyPlain, digestOf } from './state.ts';

/** A version no rule set ever had: a save of another version is opened at its checkpoint and not replayed. */
export const NO_VERSION = 0;

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

/** The same match as it stood at its last phase boundary: what was chosen later is left out, and what led there is not played again. */
export function atCheckpoint(save: Save): Save {
  const { at, state } = save.checkpoint;
  return { ...save, version: NO_VERSION, choices: save.choices.slice(0, at), digest: digestOf(state) };
}

/** Whether a match stands at the phase boundary that a save tells of, with the same dice. */
export function standsAt({ at, draws, dice }: Checkpoint<unknown>, { checkpoint }: Save): boolean {
  return digestOf([at, draws, dice]) === digestOf([checkpoint.at, checkpoint.draws, checkpoint.dice]);
}
