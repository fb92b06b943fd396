/** 28.6: a beast runs into a man, or a man into a beast. */
import { type Lot, ONE_DIE } from '../kernel/dice.ts';
import { type Hex, sameHex, turn } from '../kernel/hex.ts';
import { addModifier, type Modifier, sumModifiers } from '../kernel/modifier.ts';
import { type Roll, rollOf } from '../kernel/roll.ts';
import { trample } from './attack.ts';
import { bookOf } from './beast-setup.ts';
import { type Stance, takeStance } from './beast-stance.ts';
import { type BeastFighter, headOf } from './bodies.ts';
import { bump } from './bumping.ts';
import { type Driven, impactModifiers, pushedTo } from './collision.ts';
import { advantageModifiers } from './facing.ts';
import { kill } from './harm.ts';
import { type PhaseContext, type Turnout, turnoutOf } from './phase.ts';
import { checkStumble, fallProne } from './posture.ts';
import { animalImpact, impactOnAnimal, isCrushed } from './springsteen-collision.ts';
import { stunBySeverity } from './stun.ts';
import type { Fighter } from './types.ts';

/** 28.6 */
const PER_HEX = 2;

/** How a beast comes upon a man. */
interface Ram {
  /** Where it would stand, and he stands now. */
  readonly stance: Stance;
  /** Hexes it has gone, this one included. */
  readonly moved: number;
  /** The draw that chose its way. */
  readonly lots: readonly Lot[];
}

/** 28.6, P185 The rule that a collision with a beast goes by. */
function citeOf({ state }: PhaseContext, { beast }: BeastFighter): '28.6' | 'P185' {
  return bookOf(state.rules, beast) === 'springsteen' ? 'P185' : '28.6';
}

/** C99 A beast's impact: its kind and the hexes it has moved, and nothing else. */
function beastImpact(ctx: PhaseContext, beast: BeastFighter, moved: number): Roll {
  const cite = citeOf(ctx, beast);
  const modifiers = cite === 'P185' ? animalImpact(ctx.tables, beast, moved) : weightOf(ctx, beast, moved);
  return rollOf('impact', cite, ctx.dice.throw('impact', ONE_DIE), 'sum', modifiers);
}

function weightOf({ tables }: PhaseContext, { beast: { kind } }: BeastFighter, moved: number): Modifier[] {
  const modifiers: Modifier[] = [];
  addModifier(modifiers, tables.beasts[kind].impact, kind, '28.6');
  addModifier(modifiers, PER_HEX * moved, moved === 1 ? '1 hex' : `${moved} hexes`, '28.6');
  return modifiers;
}

/** 8.4 All that any man's impact is made of, his advantage over the beast included (P17). */
function manImpact(ctx: PhaseContext, man: Fighter, beast: BeastFighter, over: readonly Modifier[]): Roll {
  const his = citeOf(ctx, beast) === 'P185';
  const modifiers = (his ? impactOnAnimal : impactModifiers)(ctx.tables, turnoutOf(ctx, man));
  addModifier(modifiers, sumModifiers(over), 'positional advantage', '9.2');
  return rollOf('impact', his ? 'P185' : '8.4', ctx.dice.throw('impact', ONE_DIE), 'sum', modifiers);
}

/**
 * 28.6, P93 A beast takes a stance that covers a man's hex: the stronger keeps the place; a man with
 * nowhere to go falls. In panic it tramples him whoever is the stronger (P175).
 */
