/** The decisions of a match that cost their seat most: each is thought about again, at a glance, and the worst of them closely. */
import type { Likelihood, Thought } from '../ai/tactics.ts';
import type { Kit } from '../kernel/kit.ts';
import type { Toil } from '../odds/labour.ts';
import type { AnsweredAgain } from './answered.ts';
import type { Rereading } from './reread.ts';

/** What one decision was worth, apart from what the dice then did. */
export interface ReviewedDecision<K extends Kit = Kit> extends AnsweredAgain<K> {
  /** Of winning by it, and by what would have been better. */
  readonly own: Likelihood;
  readonly best: Likelihood;
  readonly better: unknown;
}

/** What a review has found so far; or why there is none. */
export type Reviewed<K extends Kit = Kit> =
  | {
      /** Decisions that were thought about again. */
      readonly weighed: number;
      /** Fighters whose decisions they were. */
      readonly deciders: number;
      /** Those that cost most, the costliest first; at a glance as long as it goes on. */
      readonly costliest: readonly ReviewedDecision<K>[];
    }
  | { readonly untold: string };

/** How long is thought about a decision: a first look at each, or a second at the worst. */
export type ReviewDepth = 'glance' | 'review';

/** Decisions that are told, and those that get a second look. */
const TOLD = 3;
const CLOSELY = 6;
/** What costs less than so much was no mistake. */
const LEAST: Likelihood = 100;
/** Events of a slice. */
const EVENTS = 250;

/** Whose decision it was; undefined where a question is of nobody in particular. */
function deciderOf({ inquiry: { request } }: ReviewedDecision): string | undefined {
  const { fighter, glider } = request as { readonly fighter?: string; readonly glider?: string };
  return fighter ?? glider;
}

const costOf = ({ own, best }: ReviewedDecision): Likelihood => best - own;

/** Begins to review the questions that `reading` finds; `think` thinks about one, whose answer is its `own`. */
export function toilForReviewed<K extends Kit>(
  reading: Rereading<readonly AnsweredAgain<K>[]>,
  think: (asked: AnsweredAgain<K>, depth: ReviewDepth) => Toil<Thought<K>>,
): Toil<Reviewed<K>> {
  let glance: Weighing<K> | null = null;
  let closely: Weighing<K> | null = null;
  let found: Reviewed<K> | null = null;
  let over = false;
  const told = (weighed: readonly ReviewedDecision<K>[], all: readonly ReviewedDecision<K>[]): Reviewed<K> => ({
    weighed: weighed.length,
    deciders: new Set(weighed.map(deciderOf)).size,
    costliest: worst(all, TOLD).filter((one) => costOf(one) >= LEAST),
  });
  const read = (): void => {
    reading.step(EVENTS);
    const { value } = reading;
    if (value === null) return;
    if (value.ok) glance = weighing(value.value, (one) => think(one, 'glance'));
    over = !value.ok;
    if (!value.ok) found = { untold: value.why };
  };
  return {
    get done() {
      return over ? 1 : (reading.done + 4 * (glance?.done ?? 0) + 5 * (closely?.done ?? 0)) / 10;
    },
    get found() {
      return found;
    },
    get over() {
      return over;
    },
    step() {
      if (over) return;
      if (glance === null) return read();
      if (closely === null) {
        glance.step();
        if (!glance.over) return;
        const again = worst(glance.decisions, CLOSELY);
        found = told(glance.decisions, glance.decisions);
        closely = weighing(again, (one) => think(one, 'review'));
        return;
      }
      closely.step();
      over = closely.over;
      if (over) found = told(glance.decisions, closely.decisions);
    },
  };
}

/** The costliest first; of equals the earlier. */
function worst<K extends Kit>(all: readonly ReviewedDecision<K>[], most: number): readonly ReviewedDecision<K>[] {
  return [...all].sort((a, b) => costOf(b) - costOf(a) || a.seq - b.seq).slice(0, most);
}

/** Decisions that are thought about one after another. */
interface Weighing<K extends Kit> {
  readonly done: number;
  readonly over: boolean;
  /** Those in which there was anything to decide. */
  readonly decisions: readonly ReviewedDecision<K>[];
  step(): void;
}

function weighing<K extends Kit>(
  asked: readonly AnsweredAgain<K>[],
  think: (asked: AnsweredAgain<K>) => Toil<Thought<K>>,
): Weighing<K> {
  const decisions: ReviewedDecision<K>[] = [];
  let at = 0;
  let thought: Toil<Thought<K>> | null = null;
  return {
    get done() {
      return (at + (thought?.done ?? 0)) / Math.max(1, asked.length);
    },
    get over() {
      return at >= asked.length;
    },
    get decisions() {
      return decisions;
    },
    step() {
      const one = asked[at];
      if (one === undefined) return;
      thought ??= think(one);
      thought.step();
      if (thought.found === null) return;
      const decision = decidedIn(one, thought.found);
      if (decision !== null) decisions.push(decision);
      thought = null;
      at += 1;
    },
  };
}

/** What an answer was worth beside the best; null: there was nothing to decide. */
function decidedIn<K extends Kit>(
  { inquiry, choice, at, seq, turn, phase }: AnsweredAgain<K>,
  { reasons }: Thought<K>,
): ReviewedDecision<K> | null {
  const [first] = reasons?.best ?? [];
  const own = reasons?.own;
  if (first === undefined || own === undefined) return null;
  const asked = { inquiry, choice, at, seq, turn, phase };
  return { ...asked, own, best: Math.max(own, first.chance), better: first.choice };
}
