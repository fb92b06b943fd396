/** Chapters 14-16: stumbling, falling, lying. */
import { ONE_DIE, type Throw, TWO_DICE } from '../../../../kernel/dice.ts';
import { addModifier, type Cite, type Modifier, modifier } from '../../../../kernel/modifier.ts';
import { met, needing, type Roll, rollOf } from '../../../../kernel/roll.ts';
import { loseGrip } from '../advanced/grip.ts';
import { tumble } from '../arena/tumble.ts';
import { dismount } from '../beasts/mounts.ts';
import { atBeast } from '../cf-loss.ts';
import type { FallCause } from '../events.ts';
import { hexesGone } from '../hexes-gone.ts';
import { combatantOf, hazardsMet, type PhaseContext, type PlannedAttack, type Turnout, turnoutOf } from '../phase.ts';
import type { Tables } from '../tables/types.ts';
import { AREAS, type Fighter } from '../types.ts';

/** C3 He falls on this or less. */
const FALL_PRONE_MAX = 7;
/** P263 A man going backward stumbles on this or less. */
const BACKWARD_MAX = 1;
/** P268 A man whom a net has touched stumbles on this or less. */
const ENTANGLED_MAX = 8;

/** 16.2 A man falls to the ground. Nothing if he lies already. */
export function fallProne(ctx: PhaseContext, fighter: Fighter, why: FallCause): void {
  if (fighter.posture === 'prone') return;
  dismount(ctx, fighter);
  layDown(fighter);
  fighter.owesStumble = false; // F12 falling clears it
  fighter.stumbling = false; // 15.5 prone takes its place
  const combatant = combatantOf(ctx, fighter);
  if (combatant !== null) for (const area of AREAS) combatant.defence[area] = Math.floor(combatant.defence[area] / 2);
  ctx.emit({ kind: 'fell-prone', cite: '16.2', fighter: fighter.id, why });
  tumble(ctx, fighter);
  loseAttacks(ctx, fighter, 'prone');
  loseGrip(ctx, fighter, 'fell');
}

/** P306 Whether a man who is down can get to his knees. */
export function mayRise({ formulas }: Pick<Tables, 'formulas'>, { style }: Pick<Fighter, 'style'>): boolean {
  return style !== 'crupellarius' || formulas['fallen crupellarius'] === 'rises';
}

/** 16.2 A man lies, facing up if his last step went backward, else down (F27). */
export function layDown(fighter: Fighter): void {
  if (fighter.posture === 'prone') return;
  fighter.posture = 'prone';
  fighter.faceUp = fighter.lastStep === 'backward';
}

/** What takes a man's attacks away, each with its rule. */
const ATTACKS_LOST_BY = {
  prone: 'P44',
  dead: '10.3.2',
  unarmed: 'F7',
  fumbled: '9.6',
  held: '22.4',
  holding: '22.4.3',
  'out of reach': 'P206',
} as const;

/** A man loses the attacks he has not yet made, or some of them. */
export function loseAttacks(
  ctx: PhaseContext,
  fighter: Fighter,
  why: keyof typeof ATTACKS_LOST_BY,
  which: (attack: PlannedAttack) => boolean = () => true,
): void {
  const combatant = combatantOf(ctx, fighter);
  const lost = combatant?.attacks.filter((attack) => attack.waiting && which(attack)) ?? [];
  if (lost.length === 0) return;
  for (const attack of lost) attack.waiting = false;
  const areas = lost.map(({ area }) => area);
  const [first] = lost;
  const at = first === undefined ? {} : atBeast(first);
  ctx.emit({ kind: 'attacks-lost', cite: ATTACKS_LOST_BY[why], fighter: fighter.id, areas, why, ...at });
}

/** 15.3 The check of every man who owes a stumble: down, or stumbling through this phase. */
export function checkFallProne(ctx: PhaseContext, fighter: Fighter): void {
  const fell = rollFallProne(ctx, fighter, '15.3');
  fighter.owesStumble = false;
  fighter.stumbling = !fell;
  if (!fell) return;
  turnoutOf(ctx, fighter).fell = true;
  fallProne(ctx, fighter, 'stumble');
}

