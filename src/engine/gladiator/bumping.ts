/** 27.3: men who run into walls, pillars and rocks. */
import type { Hex } from '../kernel/hex.ts';
import { addModifier, type Modifier } from '../kernel/modifier.ts';
import type { Barrier } from './arena-types.ts';
import type { PhaseContext, Turnout } from './phase.ts';
import { stunBySeverity } from './stun.ts';
import { drm } from './table-types.ts';

/**
 * 27.3, 27.3.1 A man runs, or is pushed, into what bars his way: he stays in the last free hex, goes no
 * further, and is stunned by the hexes he has come forward (P26, P169). `hex`: where the obstacle stands.
 */
export function bump(ctx: PhaseContext, turnout: Turnout, barrier: Barrier, hex: Hex, pushed = false): void {
  const { fighter } = turnout;
  turnout.collided = true;
  turnout.stopped = true;
  const { id, at, facing } = fighter;
  ctx.emit({ kind: 'obstacle-hit', cite: '27.3', fighter: id, barrier, hex, at, facing, pushed });
  const modifiers: Modifier[] = [];
  const put = (condition: string, times: number) => {
    const { value, text } = drm(ctx.tables.obstacleCollision, condition);
    addModifier(modifiers, value * times, text, '27.3.1');
  };
  put('forward', forwardHexes(turnout));
  put('pushed', pushed ? 1 : 0);
  addModifier(modifiers, -fighter.ag, 'AG', '27.3.1');
  stunBySeverity(ctx, fighter, `the ${barrier}`, '27.3.1', modifiers);
}

/** P18, P26 A leap goes forward; a roll goes neither way. */
function forwardHexes({ entered, leapt }: Turnout): number {
  return leapt ? entered.length : entered.filter(({ way }) => way === 'forward').length;
}
