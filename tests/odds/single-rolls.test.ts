/** Chances that hang on one roll, against every fall of its dice in the rule that throws them. */
import { describe, expect, test } from 'vitest';
import { collide, entryOf } from '../../src/engine/gladiator/collision.ts';
import { resolveEscapes } from '../../src/engine/gladiator/ensnared.ts';
import type { EventOf, GladiatorEvent } from '../../src/engine/gladiator/events.ts';
import { resolveActions } from '../../src/engine/gladiator/items.ts';
import { favour } from '../../src/engine/gladiator/luck.ts';
import { stopMatch } from '../../src/engine/gladiator/missus.ts';
import { rollNet } from '../../src/engine/gladiator/net-roll.ts';
import { beginPhase, type GladiatorRule, type PhaseContext } from '../../src/engine/gladiator/phase.ts';
import { checkFallProne, checkStumble } from '../../src/engine/gladiator/posture.ts';
import { basicRules } from '../../src/engine/gladiator/rule-choices.ts';
import { fighterOf } from '../../src/engine/gladiator/sheet.ts';
import { recoverFromStun } from '../../src/engine/gladiator/stun.ts';
import { resolveThrows } from '../../src/engine/gladiator/throwing.ts';
import type { Act, Ensnared, Fighter, Snare, State } from '../../src/engine/gladiator/types.ts';
import type { Dice } from '../../src/engine/kernel/dice.ts';
import { rngFrom, seedState } from '../../src/engine/kernel/rng.ts';
import { copyPlain } from '../../src/engine/kernel/state.ts';
import {
  collisionChances,
  dragChance,
  escapeChance,
  fallProneChance,
  favourChance,
  missusChance,
  netChances,
  recoveryChance,
  stumbleChance,
  stunRecoveryChances,
  throwChance,
} from '../../src/odds/single-rolls.ts';
import { lying, scene, shield, sword, tables, tablesOf, weapon } from '../support/bout.ts';
import { everyOutcome } from '../support/outcomes.ts';

/** Situations of each kind. */
const SEEDS = Array.from({ length: 20 }, (_, i) => i);
const TRIALS = SEEDS.map((seed) => {
  const rng = rngFrom(seedState(`single/${seed}`));
  const from = (low: number, high: number) => low + rng.int(high - low + 1);
  return { seed, from, pick: <T>(first: T, ...more: T[]): T => [first, ...more][rng.int(more.length + 1)] ?? first };
});

/** Only one kind of dice falls every way; the others show sixes. */
function only(name: string, dice: Dice): Dice {
  return {
    draws: 0,
    state: dice.state,
    throw(what, counts) {
      if (what === name) return dice.throw(what, counts);
      const sixes = Object.entries(counts).map(([colour, count]) => [colour, Array<number>(count).fill(6)]);
      return { draw: 0, dice: Object.fromEntries(sixes) };
    },
    lot: (what, cite, of) => ({ name: what, cite, draw: 0, of, picked: 0 }),
  };
}

type Run = (ctx: PhaseContext) => GladiatorRule | undefined;

/** A rule that asks nothing. */
const done =
  (rule: (ctx: PhaseContext) => void): Run =>
  (ctx) => {
    rule(ctx);
    return undefined;
  };

type Seen = (event: GladiatorEvent) => string | number | boolean | null;

/** What a rule does, by the first event that says it, with the chance of each. */
function byRule(state: State, name: string, run: Run, seen: Seen, answers: readonly unknown[] = []) {
  const chances = new Map<string | number | boolean, number>();
  const script = (dice: Dice) => {
    const events: GladiatorEvent[] = [];
    const ctx = beginPhase({
      state: copyPlain(state),
      tables,
      dice: only(name, dice),
      emit: (one) => events.push(one),
    });
    const rule = run(ctx);
    let step = rule?.next([]);
    for (const answer of answers) if (step?.done === false) step = rule?.next([answer]);
    if (step?.done === false) throw new Error('more was asked than is answered');
    const [first] = events.map(seen).filter((one) => one !== null);
    if (first === undefined) throw new Error('nothing was seen');
    return first;
  };
  for (const { value, weight } of everyOutcome(script)) chances.set(value, (chances.get(value) ?? 0) + weight);
  return chances;
}

const of =
  <K extends GladiatorEvent['kind']>(kind: K, read: (event: EventOf<K>) => string | number | boolean): Seen =>
  (event) =>
    event.kind === kind ? read(event as EventOf<K>) : null;

const fieldOf = (state: State) => beginPhase({ state, tables, dice: only('', NO_DICE), emit: () => {} });
const NO_DICE = { draws: 0, state: () => ({ x: 0, y: 0, z: 0, w: 0 }) } as Dice;

