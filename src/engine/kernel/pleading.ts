/**
 * Phases in which rolls may be thrown again. Dice cannot stop to ask; so the phase is played on in private,
 * and where a roll in it may be pleaded about, it is played anew from its start up to that roll, and asks.
 */
import type { Dice, Throw } from './dice.ts';
import type { Entry, GameEvent } from './event.ts';
import type { Decisions, Request } from './request.ts';
import { reread } from './roll.ts';
import type { Context, FavourRules, Kept, Plea, RuleSet } from './ruleset.ts';
import { copyPlain, type GameState } from './state.ts';

/** The state as the phase begins, dice as they then stand, and the number of its first entry. */
interface Start<S> {
  readonly state: S;
  readonly seq: number;
  /** The same dice each time. */
  dice(): Dice;
}

/** What a phase is played by. */
interface Rules<S extends GameState, D extends Decisions, E extends GameEvent, Setup, T> {
  readonly ruleset: RuleSet<S, D, E, Setup, T>;
  readonly favour: FavourRules<S, D, E, T>;
  readonly tables: T;
}

/** Where a phase stands and what it asks; nothing: it is over. */
export interface Stand<S, D extends Decisions> {
  readonly state: S;
  readonly dice: Dice;
  readonly asked: readonly Request<D>[];
}

/** A phase that is played anew at every answer. */
export interface PleadedPhase<S, D extends Decisions> {
  /** Plays on with the answers to what was asked, to begin with with none. */
  play(answers: readonly unknown[]): Stand<S, D>;
}

/** A plea, and how it was answered. `again`: the second throw, once it has been shown. */
interface Settled {
  readonly plea: Plea;
  readonly made: boolean;
  readonly again: Plea | null;
  readonly kept: Kept | null;
}

/** A question about a roll: whether to plead, or, with `again`, which throw stands. */
interface Open {
  readonly plea: Plea;
  readonly again: Plea | null;
}

/** The phase as one playing of it left it. */
interface Run<S, D extends Decisions, E> extends Stand<S, D> {
  /** All that has happened since a seat was last asked about anything but a roll. */
  readonly events: readonly E[];
  /** The plea that was heard and the second throw, where it is still open which of them stands. */
  readonly heard: { readonly plea: Plea; readonly second: Throw } | null;
}

type Tell<S, E extends GameEvent> = (entry: Entry<E>, state: S) => void;

/** Thrown by the dice to leave a phase in the middle. */
const HALT = new Error('a plea is waiting for its answer');

/** A phase from its start. `tell` is told of its entries in order, of those it has heard before again. */
export function pleadedPhase<S extends GameState, D extends Decisions, E extends GameEvent, Setup, T>(
  rules: Rules<S, D, E, Setup, T>,
  start: Start<S>,
  tell: Tell<S, E>,
): PleadedPhase<S, D> {
  const { favour } = rules;
  const answers: (readonly unknown[])[] = [];
  const settled = new Map<number, Settled>();
  let open: Open | null = null;
  let since = start.dice().draws;

  const isSettled = (draw: number) =>
    settled.has(draw) || [...settled.values()].some(({ again }) => again?.draw === draw);

  function firstOpen({ state, events, heard }: Run<S, D, E>): Open | null {
    if (heard !== null) return { plea: heard.plea, again: secondThrow(heard.plea, heard.second) };
    const pleas = events.flatMap((event) => favour.of(state, event));
    const fresh = pleas.filter((one) => one.draw > since && !isSettled(one.draw) && favour.may(state, one));
    const plea = fresh.reduce<Plea | null>((best, one) => (best === null || one.draw < best.draw ? one : best), null);
    return plea === null ? null : { plea, again: null };
  }

  /** What the second throw of a roll would be told as; the bare dice where something is asked before it is told. */
  function secondThrow(plea: Plea, second: Throw): Plea {
    const trial = new Map(settled).set(plea.draw, { plea, made: true, again: null, kept: 'second' });
    const { state, events } = playOnce(rules, { start, since, answers, settled: trial, stopAt: null }, ignore);
    const found = events.flatMap((event) => favour.of(state, event)).find(({ draw }) => draw === second.draw);
    return found ?? { ...plea, draw: second.draw, rolls: plea.rolls.map((roll) => reread(roll, second)) };
  }

  return {
    play(given) {
      if (open === null) answers.push(given);
      else settled.set(open.plea.draw, settle(open, given[0]));
      open = firstOpen(playOnce(rules, { start, since, answers, settled, stopAt: null }, ignore));
      const stopAt = open?.again === null ? open.plea.draw : null;
      const { state, dice, asked } = playOnce(rules, { start, since, answers, settled, stopAt }, tell);
      if (open === null) since = dice.draws;
      return { state, dice, asked: open === null ? asked : [question(favour, state, open)] };
    },
  };
}

