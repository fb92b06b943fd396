/** Situations in which one roll decides, and what comes of them by the odds and by the rule that throws the dice. */

import {
  collisionChances,
  criticalStunChances,
  dragChance,
  enduranceChances,
  escapeChance,
  fallProneChance,
  favourChance,
  missusChance,
  netChances,
  recoveryChance,
  stumbleChance,
  stunRecoveryChances,
  throwChance,
} from '../../../../src/games/gladiator/odds/single-rolls.ts';
import { resolveEscapes } from '../../../../src/games/gladiator/rules/advanced/ensnared.ts';
import { rollNet } from '../../../../src/games/gladiator/rules/advanced/net-roll.ts';
import { collide, entryOf } from '../../../../src/games/gladiator/rules/basic/collision.ts';
import { endTurn } from '../../../../src/games/gladiator/rules/basic/end-of-turn.ts';
import { stopMatch } from '../../../../src/games/gladiator/rules/basic/missus.ts';
import { checkFallProne, checkStumble } from '../../../../src/games/gladiator/rules/basic/posture.ts';
import { recoverFromStun, stunByCritical } from '../../../../src/games/gladiator/rules/basic/stun.ts';
import type { EventOf, GladiatorEvent } from '../../../../src/games/gladiator/rules/events.ts';
import { favour } from '../../../../src/games/gladiator/rules/luck/luck.ts';
import { beginPhase, type GladiatorRule, type PhaseContext } from '../../../../src/games/gladiator/rules/phase.ts';
import { fighterOf } from '../../../../src/games/gladiator/rules/sheet.ts';
import { EDITIONS } from '../../../../src/games/gladiator/rules/tables/edition-types.ts';
import { resolveActions } from '../../../../src/games/gladiator/rules/things/items.ts';
import { resolveThrows } from '../../../../src/games/gladiator/rules/things/throwing.ts';
import type { Act, Ensnared, Fighter, Snare, State } from '../../../../src/games/gladiator/rules/types.ts';
import type { Dice } from '../../../../src/kernel/dice.ts';
import { rngFrom, seedState } from '../../../../src/kernel/rng.ts';
import { copyPlain } from '../../../../src/kernel/state.ts';
import { everyOutcome } from '../../../outcomes.ts';
import { lying, type Scene, scene, shield, sword, tablesOf, weapon } from '../bout.ts';

/** What can come of a roll, and the chance of each. */
type Chances = ReadonlyMap<unknown, number>;

/** The same roll by the odds and by every fall of its dice in the rule. */
interface Compared {
  readonly odds: Chances;
  readonly rule: Chances;
}

/** What a situation is made from: numbers and picks of a seed, and the tables it is set in, each edition in turn. */
interface Trial {
  readonly from: (low: number, high: number) => number;
  readonly pick: <T>(first: T, ...more: T[]) => T;
  readonly set: (scene: Scene) => State;
}

/** A trial by its kind and number. */
function trialOf(kind: string, seed: number): Trial {
  const rng = rngFrom(seedState(`single/${kind}/${seed}`));
  const edition = EDITIONS[seed % EDITIONS.length] ?? 'colosseum';
  const said = edition === 'colosseum' ? {} : { edition };
  return {
    from: (low, high) => low + rng.int(high - low + 1),
    pick: (first, ...more) => [first, ...more][rng.int(more.length + 1)] ?? first,
    set: (set) => scene({ ...set, rules: { ...set.rules, ...said } }),
  };
}

