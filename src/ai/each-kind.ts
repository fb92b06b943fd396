/** A mind that has an answer of its own for each kind of question. */
import type { Kit } from '../kernel/kit.ts';
import type { Choice, Kind, Request } from '../kernel/request.ts';
import type { Controller } from '../kernel/runner.ts';

/** What is answered, by kind; of the question and of what its seat sees. */
export type AnswersByKind<K extends Kit> = {
  readonly [P in Kind<K['decisions']>]: (
    asked: Request<K['decisions'], P>,
    view: K['state'],
  ) => Choice<K['decisions'], P>;
};

/** A controller that answers each question as its kind is answered. */
export const answeringEach = <K extends Kit>(answers: AnswersByKind<K>): Controller<K> => ({
  choose: (request, view) => answers[request.kind](request, view),
});
