/** What a host and its threads tell each other about errands. */
import type { Errand } from '../../odds/labour.ts';

/** What a thread is told. */
export type ThreadOrder =
  /** Some slices of an errand; what it is stands in the first order of it. */
  | { readonly to: 'do'; readonly id: number; readonly errand: Errand | null }
  /** Nobody waits for it any more. */
  | { readonly to: 'drop'; readonly id: number };

/** What a thread says after some slices. */
export type ThreadAnswer = {
  readonly id: number;
  /** Milliseconds that they took. */
  readonly ms: number;
} & (
  | {
      readonly done: number;
      readonly over: boolean;
      /** What is found so far, in brackets; null: nothing new. */
      readonly found: readonly [unknown] | null;
    }
  /** Why the errand cannot be done. */
  | { readonly failed: string }
);

/** A thread as the host sees it. */
export interface Thread {
  post(order: ThreadOrder): void;
  stop(): Promise<void>;
}

/** Who hears a thread. @internal */
export interface ThreadEars {
  answered(answer: ThreadAnswer): void;
  /** It has ended, whoever ended it; said once or more. */
  died(why: string): void;
}

/** Starts a thread that tells what it does by these ears. */
export type StartThread = (ears: ThreadEars) => Thread;
