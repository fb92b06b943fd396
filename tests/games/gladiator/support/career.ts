/** Months of a career under dice of which some are written, and the rest fall as they may. */
import type { CareerContext, CareerRule } from '../../../../src/games/gladiator/career/context.ts';
import type { CareerEvent } from '../../../../src/games/gladiator/career/events.ts';
import type { Man, Rival } from '../../../../src/games/gladiator/career/man/man-types.ts';
import type { Bill, BoutResult, Feats } from '../../../../src/games/gladiator/career/munus/munus-types.ts';
import { initialCareer } from '../../../../src/games/gladiator/career/setup.ts';
import type { CareerDecisions, CareerSetup, CareerState } from '../../../../src/games/gladiator/career/types.ts';
import { campaignRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import { type Dice, seededDice } from '../../../../src/kernel/dice.ts';
import type { Request } from '../../../../src/kernel/request.ts';
import { seedState } from '../../../../src/kernel/rng.ts';
import type { Roll } from '../../../../src/kernel/roll.ts';
import { deal } from '../../../support/dice.ts';
import { campaign, feats, priscus } from './campaign.ts';

export const CAREER: CareerSetup = {
  name: 'Priscus',
  mode: 'ironman',
  rules: campaignRules(),
  origin: false,
  armour: 'roll',
  lead: 'one',
  trueOdds: false,
};

/** A career in its first month; Priscus has been made. */
export function inMonth(traits: Partial<CareerState> = {}): CareerState {
  return { ...initialCareer(CAREER), turn: 1, phase: 2, seed: 'months', man: priscus(), ...traits };
}

/** A known gladiator: a Myrmillo unless told otherwise. */
export function rival(id: number, man: Partial<Man> = {}, traits: Partial<Rival> = {}): Rival {
  const sheet = priscus({ name: `Rival${id}`, luck: 0, xp: 0, ...man });
  return { id, man: sheet, fs: 0, standing: 'fighting', killer: null, met: [], bouts: 0, ...traits };
}

/** Written faces by the name of the throw, or 'lot:name' and the pick, each used once and in order. */
export type Faces = { readonly [name: string]: readonly (readonly number[])[] };

/** Dice of which some are written; `left`: names of those that never fell. */
export function partlyWritten(
  faces: Faces,
  seed: string,
): { readonly dice: Dice; readonly left: () => readonly string[] } {
  const seeded = seededDice(seedState(seed));
  const queues = new Map(Object.entries(faces).map(([name, rows]) => [name, [...rows]]));
  const next = (name: string) => queues.get(name)?.shift();
  const dice: Dice = {
    get draws() {
      return seeded.draws;
    },
    state: seeded.state,
    shuffle: seeded.shuffle,
    throw(name, counts) {
      const thrown = seeded.throw(name, counts);
      const written = next(name);
      return written === undefined ? thrown : { ...thrown, dice: deal(name, counts, written) };
    },
    lot(name, cite, of) {
      const lot = seeded.lot(name, cite, of);
      const [picked] = next(`lot:${name}`) ?? [];
      return picked === undefined ? lot : { ...lot, picked };
    },
  };
  return { dice, left: () => [...queues].filter(([, rows]) => rows.length > 0).map(([name]) => name) };
}

export interface Month<T> {
  readonly result: T;
  readonly state: CareerState;
  readonly events: readonly CareerEvent[];
  readonly asked: readonly Request<CareerDecisions>[];
  of<K extends CareerEvent['kind']>(kind: K): readonly Extract<CareerEvent, { kind: K }>[];
  rolls(name: string): readonly Roll[];
}

/** What a rule makes of a state; answers by kind of question, each used once and in order. Leftovers fail. */
export function month<T>(
  state: CareerState,
  run: (ctx: CareerContext) => CareerRule<T>,
  faces: Faces = {},
  answers: { readonly [kind: string]: readonly unknown[] } = {},
  seed = 'months',
  tables = campaign,
): Month<T> {
  const { dice, left } = partlyWritten(faces, seed);
  const events: CareerEvent[] = [];
  const asked: Request<CareerDecisions>[] = [];
  const given = new Map(Object.entries(answers).map(([kind, list]) => [kind, [...list]]));
  const rule = run({ state, tables, dice, emit: (event) => events.push(event) });
  let step = rule.next([]);
  while (step.done !== true) {
    const replies = step.value.map((request) => {
      asked.push(request);
      const queue = given.get(request.kind) ?? [];
      if (queue.length === 0) throw new Error(`nothing is written for '${request.kind}'`);
      return queue.shift();
    });
    step = rule.next(replies);
  }
  if (left().length > 0) throw new Error(`left over: ${left()}`);
  return {
    result: step.value,
    ...{ state, events, asked },
    of: (kind) => events.filter((event): event is Extract<CareerEvent, { kind: typeof kind }> => event.kind === kind),
    rolls: (name) => events.flatMap(({ rolls = [] }) => rolls).filter((roll) => roll.name === name),
  };
}

/** A rule that asks nothing, as one that could. */
export function asRule<T>(run: (ctx: CareerContext) => T): (ctx: CareerContext) => CareerRule<T> {
  // biome-ignore lint/correctness/useYield: it asks nothing
  return function* resolveNothing(ctx) {
    return run(ctx);
  };
}

/** A matched pair against Rival1, who is a newcomer unless his number is given. */
export function bill(traits: Partial<Bill> = {}): Bill {
  const { man, fs } = rival(1);
  return {
    ...{ type: 'matched-pair', unique: false, deathMatch: false, comrades: [], beasts: [] },
    challengers: [{ man, combatClass: 2, spent: 0, fs, rival: null }],
    arena: { size: 3, obstacles: 0 },
    ...traits,
  };
}

/** A bout that A won and B lost with his life, by A's hand, unless told otherwise. */
export function bout(a: Partial<Feats> = {}, b: Partial<Feats> = {}, traits: Partial<BoutResult> = {}): BoutResult {
  const beaten = { result: 'P', dead: true, killer: 'Priscus' } as const;
  return {
    ...{ winner: 0, by: 'wounds', turns: 2, moments: [], digest: '0123456789abcdef' },
    feats: { A: feats(a), B: feats({ ...beaten, ...b }) },
    ...traits,
  };
}
