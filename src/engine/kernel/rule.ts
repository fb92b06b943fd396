import type { Choice, Decisions, Kind, Request } from './request.ts';

/**
 * A stretch of rules that may stop to ask the seats. Each yield asks one or more questions at once;
 * the answers come back in the order of the questions. Call with `yield*`, or nothing happens.
 */
export type Rule<D extends Decisions, T = void> = Generator<readonly Request<D>[], T, readonly unknown[]>;

/** A rule set's typed way to ask several seats in secret from each other, with one kind of question. */
export function asking<D extends Decisions>() {
  return function* resolveAsking<K extends Kind<D>>(requests: readonly Request<D, K>[]): Rule<D, Choice<D, K>[]> {
    if (requests.length === 0) return [];
    const answers = yield requests as readonly Request<D>[];
    return answers as Choice<D, K>[];
  };
}
