import type { Choice, Decisions, Kind, Request } from './request.ts';

/**
 * A stretch of rules that may stop to ask the seats. Each yield asks one or more questions at once;
 * the answers come back in the order of the questions. Call with `yield*`, or nothing happens.
 */
export type Rule<D extends Decisions, T = void> = Generator<readonly Request<D>[], T, readonly unknown[]>;

/**
 * A rule set's typed way to ask, with one kind of question: the seats in secret from each other, all at
 * once; a seat that answers for several figures one question after the other.
 */
export function asking<D extends Decisions>() {
  return function* resolveAsking<K extends Kind<D>>(requests: readonly Request<D, K>[]): Rule<D, Choice<D, K>[]> {
    const [first] = requests;
    if (first === undefined) return [];
    if (requests.length === 1) return [(yield [first] as readonly Request<D>[])[0] as Choice<D, K>];
    const answers = new Map<Request<D, K>, Choice<D, K>>();
    for (let waiting = requests; waiting.length > 0; waiting = waiting.filter((one) => !answers.has(one))) {
      const asked = waiting.filter(({ seat }, i) => waiting.findIndex((one) => one.seat === seat) === i);
      const given = yield asked as readonly Request<D>[];
      for (const [i, one] of asked.entries()) answers.set(one, given[i] as Choice<D, K>);
    }
    return requests.map((one) => answers.get(one) as Choice<D, K>);
  };
}
