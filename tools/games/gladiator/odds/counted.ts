/** What comes of an attack, counted without the odds: leaf by leaf over every fall of the dice, or by throwing them. */

import { type AttackOdds, attackReader } from '../../../../src/games/gladiator/odds/attack.ts';
import { playRounds } from '../../../../src/games/gladiator/rules/basic/attack.ts';
import { type BlowReading, settleAndRead } from '../../../../src/games/gladiator/rules/basic/blow.ts';
import { isOneThrow } from '../../../../src/games/gladiator/rules/basic/blow-dice.ts';
import type { GladiatorEvent } from '../../../../src/games/gladiator/rules/events.ts';
import { beginPhase, type Combatant, type PhaseContext } from '../../../../src/games/gladiator/rules/phase.ts';
import { fighterOf, isShield } from '../../../../src/games/gladiator/rules/sheet.ts';
import type { Fighter, ShieldSize, Weapon } from '../../../../src/games/gladiator/rules/types.ts';
import { type Dice, seededDice } from '../../../../src/kernel/dice.ts';
import { seedState } from '../../../../src/kernel/rng.ts';
import { copyPlain } from '../../../../src/kernel/state.ts';
import { branchingDice, eachWay, type PickWay } from '../../../../src/odds/branching.ts';
import { everyOutcome } from '../../../outcomes.ts';
import { tables, tablesOf } from '../bout.ts';
import { bySum } from './by-sum.ts';
import type { Situation } from './situations.ts';

/** Chances, or shares, by what they are of. */
export type Chances = Map<string, number>;

/** The odds of an attack, laid out by name; nothing that cannot be. */
export function chancesOf(odds: AttackOdds): Chances {
  const { results, wounds, criticals, kill, mortal, weaponDrop, shieldDrop, shieldBoxes, shieldDestroyed } = odds;
  const { landed, noEffect, breaks, bowBreaks } = odds;
  return new Map(
    [
      ...Object.entries(results),
      ...wounds.map((chance, i) => [`${i} wounds`, chance] as const),
      ...[...criticals].map(([cell, chance]) => [`critical ${cell}`, chance] as const),
      ...shieldBoxes.map((chance, i) => [`${i} boxes`, chance] as const),
      ...Object.entries({ kill, mortal, weaponDrop, shieldDrop, shieldDestroyed, landed, noEffect, breaks, bowBreaks }),
    ].filter(([, chance]) => chance > 0),
  );
}

/** The odds of a situation. */
export function oddsOf({ state, attempt, attack, defence, guarded }: Situation): AttackOdds {
  return attackReader({ rules: state.rules, tables: tablesOf(state.rules) }, attempt)(attack - defence, guarded);
}

/** A grid fine enough for every chance of thirteen dice: those of a shield that lets a blow through, each reading thrown by itself. */
const GRID = 6 ** 13;

/** Chances as whole numbers of ways, by name in order. */
export function onGrid(chances: Chances): { readonly [what: string]: number } {
  return Object.fromEntries([...chances].map(([what, chance]) => [what, Math.round(chance * GRID)] as const).sort());
}

/** Whether a share of so many trials is no farther from its chance than four sigma, or one trial. */
export function withinSigmas(share: number, chance: number, trials: number): boolean {
  const sigma = Math.sqrt((chance * (1 - chance)) / trials);
  return Math.abs(share - chance) <= 4 * sigma + 1 / trials;
}

/** Whether an attack can be carried out by the rules of a phase alone, with nothing asked and no arm but one in hand. */
export function canBeThrown({ name, attempt }: Situation): boolean {
  return !/^(thrown|beast)/.test(name) && attempt.special !== 'feint' && attempt.special !== 'sand';
}

const add = (chances: Chances, what: string, weight: number) => chances.set(what, (chances.get(what) ?? 0) + weight);

/** By all falls of the dice, through the rule that throws them; where its readings are thrown by themselves, by the sums of each (P261). */
export function byBruteForce(one: Situation): Chances {
  if (!isOneThrow(tablesOf(one.state.rules))) return bySums(one);
  const chances: Chances = new Map();
  let ctx: PhaseContext | null = null;
  const script = (dice: Dice) => {
    ctx ??= contextOf(one, one.state, dice, () => {});
    return readAttempt(ctx, one);
  };
  for (const { value, weight } of everyOutcome(script))
    for (const what of whatComesOf(value)) add(chances, what, weight);
  return chances;
}

function readAttempt(ctx: PhaseContext, { attempt, attack }: Situation): BlowReading {
  return settleAndRead(ctx, { ...attempt, cf: attack, fist: false });
}

function bySums(one: Situation): Chances {
  const chances: Chances = new Map();
  let seen: readonly string[] = [];
  let ctx: PhaseContext | null = null;
  let hand: PickWay = () => 0;
  const dice = bySum(
    (ways) => hand(ways),
    branchingDice((ways) => hand(ways)),
  );
  const script = (pick: PickWay) => {
    hand = pick;
    ctx ??= contextOf(one, one.state, dice, () => {});
    seen = whatComesOf(readAttempt(ctx, one));
  };
  eachWay(script, (chance) => {
    for (const what of seen) add(chances, what, chance);
  });
  return chances;
}

