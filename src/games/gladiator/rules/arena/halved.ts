/** 14.2, 27.8.2, 30.6.3: blows that strike with half their CF for where the man stands or kneels whom they go at. */

import type { PhaseContext } from '../phase.ts';
import type { Area, Fighter, State } from '../types.ts';
import { hasBelow } from './height.ts';
import { isOnRock } from './obstacles.ts';

/** 14.2, 27.8.2.1, 30.6.3 The CF that an attack of so many strikes with: half of them at legs that are low. */
export function struckCf(state: Readonly<State>, attacker: Fighter, at: Fighter, area: Area, cf: number): number {
  const low = at.posture === 'kneeling' || hasBelow(state, attacker, at);
  return low && area === 5 ? half(cf) : cf;
}

/** 14.2, 27.8.2.1 Tells that an attack on low legs counts half, where it does; returns the CF that are left of it. */
export function halveLow(ctx: PhaseContext, attacker: Fighter, at: Fighter, area: Area, cf: number): number {
  const to = struckCf(ctx.state, attacker, at, area, cf);
  if (to === cf) return cf;
  const cite = at.posture !== 'kneeling' && isOnRock(ctx.state, attacker) ? '27.8.2.1' : '14.2';
  ctx.emit({ kind: 'attack-halved', cite, fighter: attacker.id, area, cf: { from: cf, to } });
  return to;
}

/** 23.2 F, 27.8.2.2, 14.2 The CF of a feint's blow at an area: what halves a blow at that man, and there, halves it. */
export function freeCf(state: Readonly<State>, attacker: Fighter, at: Fighter, area: Area, cf: number): number {
  return struckCf(state, attacker, at, area, hasBelow(state, at, attacker) ? half(cf) : cf);
}

/** 23.2 F Tells what halves a feint's blow, one thing after the other; returns the CF that are left of it. */
export function halveFree(ctx: PhaseContext, attacker: Fighter, at: Fighter, area: Area, cf: number): number {
  if (!hasBelow(ctx.state, at, attacker)) return halveLow(ctx, attacker, at, area, cf);
  const cite = at.mount === null ? '27.8.2.2' : '30.6.3';
  ctx.emit({ kind: 'attack-halved', cite, fighter: attacker.id, area, cf: { from: cf, to: half(cf) } });
  return halveLow(ctx, attacker, at, area, half(cf));
}

const half = (cf: number): number => Math.floor(cf / 2);
