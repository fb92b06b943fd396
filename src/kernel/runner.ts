import { type Dice, seededDice } from './dice.ts';
import type { Entry } from './event.ts';
import type { Kit } from './kit.ts';
import type { Match } from './match.ts';
import { pleadedPhase, type Telling } from './pleas/pleading.ts';
import type { Choice, Decisions, Kind, Request, Seat } from './request.ts';
import { seedState } from './rng.ts';
import type { Rule } from './rule.ts';
import type { Context, FavourRules, RuleSet } from './ruleset.ts';

/** A mind in a seat that answers at once. It has no access to the match's dice. */
export interface Controller<K extends Kit> {
  choose<P extends Kind<K['decisions']>>(
    request: Request<K['decisions'], P>,
    view: K['state'],
  ): Choice<K['decisions'], P>;
}

/** What became of a match that nobody was asked in. */
export interface BookResult<S> {
  readonly state: S;
  readonly draws: number;
}

/**
 * Plays a match in which every fighter is the book's, to its end, without a journal of its own:
 * events go to `emit`, as they happen unless it can wait. Throws if the rules ask a seat.
 */
export function runBook<K extends Kit>(
  ruleset: RuleSet<K>,
  given: K['tables'],
  setup: K['setup'],
  seed: string,
  emit: (event: K['event'], state: K['state']) => void = () => {},
  telling: Telling = 'as it happens',
): BookResult<K['state']> {
  const { favour } = ruleset;
  const tables = ruleset.tablesFor?.(given, setup) ?? given;
  let state = ruleset.initial(setup, tables);
  let dice = seededDice(seedState(seed));
  ruleset.prepare(contextOf(), setup, seed);
  while (state.outcome === null) {
    const asked = favour?.inPlay(state) === true ? playPleaded(favour) : playPlainly();
    if (asked) throw new Error('a seat was asked in a match of the book');
  }
  return { state, draws: dice.draws };

  function contextOf(): Context<K> {
    const now = state;
    return { state: now, tables, dice, emit: (event) => emit(event, now) };
  }

  function playPlainly(): boolean {
    return ruleset.playPhase(contextOf()).next([]).done !== true;
  }

  function playPleaded(pleas: FavourRules<K>): boolean {
    const [from, draws] = [dice.state(), dice.draws];
    const start = { state, seq: 0, dice: () => seededDice(from, draws) };
    const tell = ({ event }: Entry<K['event']>, now: K['state']) => emit(event, now);
    const stand = pleadedPhase({ ruleset, favour: pleas, tables }, start, tell, telling).play([]);
    ({ state, dice } = stand);
    return stand.asked.length > 0;
  }
}

/** Plays a match to its end with a controller in every seat. Throws if one of them chooses illegally. */
export function runMatch<K extends Kit>(match: Match<K>, controllerOf: (seat: Seat) => Controller<K>): void {
  while (!match.over) {
    const choices = match.pending.map((request) =>
      controllerOf(request.seat).choose(request, match.ruleset.view(match.state, request.seat)),
    );
    const why = match.answer(choices);
    if (why !== null) throw new Error(`an illegal choice: ${why}`);
  }
}

/** Who answers while a match is played on, and what is done to its state between two phases. */
export interface Going<K extends Kit> {
  /** Answers some questions put at once, in their order; nothing checks what it says. */
  answer(asked: readonly Request<K['decisions']>[], state: K['state']): readonly unknown[];
  between(state: K['state']): void;
}

/** A match that is played on a phase at a time. */
export interface PlayedOn {
  readonly over: boolean;
  /** A phase further. */
  goOn(): void;
}

/** Plays a match on from a phase boundary, with dice of one's own; changes `state`. Nobody pleads for a roll. */
export function playOn<K extends Kit>(
  ruleset: RuleSet<K>,
  tables: K['tables'],
  state: K['state'],
  dice: Dice,
  { answer, between }: Going<K>,
): PlayedOn {
  const context = { state, tables, dice, emit: () => {} };
  return {
    get over() {
      return state.outcome !== null;
    },
    goOn() {
      playScript(ruleset.playPhase(context), (asked) => answer(asked, state));
      between(state);
    },
  };
}

/** Plays a script to its end; nothing checks what it is answered. */
export function playScript<D extends Decisions>(
  script: Rule<D>,
  answer: (asked: readonly Request<D>[]) => readonly unknown[],
): void {
  for (let step = script.next([]); step.done !== true; step = script.next(answer(step.value)));
}