/** Everything by name that one reading brings. */
function whatComesOf(reading: BlowReading): readonly string[] {
  const { blow, result, hit, shield, drops, landed, recoil, breaks, bowBreaks } = reading;
  const { target, area } = blow;
  const left = target.w - target.wounds[area] - (hit?.wounds ?? 0);
  const dies = hit !== null && (hit.kills !== null || left <= 0);
  const weapons = target.hands.filter(({ kind }) => !['shield', 'net', 'lasso', 'scissor'].includes(kind));
  const critical = hit?.critical ?? null;
  const weaponDrop = !dies && !bowBreaks && weapons.length > 0 && (drops === 'weapon' || critical === 'WD');
  const holdsShield = target.hands.some((item) => isShield(item) && item.ticked < lastBox(item.size));
  const shieldDrop = !dies && (drops === 'shield' || (critical === 'SD' && holdsShield && !shield?.destroyed));
  const harmless = hit === null || (!dies && hit.wounds === 0);
  const special = landed && hit === null && blow.special !== 'disarm';
  const backfires = (result === 'F' && blow.special !== 'sand') || recoil !== null || breaks !== null;
  const noEffect = !backfires && shield === null && harmless && !special && !weaponDrop && !shieldDrop && !bowBreaks;
  const flags = {
    kill: dies,
    mortal: hit?.mortal === true && !dies,
    ...{ weaponDrop, shieldDrop, landed, noEffect, bowBreaks },
    shieldDestroyed: shield?.destroyed === true,
    breaks: breaks !== null,
  };
  return [
    result,
    ...(dies ? [] : [`${hit?.wounds ?? 0} wounds`]),
    ...(critical === null ? [] : [`critical ${critical}`]),
    ...(shield === null ? [] : [`${shield.boxes} boxes`]),
    ...Object.entries(flags).flatMap(([what, so]) => (so ? [what] : [])),
  ];
}

const lastBox = (size: ShieldSize): number => tables.shieldTracks[size].filter((box) => typeof box === 'number').length;

/** By so many attacks thrown and carried out by the rules of the phase, with a seed's dice. */
export function byThrowing(one: Situation, attacks: number, seed: string): Chances {
  const counts: Chances = new Map();
  const dice = seededDice(seedState(seed));
  for (let i = 0; i < attacks; i++) for (const what of whatCameOf(one, dice)) add(counts, what, 1);
  return new Map([...counts].map(([what, count]) => [what, count / attacks]));
}

/** One attack in full, and what stands in its events and on the sheet afterwards. */
function whatCameOf(one: Situation, dice: Dice): readonly string[] {
  const state = copyPlain(one.state);
  const events: GladiatorEvent[] = [];
  const ctx = contextOf(one, state, dice, (event) => events.push(event));
  if (playRounds(ctx).next([]).done !== true) throw new Error('the attack asked something');
  const { area } = one.attempt;
  const after = fighterOf(state, 'B');
  const blow = events.find(({ kind }) => kind === 'blow');
  if (blow?.kind !== 'blow') throw new Error('no blow fell');
  const dead = after.fate === 'dead';
  const was = fighterOf(one.state, 'B');
  const dropped = events.flatMap((event) =>
    event.kind === 'item-dropped' && event.fighter === 'B' && ['parried', 'critical'].includes(event.why)
      ? [event.item.kind === 'shield' ? 'shieldDrop' : 'weaponDrop']
      : [],
  );
  return [
    blow.result,
    ...(dead ? ['kill'] : [`${after.wounds[area] - was.wounds[area]} wounds`]),
    ...(blow.critical === null ? [] : [`critical ${blow.critical}`]),
    ...(after.mortal && !dead ? ['mortal'] : []),
    ...(blow.shieldDestroyed ? ['shieldDestroyed'] : []),
    ...(!dead && after.stun.amount > was.stun.amount ? ['stunned'] : []),
    ...(!dead && was.conscious && !after.conscious ? ['knockedOut'] : []),
    ...dropped,
  ];
}

/** A phase in which A is about to strike and B defends. */
export function contextOf(
  { attempt, attack, defence, guarded }: Situation,
  state: Situation['state'],
  dice: Dice,
  emit: (event: GladiatorEvent) => void,
): PhaseContext {
  const ctx = beginPhase({ state, tables: tablesOf(state.rules), dice, emit });
  const [attacker, target] = [fighterOf(state, 'A'), fighterOf(state, 'B')];
  const { area, round, special, behind } = attempt;
  const planned = {
    ...{ target, area, cf: attack, round: round ?? 0, weapon: weaponIn(attacker, attempt.item), fist: false, special },
    ...{ behind, unanswered: false, fatal: false, waiting: true },
  };
  const none = { special: null, owed: 0, fumbled: false, fatal: false };
  const stand = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  const combatants: Combatant[] = [
    { ...none, fighter: attacker, attacks: [planned], defence: stand },
    { ...none, fighter: target, attacks: [], defence: { ...stand, [area]: defence }, special: guarded ? area : null },
  ];
  ctx.combatants = combatants;
  return ctx;
}

/** The weapon of a copy of the man that is the one of an attack. */
function weaponIn({ hands }: Fighter, item: Situation['attempt']['item']): Weapon | null {
  return (hands.find(({ id, kind }) => id === item?.id && kind !== 'shield') as Weapon | undefined) ?? null;
}
