/**
 * Phases in which rolls may be thrown again. Dice cannot stop to ask; so the phase is played on in private,
 * and where a roll in it may be pleaded about, it is played anew from its start up to that roll, and asks.
 */

import type { Dice, Throw } from '../dice.ts';
import type { Entry } from '../event.ts';
import type { Kit } from '../kit.ts';
import type { Decisions, Request } from '../request.ts';
import { rethrown } from '../roll.ts';
import type { Rule } from '../rule.ts';
import type { Context, FavourRules, Plea, RuleSet } from '../ruleset.ts';
import { copyPlain } from '../state.ts';
import { type Open, type SettledOf, settledPleas } from './pleas-settled.ts';

/** The state as the phase begins, dice as they then stand, and the number of its first entry. */
interface Start<K extends Kit> {
  readonly state: K['state'];
  readonly seq: number;
  /** The same dice each time. */
  dice(): Dice;
}

/** What a phase is played by. */
interface Rules<K extends Kit> {
  readonly ruleset: RuleSet<K>;
  readonly favour: FavourRules<K>;
  readonly tables: K['tables'];
}

/** Where a phase stands and what it asks; nothing: it is over. */
export interface PhaseStand<K extends Kit> {
  readonly state: K['state'];
  readonly dice: Dice;
  readonly asked: readonly Request<K['decisions']>[];
}

/** A phase that is played anew at every answer. */
export interface PleadedPhase<K extends Kit> {
  /** Plays on with the answers to what was asked, to begin with with none. */
  play(answers: readonly unknown[]): PhaseStand<K>;
}

/** The phase as one playing of it left it. */
interface Run<K extends Kit> extends PhaseStand<K> {
  readonly entries: readonly Entry<K['event']>[];
  /** How many of them had been made when a seat was last asked about anything but a roll. */
  readonly old: number;
  /** The plea that was heard and the second throw, where it is still open which of them stands. */
  readonly heard: { readonly plea: Plea; readonly second: Throw } | null;
}

type Tell<K extends Kit> = (entry: Entry<K['event']>, state: K['state']) => void;

/**
 * Whether who is told of entries looks at the state they were made in: then a phase is played once more to be told;
 * else it is told once it is known to stand, with the state as it is by then.
 */
export type Telling = 'as it happens' | 'afterwards';

/** Thrown by the dice to leave a phase in the middle. */
const HALT = new Error('a plea is waiting for its answer');

/** A phase from its start. `tell` is told of its entries in order, of those it has heard before again. */
export function pleadedPhase<K extends Kit>(
  rules: Rules<K>,
  start: Start<K>,
  tell: Tell<K>,
  telling: Telling = 'as it happens',
): PleadedPhase<K> {
  const { favour } = rules;
  const answers: (readonly unknown[])[] = [];
  const settled = settledPleas();
  let open: Open | null = null;
  let since = start.dice().draws;
  /** The phase as it was last played to the end of its answers, where nothing has changed its dice since. */
  let played: Run<K> | null = null;

  const script = (more: Partial<Script<K>> = {}): Script<K> => {
    return { start, since, answers, settledOf: settled.of, isBare: settled.isEmpty(), stopAt: null, ...more };
  };

  function pleasIn({ state, entries, old }: Run<K>): readonly Plea[] {
    const events = entries.slice(old).map(({ event }) => event);
    return favour.of(state, events).filter(({ draw }) => draw > since);
  }

  function firstOpen(run: Run<K>): Open | null {
    const { state, heard } = run;
    if (heard !== null) return { plea: heard.plea, again: secondThrow(heard.plea, heard.second) };
    const pleas = pleasIn(run);
    const plea = settled.firstOf(pleas.filter((one) => favour.may(state, one)));
    return plea === null ? null : { plea, again: null };
  }

  /** What the second throw of a roll would be told as; the bare dice where something is asked before it is told. */
  function secondThrow(plea: Plea, second: Throw): Plea {
    const trial = playOnce(rules, script({ settledOf: settled.withSecond(plea) }));
    const told = pleasIn(trial).filter(({ draw, fighter }) => draw === second.draw && fighter === plea.fighter);
    const rolls = plea.rolls.map((roll) => rethrown(roll, second));
    return told.find(({ what }) => what === plea.what) ?? told[0] ?? { ...plea, draw: second.draw, rolls };
  }

  function settle(answer: unknown): void {
    if (open === null) answers.push(answer as readonly unknown[]);
    else settled.settle(open, answer);
    if (open === null || answer !== false) played = null;
  }

  /** The question that is to be put to a seat next, once those whom none leads have had their say. */
  function playOn(): { readonly run: Run<K>; readonly question: Request<K['decisions']> | null } {
    for (;;) {
      played ??= playOnce(rules, script());
      open = firstOpen(played);
      if (open === null) return { run: played, question: null };
      const asked = questionOf(favour, played.state, open);
      if (typeof asked === 'object') return { run: played, question: asked };
      settle(asked);
    }
  }

  return {
    play(given) {
      settle(open === null ? given : given[0]);
      const { run, question } = playOn();
      if (open === null || question === null) {
        since = run.dice.draws;
        if (telling === 'afterwards') for (const entry of run.entries) tell(entry, run.state);
        return telling === 'afterwards' ? run : playOnce(rules, script(), tell);
      }
      const stopAt = open.again === null ? settled.rootOf(open.plea.draw) : null;
      const { state, dice } = playOnce(rules, script({ stopAt }), tell);
      return { state, dice, asked: [question] };
    },
  };
}

