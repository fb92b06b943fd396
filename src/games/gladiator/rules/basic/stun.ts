/** Chapter 11: stun, unconsciousness, recovery. */
import { ONE_DIE, type Throw, TWO_DICE } from '../../../../kernel/dice.ts';
import { addModifier, type Cite, type Modifier, modifier } from '../../../../kernel/modifier.ts';
import { type Roll, rollOf } from '../../../../kernel/roll.ts';
import { loseGrip } from '../advanced/grip.ts';
import { armedCf } from '../advanced/weapons.ts';
import { loseCf } from '../cf-loss.ts';
import { type PhaseContext, turnoutOf } from '../phase.ts';
import { inForce } from '../rule-choices.ts';
import { phaseCount, shieldOf } from '../sheet.ts';
import type { StunCell, Tables } from '../tables/types.ts';
import { pickWeapon, scatter } from '../things/drop.ts';
import type { Fighter } from '../types.ts';
import { fallProne } from './posture.ts';

/** 8.4.3, 7.6 A blow to the wits: 2D6 on the Stun column, with the extra effects of 17 and above (F14). */
export function stunBySeverity(
  ctx: PhaseContext,
  fighter: Fighter,
  why: string,
  cite: Cite,
  modifiers: Modifier[],
): void {
  const roll = rollOf('stun', cite, ctx.dice.throw('stun', TWO_DICE), 'sum', modifiers);
  const { table, value } = ctx.tables.stun.at(roll.total, 0);
  sufferStun(ctx, fighter, value.stun, why, cite, [{ ...roll, table, result: table.cell }]);
  applyEffect(ctx, fighter, value.effect);
  testSenses(ctx, fighter);
}

function applyEffect(ctx: PhaseContext, fighter: Fighter, effect: StunCell['effect']): void {
  if (fighter.beast !== null) {
    fighter.beast.dazed ||= effect === 'fall prone'; // P93 it costs the next action
    return;
  }
  const shield = shieldOf(ctx.tables, fighter);
  const weapon = effect === 'weapon drop' ? pickWeapon(ctx, fighter) : null;
  if (weapon !== null) scatter(ctx, fighter, weapon, 'stun');
  if (effect === 'shield drop' && shield !== null) scatter(ctx, fighter, shield, 'stun');
  if (effect === 'fall prone') fallProne(ctx, fighter, 'stun');
}

/** 10.5 The dice of the stun that a critical brings. */
export const CRITICAL_STUN_DICE = TWO_DICE;

/** 10.5 S Stun of 2D6 - CN, at least 1. */
export function readCriticalStun({ cn }: Fighter, thrown: Throw): { readonly roll: Roll; readonly amount: number } {
  const modifiers: Modifier[] = [];
  addModifier(modifiers, -cn, 'CN', '10.5');
  const roll = rollOf('stun', '10.5', thrown, 'sum', modifiers);
  return { roll, amount: Math.max(1, roll.total) };
}

/** 10.5 S The Stun of a critical. */
export function stunByCritical(ctx: PhaseContext, fighter: Fighter): void {
  const { roll, amount } = readCriticalStun(fighter, ctx.dice.throw('stun', CRITICAL_STUN_DICE));
  sufferStun(ctx, fighter, amount, 'a blow to the head', '10.5', [{ ...roll, result: `${amount} stun` }]);
}

/** 22.4.2 Stun of 1D3 and the holder's ST, whatever armour he wears. Returns how much it was. */
export function stunByHold(ctx: PhaseContext, fighter: Fighter, holder: Fighter): number {
  const modifiers: Modifier[] = [];
  addModifier(modifiers, holder.st, 'ST of the holder', '22.4.2');
  const roll = rollOf('squeeze', '22.4.2', ctx.dice.throw('squeeze', ONE_DIE), 'd3', modifiers);
  const amount = Math.max(0, roll.total);
  sufferStun(ctx, fighter, amount, 'the hold', '22.4.2', [{ ...roll, result: `${amount} stun` }]);
  return amount;
}

/** P267 Stun that no dice are thrown for. */
export function stunBy(ctx: PhaseContext, fighter: Fighter, amount: number, why: string, cite: Cite): void {
  if (amount > 0) sufferStun(ctx, fighter, amount, why, cite, []);
}

/** 11.2, 11.3 Adds stun, which at once costs CF of this phase, and may knock him out (11.4). */
function sufferStun(
  ctx: PhaseContext,
  fighter: Fighter,
  amount: number,
  why: string,
  cite: Cite,
  rolls: readonly Roll[],
): void {
  const from = fighter.stun.amount;
  if (amount > 0) fighter.stun = { amount: from + amount, turn: ctx.state.turn, phase: ctx.state.phase };
  ctx.emit({ kind: 'stunned', cite, fighter: fighter.id, why, stun: { from, to: from + amount }, rolls });
  if (amount > 0) loseGrip(ctx, fighter, 'hurt');
  loseCf(ctx, fighter, amount);
  testConsciousness(ctx, fighter);
}

