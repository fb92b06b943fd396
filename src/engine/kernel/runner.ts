import { type Dice, seededDice } from './dice.ts';
import type { GameEvent } from './event.ts';
import type { Match } from './match.ts';
import type { Choice, Decisions, Kind, Request, Seat } from './request.ts';
import { seedState } from './rng.ts';
import type { RuleSet } from './ruleset.ts';
import type { GameState } from './state.ts';

/** A mind in a seat that answers at once. It has no access to the match's dice. */
export interface Controller<S, D extends Decisions> {
  choose<K extends Kind<D>>(request: Request<D, K>, view: S): Choice<D, K>;
}

/** What became of a match that nobody was asked in. */
export interface BookResult<S> {
  readonly state: S;
  readonly draws: number;
}

/**
 * Plays a match in which every fighter is the book's, to its end, without a journal of its own:
 * events go to `emit` as they happen. Throws if the rules ask a seat.
 */
export function runBook<S extends GameState, D extends Decisions, E extends GameEvent, Setup, T>(
  ruleset: RuleSet<S, D, E, Setup, T>,
  given: T,
  setup: Setup,
  seed: string,
  emit: (event: E, state: S) => void = () => {},
): BookResult<S> {
  const tables = ruleset.tablesFor?.(given, setup) ?? given;
  const state = ruleset.initial(setup, tables);
  const dice = seededDice(seedState(seed));
  const context = { state, tables, dice, emit: (event: E) => emit(event, state) };
  ruleset.prepare(context, setup, seed);
  while (state.outcome === null) {
    if (ruleset.playPhase(context).next([]).done !== true) throw new Error('a seat was asked in a match of the book');
  }
  return { state, draws: dice.draws };
}

/** Plays a match to its end with a controller in every seat. Throws if one of them chooses illegally. */
export function runMatch<S extends GameState, D extends Decisions, E extends GameEvent, Setup, T>(
  match: Match<S, D, E, Setup, T>,
  controllerOf: (seat: Seat) => Controller<S, D>,
): void {
  while (!match.over) {
    const choices = match.pending.map((request) =>
      controllerOf(request.seat).choose(request, match.ruleset.view(match.state, request.seat)),
    );
    const why = match.answer(choices);
    if (why !== null) throw new Error(`an illegal choice: ${why}`);
  }
}

/** Who answers while a match is played on, and what is done to its state between two phases. */
export interface Going<S, D extends Decisions> {
  /** Answers some questions put at once, in their order; nothing checks what it says. */
  answer(asked: readonly Request<D>[], state: S): readonly unknown[];
  between(state: S): void;
}

/** A match that is played on a phase at a time. */
export interface PlayedOn {
  readonly over: boolean;
  /** A phase further. */
  goOn(): void;
}

/** Plays a match on from a phase boundary, with dice of one's own; changes `state`. Nobody pleads for a roll. */
export function playOn<S extends GameState, D extends Decisions, E extends GameEvent, Setup, T>(
  ruleset: RuleSet<S, D, E, Setup, T>,
  tables: T,
  state: S,
  dice: Dice,
  { answer, between }: Going<S, D>,
): PlayedOn {
  const context = { state, tables, dice, emit: () => {} };
  return {
    get over() {
      return state.outcome !== null;
    },
    goOn() {
      const phase = ruleset.playPhase(context);
      for (let step = phase.next([]); step.done !== true; step = phase.next(answer(step.value, state)));
      between(state);
    },
  };
}
