import type { Cite } from './modifier.ts';

/** A place at the table, 0-based: someone who is asked. It answers for all fighters that name it. */
export type Seat = number;

/** Each kind of decision: what is asked and what may be answered. */
export type Decisions = { readonly [kind: string]: { readonly ask: object; readonly choice: unknown } };
/** The name of a kind of decision, by which its rules and its answers are found. */
export type Kind<D extends Decisions> = keyof D & string;

/** A question to a seat, discriminated by `kind`. */
export type Request<D extends Decisions, K extends Kind<D> = Kind<D>> = {
  [P in K]: { readonly kind: P; readonly seat: Seat; readonly cite: Cite } & Readonly<D[P]['ask']>;
}[K];
/** What may be answered to a question of kind `K`; of any kind, unless one is named. */
export type Choice<D extends Decisions, K extends Kind<D> = Kind<D>> = D[K]['choice'];

/** A question that was answered, discriminated by `kind`. */
export type Answer<D extends Decisions, K extends Kind<D> = Kind<D>> = {
  [P in K]: { readonly kind: P; readonly request: Request<D, P>; readonly choice: Choice<D, P> };
}[K];

/** How one kind of decision is judged, listed and sampled. */
export interface DecisionRules<S, T, Ask, C> {
  /** Why `choice` is illegal, with the rule's number, or null when it is legal. */
  check(state: S, tables: T, ask: Ask, choice: C): string | null;
  /** Every legal choice, or null where there are too many to list. */
  list(state: S, tables: T, ask: Ask): readonly C[] | null;
  /** A legal choice drawn with `pick` (0..n-1): the random bot and the fuzzer. */
  sample(state: S, tables: T, ask: Ask, pick: (n: number) => number): C;
}
/** The rules of every kind of decision that a rule set asks. */
export type DecisionTable<S, T, D extends Decisions> = {
  readonly [K in Kind<D>]: DecisionRules<S, T, Request<D, K>, Choice<D, K>>;
};
