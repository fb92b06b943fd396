/** Where many programs share a thread, each asks for a turn on it before it does anything. */

/** One program's way to its turns. */
export interface Turns {
  /** Milliseconds that a timer of a screen waits at least. */
  readonly pause: number;
  /** Calls back once when it is this program's turn, unless what it returns is called before. */
  ask(act: () => void): () => void;
}
