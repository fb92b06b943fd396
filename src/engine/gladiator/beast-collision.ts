/** 28.6: a beast runs into a man, or a man into a beast. */
import { ONE_DIE } from '../kernel/dice.ts';
import type { Direction, Hex } from '../kernel/hex.ts';
import { addModifier, type Modifier } from '../kernel/modifier.ts';
import { type Roll, rollOf } from '../kernel/roll.ts';
import { trample } from './attack.ts';
import { type BeastFighter, headOf } from './bodies.ts';
import { impactModifiers, pushedTo } from './collision.ts';
import { type PhaseContext, turnoutOf } from './phase.ts';
import { checkStumble, fallProne } from './posture.ts';
import { stunBySeverity } from './stun.ts';
import type { Fighter } from './types.ts';

/** 28.6 */
const PER_HEX = 2;

interface Stance {
  readonly at: Hex;
  readonly facing: Direction;
}

/** C99 A beast's impact: its kind and the hexes it has moved, and nothing else. */
function beastImpact(ctx: PhaseContext, { beast: { kind } }: BeastFighter, moved: number): Roll {
  const modifiers: Modifier[] = [];
  addModifier(modifiers, ctx.tables.beasts[kind].impact, kind, '28.6');
  addModifier(modifiers, PER_HEX * moved, moved === 1 ? '1 hex' : `${moved} hexes`, '28.6');
  return rollOf('impact', '28.6', ctx.dice.throw('impact', ONE_DIE), 'sum', modifiers);
}

function manImpact(ctx: PhaseContext, man: Fighter): Roll {
  const modifiers = impactModifiers(ctx.tables, turnoutOf(ctx, man));
  return rollOf('impact', '8.4', ctx.dice.throw('impact', ONE_DIE), 'sum', modifiers);
}

/** 28.6, P93 A beast takes a stance that covers a man's hex: the stronger keeps the place; a man with nowhere to go falls. */
export function ramMan(ctx: PhaseContext, beast: BeastFighter, man: Fighter, stance: Stance, moved: number): void {
  const { strike, guard, by } = rollBoth(ctx, beast, man, moved);
  const at = man.at;
  const fighters = [beast.id, man.id] as const;
  const rolls = [strike, guard];
  if (by <= 0) {
    const winner = by === 0 ? null : man.id;
    ctx.emit({ kind: 'collided', cite: '28.6', fighters, at, winner, pushedTo: null, by: -by, rolls, lots: [] });
    if (by < 0) reel(ctx, beast, -by);
    return;
  }
  const before = { at: beast.at, facing: beast.facing };
  Object.assign(beast, stance);
  const { to, lots } = pushedTo(ctx, { at: headOf(beast), facing: beast.facing }, man, at);
  if (to === null)
    Object.assign(beast, before); // P20
  else man.at = to;
  const turnout = turnoutOf(ctx, man);
  turnout.beaten = true;
  ctx.emit({ kind: 'collided', cite: '28.6', fighters, at, winner: beast.id, pushedTo: to, by, rolls, lots });
  knockDown(ctx, man, by, to === null);
  if (beast.beast.panicked && man.fate === 'fighting') trample(ctx, beast, man, man.stun.amount);
}

/** P157 A man who walks into a beast stays in the hex before it, whoever is the stronger. */
export function meetBeast(ctx: PhaseContext, man: Fighter, beast: BeastFighter, at: Hex): void {
  const { strike, guard, by } = rollBoth(ctx, beast, man, 0);
  const winner = by === 0 ? null : by > 0 ? beast.id : man.id;
  const fighters = [beast.id, man.id] as const;
  const event = { fighters, at, winner, pushedTo: by > 0 ? man.at : null, by: Math.abs(by), rolls: [strike, guard] };
  ctx.emit({ kind: 'collided', cite: '28.6', ...event, lots: [] });
  if (by > 0) {
    turnoutOf(ctx, man).beaten = true;
    knockDown(ctx, man, by, false);
  } else if (by < 0) reel(ctx, beast, -by);
}

function rollBoth(ctx: PhaseContext, beast: BeastFighter, man: Fighter, moved: number) {
  for (const one of [beast, man]) {
    const turnout = turnoutOf(ctx, one);
    turnout.collided = true;
    turnout.stopped = true;
  }
  const strike = beastImpact(ctx, beast, moved);
  const guard = manImpact(ctx, man);
  return { strike, guard, by: strike.total - guard.total };
}

/** 8.4.3, 8.4.4 A man who lost is stunned and may stumble; without room he falls (P20). */
function knockDown(ctx: PhaseContext, man: Fighter, by: number, noRoom: boolean): void {
  stunBySeverity(ctx, man, 'the collision', '8.4.3', [{ value: by, why: 'impact won by', cite: '8.4.3' }]);
  if (noRoom) fallProne(ctx, man, 'no-room');
  checkStumble(ctx, man, 'lost the collision', '8.4.4', { inCollision: true });
}

/** P93 A beast that lost is stunned. */
function reel(ctx: PhaseContext, beast: BeastFighter, by: number): void {
  stunBySeverity(ctx, beast, 'the collision', '8.4.3', [{ value: by, why: 'impact won by', cite: '8.4.3' }]);
}
