/** 7.2.1, P12: the turn a man makes in a tick before he steps, and who tells of it. */
import { type Direction, turn } from '../../../../kernel/hex.ts';
import type { PhaseContext, Turnout } from '../phase.ts';

/** Where a man faces once he has made the turn of this tick. */
export function headingOf({ fighter, turning }: Pick<Turnout, 'fighter' | 'turning'>): Direction {
  return turn(fighter.facing, turning);
}

/** He turns; his step, or what stops him, tells of it. */
export function turnToStep(turnout: Turnout): void {
  turnout.fighter.facing = headingOf(turnout);
  turnout.turning = 0;
}

/** 8.2 He has turned before he collides: no step will tell of it. */
export function turnToCollide(ctx: PhaseContext, turnout: Turnout): void {
  const { id, facing: from } = turnout.fighter;
  const to = headingOf(turnout);
  turnToStep(turnout);
  if (to !== from) ctx.emit({ kind: 'turned', cite: '7.2.1', fighter: id, from, to, why: 'order' });
}
