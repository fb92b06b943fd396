/** Those who look on at a match while it is shown. */
import type { Kit } from '../kernel/kit.ts';
import type { Frame } from './frames.ts';

/** One of them. */
interface Onlooker<K extends Kit> {
  readonly tell: (frame: Frame<K>) => void;
  readonly back: (seq: number) => void;
}

/** All of them, told of what is shown and of what is taken back. */
export class Onlookers<K extends Kit> {
  readonly #all = new Set<Onlooker<K>>();

  /** Tells one more, until the function returned is called. */
  add(onlooker: Onlooker<K>): () => void {
    this.#all.add(onlooker);
    return () => void this.#all.delete(onlooker);
  }

  /** A frame has been shown. */
  tell(frame: Frame<K>): void {
    for (const { tell } of this.#all) tell(frame);
  }

  /** From this number in the journal on there is none any more. */
  back(seq: number): void {
    for (const { back } of this.#all) back(seq);
  }
}
