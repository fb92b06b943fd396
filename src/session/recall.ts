/** What a mind weighed before it answered, found again from the record of its match. */
import { chanceFor } from '../ai/mind.ts';
import type { Reasons, Thought } from '../ai/tactics.ts';
import type { Kit } from '../kernel/kit.ts';
import type { RngState } from '../kernel/rng.ts';
import type { Save } from '../kernel/save.ts';
import { equalPlain } from '../kernel/state.ts';
import { type Toil, toilUntil } from '../odds/labour.ts';
import type { AnsweredAgain } from './answered.ts';
import type { Rereading } from './reread.ts';

/** What was weighed, and as the match then stood to the eyes of whoever weighed it; or why that cannot be told. */
export type Recalled<K extends Kit = Kit> =
  | {
      readonly request: AnsweredAgain<K>['inquiry']['request'];
      readonly view: K['state'];
      readonly choice: unknown;
      readonly reasons: Reasons<K>;
    }
  | {
      readonly request: AnsweredAgain<K>['inquiry']['request'];
      readonly view: K['state'];
      readonly choice: unknown;
      /** What a rule of thumb went by, in sentences: no chances. */
      readonly ruled: readonly string[];
    }
  | { readonly untold: string };

/** All the chance there was, or is, in a thought about a question of a record; `what` it is for, 'mind': to answer it. */
export function chanceThen<K extends Kit>(
  { seed, choices }: Pick<Save, 'seed' | 'choices'>,
  { inquiry, at }: AnsweredAgain<K>,
  what: string,
): RngState {
  return chanceFor({ seed, choices: choices.slice(0, at) }, what, inquiry.request.seat);
}

/** Events of a slice: some ten milliseconds. */
const EVENTS = 250;

/** A question that is thought about once more. */
interface Again<K extends Kit> {
  readonly asked: AnsweredAgain<K>;
  readonly thought: Toil<Thought<K>>;
}

/**
 * Begins to recall: the match is played again up to the question, and thought about as it was then. `pick` finds the
 * question among those that `reading` finds, null: it is not there; `think` thinks with the chance there was.
 */
export function toilForRecalled<K extends Kit>(
  reading: Rereading<readonly AnsweredAgain<K>[]>,
  pick: (all: readonly AnsweredAgain<K>[]) => AnsweredAgain<K> | null,
  think: (asked: AnsweredAgain<K>) => Toil<Thought<K>>,
): Toil<Recalled<K>> {
  let again: Again<K> | null = null;
  const read = (): Recalled<K> | null => {
    reading.step(EVENTS);
    const { value } = reading;
    if (value === null) return null;
    const asked = value.ok ? pick(value.value) : null;
    if (asked === null) return { untold: value.ok ? 'its question is not in the record' : value.why };
    again = { asked, thought: think(asked) };
    return null;
  };
  return toilUntil(
    () => {
      if (again === null) return read();
      again.thought.step();
      return recalledBy(again);
    },
    () => ((again?.thought.done ?? 0) + reading.done) / 2,
  );
}

/** Begins to recall what a rule of thumb went by: the match is played again up to the question. */
export function toilForRuled<K extends Kit>(
  reading: Rereading<readonly AnsweredAgain<K>[]>,
  pick: (all: readonly AnsweredAgain<K>[]) => AnsweredAgain<K> | null,
  ruled: (asked: AnsweredAgain<K>) => readonly string[],
): Toil<Recalled<K>> {
  return toilUntil(
    () => {
      reading.step(EVENTS);
      const { value } = reading;
      if (value === null) return null;
      const asked = value.ok ? pick(value.value) : null;
      if (asked === null) return { untold: value.ok ? 'its question is not in the record' : value.why };
      const { request, view } = asked.inquiry;
      return { request, view, choice: asked.choice, ruled: ruled(asked) };
    },
    () => reading.done,
  );
}

/** What was weighed; null as long as it is being found. A program that thinks otherwise by now says so. */
function recalledBy<K extends Kit>({ asked: { inquiry, choice }, thought }: Again<K>): Recalled<K> | null {
  if (thought.found === null) return null;
  const { reasons } = thought.found;
  if (!equalPlain(thought.found.choice, choice))
    return { untold: 'this version of the program would have thought otherwise' };
  if (reasons === null) return { untold: 'there was nothing to weigh' };
  return { request: inquiry.request, view: inquiry.view, choice, reasons };
}
