/** 7 Levels, speed, and going out. */
import type { PitContext } from './kit.ts';
import { settledAlt } from './pit.ts';
import { airspaceFor, isAloft } from './roster.ts';
import type { Glider } from './types.ts';
import { FASTEST, LEDGE, type Out } from './words.ts';

/** 7.14 Brings somebody to rest at an altitude in its hex; out where that is the floor. `by`: whose attack or ram it is (GR-43). */
export function settleAt(ctx: PitContext, glider: Glider, alt: number, by: string | null = null): void {
  const { state, emit } = ctx;
  const wanted = Math.min(alt, LEDGE - 1);
  glider.alt = settledAlt(airspaceFor(state, glider.id), glider.hex, alt);
  const levels = wanted - glider.alt;
  if (levels > 0) emit({ kind: 'forced-down', cite: '7.14', glider: glider.id, alt: glider.alt, levels });
  if (glider.alt <= state.floor) goOut(ctx, glider, 'floor', by);
}

/** 7.15 Changes somebody’s speed, never below 0; out where it is more than 5. */
export function changeSpeed(ctx: PitContext, glider: Glider, by: number): void {
  glider.speed = Math.max(0, glider.speed + by);
  if (glider.speed > FASTEST) goOut(ctx, glider, 'overspeed', null);
}

/** 6.12 Out of the bout, with all that it carries. `by`: whose attack or ram it is (GR-43). */
export function goOut({ state, emit }: PitContext, glider: Glider, how: Out, by: string | null): void {
  if (!isAloft(glider)) return;
  glider.out = how;
  glider.downedBy = by;
  state.outs.push(glider.id);
  emit({ kind: 'out', cite: OUT_RULES[how], glider: glider.id, how, by });
}

const OUT_RULES: { readonly [O in Out]: string } = { floor: '7.14', overspeed: '7.15', stun: '11.32', wall: '8.22' };

/** 11.32 Stuns somebody, or puts it out where it is stunned already. */
export function stun(ctx: PitContext, glider: Glider, by: string | null): void {
  if (!isAloft(glider)) return;
  if (glider.stunned) {
    goOut(ctx, glider, 'stun', by);
    return;
  }
  glider.stunned = true;
  ctx.emit({ kind: 'stunned', cite: '11.32', glider: glider.id });
}

/** 6.13 What somebody holds falls into the pit. */
export function loseHand({ emit }: PitContext, glider: Glider, cite: string): void {
  const weapon = glider.hand;
  if (weapon === null) return;
  glider.hand = null;
  emit({ kind: 'lost', cite, glider: glider.id, weapon });
}