/** 10.3.3, 11.4 Stun above CF knocks a man out (C68, F15). Asked after every change of either. */
export function testConsciousness(ctx: PhaseContext, fighter: Fighter): void {
  if (fighter.fate !== 'fighting' || !fighter.conscious) return;
  const stun = fighter.stun.amount;
  const cf = armedCf(ctx.state.rules, ctx.tables, fighter);
  if (stun < 1 || stun <= cf) return;
  fighter.conscious = false;
  ctx.emit({ kind: 'knocked-out', cite: '11.4', fighter: fighter.id, stun, cf });
  fallProne(ctx, fighter, 'unconscious');
}

/**
 * P33, P56, F15 What a man has in hand gives him CF or takes them, as one of a pair or as a weapon he is skilled
 * with or was never taught: whoever has taken up or let go something may have too little to bear his Stun, or enough to come to.
 */
export function testArms(ctx: PhaseContext): void {
  const { rules } = ctx.state;
  if (!inForce(rules, 24) && !inForce(rules, 21) && !inForce(rules, 31)) return;
  for (const fighter of ctx.state.fighters) testSenses(ctx, fighter);
}

/** F15 Whether his CF bear the Stun of a man: he loses his senses, or comes to. */
function testSenses(ctx: PhaseContext, fighter: Fighter): void {
  testConsciousness(ctx, fighter);
  if (fighter.fate === 'fighting' && fighter.stun.amount > 0) testWaking(ctx, fighter, 'F15');
}

/** 11.5 Recovery of all stunned men after movement, but for those in a collision. */
export function recoverFromStun(ctx: PhaseContext): void {
  for (const fighter of ctx.state.fighters) {
    if (fighter.fate !== 'fighting' || fighter.stun.amount === 0) continue;
    if (turnoutOf(ctx, fighter).collided) continue;
    const since = phaseCount(ctx.state.turn, ctx.state.phase) - phaseCount(fighter.stun.turn, fighter.stun.phase);
    if (since >= 1) recoverOne(ctx, fighter, since, ctx.dice.throw('stun-recovery', STUN_RECOVERY_DICE)); // P30 from the phase after
  }
}

/** 11.5.1 The dice of a recovery from stun. */
export const STUN_RECOVERY_DICE = ONE_DIE;

/** 11.5.1, P263 What goes with CN and the die: the phases since he was stunned, or 1. */
const RECOVERS_BESIDES = {
  phases: (since: number) => (since === 0 ? [] : [modifier(since, 'phases since he was stunned', '11.5.1')]),
  'plus one': () => [modifier(1, 'always', 'P263')],
} as const;

/** 11.5.1 CN and the phases since he was stunned, less 1D6: what a man recovers of his stun. */
export function readStunRecovery(
  { formulas }: Pick<Tables, 'formulas'>,
  fighter: Fighter,
  since: number,
  thrown: Throw,
): { readonly roll: Roll; readonly recovered: number } {
  const modifiers: Modifier[] = [];
  addModifier(modifiers, fighter.cn, 'CN', '11.5.1');
  modifiers.push(...RECOVERS_BESIDES[formulas['stun recovery']](since));
  const roll = rollOf('stun-recovery', '11.5.1', thrown, 'minus', modifiers);
  return { roll, recovered: Math.min(fighter.stun.amount, Math.max(0, roll.total)) };
}

function recoverOne(ctx: PhaseContext, fighter: Fighter, since: number, thrown: Throw): void {
  const { roll, recovered } = readStunRecovery(ctx.tables, fighter, since, thrown);
  const from = fighter.stun.amount;
  fighter.stun.amount = from - recovered;
  const change = { from, to: fighter.stun.amount };
  const rolls = [{ ...roll, result: `${recovered} recovered` }];
  ctx.emit({ kind: 'stun-recovered', cite: '11.5', fighter: fighter.id, stun: change, rolls });
  testWaking(ctx, fighter, '11.5');
}

/** F15 A senseless man comes to as soon as his CF bear his Stun; a beast stands up at once (P157). */
function testWaking(ctx: PhaseContext, fighter: Fighter, cite: Cite): void {
  if (fighter.conscious || fighter.stun.amount > Math.max(0, armedCf(ctx.state.rules, ctx.tables, fighter))) return;
  fighter.conscious = true;
  if (fighter.beast !== null) fighter.posture = 'standing';
  ctx.emit({ kind: 'woke', cite, fighter: fighter.id });
}