export function ramMan(
  ctx: PhaseContext,
  beast: BeastFighter,
  man: Fighter,
  { stance, moved, lots: drawn }: Ram,
): void {
  const { at } = man;
  const over = advantageModifiers(ctx.tables, at, { ...beast, facing: stance.facing });
  const { strike, guard, by } = rollBoth(ctx, beast, man, moved, over);
  const fighters = [beast.id, man.id] as const;
  const rolls = [strike, guard];
  let bonus = 0;
  if (by <= 0) {
    const winner = by === 0 ? null : man.id;
    ctx.emit({
      kind: 'collided',
      cite: citeOf(ctx, beast),
      fighters,
      at,
      winner,
      pushedTo: null,
      by: Math.abs(by),
      rolls,
      lots: drawn,
    });
    if (by < 0) reel(ctx, beast, -by);
  } else if (citeOf(ctx, beast) === 'P185' && isCrushed(ctx.state, beast, stance, man)) {
    const event = { fighters, at, winner: beast.id, pushedTo: null, by, rolls, lots: drawn };
    ctx.emit({ kind: 'collided', cite: 'P186', ...event });
    takeStance(ctx, beast, stance, [], 'P181');
    kill(ctx, man, beast, 'crushed');
  } else {
    const { to, lots, against } = roomFor(ctx, beast, man, stance);
    if (to !== null) man.at = to;
    turnoutOf(ctx, man).beaten = true;
    const event = { fighters, at, winner: beast.id, pushedTo: to, by, rolls, lots: [...drawn, ...lots] };
    ctx.emit({ kind: 'collided', cite: citeOf(ctx, beast), ...event });
    if (to !== null) takeStance(ctx, beast, stance, [], citeOf(ctx, beast) === 'P185' ? 'P181' : '28.5');
    bonus = knockDown(ctx, man, by, { noRoom: to === null, against });
  }
  if (beast.beast.panicked && man.fate === 'fighting') trample(ctx, beast, man, bonus);
}

/** P20, P176 Where a man is pushed when a beast takes a stance: on before its head, or away from its tail. */
function roomFor(ctx: PhaseContext, beast: BeastFighter, man: Fighter, stance: Stance): ReturnType<typeof pushedTo> {
  const before = { at: beast.at, facing: beast.facing };
  Object.assign(beast, stance);
  const byHead = sameHex(headOf(beast), man.at);
  const facing = byHead ? stance.facing : turn(stance.facing, 3);
  const pushed = pushedTo(ctx, { at: man.at, facing }, man, man.at);
  Object.assign(beast, before);
  return pushed;
}

/**
 * P157 A man walks into a beast: he stays in the hex before it, `from`, whoever is the stronger. That he
 * meant to enter its hex counts on his impact (P18), and nowhere else.
 */
export function meetBeast(ctx: PhaseContext, turnout: Turnout, beast: BeastFighter, from: Hex): void {
  const { fighter: man } = turnout;
  const { at } = man;
  const { strike, guard, by } = rollBoth(ctx, beast, man, 0, advantageModifiers(ctx.tables, from, beast));
  man.at = from;
  turnout.entered = turnout.entered.slice(0, -1);
  const winner = by === 0 ? null : by > 0 ? beast.id : man.id;
  const fighters = [beast.id, man.id] as const;
  const event = { fighters, at, winner, pushedTo: by > 0 ? from : null, by: Math.abs(by), rolls: [strike, guard] };
  ctx.emit({ kind: 'collided', cite: citeOf(ctx, beast), ...event, lots: [] });
  if (by > 0) {
    turnout.beaten = true;
    knockDown(ctx, man, by, { noRoom: false, against: null });
  } else if (by < 0) reel(ctx, beast, -by);
}

function rollBoth(ctx: PhaseContext, beast: BeastFighter, man: Fighter, moved: number, over: readonly Modifier[]) {
  for (const one of [beast, man]) {
    const turnout = turnoutOf(ctx, one);
    turnout.collided = true;
    turnout.stopped = true;
  }
  const strike = beastImpact(ctx, beast, moved);
  const guard = manImpact(ctx, man, beast, over);
  return { strike, guard, by: strike.total - guard.total };
}

/**
 * 8.4.3, 8.4.4 A man who lost is stunned, driven against what stands behind him, and may stumble; without
 * room he falls (P20). Returns the stun of the collision.
 */
function knockDown(ctx: PhaseContext, man: Fighter, by: number, { noRoom, against }: Driven): number {
  const before = man.stun.amount;
  stunBySeverity(ctx, man, 'the collision', '8.4.3', [{ value: by, why: 'impact won by', cite: '8.4.3' }]);
  const stun = man.stun.amount - before;
  if (against !== null) bump(ctx, turnoutOf(ctx, man), against.barrier, against.hex, true);
  if (noRoom) fallProne(ctx, man, 'no-room');
  checkStumble(ctx, man, 'lost the collision', '8.4.4', { inCollision: true });
  return stun;
}

/** P93 A beast that lost is stunned. */
function reel(ctx: PhaseContext, beast: BeastFighter, by: number): void {
  stunBySeverity(ctx, beast, 'the collision', '8.4.3', [{ value: by, why: 'impact won by', cite: '8.4.3' }]);
}
