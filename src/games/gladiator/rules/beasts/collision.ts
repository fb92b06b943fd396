/** 28.6: a beast runs into a man, or a man into a beast. */
import type { Lot } from '../../../../kernel/dice.ts';
import { type Hex, sameHex, turn } from '../../../../kernel/hex.ts';
import { trample } from '../basic/attack.ts';
import { pushedTo } from '../basic/collision.ts';
import { advantageModifiers } from '../basic/facing.ts';
import { kill } from '../basic/harm.ts';
import { stunBySeverity } from '../basic/stun.ts';
import { type BeastFighter, headOf } from '../bodies.ts';
import type { PhaseContext, Turnout } from '../phase.ts';
import { isCrushed } from '../springsteen/collision.ts';
import type { Fighter } from '../types.ts';
import { impactCite, knockDown, rollImpacts } from './impact.ts';
import { type BodyStance, takeStance } from './stance.ts';

/** How a beast comes upon a man. */
interface Ram {
  /** Where it would stand, and he stands now. */
  readonly stance: BodyStance;
  /** Hexes it has gone, this one included. */
  readonly moved: number;
  /** The draw that chose its way. */
  readonly lots: readonly Lot[];
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
  const { rolls, by } = rollImpacts(ctx, { beast, comer: beast, man, moved, over });
  const fighters = [beast.id, man.id] as const;
  let bonus = 0;
  if (by <= 0) {
    const winner = by === 0 ? null : man.id;
    ctx.emit({
      kind: 'collided',
      cite: impactCite(ctx, beast),
      fighters,
      at,
      winner,
      pushedTo: null,
      by: Math.abs(by),
      rolls,
      lots: drawn,
    });
    if (by < 0) reel(ctx, beast, -by);
  } else if (impactCite(ctx, beast) === 'P185' && isCrushed(ctx.state, beast, stance, man)) {
    const event = { fighters, at, winner: beast.id, pushedTo: null, by, rolls, lots: drawn };
    ctx.emit({ kind: 'collided', cite: 'P186', ...event });
    takeStance(ctx, beast, stance, [], 'P181');
    kill(ctx, man, beast, 'crushed');
  } else {
    const { to, lots, against } = roomFor(ctx, beast, man, stance);
    if (to !== null) man.at = to;
    const event = { fighters, at, winner: beast.id, pushedTo: to, by, rolls, lots: [...drawn, ...lots] };
    ctx.emit({ kind: 'collided', cite: impactCite(ctx, beast), ...event });
    if (to !== null) takeStance(ctx, beast, stance, [], impactCite(ctx, beast) === 'P185' ? 'P181' : '28.5');
    bonus = knockDown(ctx, man, by, { noRoom: to === null, against });
  }
  if (beast.beast.panicked && man.fate === 'fighting') trample(ctx, beast, man, bonus);
}

/** P20, P176 Where a man is pushed when a beast takes a stance: on before its head, or away from its tail. */
function roomFor(
  ctx: PhaseContext,
  beast: BeastFighter,
  man: Fighter,
  stance: BodyStance,
): ReturnType<typeof pushedTo> {
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
  const over = advantageModifiers(ctx.tables, from, beast);
  const { rolls, by } = rollImpacts(ctx, { beast, comer: beast, man, moved: 0, over });
  man.at = from;
  turnout.entered = turnout.entered.slice(0, -1);
  const winner = by === 0 ? null : by > 0 ? beast.id : man.id;
  const fighters = [beast.id, man.id] as const;
  const event = { fighters, at, winner, pushedTo: by > 0 ? from : null, by: Math.abs(by), rolls };
  ctx.emit({ kind: 'collided', cite: impactCite(ctx, beast), ...event, lots: [] });
  if (by > 0) knockDown(ctx, man, by, { noRoom: false, against: null });
  else if (by < 0) reel(ctx, beast, -by);
}

/** P93 A beast that lost is stunned. */
function reel(ctx: PhaseContext, beast: BeastFighter, by: number): void {
  stunBySeverity(ctx, beast, 'the collision', '8.4.3', [{ value: by, why: 'impact won by', cite: '8.4.3' }]);
}
