/** 8.22 Into the wall. */
import { goOut, loseHand, stun } from './altitude.ts';
import type { PitContext } from './kit.ts';
import type { Glider } from './types.ts';

/** 8.22 What comes of flying into the wall: by current speed; then speed 0, and the sequence is over. */
export function collide(ctx: PitContext, glider: Glider): void {
  const { effect, row } = ctx.tables.wall(glider.speed, glider.stunned);
  ctx.emit({ kind: 'collided', cite: '8.22', glider: glider.id, row, effect });
  if (effect === 'out') {
    goOut(ctx, glider, 'wall', null);
    return;
  }
  if (effect === 'stunned and dropped') stun(ctx, glider, null);
  if (effect !== 'nothing') loseHand(ctx, glider, '8.22');
  glider.speed = 0;
}
