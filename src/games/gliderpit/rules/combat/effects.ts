/** GR-20 What a result does: stuns, then speed, then altitude. */
import { changeSpeed, settleAt, stun } from '../altitude.ts';
import type { PitContext } from '../kit.ts';
import { isAloft } from '../roster.ts';
import type { Effect } from '../tables/types.ts';
import type { Glider } from '../types.ts';

/** 11.26 to 11.30 Does what a result says. Whoever goes out by it is put out by the other (GR-43). */
export function applyEffect(ctx: PitContext, attacker: Glider, defender: Glider, effect: Effect): void {
  const sides = [
    { glider: attacker, by: defender.id, stuns: effect.astn, speed: effect.as, levels: effect.aa },
    { glider: defender, by: attacker.id, stuns: effect.dstn, speed: effect.ds, levels: effect.da },
  ] as const;
  for (const { glider, by, stuns } of sides) if (stuns) stun(ctx, glider, by);
  for (const { glider, speed } of sides) if (speed !== 0 && isAloft(glider)) slow(ctx, glider, speed);
  for (const { glider, by, levels } of sides) if (levels !== 0 && isAloft(glider)) move(ctx, glider, levels, by);
}

function slow(ctx: PitContext, glider: Glider, by: number): void {
  changeSpeed(ctx, glider, by);
  ctx.emit({ kind: 'slowed', cite: 'GR-20', glider: glider.id, speed: glider.speed });
}

function move(ctx: PitContext, glider: Glider, levels: number, by: string): void {
  ctx.emit({ kind: levels < 0 ? 'sank' : 'climbed', cite: 'GR-20', glider: glider.id, alt: glider.alt + levels });
  settleAt(ctx, glider, glider.alt + levels, by);
}
