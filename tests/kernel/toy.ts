/**
 * A small rule set to try the kernel with. A turn has four phases: seat 0 bids and says whether it
 * sticks to it; all seats guess at once, in secret; a die is thrown; nothing at all happens. Whoever
 * comes to the target first has won.
 */
import * as z from 'zod/mini';
import { ONE_DIE } from '../../src/kernel/dice.ts';
import type { GameEvent } from '../../src/kernel/event.ts';
import { Match } from '../../src/kernel/match.ts';
import type { MatchOptions } from '../../src/kernel/match-options.ts';
import type { Request, Seat } from '../../src/kernel/request.ts';
import { type Roll, rollOf } from '../../src/kernel/roll.ts';
import { asking, type Rule } from '../../src/kernel/rule.ts';
import type { Context, RuleSet } from '../../src/kernel/ruleset.ts';
import type { Read, Save } from '../../src/kernel/save.ts';
import { copyPlain, type GameState } from '../../src/kernel/state.ts';

export interface ToySetup {
  readonly seats: 1 | 2;
  readonly target: number;
}

export interface Bid {
  readonly amount: number;
  readonly on: readonly number[];
}

export interface ToyState extends GameState {
  seats: number;
  target: number;
  luck: number;
  bid: Bid | null;
  guesses: number[];
  totals: number[];
}

export type ToyDecisions = {
  bid: { ask: { readonly most: number }; choice: Bid };
  stick: { ask: object; choice: boolean };
  guess: { ask: object; choice: number };
};

export interface ToyEvent extends GameEvent {
  readonly kind: 'luck' | 'bid' | 'guess' | 'thrown' | 'nothing';
  readonly rolls?: readonly Roll[];
}

export type ToyTables = { readonly most: number };
/** The toy's types. */
export interface Toy {
  readonly state: ToyState;
  readonly decisions: ToyDecisions;
  readonly event: ToyEvent;
  readonly setup: ToySetup;
  readonly tables: ToyTables;
}
export type ToyMatch = Match<Toy>;
type ToyContext = Context<{ state: ToyState; event: ToyEvent; tables: ToyTables }>;
type ToyRule = Rule<ToyDecisions>;

export const TOY_TABLES: ToyTables = { most: 3 };
const resolveAsking = asking<ToyDecisions>();
const seatsOf = ({ seats }: ToyState): readonly Seat[] => Array.from({ length: seats }, (_, seat) => seat);

function* playPhase(ctx: ToyContext): ToyRule {
  const { state } = ctx;
  state.turn = state.turn === 0 || state.phase === 4 ? state.turn + 1 : state.turn;
  state.phase = (state.phase % 4) + 1;
  switch (state.phase) {
    case 1:
      return yield* resolveBid(ctx);
    case 2:
      return yield* resolveGuesses(ctx);
    case 3:
      return throwDie(ctx);
    default:
      ctx.emit({ kind: 'nothing', cite: '5' });
  }
}

function* resolveBid({ state, tables, emit }: ToyContext): ToyRule {
  const [bid] = yield* resolveAsking<'bid'>([{ kind: 'bid', seat: 0, cite: '2', most: tables.most }]);
  emit({ kind: 'bid', cite: '2' });
  const [sticks] = yield* resolveAsking<'stick'>([{ kind: 'stick', seat: 0, cite: '2.2' }]);
  state.bid = sticks === true ? (bid ?? null) : null;
}

function* resolveGuesses({ state, emit }: ToyContext): ToyRule {
  state.guesses = yield* resolveAsking<'guess'>(seatsOf(state).map((seat) => ({ kind: 'guess', seat, cite: '3' })));
  emit({ kind: 'guess', cite: '3', only: [0] });
}

function throwDie({ state, dice, emit }: ToyContext): void {
  const roll = rollOf('toy', '4', dice.throw('toy', ONE_DIE), 'sum');
  const [first = 0] = state.totals;
  state.totals = seatsOf(state).map((seat) => {
    const won = state.guesses[seat] === roll.total ? roll.total : 1;
    return (state.totals[seat] ?? first) + won + (seat === 0 ? (state.bid?.amount ?? 0) : state.luck);
  });
  const winner = state.totals.findIndex((total) => total >= state.target);
  if (winner >= 0) state.outcome = { winner: winner === 0 ? 0 : 1, by: 'points', results: {} };
  emit({ kind: 'thrown', cite: '4', rolls: [roll] });
}

const int = z.int();
const bidSchema: z.ZodMiniType<Bid> = z.strictObject({ amount: int, on: z.array(int) });
const setupSchema: z.ZodMiniType<ToySetup> = z.strictObject({
  seats: z.union([z.literal(1), z.literal(2)]),
  target: int,
});
const stateSchema: z.ZodMiniType<ToyState> = z.strictObject({
  turn: int,
  phase: int,
  outcome: z.nullable(
    z.strictObject({
      winner: z.nullable(z.union([z.literal(0), z.literal(1)])),
      by: z.string(),
      results: z.record(z.string(), z.string()),
    }),
  ),
  seats: int,
  target: int,
  luck: int,
  bid: z.nullable(bidSchema),
  guesses: z.array(int),
  totals: z.array(int),
});