/** Only some dice fall every way; the others show sixes. */
function only(names: readonly string[], dice: Dice): Dice {
  return {
    draws: 0,
    state: dice.state,
    shuffle: dice.shuffle,
    throw(what, counts) {
      if (names.includes(what)) return dice.throw(what, counts);
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

/** What a rule does, by the first event that says it or `otherwise`, with the chance of each; `name`: of the dice, or several. */
function byRule(
  state: State,
  name: string,
  run: Run,
  seen: Seen,
  answers: readonly unknown[] = [],
  otherwise: false | null = null,
): Chances {
  const chances = new Map<string | number | boolean, number>();
  const script = (dice: Dice) => {
    const events: GladiatorEvent[] = [];
    const ctx = beginPhase({
      state: copyPlain(state),
      tables: tablesOf(state.rules),
      dice: only(name.split(' '), dice),
      emit: (one) => events.push(one),
    });
    const rule = run(ctx);
    let step = rule?.next([]);
    for (const answer of answers) if (step?.done === false) step = rule?.next([answer]);
    if (step?.done === false) throw new Error('more was asked than is answered');
    const [first] = [...events.map(seen), otherwise].filter((one) => one !== null);
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

const NO_DICE = { draws: 0, state: () => ({ x: 0, y: 0, z: 0, w: 0 }) } as Dice;
const fieldOf = (state: State) =>
  beginPhase({ state, tables: tablesOf(state.rules), dice: only([], NO_DICE), emit: () => {} });

const either = (chance: number): Chances =>
  new Map(
    [
      [true, chance],
      [false, 1 - chance],
    ].filter(([, one]) => one !== 0) as [boolean, number][],
  );

const caught = (snare: Snare, by: Ensnared['by'], holder: string | null): Ensnared => ({
  ...{ snare, by, holder, turn: 1, phase: 0, dragged: false },
});

function net({ from, pick, set }: Trial, kind: 'toss' | 'swing' | 'lay'): Compared {
  const A = { tr: from(8, 13), ag: from(-2, 4), style: pick('retiarius' as const, null) };
  const B = { type: pick('light' as const, 'medium' as const, 'heavy' as const), at: { q: from(1, 3), r: 0 } };
  const state = set({ A, B: { ...B, tr: from(8, 13) } });
  const [caster, target] = [fighterOf(state, 'A'), fighterOf(state, 'B')];
  const chances = new Map<string, number>();
  for (const { value, weight } of everyOutcome(
    (dice) => rollNet({ ...fieldOf(state), dice }, caster, target, kind).result,
  ))
    chances.set(value, (chances.get(value) ?? 0) + weight);
  return { odds: netChances(fieldOf(state), caster, target, kind), rule: chances };
}

const tablesIn = ({ rules }: State) => tablesOf(rules);

/** Every kind of single roll: what it is, with its rule, and how a situation of it is compared. */
const KINDS: { readonly [kind: string]: (trial: Trial) => Compared } = {
  '13.3.2 a throw reaches its man': ({ from, pick, set }) => {
    const item = pick(sword(1), weapon(1, 'javelin'), weapon(1, 'trident'), shield(1, 'small'));
    const range = from(1, 7);
    const state = set({ A: { st: from(-3, 5), tr: from(6, 14), hands: [item] }, B: { at: { q: range, r: 0 } } });
    const run = (ctx: PhaseContext) => {
      const fighter = fighterOf(ctx.state, 'A');
      return resolveThrows(ctx, [{ fighter, item: fighter.hands[0] ?? item, target: fighterOf(ctx.state, 'B') }]);
    };
    const strikes = of('blow', () => true);
    const rule = byRule(state, 'throw-distance throw-area', run, strikes, [1], false);
    return { odds: either(throwChance(tablesIn(state), fighterOf(state, 'A'), item, range)), rule };
  },
  '20.4.1 a net that is tossed': (trial) => net(trial, 'toss'),
  '20.7.2 a net that is swung': (trial) => net(trial, 'swing'),
  '20.8.2 a net that is laid': (trial) => net(trial, 'lay'),
  '20.6.1 a caught man is free': ({ from, set }) => {
    const cf = from(0, 14);
    const state = set({ A: { ensnared: caught({ id: 9, kind: 'net' }, 'net', null) } });
    const escaped = of('escape-tried', (event) => event.escaped);
    return { odds: either(escapeChance(cf)), rule: byRule(state, 'escape', resolveEscapes, escaped, [cf]) };
  },
  '20.6.2.1 a caught man is dragged down': ({ from, pick, set }) => {
    const cf = from(0, 10);
    const ensnared = caught({ id: 9, kind: 'lasso' }, pick('net', 'neck', 'leg'), 'B');
    const state = set({ A: { ensnared }, B: { st: from(-3, 5) } });
    const down = of('dragged', (event) => event.down);
    const odds = either(dragChance(tablesIn(state), fighterOf(state, 'B'), ensnared, cf));
    return { odds, rule: byRule(state, 'drag', resolveEscapes, down, [0, cf]) };
  },
  '18.3 a man who appeals is spared': ({ from, set }) => {
    const A = { attackTotal: from(0, 120), defenceTotal: from(0, 120), pr: from(-4, 6) };
    const state = set({ A, turn: from(1, 6) });
    const spared = of('appealed', ({ rolls }) => rolls?.[0]?.need?.met === true);
    const rule = byRule(state, 'missus', done(stopMatch), spared);
    return { odds: either(missusChance(tablesIn(state), fighterOf(state, 'A'), state.turn)), rule };
  },
  '15.1.1 a man stumbles': ({ from, set }) => {
    const hazards = from(0, 2);
    const state = set({ A: { stun: { amount: from(0, 3), turn: 1, phase: 0 } } });
    const run = done((ctx) => {
      const way = { way: 'forward', hazard: true } as const;
      const entered = Array.from({ length: hazards }, (_, q) => ({ hex: { q, r: 0 }, ...way }));
      const [turnout] = ctx.turnouts;
      if (turnout !== undefined) turnout.entered = entered;
      checkStumble(ctx, fighterOf(ctx.state, 'A'), 'a test', '15.1');
    });
    const stumbled = of('stumble-checked', (event) => event.stumbled);
    const odds = either(stumbleChance(tablesIn(state), fighterOf(state, 'A'), hazards));
    return { odds, rule: byRule(state, 'stumble', run, stumbled) };
  },
  '15.3 a stumbling man falls': ({ from, set }) => {
    const state = set({ A: { ag: from(-3, 6), owesStumble: true } });
    const run = done((ctx) => checkFallProne(ctx, fighterOf(ctx.state, 'A')));
    const fell = of('fall-prone-checked', (event) => event.fell);
    return { odds: either(fallProneChance(fighterOf(state, 'A'))), rule: byRule(state, 'fall-prone', run, fell) };
  },
  '13.4.1 a man takes up what lies there': ({ from, pick, set }) => {
    const loose = lying(pick(sword(9), shield(9)), { q: 0, r: from(0, 1) });
    const traits: Partial<Fighter> = { hands: [], ag: from(-2, 4), type: pick('light', 'medium', 'heavy') };
    const posture = pick('standing' as const, 'kneeling' as const);
    const state = set({ A: { ...traits, posture }, B: { at: { q: from(1, 4), r: 0 } }, loose: [loose] });
    const run = (ctx: PhaseContext) => resolveActions(ctx, new Set([fighterOf(ctx.state, 'A')]));
    const act: Act = { kind: 'recover', item: 9, drop: null };
    const taken = of('recovery-tried', (event) => event.recovered);
    const odds = either(recoveryChance(fieldOf(state), fighterOf(state, 'A'), loose));
    return { odds, rule: byRule(state, 'recovery', run, taken, [act]) };
  },
  '10.5 a critical on the head stuns': ({ from, set }) => {
    const state = set({ A: { cn: from(-1, 8), tr: 20 } });
    const run = done((ctx) => stunByCritical(ctx, fighterOf(ctx.state, 'A')));
    const gained = of('stunned', ({ stun }) => stun.to - stun.from);
    return { odds: criticalStunChances(fighterOf(state, 'A')), rule: byRule(state, 'stun', run, gained) };
  },
  '11.5.1 a man recovers so much of his stun': ({ from, set }) => {
    const [amount, since] = [from(1, 6), from(1, 4)];
    const state = set({ A: { cn: from(1, 6), stun: { amount, turn: 1, phase: 4 - since } }, phase: 5 });
    const recovered = of('stun-recovered', ({ stun }) => stun.from - stun.to);
    const rule = byRule(state, 'stun-recovery', done(recoverFromStun), recovered);
    return { odds: stunRecoveryChances(tablesIn(state), fighterOf(state, 'A'), since), rule };
  },
  '17.2.1 a man tires': ({ from, pick, set }) => {
    const type = pick('light' as const, 'medium' as const, 'heavy' as const);
    const A: Partial<Fighter> = { cn: from(1, 8), type, exceeded: pick(true, false) };
    const state = set({ A, turn: from(1, 7), phase: 9 });
    const loss = of('endurance-checked', (event) => event.loss);
    return {
      odds: enduranceChances(fieldOf(state), fighterOf(state, 'A')),
      rule: byRule(state, 'endurance', done(endTurn), loss),
    };
  },
  '34.3 the gods hear a man': ({ from, set }) => {
    const luck = from(2, 12);
    const state = set({ A: { luck, favours: 0 } });
    const run = done((ctx) => {
      favour.invoke(ctx, { fighter: 'A', what: 'crt', draw: 1 } as Parameters<typeof favour.invoke>[1]);
    });
    const granted = of('divine-favour', (event) => event.granted);
    return { odds: either(favourChance(luck)), rule: byRule(state, 'favour', run, granted) };
  },
  '8.4 a collision is won by so much': ({ from, pick, set }) => {
    const one = (): Partial<Fighter> => ({ type: pick('light', 'medium', 'heavy'), st: from(-2, 4), ag: from(-2, 4) });
    const state = set({ A: { ...one(), at: { q: 1, r: 0 } }, B: one() });
    const at = { q: 1, r: 0 };
    const entries = (ctx: PhaseContext) =>
      [entryOf(ctx, fighterOf(ctx.state, 'A'), { q: 0, r: 0 }), entryOf(ctx, fighterOf(ctx.state, 'B'), null)] as const;
    const run = done((ctx) => collide(ctx, at, ...entries(ctx)));
    const by = of('collided', (event) => (event.winner === 'B' ? -event.by : event.by));
    return {
      odds: collisionChances(fieldOf(state), at, ...entries(fieldOf(state))),
      rule: byRule(state, 'impact', run, by),
    };
  },
};

/** What single rolls there are, each by its rule. */
export const SINGLE_ROLLS: readonly string[] = Object.keys(KINDS);

/** A situation of a kind, by its number. */
export function compared(kind: string, seed: number): Compared {
  const compare = KINDS[kind];
  if (compare === undefined) throw new Error(`no roll '${kind}'`);
  return compare(trialOf(kind, seed));
}

/** Chances as whole numbers of ways on a grid on which equal ones are equal, in order. */
export function onFineGrid(chances: Chances): { readonly [what: string]: number } {
  return Object.fromEntries(
    [...chances].map(([what, chance]) => [String(what), Math.round(chance * 6 ** 9)] as const).sort(),
  );
}