/** Equal as exactly as sums of many small chances can be. */
function expectEqual(odds: ReadonlyMap<unknown, number>, rule: ReadonlyMap<unknown, number>): void {
  const sorted = (chances: ReadonlyMap<unknown, number>) =>
    Object.fromEntries(
      [...chances].map(([what, chance]) => [String(what), Math.round(chance * 6 ** 9)] as const).sort(),
    );
  expect(sorted(odds)).toEqual(sorted(rule));
}

const either = (chance: number) =>
  new Map(
    [
      [true, chance],
      [false, 1 - chance],
    ].filter(([, one]) => one !== 0) as [boolean, number][],
  );

describe('chances of one roll are those of the rule', () => {
  test.each(TRIALS)('13.3.2 a throw reaches its man ($seed)', ({ from, pick }) => {
    const item = pick(sword(1), weapon(1, 'javelin'), weapon(1, 'trident'), shield(1, 'small'));
    const range = from(1, 7);
    const state = scene({ A: { st: from(-3, 5), hands: [item] }, B: { at: { q: range, r: 0 } } });
    const run = (ctx: PhaseContext) => {
      const fighter = fighterOf(ctx.state, 'A');
      return resolveThrows(ctx, [{ fighter, item: fighter.hands[0] ?? item, target: fighterOf(ctx.state, 'B') }]);
    };
    const rule = byRule(
      state,
      'throw-distance',
      run,
      of('thrown', ({ hit }) => hit),
      [1],
    );
    expectEqual(either(throwChance(tables, fighterOf(state, 'A'), item, range)), rule);
  });

  test('P268 by the Billings tables a thing that flies true still misses on a 6 of the area', () => {
    const rules: State['rules'] = { ...basicRules(), edition: 'billings' };
    const state = scene({ rules, A: { tr: 10 } });
    const chance = (range: number) => throwChance(tablesOf(rules), fighterOf(state, 'A'), sword(1), range);
    expect([1, 2, 3, 7].map(chance)).toEqual([(3 / 6) * (5 / 6), (2 / 6) * (5 / 6), (1 / 6) * (5 / 6), 0]);
  });

  test.each(TRIALS)('20.4.1 a net attack comes to a result of the CRT ($seed)', ({ from, pick }) => {
    const kind = pick('toss', 'swing', 'lay');
    const A = { tr: from(8, 13), ag: from(-2, 4), style: pick('retiarius' as const, null) };
    const B = { type: pick('light' as const, 'medium' as const, 'heavy' as const), at: { q: from(1, 3), r: 0 } };
    const state = scene({ A, B: { ...B, tr: from(8, 13) } });
    const [caster, target] = [fighterOf(state, 'A'), fighterOf(state, 'B')];
    const chances = new Map<string, number>();
    for (const { value, weight } of everyOutcome(
      (dice) => rollNet({ ...fieldOf(state), dice }, caster, target, kind).result,
    ))
      chances.set(value, (chances.get(value) ?? 0) + weight);
    expectEqual(netChances(fieldOf(state), caster, target, kind), chances);
  });

  const caught = (snare: Snare, by: Ensnared['by'], holder: string | null): Ensnared => ({
    ...{ snare, by, holder, turn: 1, phase: 0, dragged: false },
  });

  test.each(TRIALS)('20.6.1 a caught man is free ($seed)', ({ from }) => {
    const cf = from(0, 14);
    const state = scene({ A: { ensnared: caught({ id: 9, kind: 'net' }, 'net', null) } });
    expectEqual(
      either(escapeChance(cf)),
      byRule(
        state,
        'escape',
        resolveEscapes,
        of('escape-tried', ({ escaped }) => escaped),
        [cf],
      ),
    );
  });

  test.each(TRIALS)('20.6.2.1 a caught man is dragged down ($seed)', ({ from, pick }) => {
    const cf = from(0, 10);
    const ensnared = caught({ id: 9, kind: 'lasso' }, pick('net', 'neck', 'leg'), 'B');
    const state = scene({ A: { ensnared }, B: { st: from(-3, 5) } });
    const rule = byRule(
      state,
      'drag',
      resolveEscapes,
      of('dragged', ({ down }) => down),
      [0, cf],
    );
    expectEqual(either(dragChance(tables, fighterOf(state, 'B'), ensnared, cf)), rule);
  });

  test.each(TRIALS)('18.3 a man who appeals is spared ($seed)', ({ from }) => {
    const state = scene({ A: { attackTotal: from(0, 120), defenceTotal: from(0, 120), pr: from(-4, 6) } });
    const rule = byRule(
      state,
      'missus',
      done(stopMatch),
      of('appealed', ({ rolls }) => rolls?.[0]?.need?.met === true),
    );
    expectEqual(either(missusChance(tables, fighterOf(state, 'A'), state.turn)), rule);
  });

  test.each(TRIALS)('15.1.1 a man stumbles ($seed)', ({ from }) => {
    const hazards = from(0, 2);
    const state = scene({ A: { stun: { amount: from(0, 3), turn: 1, phase: 0 } } });
    const run = done((ctx) => {
      const entered = Array.from({ length: hazards }, (_, q) => ({
        hex: { q, r: 0 },
        way: 'forward' as const,
        hazard: true,
      }));
      const [turnout] = ctx.turnouts;
      if (turnout !== undefined) turnout.entered = entered;
      checkStumble(ctx, fighterOf(ctx.state, 'A'), 'a test', '15.1');
    });
    const rule = byRule(
      state,
      'stumble',
      run,
      of('stumble-checked', ({ stumbled }) => stumbled),
    );
    expectEqual(either(stumbleChance(tables, fighterOf(state, 'A'), hazards)), rule);
  });

  test.each(TRIALS)('15.3 a stumbling man falls ($seed)', ({ from }) => {
    const state = scene({ A: { ag: from(-3, 6), owesStumble: true } });
    const run = done((ctx) => checkFallProne(ctx, fighterOf(ctx.state, 'A')));
    const rule = byRule(
      state,
      'fall-prone',
      run,
      of('fall-prone-checked', ({ fell }) => fell),
    );
    expectEqual(either(fallProneChance(fighterOf(state, 'A'))), rule);
  });

  test.each(TRIALS)('13.4.1 a man takes up what lies there ($seed)', ({ from, pick }) => {
    const loose = lying(pick(sword(9), shield(9)), { q: 0, r: from(0, 1) });
    const traits: Partial<Fighter> = { hands: [], ag: from(-2, 4), type: pick('light', 'medium', 'heavy') };
    const posture = pick('standing' as const, 'kneeling' as const);
    const state = scene({ A: { ...traits, posture }, B: { at: { q: from(1, 4), r: 0 } }, loose: [loose] });
    const run = (ctx: PhaseContext) => resolveActions(ctx, new Set([fighterOf(ctx.state, 'A')]));
    const act: Act = { kind: 'recover', item: 9, drop: null };
    const rule = byRule(
      state,
      'recovery',
      run,
      of('recovery-tried', ({ recovered }) => recovered),
      [act],
    );
    expectEqual(either(recoveryChance(fieldOf(state), fighterOf(state, 'A'), loose)), rule);
  });

  test.each(TRIALS)('11.5.1 a man recovers so much of his stun ($seed)', ({ from }) => {
    const [amount, since] = [from(1, 6), from(1, 4)];
    const state = scene({ A: { cn: from(1, 6), stun: { amount, turn: 1, phase: 4 - since } }, phase: 5 });
    const rule = byRule(
      state,
      'stun-recovery',
      done(recoverFromStun),
      of('stun-recovered', ({ stun }) => stun.from - stun.to),
    );
    expectEqual(stunRecoveryChances(tables, fighterOf(state, 'A'), since), rule);
  });

  test.each(TRIALS)('34.3 the gods hear a man ($seed)', ({ from }) => {
    const luck = from(2, 12);
    const state = scene({ A: { luck, favours: 0 } });
    const run = done((ctx) => {
      favour.invoke(ctx, { fighter: 'A', what: 'crt', draw: 1 } as Parameters<typeof favour.invoke>[1]);
    });
    expectEqual(
      either(favourChance(luck)),
      byRule(
        state,
        'favour',
        run,
        of('divine-favour', ({ granted }) => granted),
      ),
    );
  });

  test.each(TRIALS)('8.4 a collision is won by so much ($seed)', ({ from, pick }) => {
    const one = (): Partial<Fighter> => ({ type: pick('light', 'medium', 'heavy'), st: from(-2, 4), ag: from(-2, 4) });
    const state = scene({ A: { ...one(), at: { q: 1, r: 0 } }, B: one() });
    const at = { q: 1, r: 0 };
    const entries = (ctx: PhaseContext) =>
      [entryOf(ctx, fighterOf(ctx.state, 'A'), { q: 0, r: 0 }), entryOf(ctx, fighterOf(ctx.state, 'B'), null)] as const;
    const run = done((ctx) => collide(ctx, at, ...entries(ctx)));
    const rule = byRule(
      state,
      'impact',
      run,
      of('collided', ({ winner, by }) => (winner === 'B' ? -by : by)),
    );
    expectEqual(collisionChances({ tables }, at, ...entries(fieldOf(state))), rule);
  });
});