const questionOf = <K extends Kit>(favour: FavourRules<K>, state: K['state'], { plea, again }: Open) =>
  again === null ? favour.ask(state, plea) : favour.askKept(state, plea, again);

/** How far a phase is to be played, and by which answers. */
interface Script<K extends Kit> {
  readonly start: Start<K>;
  readonly since: number;
  readonly answers: readonly (readonly unknown[])[];
  readonly settledOf: SettledOf;
  /** Nothing has been settled. */
  readonly isBare: boolean;
  readonly stopAt: number | null;
}

/** Plays a phase from its start as far as its answers go, or to the roll at whose dice to stop. */
function playOnce<K extends Kit>(
  rules: Rules<K>,
  { start, since, answers, settledOf, isBare, stopAt }: Script<K>,
  tell: Tell<K> = ignore,
): Run<K> {
  const { ruleset, tables } = rules;
  const state = copyPlain(start.state);
  const dice = start.dice();
  const entries: Entry<K['event']>[] = [];
  let old = 0;
  let heard: Run<K>['heard'] = null;
  /** 34.3.1 The throw that stands, of a first one and all that were made in its place. */
  const settle = (first: Throw, again: () => Throw): Throw => {
    let stands = first;
    for (const { plea, made, again: shown, kept } of settledOf(first.draw)) {
      if (!made || !rules.favour.invoke(context, plea)) continue;
      const second = again();
      if (kept === null) {
        heard = { plea, second };
        throw HALT;
      }
      if (shown !== null) rules.favour.keep(context, plea, shown, kept);
      if (kept === 'second') stands = second;
    }
    if (first.draw === stopAt) throw HALT;
    return stands;
  };
  const context: Context<K> = {
    state,
    tables,
    dice: stopAt === null && isBare ? dice : pleadingDice(dice, settle),
    emit(event) {
      const { turn, phase } = state;
      const entry = { seq: start.seq + entries.length, turn, phase, event };
      entries.push(entry);
      if (dice.draws <= since) old = entries.length;
      tell(entry, state);
    },
  };
  const asked = untilHalted(() => goThrough(ruleset.playPhase(context), answers));
  return { state, dice, asked: asked ?? [], entries, old, heard };
}

const ignore = () => {};

/** Gives a phase its answers; what it asks after them. */
function goThrough<D extends Decisions>(
  phase: Rule<D>,
  answers: readonly (readonly unknown[])[],
): readonly Request<D>[] {
  let asks: readonly Request<D>[] = [];
  for (const given of answers) {
    const step = phase.next(given);
    asks = step.done === true ? [] : step.value;
  }
  return asks;
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

/** Dice that, when a draw has fallen, let `settle` say which throw stands. */
function pleadingDice(dice: Dice, settle: (thrown: Throw, again: () => Throw) => Throw): Dice {
  return {
    get draws() {
      return dice.draws;
    },
    state: dice.state,
    lot: dice.lot,
    shuffle: dice.shuffle,
    throw(name, counts, die) {
      return settle(dice.throw(name, counts, die), () => dice.throw(name, counts, die));
    },
  };
}
