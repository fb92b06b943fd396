/** Exchanges of blows, counted without carrying anything: by every way on its own, or by throwing the dice. */

import { readerFor } from '../../../../src/games/gladiator/odds/fight.ts';
import type { ExchangeOdds, MeetingSide } from '../../../../src/games/gladiator/odds/meeting.ts';
import { armedCf } from '../../../../src/games/gladiator/rules/advanced/weapons.ts';
import { playRounds } from '../../../../src/games/gladiator/rules/basic/attack.ts';
import { reveal } from '../../../../src/games/gladiator/rules/basic/combat.ts';
import { type Engaged, resolveEngagement } from '../../../../src/games/gladiator/rules/basic/engagement.ts';
import { beginPhase, type PhaseContext } from '../../../../src/games/gladiator/rules/phase.ts';
import { advancedRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import { fighterOf, isWeapon, shieldOf } from '../../../../src/games/gladiator/rules/sheet.ts';
import { AREAS, type Fighter, type State } from '../../../../src/games/gladiator/rules/types.ts';
import { type Dice, seededDice } from '../../../../src/kernel/dice.ts';
import { rngFrom, seedState } from '../../../../src/kernel/rng.ts';
import { copyPlain } from '../../../../src/kernel/state.ts';
import { branchingDice, eachWay, type PickWay } from '../../../../src/odds/branching.ts';
import { tables, tablesOf } from '../bout.ts';
import { allot } from '../notation.ts';
import type { Chances } from './counted.ts';
import { type Kind, situation } from './situations.ts';

/** Men about to exchange blows. */
export interface Encounter {
  readonly name: string;
  readonly state: State;
  readonly sides: readonly MeetingSide[];
}

/** Two men of a scene, with what they have allotted, in a test's words. */
export function encounter(name: string, state: State, mine: string, his: string): Encounter {
  const ctx = beginPhase({
    state: copyPlain(state),
    tables: tablesOf(state.rules),
    dice: seededDice(seedState(name)),
    emit: () => {},
  });
  const step = resolveEngagement(ctx).next([]);
  if (step.done !== true) throw new Error('somebody was asked');
  const sides = step.value.map(
    (one: Engaged, i): MeetingSide => ({
      fighter: one.fighter.id,
      foes: one.foes.map(({ id }) => id),
      threats: one.threats.map(({ id }) => id),
      pool: one.pool,
      allocation: allot(i === 0 ? mine : his),
    }),
  );
  return { name, state: copyPlain(ctx.state), sides };
}

/** Two men of a kind, each striking once: who and where by a seed. */
export function duel(kind: Kind, seed: string): Encounter {
  const { state } = situation(kind, seed);
  const rng = rngFrom(seedState(`duel/${kind}/${seed}`));
  const area = () => (['head', 'chest', 'groin', 'arms', 'legs'] as const)[rng.int(5)] ?? 'head';
  const plan = () => `${area()} ${1 + rng.int(6)} | ${area()} ${rng.int(4)}`;
  const advanced: State = { ...state, rules: advancedRules() };
  return encounter(`${kind} ${seed}`, advanced, plan(), plan());
}

/** Laid out by name, for men A and B; nothing that cannot be. */
export function namesOf({ men }: ExchangeOdds): Chances {
  const entries = men.flatMap(({ fighter, wounds, ...rest }) => [
    ...wounds.map((chance, i) => [`${fighter} ${i} wounds`, chance] as const),
    ...Object.entries(rest)
      .filter(([what]) => what !== 'expectedWounds')
      .map(([what, chance]) => [`${fighter} ${what}`, Number(chance)] as const),
  ]);
  return new Map(entries.filter(([, chance]) => Math.abs(chance) > 1e-12));
}

/** Runs the rounds of a phase as they are, with all who fight there by the book. */
function start({ state, sides }: Encounter, dice: Dice, falls?: PhaseContext['falls']): PhaseContext {
  const copy: State = {
    ...copyPlain({ ...state, fighters: [] }),
    fighters: state.fighters.map((one) => ({ ...copyPlain(one), by: 'book' })),
  };
  const plain = beginPhase({ state: copy, tables: tablesOf(copy.rules), dice, emit: () => {} });
  const ctx = falls === undefined ? plain : { ...plain, falls };
  const engaged = sides.map(({ fighter, foes, threats, pool }): Engaged => {
    const men = (ids: readonly string[]) => ids.map((id) => fighterOf(copy, id));
    return { fighter: fighterOf(copy, fighter), foes: men(foes), threats: men(threats), pool };
  });
  reveal(
    ctx,
    engaged,
    sides.map(({ allocation }) => ({ allocation, spentOnAttack: 0, rolls: [], lots: [] })),
  );
  if (playRounds(ctx).next([]).done !== true) throw new Error('somebody was asked');
  return ctx;
}

/** What has come of an exchange, by name. */
function seen({ state, sides }: Encounter, after: PhaseContext): readonly (readonly [string, number])[] {
  return sides.flatMap(({ fighter: id }) => {
    const [was, is] = [fighterOf(state, id), fighterOf(after.state, id)];
    if (is.fate !== 'fighting') return [[`${id} kill`, 1] as const];
    const boxes = (man: Fighter) => AREAS.reduce((sum, area) => sum + man.wounds[area], 0);
    const arms = (man: Fighter) => man.hands.filter(isWeapon).length;
    const cf = (man: Fighter) => armedCf(state.rules, tables, man) - man.stun.amount;
    const flags = {
      knockedOut: !is.conscious,
      prone: is.posture === 'prone',
      mortal: is.mortal,
      weaponLost: arms(is) < arms(was),
      shieldLost: shieldOf(tables, is) === null && shieldOf(tables, was) !== null,
    };
    return [
      [`${id} ${boxes(is) - boxes(was)} wounds`, 1] as const,
      [`${id} expectedCfLoss`, cf(was) - cf(is)] as const,
      ...Object.entries(flags).flatMap(([what, so]) => (so ? [[`${id} ${what}`, 1] as const] : [])),
    ];
  });
}

const add = (chances: Chances, what: string, weight: number) => chances.set(what, (chances.get(what) ?? 0) + weight);

/** What comes of every way a script can go. */
function counted(one: Encounter, run: (pick: PickWay) => PhaseContext): Chances {
  const chances: Chances = new Map();
  let after: PhaseContext | null = null;
  const script = (pick: PickWay) => {
    after = run(pick);
  };
  eachWay(script, (chance) => {
    if (after !== null) for (const [what, much] of seen(one, after)) add(chances, what, much * chance);
  });
  return new Map([...chances].filter(([, chance]) => Math.abs(chance) > 1e-12));
}

/** Every way to the end of the phase on its own, nothing taken together but falls that read alike. */
export function byEveryWay(one: Encounter): Chances {
  const read = readerFor({ state: one.state, tables: tablesOf(one.state.rules) });
  return counted(one, (pick) =>
    start(one, branchingDice(pick), (met) => {
      const { throws, ways } = read(met);
      const thrown = throws[pick(ways)];
      if (thrown === undefined) throw new Error('no fall');
      return thrown;
    }),
  );
}

/** The same for every fall of the six dice of a blow, one by one. */
export function byEveryFall(one: Encounter): Chances {
  return counted(one, (pick) => start(one, branchingDice(pick)));
}

/** By throwing the dice so many times. */
export function byThrowingAll(one: Encounter, times: number, seed: string): Chances {
  const sums: Chances = new Map();
  const dice = seededDice(seedState(seed));
  for (let i = 0; i < times; i++) for (const [what, much] of seen(one, start(one, dice))) add(sums, what, much);
  return new Map([...sums].map(([what, sum]) => [what, sum / times]));
}