export const toy: RuleSet<Toy> = {
  id: 'toy',
  version: 1,
  schema: { setup: setupSchema, state: stateSchema, choice: { bid: bidSchema, stick: z.boolean(), guess: int } },
  decisions: {
    bid: {
      check: (_state, _tables, { most }, { amount }) =>
        amount < 0 || amount > most ? `a bid is 0 to ${most}, not ${amount} (2.1)` : null,
      list: () => null,
      sample: (_state, _tables, { most }, pick) => ({ amount: pick(most + 1), on: [pick(2)] }),
    },
    stick: { check: () => null, list: () => [true, false], sample: (_state, _tables, _ask, pick) => pick(2) === 1 },
    guess: {
      check: (_state, _tables, _ask, face) => (face < 1 || face > 6 ? `a die has no ${face} (3.1)` : null),
      list: () => [1, 2, 3, 4, 5, 6],
      sample: (_state, _tables, _ask, pick) => pick(6) + 1,
    },
  },
  parseTables: () => TOY_TABLES,
  initial: ({ seats, target }) => ({
    turn: 0,
    phase: 0,
    outcome: null,
    seats,
    target,
    luck: 0,
    bid: null,
    guesses: [],
    totals: Array.from({ length: seats }, () => 0),
  }),
  prepare({ state, dice, emit }) {
    const roll = rollOf('luck', '1', dice.throw('luck', ONE_DIE), 'd3');
    state.luck = roll.total;
    emit({ kind: 'luck', cite: '1', rolls: [roll] });
  },
  playPhase,
  view: (state) => state,
  resample: (state) => copyPlain(state),
  narrate: ({ kind }, { turn, phase }) => `${kind} ${turn}.${phase}`,
};

/** The toy as a later version of the program has it: the same rules, another number. */
export const laterToy: typeof toy = { ...toy, version: 2 };

/** A toy match, by default for two seats and about five turns. */
export function startToy(setup: Partial<ToySetup> = {}, options?: MatchOptions<Toy>): ToyMatch {
  return Match.start(toy, TOY_TABLES, { seats: 2, target: 20, ...setup }, 'a seed', options);
}

/** A legal answer to every open question, by numbers that say which. */
export function answersTo(match: ToyMatch, pick: (n: number) => number): readonly unknown[] {
  const { state, tables, pending } = match;
  return pending.map((request) => sampleOf(state, tables, request, pick));
}

function sampleOf(state: ToyState, tables: ToyTables, request: Request<ToyDecisions>, pick: (n: number) => number) {
  switch (request.kind) {
    case 'bid':
      return toy.decisions.bid.sample(state, tables, request, pick);
    case 'stick':
      return toy.decisions.stick.sample(state, tables, request, pick);
    case 'guess':
      return toy.decisions.guess.sample(state, tables, request, pick);
  }
}

/** Answers that go through the numbers 0, 1, 2 and so on. */
export function inTurn(from = 0): (n: number) => number {
  let at = from;
  return (n) => at++ % n;
}

/** Answers as long as the match asks, at most `times`; fails where the rules refuse one. */
export function playOn(match: ToyMatch, times = Number.POSITIVE_INFINITY, pick = inTurn()): ToyMatch {
  for (let n = 0; n < times && !match.over; n++) give(match, answersTo(match, pick));
  return match;
}

/** Gives answers that must be taken. */
export function give(match: ToyMatch, answers: readonly unknown[]): void {
  const why = match.answer(answers);
  if (why !== null) throw new Error(`refused: ${why}`);
}

/** All of a match that anyone can see from outside. */
export function factsOf(match: ToyMatch): object {
  const { pending, state, journal, choices, over } = match;
  return JSON.parse(JSON.stringify({ pending, state, journal, choices, over, save: match.save(0) }));
}

/** A save opened under the toy rules; fails where it does not open. */
export function openToy(save: Save, ruleset = toy): { readonly match: ToyMatch; readonly dropped: number } {
  return value(Match.open(ruleset, TOY_TABLES, save));
}

/** A save as it comes back from a file. */
export const filed = (save: Save): Save => JSON.parse(JSON.stringify(save));

/** Takes the value of something that must be readable. */
export function value<T>(found: Read<T>): T {
  if (!found.ok) throw new Error(found.why);
  return found.value;
}

/** Takes the reason of something that must not be readable. */
export function why(found: Read<unknown>): string {
  if (found.ok) throw new Error('it is readable');
  return found.why;
}
