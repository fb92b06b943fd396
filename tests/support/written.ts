/** Rules of any game run where dice fall as written. */
import type { Kit } from '../../src/kernel/kit.ts';
import type { Decisions } from '../../src/kernel/request.ts';
import type { Rule } from '../../src/kernel/rule.ts';
import type { Context } from '../../src/kernel/ruleset.ts';
import { type Scripted, type ScriptedDice, scriptedDice } from '../../tools/dice.ts';

/** What happens where dice fall as written. */
export interface Written<K extends Kit> {
  readonly ctx: Context<K>;
  readonly events: K['event'][];
  readonly dice: ScriptedDice;
  /** Runs a rule to its end; questions are answered from a list. Fails where dice or answers are left. */
  run<T>(rule: Rule<K['decisions'], T>, answers?: readonly unknown[]): T;
  /** The kinds of all events, in their order. */
  kinds(): readonly K['event']['kind'][];
  /** The events of a kind. */
  of<E extends K['event']['kind']>(kind: E): readonly Extract<K['event'], { kind: E }>[];
}

/** Runs a rule to its end; questions are answered from a list. Fails where answers are left. */
export function answered<D extends Decisions, T>(rule: Rule<D, T>, answers: readonly unknown[]): T {
  const left = [...answers];
  let step = rule.next([]);
  while (step.done !== true) step = rule.next(step.value.map(() => left.shift()));
  if (left.length > 0) throw new Error(`answers are left: ${JSON.stringify(left)}`);
  return step.value;
}

/** A context with written dice. */
export function written<K extends Kit>(
  state: K['state'],
  tables: K['tables'],
  script: readonly Scripted[],
): Written<K> {
  const events: K['event'][] = [];
  const dice = scriptedDice(script);
  return {
    ...{ ctx: { state, tables, dice, emit: (event) => void events.push(event) }, events, dice },
    run(rule, answers = []) {
      const value = answered(rule, answers);
      dice.done();
      return value;
    },
    kinds: () => events.map(({ kind }) => kind),
    of: (kind) => events.filter((event) => event.kind === kind) as never,
  };
}
