/** Where the save of a long match is opened: at the last phase boundary before which all has been seen. */
import { type Checkpoint, savedCheckpoint } from '../kernel/checkpoint.ts';
import type { Save } from '../kernel/save.ts';

/** The phase boundaries of a match from the last one on before which all has been seen. */
export class Marks<S> {
  readonly #kept: Checkpoint<S>[] = [];

  /** Told of every phase boundary, in their order. */
  readonly mark = (checkpoint: Checkpoint<S>): void => {
    this.#kept.push(checkpoint);
  };

  /** Forgets them all: they are told again. */
  clear(): void {
    this.#kept.length = 0;
  }

  /** A save, with the place where it is to be opened if that is not its checkpoint. */
  into(save: Save): Save {
    while ((this.#kept[1]?.seq ?? Number.POSITIVE_INFINITY) <= save.seen) this.#kept.shift();
    const [first, ...later] = this.#kept;
    return first === undefined || later.length === 0 ? save : { ...save, mark: savedCheckpoint(first) };
  }
}

/** Where a save of a long match can be opened, with how many entries were before; null: nowhere but at its beginning. */
export function markOf({ mark, checkpoint, seen }: Save): (Save['checkpoint'] & { readonly seq: number }) | null {
  const { seq, ...at } = mark ?? checkpoint;
  return seq === undefined || seq > seen ? null : { ...at, seq };
}
