/** 8.1, P13: a man who stops before a hex that he may not enter. */
import type { Cite } from '../../../../kernel/modifier.ts';
import type { PhaseContext, Turnout } from '../phase.ts';
import type { Fighter } from '../types.ts';

/** Ends a man's way, or a rider's, before the hex of another. */
export function stopShort(ctx: PhaseContext, turnout: Turnout, before: Fighter, cite: Cite): void {
  turnout.stopped = true;
  ctx.emit({ kind: 'stopped-short', cite, fighter: turnout.fighter.id, target: before.id });
}