/** 19.4.2, 22.3.2 A check on a man who is no stumbler: he falls, or stays as he is. */
export function checkToppling(ctx: PhaseContext, fighter: Fighter, cite: Cite, by = 0): void {
  if (!rollFallProne(ctx, fighter, cite, by)) return;
  turnoutOf(ctx, fighter).fell = true;
  fallProne(ctx, fighter, 'stumble');
}

/** 15.3 The dice of a check for falling prone. */
export const FALL_PRONE_DICE = TWO_DICE;

/** 15.3 2D6 + AG, 7 or less: down (C3). `by`: what shakes him besides, by the rule `cite`. */
export function fallProneRoll(fighter: Fighter, cite: Cite, by: number, thrown: Throw): Roll {
  const modifiers: Modifier[] = [];
  addModifier(modifiers, by, 'shaken', cite);
  addModifier(modifiers, fighter.ag, 'AG', '15.3');
  addModifier(modifiers, fighter.mount === null ? 0 : -2, 'on horseback', '30.6.4.1');
  return needing(rollOf('fall-prone', '15.3', thrown, 'sum', modifiers), '<=', FALL_PRONE_MAX, (fell) =>
    fell ? 'falls prone' : 'keeps his feet',
  );
}

function rollFallProne(ctx: PhaseContext, fighter: Fighter, cite: Cite, by = 0): boolean {
  const roll = fallProneRoll(fighter, cite, by, ctx.dice.throw('fall-prone', FALL_PRONE_DICE));
  ctx.emit({ kind: 'fall-prone-checked', cite, fighter: fighter.id, fell: met(roll), rolls: [roll] });
  return met(roll);
}

/** What makes a stumble check other than the plain one. */
interface StumbleCause {
  readonly inCollision?: boolean;
  readonly modifiers?: readonly Modifier[];
}

/**
 * 15.1.1 A check for stumbling, with every hazard of this phase (F24). A man who stumbles owes a
 * Stumble action next phase; in a collision one who is stumbling already falls at once (P22).
 * Prone men are not checked (F12).
 */
export function checkStumble(
  ctx: PhaseContext,
  fighter: Fighter,
  why: string,
  cite: Cite,
  { inCollision = false, modifiers: given = [] }: StumbleCause = {},
): void {
  if (fighter.posture === 'prone' || fighter.fate !== 'fighting' || fighter.beast !== null) return; // P157 a beast does not stumble
  const hazards = hazardsMet(turnoutOf(ctx, fighter));
  const roll = stumbleRoll(ctx.tables, fighter, hazards, given, ctx.dice.throw('stumble', STUMBLE_DICE));
  const stumbled = met(roll);
  ctx.emit({ kind: 'stumble-checked', cite, fighter: fighter.id, why, stumbled, rolls: [roll] });
  if (!stumbled) return;
  if (inCollision && fighter.stumbling) fallProne(ctx, fighter, 'collision');
  else fighter.owesStumble = true;
}

/** 15.1.1 The dice of a check for stumbling. */
export const STUMBLE_DICE = ONE_DIE;

/**
 * 15.1.1 1D6 less stun and hazards met, with whatever made the check: he stumbles on 1 or less, the die before
 * the printed -1 (C2), by the tables of 1981 on 0 or less (P263).
 */
export function stumbleRoll(
  { formulas }: Pick<Tables, 'formulas'>,
  fighter: Fighter,
  hazards: number,
  given: readonly Modifier[],
  thrown: Throw,
): Roll {
  const modifiers: Modifier[] = [...given];
  addModifier(modifiers, -fighter.stun.amount, 'stun', '15.1.1');
  addModifier(modifiers, -hazards, hazards === 1 ? 'a hazard in his way' : `${hazards} hazards in his way`, '15.1.1');
  return needing(rollOf('stumble', '15.1.1', thrown, 'sum', modifiers), '<=', formulas.stumble, (stumbled) =>
    stumbled ? 'stumbles' : 'steady',
  );
}

