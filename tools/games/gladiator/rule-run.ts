/** Rules of the career and of houses, run under dice of which some are written, and the rest fall as they may. */
import { type Dice, seededDice } from '../../../src/kernel/dice.ts';
import type { GameEvent } from '../../../src/kernel/event.ts';
import type { Kit } from '../../../src/kernel/kit.ts';
import type { Request } from '../../../src/kernel/request.ts';
import { seedState } from '../../../src/kernel/rng.ts';
import type { Roll } from '../../../src/kernel/roll.ts';
import type { Rule } from '../../../src/kernel/rule.ts';
import type { Context } from '../../../src/kernel/ruleset.ts';
import { deal } from '../../dice.ts';

/** Written faces by the name of the throw, or 'lot:name' and the pick, each used once and in order. */
export type Faces = { readonly [name: string]: readonly (readonly number[])[] };
/** Written answers by kind of question, each used once and in order. */
export type Answers = { readonly [kind: string]: readonly unknown[] };

/** What a rule works with, and what is written for it. */
interface Given<K extends Kit> {
  readonly state: K['state'];
  readonly tables: K['tables'];
  readonly seed: string;
  readonly faces: Faces;
  readonly answers: Answers;
}

/** What came of a rule. */
export interface RuleRun<K extends Kit, T> {
  readonly result: T;
  readonly state: K['state'];
  readonly events: readonly K['event'][];
  readonly asked: readonly Request<K['decisions']>[];
  of<P extends K['event']['kind']>(kind: P): readonly Extract<K['event'], { kind: P }>[];
  rolls(name: string): readonly Roll[];
}

/** Runs a rule to its end. What is asked and not written fails, and what is written and not used. */
export function runRule<K extends Kit, T>(
  { state, tables, seed, faces, answers }: Given<K>,
  run: (ctx: Context<K>) => Rule<K['decisions'], T>,
): RuleRun<K, T> {
  const { dice, left } = partlyWritten(faces, seed);
  const written = queuesOf(answers);
  const events: GameEvent[] = [];
  const asked: Request<K['decisions']>[] = [];
  const rule = run({ state, tables, dice, emit: (event) => events.push(event) });
  let step = rule.next([]);
  while (step.done !== true) {
    asked.push(...step.value);
    step = rule.next(step.value.map(({ kind }) => written.next(kind)));
  }
  const unused = [...left(), ...written.left()];
  if (unused.length > 0) throw new Error(`left over: ${unused}`);
  return {
    ...{ result: step.value, state, events, asked },
    of: (kind) => events.filter((event): event is Extract<K['event'], { kind: typeof kind }> => event.kind === kind),
    rolls: (name) => events.flatMap(({ rolls = [] }) => rolls).filter((roll) => roll.name === name),
  };
}

/** A rule that asks nothing, as one that could. */
export function asRule<C, T>(run: (ctx: C) => T): (ctx: C) => Rule<never, T> {
  // biome-ignore lint/correctness/useYield: it asks nothing
  return function* resolveNothing(ctx) {
    return run(ctx);
  };
}

/** Dice of which some are written; `left`: names of those that never fell. */
function partlyWritten(faces: Faces, seed: string): { readonly dice: Dice; readonly left: () => readonly string[] } {
  const seeded = seededDice(seedState(seed));
  const written = queuesOf(faces);
  const dice: Dice = {
    get draws() {
      return seeded.draws;
    },
    state: seeded.state,
    shuffle: seeded.shuffle,
    throw(name, counts) {
      const thrown = seeded.throw(name, counts);
      return written.has(name) ? { ...thrown, dice: deal(name, counts, written.next(name)) } : thrown;
    },
    lot(name, cite, of) {
      const lot = seeded.lot(name, cite, of);
      if (!written.has(`lot:${name}`)) return lot;
      const [picked = lot.picked] = written.next(`lot:${name}`);
      return { ...lot, picked };
    },
  };
  return { dice, left: written.left };
}

/** What is written by name, taken from the front. */
function queuesOf<T>(written: { readonly [name: string]: readonly T[] }) {
  const queues = new Map(Object.entries(written).map(([name, all]) => [name, [...all]]));
  const has = (name: string): boolean => (queues.get(name)?.length ?? 0) > 0;
  return {
    has,
    next(name: string): T {
      if (!has(name)) throw new Error(`nothing is written for '${name}'`);
      return queues.get(name)?.shift() as T;
    },
    left: (): readonly string[] => [...queues.keys()].filter(has),
  };
}
