/** A mistake in the command line: said on stderr, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Something that could not be done: said on stderr, exit code 1. */
export class FailureError extends Error {
  override readonly name = 'FailureError';
}

/** Stopped from the keyboard: said on stderr, exit code 130 as of any program that Ctrl-C ends. */
export class StoppedError extends Error {
  override readonly name = 'StoppedError';
}