/** P263 A man who has gone backward may stumble: 2D6 less stun, a side step and twice each hex straight back, 1 or less. */
export function checkBackward(ctx: PhaseContext, turnout: Turnout): void {
  const { fighter } = turnout;
  const { sideBackward, straightBackward } = hexesGone(turnout);
  const none = ctx.tables.formulas['backward stumble'] === 'none' || sideBackward + straightBackward === 0;
  if (none || fighter.posture === 'prone' || fighter.fate !== 'fighting' || fighter.beast !== null) return;
  const modifiers: Modifier[] = [];
  addModifier(modifiers, -fighter.stun.amount, 'stun', 'P263');
  addModifier(modifiers, -sideBackward, 'hexes sidestepped backward', 'P263');
  addModifier(modifiers, -2 * straightBackward, 'twice the hexes straight backward', 'P263');
  stumbleBy(ctx, fighter, 'stumble-backward', 'going backward', 'P263', modifiers, BACKWARD_MAX);
}

/** A check for stumbling by two dice; `most`: he stumbles on this or less. */
function stumbleBy(
  ctx: PhaseContext,
  fighter: Fighter,
  name: 'stumble-backward' | 'stumble-net',
  why: string,
  cite: Cite,
  modifiers: readonly Modifier[],
  most: number,
): void {
  const sum = rollOf(name, cite, ctx.dice.throw(name, TWO_DICE), 'sum', modifiers);
  const roll = needing(sum, '<=', most, (stumbled) => (stumbled ? 'stumbles' : 'steady'));
  const stumbled = met(roll);
  ctx.emit({ kind: 'stumble-checked', cite, fighter: fighter.id, why, stumbled, rolls: [roll] });
  if (stumbled) fighter.owesStumble = true;
}

/** P268 By the Billings tables a net trips by AG: 2D6 + AG less stun, 8 or less. */
export function checkEntangled(ctx: PhaseContext, fighter: Fighter, cite: Cite): void {
  if (fighter.posture === 'prone' || fighter.fate !== 'fighting' || fighter.beast !== null) return;
  const modifiers: Modifier[] = [];
  addModifier(modifiers, fighter.ag, 'AG', 'P268');
  addModifier(modifiers, -fighter.stun.amount, 'stun', 'P268');
  stumbleBy(ctx, fighter, 'stumble-net', 'the net', cite, modifiers, ENTANGLED_MAX);
}

/** 15.1 A man is tripped: he owes a Stumble action next phase, with no check (20.7.2.1). */
export function markStumble(ctx: PhaseContext, fighter: Fighter, why: string, cite: Cite): void {
  if (fighter.posture === 'prone' || fighter.fate !== 'fighting') return;
  fighter.owesStumble = true;
  ctx.emit({ kind: 'stumble-checked', cite, fighter: fighter.id, why, stumbled: true });
}

/** 10.5 STU Dice for a man with such wounds who means to leave his hex: a 1 on any, and he stumbles instead. */
export function checkLimp(ctx: PhaseContext, fighter: Fighter): boolean {
  const thrown = ctx.dice.throw('stumbling-limp', { die: fighter.stumbles });
  const stumbled = thrown.dice.die?.includes(1) ?? false;
  const roll = { ...rollOf('stumbling-limp', '10.5', thrown, 'sum'), result: stumbled ? 'a 1: stumbles' : 'no 1' };
  ctx.emit({ kind: 'limp-checked', cite: '10.5', fighter: fighter.id, stumbled, rolls: [roll] });
  if (stumbled) checkFallProne(ctx, fighter); // F13 a 1 makes him fall
  return stumbled;
}

/** The modifier of a stumbling man's pool (15.4). */
export const STUMBLING_CF = modifier(-2, 'stumbling', '15.4');