const ignore = () => {};

function settle({ plea, again }: Open, answer: unknown): Settled {
  if (again === null) return { plea, made: answer === true, again, kept: null };
  return { plea, made: true, again, kept: answer === 'second' ? 'second' : 'first' };
}

function question<S extends GameState, D extends Decisions, E extends GameEvent, T>(
  favour: FavourRules<S, D, E, T>,
  state: S,
  { plea, again }: Open,
): Request<D> {
  return again === null ? favour.ask(state, plea) : favour.askKept(state, plea, again);
}

/** How far a phase is to be played, and by which answers. */
interface Script<S> {
  readonly start: Start<S>;
  readonly since: number;
  readonly answers: readonly (readonly unknown[])[];
  readonly settled: ReadonlyMap<number, Settled>;
  readonly stopAt: number | null;
}

/** Plays a phase from its start as far as its answers go, or to the draw at which to stop. */
function playOnce<S extends GameState, D extends Decisions, E extends GameEvent, Setup, T>(
  rules: Rules<S, D, E, Setup, T>,
  { start, since, answers, settled, stopAt }: Script<S>,
  tell: Tell<S, E>,
): Run<S, D, E> {
  const { ruleset, tables } = rules;
  const state = copyPlain(start.state);
  const dice = start.dice();
  const events: E[] = [];
  let { seq } = start;
  let heard: Run<S, D, E>['heard'] = null;
  const context: Context<S, E, T> = {
    state,
    tables,
    dice: pleadingDice(dice, stopAt, (thrown, again) => {
      const one = settled.get(thrown.draw);
      if (one?.made !== true || !rules.favour.invoke(context, one.plea)) return thrown;
      const second = again();
      if (one.kept === null) {
        heard = { plea: one.plea, second };
        throw HALT;
      }
      if (one.again !== null) rules.favour.keep(context, one.plea, one.again, one.kept);
      return one.kept === 'first' ? thrown : second;
    }),
    emit(event) {
      const { turn, phase } = state;
      if (dice.draws > since) events.push(event);
      tell({ seq, turn, phase, event }, state);
      seq += 1;
    },
  };
  const script = ruleset.playPhase(context);
  const asked = untilHalted(() => {
    let asks: readonly Request<D>[] = [];
    for (const given of answers) {
      const step = script.next(given);
      asks = step.done === true ? [] : step.value;
    }
    return asks;
  });
  return { state, dice, asked: asked ?? [], events, heard };
}

/** What comes of playing on, or null where the dice left it in the middle. */
function untilHalted<R>(play: () => R): R | null {
  try {
    return play();
  } catch (error) {
    if (error !== HALT) throw error;
    return null;
  }
}

/** Dice that stop when a draw has fallen, and let `settle` say which throw stands. */
function pleadingDice(dice: Dice, stopAt: number | null, settle: (thrown: Throw, again: () => Throw) => Throw): Dice {
  return {
    get draws() {
      return dice.draws;
    },
    state: dice.state,
    lot: dice.lot,
    throw(name, counts) {
      const thrown = dice.throw(name, counts);
      if (thrown.draw === stopAt) throw HALT;
      return settle(thrown, () => dice.throw(name, counts));
    },
  };
}
