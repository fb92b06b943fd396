/** Trials of an answer: the phase is played out from a state that the seat could not tell from the true one, with dice of the searcher's own. */
import { type Dice, seededDice } from '../kernel/dice.ts';
import type { Kit } from '../kernel/kit.ts';
import type { Request } from '../kernel/request.ts';
import { type RngState, rngFrom } from '../kernel/rng.ts';
import type { RuleSet } from '../kernel/ruleset.ts';
import { playOn, playScript } from '../kernel/runner.ts';
import { copyPlain } from '../kernel/state.ts';
import type { Budget, Inquiry, Likelihood, Pick, Tactics } from './tactics.ts';

/** What a search is made by. */
export interface Searched<K extends Kit> {
  readonly ruleset: RuleSet<K>;
  readonly tables: K['tables'];
  readonly tactics: Tactics<K>;
  readonly asked: Inquiry<K>;
}

/** One set of circumstances, the same for every answer that is tried in it. */
export interface Trial<K extends Kit> {
  /** Which answers of the others; 0 where none is asked. */
  readonly column: number;
  readonly world: number;
  readonly state: Readonly<K['state']>;
  readonly dice: RngState;
  readonly chance: RngState;
  readonly replies: readonly Reply<K>[];
}

/** What another seat may answer at the same time. */
interface Reply<K extends Kit> {
  readonly request: Request<K['decisions']>;
  readonly choice: unknown;
}

/** A world that the seat may stand in, and what the others may answer there. */
interface World<K extends Kit> {
  /** Null: it is drawn anew for every trial. */
  readonly state: K['state'] | null;
  readonly columns: readonly (readonly Reply<K>[])[];
}

/** Circumstances as a search wants them, one after another. */
export interface Trials<K extends Kit> {
  /** Answers of the others, by world. */
  readonly worlds: readonly World<K>[];
  /** Columns of the world that has most of them. */
  readonly columns: number;
  at(index: number): Trial<K>;
}

/** A state of a generator that nobody has used, drawn from another. */
export function branched(pick: Pick): RngState {
  const part = () => pick(0x1_0000) * 0x1_0000 + pick(0x1_0000) - 0x8000_0000;
  return { x: part(), y: part(), z: part(), w: 1 + pick(0x7fff_fffe) };
}

/** Circumstances for a question, drawn with `pick`. */
export function trialsOf<K extends Kit>(searched: Searched<K>, { replies, worlds }: Budget, pick: Pick): Trials<K> {
  const { ruleset, asked } = searched;
  const drawn = (): K['state'] => ruleset.resample(asked.view, asked.request.seat, pick);
  const others = searched.tactics.inWorlds === true ? [] : othersAsked(searched, drawn(), branched(pick));
  const all = Array.from({ length: worlds }, (): World<K> => {
    const state = worlds === 1 ? null : drawn();
    return { state, columns: columnsIn(searched, state ?? asked.view, others, replies, pick) };
  });
  const made: Trial<K>[] = [];
  const columns = Math.max(...all.map((one) => one.columns.length));
  return {
    worlds: all,
    columns,
    at(index) {
      while (made.length <= index) made.push(made1(made.length));
      const found = made[index];
      if (found === undefined) throw new Error('a trial that was never drawn');
      return found;
    },
  };

  function made1(index: number): Trial<K> {
    const world = Math.floor(index / columns) % worlds;
    const { state, columns: own } = all[world] ?? { state: null, columns: [] };
    const column = index % Math.max(1, own.length);
    return {
      column,
      world,
      state: state ?? drawn(),
      dice: branched(pick),
      chance: branched(pick),
      replies: own[column] ?? [],
    };
  }
}

/** The questions that others are asked at the same time. */
function othersAsked<K extends Kit>(
  { tables, tactics, asked: { request } }: Searched<K>,
  state: K['state'],
  dice: RngState,
): readonly Request<K['decisions']>[] {
  const script = tactics.resume({ state, tables, dice: seededDice(dice), emit: () => {} }, request);
  const first = script?.next([]);
  return first === undefined || first.done === true ? [] : first.value.filter(({ seat }) => seat !== request.seat);
}

/** What the others may answer all together: of one, each of the likeliest; of several, each one's likeliest in turn; of an ally one alone. */
function columnsIn<K extends Kit>(
  { tables, tactics, asked }: Searched<K>,
  state: Readonly<K['state']>,
  others: readonly Request<K['decisions']>[],
  most: number,
  pick: Pick,
): readonly (readonly Reply<K>[])[] {
  if (others.length === 0) return [[]];
  const lists = others.map((request) => {
    const ally = tactics.isAlly?.(state, asked.request.seat, request) ?? false;
    const choices = ally ? [] : tactics.candidates(state, tables, request, pick).slice(0, most);
    return choices.length > 0 ? choices : [tactics.policy(state, tables, request, pick)];
  });
  const count = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: count }, (_, i) =>
    others.map((request, k) => {
      const list = lists[k] ?? [];
      return { request, choice: list[i < list.length ? i : pick(list.length)] };
    }),
  );
}

/** Plays a trial of an answer, and says how it leaves the seat. */
export function played<K extends Kit>(searched: Searched<K>, choice: unknown, trial: Trial<K>): Likelihood {
  const { ruleset, tables, tactics, asked } = searched;
  const { request } = asked;
  const state = ruleset.snapshot?.(trial.state) ?? copyPlain(trial.state);
  const dice = seededDice(trial.dice);
  // most trials need no chance but that of the dice
  let chance: Pick | null = null;
  const pick: Pick = (n) => {
    chance ??= rngFrom(trial.chance).int;
    return chance(n);
  };
  const answer = (questions: readonly Request<K['decisions']>[], now: K['state']): readonly unknown[] =>
    questions.map((one) => knownAnswer(searched, choice, trial, one) ?? tactics.policy(now, tables, one, pick));
  const script = tactics.resume({ state, tables, dice, emit: () => {} }, request);
  if (script !== null) playScript(script, (questions) => answer(questions, state));
  goOn(searched, state, dice, answer);
  return tactics.evaluate(state, tables, request.seat);
}

/** The answer that is tried, those that the seat has given already, and what the others are taken to answer; undefined: any other. */
function knownAnswer<K extends Kit>(
  { tactics, asked: { request, given } }: Searched<K>,
  choice: unknown,
  { replies }: Trial<K>,
  question: Request<K['decisions']>,
): unknown {
  if (tactics.isSame(question, request)) return choice;
  const mine = given.find((one) => tactics.isSame(question, one.request));
  return (mine ?? replies.find((one) => tactics.isSame(question, one.request)))?.choice;
}

function goOn<K extends Kit>(
  { ruleset, tables, tactics }: Searched<K>,
  state: K['state'],
  dice: Dice,
  answer: (asked: readonly Request<K['decisions']>[], state: K['state']) => readonly unknown[],
): void {
  if (tactics.horizon === 0 || state.outcome !== null) return;
  tactics.settle?.(state);
  const match = playOn(ruleset, tables, state, dice, { answer, between: () => {} });
  for (let phase = 0; phase < tactics.horizon && !match.over; phase++) match.goOn();
}
