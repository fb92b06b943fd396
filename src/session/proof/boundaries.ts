/** The phase boundaries that a save tells of, held against those of its match. */
import type { Checkpoint } from '../../kernel/checkpoint.ts';
import type { Save } from '../../kernel/save.ts';
import { digestOf } from '../../kernel/state.ts';

/** Watches a match that is played again for the boundaries its save tells of. */
export class Boundaries<S> {
  readonly #save: Save;
  #last: Checkpoint<S> | null = null;
  #isMarkPassed = false;

  constructor(save: Save) {
    this.#save = save;
  }

  /** Told of every phase boundary, in their order. */
  readonly mark = (checkpoint: Checkpoint<S>): void => {
    const { mark } = this.#save;
    this.#last = checkpoint;
    if (mark !== undefined && mark.at === checkpoint.at && this.#is(checkpoint, mark)) this.#isMarkPassed = true;
  };

  /** What of them is not as the match has it, or null. */
  get fault(): string | null {
    const { checkpoint, mark } = this.#save;
    if (this.#last === null || !this.#is(this.#last, checkpoint))
      return 'its checkpoint is not the phase boundary to which its choices lead';
    if (mark === undefined || this.#isMarkPassed) return null;
    return 'the mark at which it is opened is no phase boundary of its match';
  }

  #is({ at, draws, dice, state, seq }: Checkpoint<S>, told: Save['checkpoint']): boolean {
    // Where a record begins at a checkpoint nobody knows how many entries were before.
    if (told.seq !== undefined && this.#save.base === undefined && told.seq !== seq) return false;
    return digestOf([at, draws, dice, state]) === digestOf([told.at, told.draws, told.dice, told.state]);
  }
}
